// Filters the list of rules. The index, with the rules of all files of the list, is loaded when somebody first filters.
(function () {
  "use strict";

  // The number of rules that are shown at first.
  var MOST = 100;
  var form = document.querySelector("[data-rules]");
  var found = document.querySelector("[data-rules-found]");
  var list = document.querySelector("[data-rules-list]");

  function element(tag, attributes, text) {
    var made = document.createElement(tag);
    Object.keys(attributes || {}).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    if (text) { made.textContent = text; }
    return made;
  }

  var rules = null;
  window.clmanRules = function (all) {
    rules = all;
    var pages = rules.map(function (rule) { return rule[2]; });
    pages.filter(function (page, at) { return pages.indexOf(page) === at; }).forEach(function (page) {
      form.page.append(element("option", {}, page));
    });
    filter();
  };
  function load() {
    if (rules) { return; }
    rules = [];
    document.head.append(element("script", { src: form.dataset.rules }));
  }

  function entry(rule) {
    var item = element("li");
    item.append(element("a", { href: rule[0] + "#" + encodeURIComponent(rule[1]) }, rule[2] + " › " + rule[3]), element("br"), rule[4]);
    return item;
  }
  function filter() {
    var words = form.text.value.toLowerCase().split(/\s+/).filter(Boolean);
    var page = form.page.value;
    var seen = form.seen.value;
    var none = words.length === 0 && !page && !seen;
    list.hidden = !none;
    if (none) { return found.replaceChildren(); }
    var those = rules.filter(function (rule) {
      var text = rule.slice(2, 6).join(" ").toLowerCase();
      return (!page || rule[2] === page) && (!seen || rule[6].indexOf(seen) >= 0) &&
        words.every(function (word) { return text.indexOf(word) >= 0; });
    });
    var shown = element("ul");
    shown.append.apply(shown, those.slice(0, MOST).map(entry));
    var count = those.length === 1 ? "One rule" : those.length + " rules";
    found.replaceChildren(element("p", {}, count + (those.length > MOST ? ", of which the first " + MOST + " are shown" : "")), shown);
  }
  form.addEventListener("focusin", load);
  form.addEventListener("input", filter);
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  form.hidden = false;

  // A link to a rule opens it.
  function open() {
    var rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (rule && rule.matches("details")) {
      form.reset();
      if (rules) { filter(); }
      rule.open = true;
      rule.scrollIntoView();
    }
  }
  window.addEventListener("hashchange", open);
  open();
})();
