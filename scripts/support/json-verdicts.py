"""Prints `valid` or `invalid`, a tab and the name for each JSON file: json-verdicts.py SCHEMA FILE…

Patterns are read as JSON Schema says (ECMA-262), where `$` is the end of the text, not of its last line.
Needs the package jsonschema.
"""
import json
import re
import sys

import jsonschema


def pattern(validator, pattern, instance, schema):
    if validator.is_type(instance, "string") and not re.search(re.sub(r"\$$", r"\\Z", pattern), instance):
        yield jsonschema.ValidationError(f"{instance!r} does not match {pattern!r}")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    checker = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"pattern": pattern})(schema)
    for name in sys.argv[2:]:
        with open(name, encoding="utf-8-sig") as file:
            print("valid" if checker.is_valid(json.load(file)) else "invalid", name, sep="\t")


main()
