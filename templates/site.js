// What a page needs at once: copy buttons, the choice of colours, and the field that asks for the
// search (search.js) when somebody goes there. Classic scripts without modules and requests, so that they
// work from file:// too; every page can be read without them.
(function () {
  "use strict";

  var form = document.querySelector("form.search");
  if (!form) { return; }
  var input = form.querySelector("input");

  function element(tag, attributes, text) {
    var made = document.createElement(tag);
    Object.keys(attributes || {}).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    if (text) { made.textContent = text; }
    return made;
  }

  // ---- The search.

  var asked = false;
  function askForSearch() {
    if (asked) { return; }
    asked = true;
    document.head.append(element("script", { src: form.dataset.root + "search.js" }));
  }
  input.addEventListener("focus", askForSearch);
  input.addEventListener("input", askForSearch);
  if (document.activeElement === input || document.querySelector("[data-search=results]")) { askForSearch(); }
  document.addEventListener("keydown", function (event) {
    var target = event.target;
    var writes = target instanceof HTMLElement &&
      (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
    if (event.key === "/" && !writes && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
      input.select();
    }
  });
  [["role", "combobox"], ["aria-expanded", "false"], ["aria-autocomplete", "list"], ["aria-keyshortcuts", "/"]]
    .forEach(function (pair) { input.setAttribute(pair[0], pair[1]); });
  form.append(element("kbd", { "aria-hidden": "true" }, "/"));
  var status = element("p", { "class": "hidden", role: "status" });
  form.append(status);

  // ---- Copy buttons.

  function copy(text) {
    if (navigator.clipboard && window.isSecureContext) { return navigator.clipboard.writeText(text); }
    // Where there is no clipboard for scripts: through a selection.
    return new Promise(function (done, failed) {
      var area = element("textarea", { "class": "hidden", "aria-hidden": "true", tabindex: "-1" });
      area.value = text;
      document.body.append(area);
      area.select();
      var copied = document.execCommand("copy");
      area.remove();
      if (copied) { done(); } else { failed(); }
    });
  }

  document.querySelectorAll("main pre").forEach(function (listing) {
    // Those in tables are too small for buttons.
    if (listing.closest("table, [data-playground]")) { return; }
    var box = element("div", { "class": "copyable" });
    listing.replaceWith(box);
    box.append(listing);
    var bar = element("div", { "class": "tools" });
    var button = element("button", { type: "button", "aria-label": "Copy the listing" }, "Copy");
    bar.append(button);
    box.append(bar);
    button.addEventListener("click", function () {
      copy(listing.textContent).then(function () { return "Copied"; }, function () { return "Not copied"; })
        .then(function (text) {
          button.textContent = text;
          status.textContent = text;
          setTimeout(function () { button.textContent = "Copy"; }, 1500);
        });
    });
  });

  // ---- Light and dark.

  var root = document.documentElement;
  var names = { "": "as the system", light: "light", dark: "dark" };
  var signs = { "": "◐", light: "☀", dark: "☾" };
  var theme = element("button", { type: "button", "class": "theme" });
  function label() {
    var now = root.dataset.theme || "";
    theme.textContent = signs[now];
    theme.setAttribute("aria-label", "Colours: " + names[now]);
    theme.title = "Colours: " + names[now];
  }
  theme.addEventListener("click", function () {
    var next = { "": "dark", dark: "light", light: "" }[root.dataset.theme || ""];
    if (next) { root.dataset.theme = next; } else { delete root.dataset.theme; }
    try {
      if (next) { localStorage.setItem("clman-theme", next); } else { localStorage.removeItem("clman-theme"); }
    } catch (error) {
      // Storage is off: the choice holds for this page.
    }
    label();
  });
  label();
  document.querySelector(".bar").append(theme);
})();
