"""One Chromium for all pages, and a web server for the folder they are in."""

import base64
import functools
import http.server
import io
import json
import threading
from pathlib import Path

import axe_playwright_python
from PIL import Image
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
HEIGHT = 900


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Session:
    def __init__(self, folder):
        self.folder = Path(folder).resolve()
        self.axe = AXE.read_text("utf-8")

    def __enter__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                         "--disable-smooth-scrolling"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(300)
        handler = functools.partial(Quiet, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        # Violations of the content policy are not always told on the console.
        self.tell("Page.addScriptToEvaluateOnNewDocument", source="""
            window.violations = [];
            addEventListener('securitypolicyviolation', event => window.violations.push(
              `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
            window.faults = [];
            addEventListener('error', event => window.faults.push(String(event.message)));
            addEventListener('unhandledrejection', event => window.faults.push(String(event.reason)));
        """)
        return self

    def __exit__(self, *_):
        self.driver.quit()
        self.server.shutdown()

    def tell(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        return self.driver.execute_async_script(script, *arguments)

    def file_url(self, page):
        return page.resolve().as_uri()

    def server_url(self, page):
        path = self.file_url(page).removeprefix(self.folder.as_uri())
        return f"http://127.0.0.1:{self.server.server_address[1]}{path}"

    def width(self, points, height=HEIGHT):
        self.tell(
            "Emulation.setDeviceMetricsOverride", width=points, height=height, deviceScaleFactor=1, mobile=False)

    def screen(self):
        """What the window shows."""
        png = base64.b64decode(self.tell("Page.captureScreenshot", format="png")["data"])
        return Image.open(io.BytesIO(png)).convert("RGB")

    def open(self, url, scripts=True):
        """Opens a page afresh, and forgets what was logged before."""
        self.tell("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.driver.get("about:blank")
        self.driver.get_log("performance")
        self.driver.get_log("browser")
        self.driver.get(url)

    def requests(self):
        """The addresses that were asked for since the page was opened."""
        addresses = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                addresses.append(message["params"]["request"]["url"])
        return addresses

    def console(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] != "INFO"]

    def picture(self, selector):
        """The element, as it is on the screen."""
        box = self.run_async("""
            const element = document.querySelector(arguments[0]), done = arguments[1];
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            requestAnimationFrame(() => requestAnimationFrame(() => {
              const box = element.getBoundingClientRect();
              done([box.x, box.y, box.width, box.height]);
            }));
        """, selector)
        png = base64.b64decode(self.driver.get_screenshot_as_base64())
        x, y, width, height = box
        picture = Image.open(io.BytesIO(png)).convert("RGB")
        return picture.crop((int(x) + 1, max(0, int(y) + 1), int(x + width) - 1, min(picture.height, int(y + height) - 1)))
