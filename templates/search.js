// The search. site.js adds it when somebody goes to the field; it asks for the index.
(function () {
  "use strict";

  var form = document.querySelector("form.search");
  var input = form.querySelector("input");
  // The way from this page to the folder of its edition: what the index names stands there.
  var base = form.dataset.base || "";

  function element(tag, attributes, text) {
    var made = document.createElement(tag);
    Object.keys(attributes || {}).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    if (text) { made.textContent = text; }
    return made;
  }

  // ---- The index. It comes as a script that calls this function.

  var index = null;
  var waiting = [];

  function plain(text) { return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ""); }
  function wordsOf(text) { return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) || []; }
  // The words that a name is made of: `work`, `group` of `work_group` and of `workGroup`.
  function partsOf(name) {
    var parts = name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2").toLowerCase().match(/[\p{L}\p{N}]+/gu) || [];
    return parts.length > 1 ? parts : [];
  }
  // What the letters in the index mean.
  var KINDS = {
    f: "function", t: "type", k: "keyword", q: "qualifier", m: "macro", c: "constant", e: "extension",
    d: "diagnostic"
  };
  function bare(word) { return word.replace(/^_+|_+$/g, ""); }
  // Words of which the manual has the one, and readers may use the other.
  var ALIKE = { argument: "parameter", arguments: "parameters", parameter: "argument", parameters: "arguments" };

  window.clmanIndex = function (data) {
    index = {
      pages: data.pages.map(function (page) {
        var names = [page[0]].concat(page[3]);
        var file = page[1].replace(/^.*\/|\.html$/g, "");
        if (names.indexOf(file) < 0) { names.push(file); }
        return {
          title: page[0], href: page[1], summary: page[2],
          // Codes come after pages that say as much.
          weight: /(^|\/)diagnostics\//.test(page[1]) ? 0.5 : 1,
          names: names.map(function (name, i) {
            return { text: name, kind: KINDS[page[5][i]] || "page", low: bare(name.toLowerCase()), plain: plain(name), parts: partsOf(name) };
          }),
          summaryWords: wordsOf(page[2]).map(bare),
          headings: page[4].map(function (heading) {
            var text = heading[1];
            return { id: heading[0], text: text, rule: heading[2] || "", plain: plain(text), words: wordsOf(text).map(bare) };
          })
        };
      }),
      words: data.words ? data.words.split("\n") : [],
      places: data["in"] ? data["in"].split("\n") : []
    };
    waiting.splice(0).forEach(function (then) { then(); });
  };

  function withIndex(then) {
    if (index) { then(); return; }
    waiting.push(then);
    if (waiting.length === 1 && !document.querySelector("script[data-index]")) {
      document.head.append(element("script", { src: base + "search-index.js", "data-index": "" }));
    }
  }

  // ---- Matching.

  // How many letters have to be changed, added, left out or swapped, up to `most`; more is `most + 1`.
  function distance(a, b, most) {
    if (Math.abs(a.length - b.length) > most) { return most + 1; }
    var before = null, last = [], row = [], i, j;
    for (j = 0; j <= b.length; j++) { last[j] = j; }
    for (i = 1; i <= a.length; i++) {
      row = [i];
      var least = i;
      for (j = 1; j <= b.length; j++) {
        var cost = a[i - 1] === b[j - 1] ? 0 : 1;
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
        if (before && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
        least = Math.min(least, row[j]);
      }
      if (least > most) { return most + 1; }
      before = last;
      last = row;
    }
    return last[b.length];
  }

  function slips(word) { return word.length < 4 ? 0 : word.length < 6 ? 1 : 2; }

  // How well a name is found by a word: 0 where it is not.
  function nameScore(name, word, typos) {
    if (name.low === word) { return 1000; }
    if (name.low.startsWith(word)) { return 700 - Math.min(200, 8 * (name.low.length - word.length)); }
    var at = name.low.indexOf(word);
    if (at > 0) {
      var starts = !/[\p{L}\p{N}]/u.test(name.low[at - 1]);
      return (starts ? 450 : 300) - Math.min(100, 2 * (name.low.length - word.length));
    }
    if (!typos) { return 0; }
    var far = distance(word, name.low, typos);
    if (far <= typos) { return 420 - 100 * far; }
    for (var i = 0; i < name.parts.length; i++) {
      if (distance(word, name.parts[i], typos) <= typos) { return 250; }
    }
    // The beginning of a longer name, written with a slip.
    if (name.low.length > word.length && word.length >= 5) {
      far = distance(word, name.low.slice(0, word.length), 1);
      if (far <= 1) { return 180; }
    }
    return 0;
  }

  function wordScore(words, word, exact, prefix, slip, typos) {
    var best = 0;
    for (var i = 0; i < words.length; i++) {
      if (words[i] === word) { return exact; }
      if (words[i].startsWith(word)) { best = Math.max(best, prefix); }
      else if (typos && best < slip && distance(word, words[i], typos) <= typos) { best = slip; }
    }
    return best;
  }

  // The pages whose text says the word, with what that is worth.
  function inText(word, typos) {
    var found = new Map();
    function add(at, worth) {
      var page = 0;
      var places = index.places[at].split(" ");
      // A word that many pages say tells little.
      var rare = Math.log2(1 + index.pages.length / places.length);
      places.forEach(function (place) {
        var often = place.endsWith("!");
        page += parseInt(often ? place.slice(0, -1) : place, 36);
        var score = worth * (1 + rare / 4) * (often ? 1.4 : 1);
        if (score > (found.get(page) || 0)) { found.set(page, score); }
      });
    }
    // The words are in the order of their code units; so are strings.
    var low = 0, high = index.words.length;
    while (low < high) {
      var middle = (low + high) >> 1;
      if (index.words[middle] < word) { low = middle + 1; } else { high = middle; }
    }
    for (var at = low; at < index.words.length && index.words[at].startsWith(word); at++) {
      add(at, index.words[at] === word ? 40 : 22);
    }
    if (typos && !found.size) {
      index.words.forEach(function (other, at) {
        if (Math.abs(other.length - word.length) <= typos && distance(word, other, typos) <= typos) {
          add(at, 10);
        }
      });
    }
    return found;
  }

  // Words of questions, which say nothing of their subject.
  var SMALL = ("a an and are as at be can do does for from get has have how i if in into is it mean means my not of on or " +
    "should that the there this to use was what when where which why will with you").split(" ");
  function termsOf(query) {
    var terms = wordsOf(query).map(bare).filter(Boolean);
    var telling = terms.filter(function (term) { return SMALL.indexOf(term) < 0; });
    return terms.length > 2 && telling.length ? telling : terms;
  }

  // What is found by a query, best first.
  function search(query) {
    query = query.trim();
    var terms = termsOf(query);
    if (!terms.length) { return []; }
    var whole = plain(query);
    var texts = terms.map(function (term) {
      var found = inText(term, slips(term));
      if (ALIKE[term]) {
        inText(ALIKE[term], 0).forEach(function (score, page) { if (!found.has(page)) { found.set(page, score / 2); } });
      }
      return found;
    });
    var found = [];
    index.pages.forEach(function (page, at) {
      var total = 0, matched = 0, place = null, by = null, told = false;
      terms.forEach(function (term, n) {
        var typos = slips(term), best = 0, heading = null;
        page.names.forEach(function (name, i) {
          // The page's own name is worth more than its others.
          var score = nameScore(name, term, typos) - (i ? 20 : 0);
          // Among several words, one that a name only contains may be about something else: `half` and half_cos.
          if (terms.length > 1 && score < 900) { score *= 0.4; }
          if (score > best) { best = score; by = score >= 180 ? name : by; }
        });
        // A name that was written down to its end is not outweighed.
        var named = best >= 500 ? best : 0;
        best = Math.max(best, wordScore(page.summaryWords, term, 130, 90, 30, typos));
        told = told || best > 0;
        page.headings.forEach(function (one) {
          var score = wordScore(one.words, term, 160, 100, 25, typos);
          if (score > best) { best = score; heading = one; }
        });
        best = Math.max(best, texts[n].get(at) || 0);
        if (heading) { place = heading; }
        if (best > 0) { matched++; total += Math.max(named, best * page.weight); }
      });
      if (!matched) { return; }
      page.names.forEach(function (name) {
        // Names that differ in capitals and lines alone are of different things: NAN and nan.
        if (name.plain === whole) { total += name.text === query ? 4000 : 1500; place = null; by = name; }
        else if (terms.length > 1 && name.plain.startsWith(whole)) { total += 600; place = null; }
      });
      // A name that is made of all words is the answer, or else a rule that says them all.
      var isNamed = page.names.some(function (name) { return name.plain.indexOf(whole) >= 0; });
      if (terms.length > 1 && isNamed) {
        total += 300;
      } else if (terms.length > 1 && matched === terms.length) {
        var telling = page.headings.find(function (one) {
          var low = one.rule.toLowerCase();
          return low && terms.every(function (term) {
            return low.indexOf(term) >= 0 || ALIKE[term] && low.indexOf(ALIKE[term]) >= 0;
          });
        });
        if (telling) { total += 150; place = telling; }
      }
      // A rule is found by its name as a page is.
      var named = page.headings.find(function (one) { return one.plain === whole; });
      if (named && terms.length > 1) { total += 1000; place = named; }
      found.push({ page: page, place: place, by: by, told: told, matched: matched, score: total });
    });
    // Pages with every word; where there is none, those with the most.
    var most = found.reduce(function (most, one) { return Math.max(most, one.matched); }, 0);
    found = found.filter(function (one) { return one.matched === most; });
    found.sort(function (a, b) {
      return b.score - a.score || (a.page.title < b.page.title ? -1 : 1);
    });
    return found;
  }

  function address(one) {
    return base + one.page.href + (one.place ? "#" + encodeURIComponent(one.place.id) : "");
  }

  // The rule that says most of the words of a page which only its text says.
  function inRules(one, terms) {
    if (one.place || one.told) { return; }
    var most = 0;
    one.page.headings.forEach(function (heading) {
      var low = heading.rule.toLowerCase();
      var count = terms.filter(function (term) { return low.indexOf(term) >= 0; }).length;
      if (count > most) { most = count; one.place = heading; }
    });
  }

  // What a result shows, put into `parent`: the title, the name or the place that was found, its kind, and a
  // line about it.
  function describe(one, parent) {
    var page = one.page, by = one.place ? null : one.by;
    var found = one.place ? one.place.text : by && by.text !== page.title && by.kind !== "page" ? by.text : "";
    var rule = one.place && one.place.rule;
    var kind = rule ? "rule" : by ? by.kind : page.names[0].kind;
    // The file of a page of several sections names its section: printf.3.html.
    var section = page.href.indexOf(page.title + ".") ? null : page.href.slice(page.title.length).match(/^\.(\w+)\.html$/);
    parent.append(element("span", { "class": "name" }, page.title + (section ? "(" + section[1] + ")" : "")));
    if (found) { parent.append(" ", element("span", { "class": "place" }, "› " + found)); }
    parent.append(" ", element("span", { "class": "badge" }, kind));
    if (rule || page.summary) { parent.append(" ", element("span", { "class": "summary" }, rule || page.summary)); }
  }

  function count(n) { return n === 0 ? "No page is found" : n === 1 ? "One page" : n + " pages"; }

  // ---- The list below the field.

  var MOST = 10;
  if (!document.querySelector("link[href$='more.css']")) {
    document.head.append(element("link", { rel: "stylesheet", href: form.dataset.root + "more.css" }));
  }
  var list = element("div", { id: "site:results", role: "listbox", "aria-label": "Pages found" });
  var status = form.querySelector("[role=status]");
  list.hidden = true;
  input.after(list);
  input.setAttribute("aria-controls", "site:results");
  var active = -1;

  function choose(at) {
    var options = list.querySelectorAll("[role=option]");
    active = options.length ? (at + options.length) % options.length : -1;
    options.forEach(function (option, i) {
      option.setAttribute("aria-selected", String(i === active));
    });
    if (active < 0) { input.removeAttribute("aria-activedescendant"); return; }
    input.setAttribute("aria-activedescendant", options[active].id);
    options[active].scrollIntoView({ block: "nearest" });
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
    active = -1;
  }

  function show() {
    var query = input.value.trim();
    if (!query) { list.replaceChildren(); status.textContent = ""; close(); return; }
    withIndex(function () {
      // The query may have changed while the index came.
      if (input.value.trim() !== query) { return; }
      var found = search(query);
      list.replaceChildren();
      found.slice(0, MOST).forEach(function (one, at) {
        var option = element("a", {
          role: "option", id: "site:result-" + at, tabindex: "-1", "aria-selected": "false"
        });
        inRules(one, termsOf(query));
        option.href = address(one);
        describe(one, option);
        list.append(option);
      });
      status.textContent = count(found.length);
      if (!found.length) {
        // An option that leads nowhere, so that the list is not empty.
        list.append(element("div", { role: "option", "aria-disabled": "true", "class": "none" }, count(0)));
      }
      list.hidden = false;
      input.setAttribute("aria-expanded", "true");
      if (found.length) { choose(0); } else { active = -1; }
    });
  }

  input.addEventListener("input", show);
  input.addEventListener("keydown", function (event) {
    if (event.isComposing) { return; }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) { show(); return; }
      choose(active + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (list.hidden) { input.value = ""; input.blur(); } else { close(); }
    } else if (event.key === "Enter") {
      var option = active >= 0 && !list.hidden && list.querySelectorAll("[role=option]")[active];
      if (option && option.href) { event.preventDefault(); location.href = option.href; close(); }
    }
  });
  document.addEventListener("click", function (event) {
    if (!form.contains(event.target)) { close(); }
  });
  form.addEventListener("focusout", function (event) {
    if (event.relatedTarget && !form.contains(event.relatedTarget)) { close(); }
  });
  // ---- The page of results.

  var results = document.querySelector("[data-search=results]");
  if (results) {
    var query = new URLSearchParams(location.search).get("q") || "";
    var said = document.querySelector("[data-search=status]");
    input.value = query;
    if (!query.trim()) {
      said.textContent = "Write what you look for in the field above.";
    } else {
      said.textContent = "Searching …";
      withIndex(function () {
        var found = search(query);
        said.textContent = count(found.length) + " for “" + query + "”" +
          (found.length > 50 ? ", of which these are the best 50" : "");
        var items = element("ul", { "class": "pages" });
        found.slice(0, 50).forEach(function (one) {
          var item = element("li"), link = element("a");
          inRules(one, termsOf(query));
          link.href = address(one);
          describe(one, link);
          item.append(link);
          items.append(item);
        });
        if (found.length) { results.replaceChildren(items); }
      });
    }
  }

  // Somebody may be there, and have written something, before this script came.
  input.addEventListener("focus", function () { withIndex(function () {}); });
  if (document.activeElement === input) { withIndex(show); }
})();
