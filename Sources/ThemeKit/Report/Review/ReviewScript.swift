/// The script of a page: switches, filters and the copy buttons. Everything else works without it.
///
/// It puts no text of the page together as HTML, stores nothing and asks for nothing.
enum ReviewScript {
  static let text = #"""
    'use strict';
    (() => {
      const root = document.documentElement;
      const all = (selector, from = document) => [...from.querySelectorAll(selector)];
      for (const element of all('.scripted')) element.hidden = false;

      // Settings take room: they are open where there is some.
      const settings = document.querySelector('.view-settings');
      if (settings) settings.open = matchMedia('(min-width: 1100px)').matches;

      const form = document.querySelector('.controls');
      const shown = document.getElementById('shown');
      const brand = document.getElementById('brand-filter');
      const switches = new Set(['direction', 'vision', 'size']);
      const severities = all('input[name=severity]');

      // Shows what the filters let through; says how much that is.
      function filter() {
        const wanted = new Set(severities.filter(box => box.checked).map(box => box.value));
        const filtersSeverity = severities.length > 0;
        for (const finding of all('[data-severity]')) {
          finding.hidden = filtersSeverity && !wanted.has(finding.dataset.severity);
        }
        const kept = new Set();
        const known = new Set();
        for (const element of all('[data-brand]')) {
          const found = element.dataset.found.split(' ');
          const isWanted = !filtersSeverity || found.some(name => wanted.has(name))
            || (found[0] === 'none' && !severities.some(box => box.value === 'none'));
          const isChosen = !brand || brand.value === '' || brand.value === element.dataset.brand;
          element.hidden = !(isWanted && isChosen);
          known.add(element.dataset.brand);
          if (!element.hidden) kept.add(element.dataset.brand);
        }
        if (known.size > 1) shown.textContent = `${kept.size} of ${known.size} brands shown`;
      }

      // Sets or takes an attribute of the page, which the style sheet acts on.
      function choose(name, value) {
        if (value) root.dataset[name] = value; else delete root.dataset[name];
      }

      // Shows the cards in the other direction. They are asked for only now.
      function turn(direction) {
        for (const image of all('img[data-rtl]')) {
          const own = image.dataset;
          own.ltr ??= image.getAttribute('src');
          own.ltrCrop ??= image.className;
          own.ltrHeight ??= image.getAttribute('height');
          own.ltrAlt ??= image.alt;
          const kind = direction === 'rtl' ? 'rtl' : 'ltr';
          image.className = own[`${kind}Crop`];
          image.setAttribute('height', own[`${kind}Height`]);
          image.alt = kind === 'rtl' ? `${own.ltrAlt}, from right to left` : own.ltrAlt;
          image.src = own[kind];
          image.closest('a')?.setAttribute('href', own[kind]);
        }
      }

      // What a switch does.
      function set(name, value) {
        if (name === 'direction') turn(value); else choose(name, value);
      }

      if (form) {
        form.addEventListener('submit', event => event.preventDefault());
        form.addEventListener('change', event => {
          const { name, value } = event.target;
          if (switches.has(name)) set(name, value); else filter();
        });
        // A browser may keep what was chosen before the page was loaded again.
        for (const box of all('input:checked', form)) {
          if (switches.has(box.name) && box.value) set(box.name, box.value);
        }
        filter();
      }

      // A link to something that a filter hides brings it back.
      function reveal() {
        const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const hidden = target && target.closest('[hidden]');
        if (!hidden) return;
        if (brand) brand.value = '';
        for (const box of severities) box.checked = true;
        filter();
        target.scrollIntoView();
      }
      addEventListener('hashchange', reveal);

      // Copies the text of the element that the button names.
      async function copy(button) {
        const source = document.getElementById(button.dataset.copies);
        let done = false;
        try {
          await navigator.clipboard.writeText(source.textContent);
          done = true;
        } catch {
          getSelection().selectAllChildren(source);
          done = document.execCommand('copy');
        }
        const label = button.textContent;
        button.textContent = done ? 'Copied' : 'Select and copy';
        setTimeout(() => { button.textContent = label; }, 2000);
      }
      for (const button of all('[data-copies]')) button.addEventListener('click', () => copy(button));
    })();
    """#
}
