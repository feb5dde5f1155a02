"""What a page must be. Each method says what it checks, and adds a sentence for each fault."""

from .explained import EXPLAINED

WIDTHS = (1280, 390)

# Elements that the tab key reaches, in the order in which it must.
FOCUSABLE = """
  const reached = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(e =>
    e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }));
  // Of a group of radio buttons the tab key reaches the chosen one.
  return reached.filter(e => e.type !== 'radio' || e.checked);
"""


class Checks:
    def __init__(self, session, pages, kind):
        self.session, self.pages, self.kind = session, pages, kind
        self.problems = []
        self.facts = []

    def fault(self, text):
        if text not in self.problems:
            self.problems.append(text)

    def run(self):
        """All checks; returns the faults, and the figures in one line."""
        for page in self.pages:
            name = str(page.relative_to(self.pages[0].parent))
            self.page(name, page)
        index = self.pages[0]
        self.size(index)
        if self.kind.is_review:
            self.filters(index)
            self.vision(index)
            for page in self.pages:
                self.direction(page)
            self.copying(index)
        if self.kind.tabs:
            self.keyboard(index)
        self.printing(index)
        self.without_script(index)
        return self.problems, "; ".join(self.facts)

    # The page as it is

    def page(self, name, page):
        session = self.session
        for address in (session.file_url(page), session.server_url(page)):
            scheme = address.split(":")[0]
            for width in WIDTHS if scheme == "file" else WIDTHS[:1]:
                where = f"{name}, {width} points, {scheme}"
                session.width(width)
                session.open(address)
                self.pictures(where)
                self.scrolling(where)
                session.run("document.querySelectorAll('details').forEach(e => e.open = true)")
                self.scrolling(where + ", all open")
                if scheme == "file":
                    self.axe(where)
                self.quiet(where, address.rsplit("/", 1)[0] + "/")

    def pictures(self, where):
        """Every picture that the page shows can be loaded, also those further down."""
        broken = self.session.run_async("""
            const done = arguments[0];
            const all = [...document.images].filter(image => image.hasAttribute('src'));
            for (const image of all) image.loading = 'eager';
            Promise.all(all.map(image => image.decode().then(() => null, () => image.src.slice(0, 200))))
              .then(sources => done(sources.filter(source => source)));
        """)
        for source in broken:
            self.fault(f"{where}: the picture {source} cannot be shown")

    def scrolling(self, where):
        """Nothing makes the page wider than the window."""
        over = self.session.run("""
            const width = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= width) return null;
            const wide = [...document.body.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > width + 0.5);
            return [document.documentElement.scrollWidth, width, wide.slice(0, 3).map(e => e.outerHTML.slice(0, 120))];
        """)
        if over:
            self.fault(f"{where}: {over[0]} points wide in a window of {over[1]}: {over[2]}")

    def axe(self, where):
        """axe-core finds nothing, and what it cannot tell is explained."""
        session = self.session
        session.run(session.axe)
        result = session.run_async("""
            const done = arguments[0];
            axe.run({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete'] })
              .then(done, error => done({ fault: String(error) }));
        """)
        if "fault" in result:
            self.fault(f"{where}: axe-core failed: {result['fault']}")
            return
        for rule in result["violations"]:
            nodes = [node["html"][:160] for node in rule["nodes"][:2]]
            self.fault(f"{where}: axe {rule['id']}: {rule['help']} ({len(rule['nodes'])}): {nodes}")
        for rule in result["incomplete"]:
            for node in rule["nodes"]:
                told = {check.get("data", {}).get("messageKey") if isinstance(check.get("data"), dict) else None
                        for check in node["any"] + node["all"] + node["none"]} - {None}
                if not told & EXPLAINED.get(rule["id"], {}).keys():
                    self.fault(f"{where}: axe cannot tell {rule['id']} ({sorted(told)}) of {node['html'][:160]}")

    def quiet(self, where, folder):
        """No request leaves the page's folder, and neither script nor policy complain."""
        session = self.session
        for address in session.requests():
            # A browser asks for an icon by itself.
            if not address.startswith((folder, "data:", "about:")) and not address.endswith("/favicon.ico"):
                self.fault(f"{where}: a request for {address[:200]}")
        for message in session.console():
            # A browser asks for this by itself; there is none.
            if "favicon.ico" not in message:
                self.fault(f"{where}: on the console: {message[:300]}")
        for message in session.run("return window.violations.concat(window.faults)"):
            self.fault(f"{where}: {message[:300]}")
        if session.run("return window.failed"):
            self.fault(f"{where}: a text of a brand ran as a script")

    def size(self, index):
        """How large the page is, and when it answers."""
        size = index.stat().st_size
        if self.kind.most_bytes is not None and size > self.kind.most_bytes:
            self.fault(f"the index has {size} bytes, {self.kind.most_bytes} are allowed")
        self.session.width(WIDTHS[0])
        self.session.open(self.session.server_url(index))
        ready = self.session.run("return performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
        self.facts += [f"{size} bytes", f"answers after {ready:.0f} ms"]

    # What it does

    def start(self, index):
        self.session.width(WIDTHS[0])
        self.session.open(self.session.file_url(index))
        self.session.run("const s = document.querySelector('.view-settings'); if (s) s.open = true;")

    def filters(self, index):
        """A brand can be chosen, severities can be taken out, and the page says how much is shown."""
        self.start(index)
        session = self.session
        names = session.run(
            "return [...document.querySelectorAll('#brand-filter option')].map(o => o.value).filter(Boolean)")
        shown = "return [...new Set([...document.querySelectorAll('[data-brand]')].filter(e => e.checkVisibility())"
        shown += ".map(e => e.dataset.brand))]"
        change = "arguments[0].dispatchEvent(new Event('change', { bubbles: true }))"
        if len(names) > 1:
            session.run("const b = document.getElementById('brand-filter'); b.value = arguments[0];"
                        "b.dispatchEvent(new Event('change', { bubbles: true }))", names[1])
            if session.run(shown) != [names[1]]:
                self.fault(f"choosing {names[1]} shows {session.run(shown)[:5]}")
            told = session.run("return document.getElementById('shown').textContent")
            if told != f"1 of {len(names)} brands shown":
                self.fault(f"choosing one brand is told as {told!r}")
            session.run("const b = document.getElementById('brand-filter'); b.value = '';"
                        "b.dispatchEvent(new Event('change', { bubbles: true }))")
            if sorted(session.run(shown)) != sorted(names):
                self.fault("all brands do not come back")
        for severity in session.run("return [...new Set([...document.querySelectorAll('[data-severity]')]"
                                    ".map(e => e.dataset.severity))]"):
            box = session.driver.find_element("css selector", f"input[name=severity][value={severity}]")
            box.click()
            left = session.run("return [...document.querySelectorAll(`[data-severity=${arguments[0]}]`)]"
                               ".filter(e => e.checkVisibility()).length", severity)
            if left:
                self.fault(f"without {severity}s {left} of them are shown")
            session.run("arguments[0].click();" + change, box)
            back = session.run("return [...document.querySelectorAll(`[data-severity=${arguments[0]}]`)]"
                               ".filter(e => e.hidden).length", severity)
            if back:
                self.fault(f"{back} {severity}s do not come back")

    def vision(self, index):
        """Each simulation changes the cards, and without colour there are only greys."""
        self.start(index)
        session = self.session
        if not session.run("return document.querySelector('main img') !== null"):
            return
        session.run("document.querySelector('main img').loading = 'eager'")
        session.run_async("document.querySelector('main img').decode().then(arguments[0], arguments[0])")
        plain = session.picture("main img")
        for name in ("protan", "deutan", "tritan", "achroma"):
            session.run("document.querySelector(`input[name=vision][value=${arguments[0]}]`).click()", name)
            seen = session.picture("main img")
            if seen.tobytes() == plain.tobytes():
                self.fault(f"{name} changes nothing")
            if name == "achroma" and any(max(color) - min(color) > 2 for _, color in seen.getcolors(1 << 24)):
                self.fault("achroma shows colours")
        session.run("document.querySelector('input[name=vision][value=\"\"]').click()")
        if session.picture("main img").tobytes() != plain.tobytes():
            self.fault("the colours do not come back")

    def direction(self, page):
        """Cards from right to left are asked for when they are wanted, and no sooner; then they can be shown."""
        session = self.session
        session.width(WIDTHS[0])
        session.open(session.server_url(page))
        session.run("const s = document.querySelector('.view-settings'); if (s) s.open = true;")
        if not session.run("return document.querySelector('input[name=direction]') !== null"):
            if session.run("return document.querySelector('img[data-rtl]') !== null"):
                self.fault(f"{page.name}: there are cards from right to left, and no switch")
            return
        turned = [address for address in session.requests() if ".rtl." in address]
        if turned:
            self.fault(f"{page.name}: {turned[0]} was asked for before it was wanted")
        usual = session.run("return [...document.querySelectorAll('img[data-rtl]')].map(i => i.getAttribute('src'))")
        session.run("document.querySelector('input[name=direction][value=rtl]').click()")
        broken = session.run_async("""
            const done = arguments[0];
            const all = [...document.querySelectorAll('img[data-rtl]')];
            for (const image of all) image.loading = 'eager';
            Promise.all(all.map(image => image.decode().then(
              () => image.naturalHeight === image.height || getComputedStyle(image).objectFit !== 'fill'
                ? (image.closest('a') && image.closest('a').href !== image.src ? image.src : null) : null,
              () => image.src))).then(sources => done(sources.filter(source => source)));
        """)
        for source in broken[:3]:
            self.fault(f"{page.name}: {source} cannot be shown, or its link leads elsewhere")
        shown = session.run("return [...document.querySelectorAll('img[data-rtl]')].map(i => i.getAttribute('src'))")
        if [source.replace(".rtl.svg", ".svg") for source in shown] != usual or any(".rtl." not in s for s in shown):
            self.fault(f"{page.name}: the switch shows {shown[:2]} in place of {usual[:2]}")
        session.run("document.querySelector('input[name=direction][value=\"\"]').click()")
        back = session.run("return [...document.querySelectorAll('img[data-rtl]')].map(i => i.getAttribute('src'))")
        if back != usual:
            self.fault(f"{page.name}: the usual cards do not come back")

    def copying(self, index):
        """A copy button copies its text and says so."""
        session = self.session
        session.width(WIDTHS[0])
        address = session.server_url(index)
        session.tell("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        session.open(address)
        copied = session.run_async("""
            const done = arguments[0];
            document.querySelectorAll('details').forEach(e => e.open = true);
            const button = document.querySelector('[data-copies]');
            if (!button) return done(null);
            button.scrollIntoView(); button.click();
            const label = button.textContent;
            let tries = 0;
            const look = async () => {
              if (button.textContent === label && tries++ < 60) return setTimeout(look, 50);
              const source = document.getElementById(button.dataset.copies).textContent;
              const said = button.textContent;
              let text; try { text = await navigator.clipboard.readText(); } catch (error) { text = String(error); }
              done([said, text === source, text.slice(0, 80)]);
            };
            look();
        """)
        if copied and (copied[0] != "Copied" or not copied[1]):
            self.fault(f"a copy button says {copied[0]!r}, and the clipboard has {copied[2]!r}")

    def keyboard(self, index):
        """The tab key reaches everything in the order of the page, and what has the focus is marked."""
        self.start(index)
        session = self.session
        wanted = session.run("const all = (() => {" + FOCUSABLE + "})(); window.all = all; return all.length")
        order = []
        for _ in range(min(self.kind.tabs, wanted)):
            for kind in ("rawKeyDown", "keyUp"):
                session.tell("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)
            # The browser scrolls to what has the focus before it draws the next picture.
            position, marked, seen, html = session.run_async("""
                const done = arguments[0];
                requestAnimationFrame(() => requestAnimationFrame(() => {
                  const e = document.activeElement, style = getComputedStyle(e);
                  const box = e.getBoundingClientRect();
                  const isSeen = box.bottom > 0 && box.top < innerHeight && box.width > 0;
                  const hasMark = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
                  done([window.all.indexOf(e), hasMark, isSeen, e.outerHTML.slice(0, 120)]);
                }));
            """)
            order.append(position)
            if not marked:
                self.fault(f"nothing marks the focus of {html}")
            if not seen:
                self.fault(f"with the focus this is not to be seen: {html}")
        if order != list(range(len(order))):
            first = next(i for i, position in enumerate(order) if position != i)
            self.fault(f"the tab key's step {first + 1} leads to element {order[first]}")
        self.facts.append(f"{len(order)} steps of the tab key")

    def printing(self, index):
        """On paper everything is there but what can only be used on a screen."""
        self.start(index)
        session = self.session
        session.run("document.querySelectorAll('details').forEach(e => e.open = false)")
        session.tell("Emulation.setEmulatedMedia", media="print")
        lost = session.run("""
            const seen = e => e.checkVisibility({ contentVisibilityAuto: false }) && e.getClientRects().length > 0;
            return [...document.querySelectorAll('main h2, main h3, main h4, main td, main th, main pre, main img, main li')]
              .filter(e => !e.closest('form') && !e.closest('.scripted') && !seen(e))
              .map(e => e.outerHTML.slice(0, 120));
        """)
        for html in lost[:3]:
            self.fault(f"on paper {len(lost)} parts are missing, such as {html}")
        form = session.run("const f = document.querySelector('.controls'); return f !== null && f.checkVisibility()")
        if form:
            self.fault("the controls are printed")
        session.tell("Emulation.setEmulatedMedia", media="")

    def without_script(self, index):
        """Without script the same is there, and nothing that needs one."""
        session = self.session
        count = "return [...document.querySelectorAll('main h2, main h3, main td, main pre, main img')].length"
        self.start(index)
        wanted = session.run(count)
        session.open(session.file_url(index), scripts=False)
        document = session.tell("DOM.getDocument", depth=1)["root"]["nodeId"]
        found = session.tell(
            "DOM.querySelectorAll", nodeId=document, selector="main h2, main h3, main td, main pre, main img")["nodeIds"]
        if len(found) != wanted:
            self.fault(f"without script {len(found)} parts are there, with it {wanted}")
        for node in session.tell("DOM.querySelectorAll", nodeId=document, selector=".scripted")["nodeIds"]:
            attributes = session.tell("DOM.getAttributes", nodeId=node)["attributes"]
            if "hidden" not in attributes[::2]:
                self.fault(f"without script something is offered that needs one: {attributes}")
        session.tell("Emulation.setScriptExecutionDisabled", value=False)
