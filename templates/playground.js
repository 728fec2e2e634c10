// Checks and runs programs in the page: beside each listing, and on the page playground.html. Loaded when somebody
// first asks for it. The checker and the reference device are a WebAssembly module, which runs in a worker.
(function () {
  "use strict";

  var data = document.querySelector("form.search").dataset;
  var root = data.root;
  var editions = ["3.1", "3.0", "2.0", "1.2", "1.1", "1.0"];
  // The limit for a launch, in seconds.
  var LIMIT = 10;
  // The function around a listing that is a body.
  var BEFORE = "kernel void example(void)\n{\n";
  var AFTER = "\n}\n";

  function element(tag, attributes, text) {
    var made = document.createElement(tag);
    Object.keys(attributes || {}).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    if (text) { made.textContent = text; }
    return made;
  }

  document.head.append(element("link", { rel: "stylesheet", href: root + "playground.css" }));

  // ---- The module.

  var scripts = {};
  function script(name) {
    scripts[name] = scripts[name] || new Promise(function (done, failed) {
      var tag = element("script", { src: root + name });
      tag.onload = done;
      tag.onerror = function () { failed(new Error(name + " cannot be loaded")); };
      document.head.append(tag);
    });
    return scripts[name];
  }

  // A loop, since `Uint8Array.from` with a function takes ten times as long: half of the time before the first result.
  function decoded(text) {
    var raw = atob(text);
    var bytes = new Uint8Array(raw.length);
    for (var i = 0; i < raw.length; i++) { bytes[i] = raw.charCodeAt(i); }
    return bytes;
  }

  function through(bytes, stream) {
    return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
  }

  var compressed;
  window.clmanModule = function (text) { compressed = text; };
  var loading;
  function loaded() {
    loading = loading || Promise.all([script("playground.module.js"), script("playground.worker.js")])
      .then(function () { return through(decoded(compressed), new DecompressionStream("gzip")); })
      .then(function (bytes) {
        compressed = null;
        return WebAssembly.compile(bytes);
      });
    return loading;
  }

  // A worker at file:// is made of text, since files there have no origin.
  function worker() {
    if (location.protocol !== "file:") { return new Worker(root + "playground.worker.js"); }
    var text = "(" + window.clmanWorker + ")(self)";
    var url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    var made = new Worker(url);
    URL.revokeObjectURL(url);
    return made;
  }

  // Answers a request. The result has `answer`, a promise, and `stop`.
  function ask(request) {
    var running;
    var stopped = false;
    var stop;
    var answer = loaded().then(function (module) {
      return new Promise(function (done, failed) {
        stop = function () { failed(new Error("Stopped")); };
        if (stopped) { return stop(); }
        running = worker();
        running.onmessage = function (event) {
          var answer = event.data;
          answer.lines = answer.lines.map(JSON.parse);
          done(answer);
        };
        running.onerror = function (event) { failed(new Error(event.message || "The worker cannot be started")); };
        running.postMessage({ module: module, request: request });
      });
    }).finally(function () { if (running) { running.terminate(); } });
    return { answer: answer, stop: function () { stopped = true; if (stop) { stop(); } } };
  }

  // ---- Programs in links.

  function packed(program) {
    return through(new TextEncoder().encode(JSON.stringify(program)), new CompressionStream("deflate-raw"))
      .then(function (bytes) {
        var text = Array.from(new Uint8Array(bytes), function (b) { return String.fromCharCode(b); }).join("");
        return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
      });
  }

  function unpacked(text) {
    var bytes = decoded(text.replace(/-/g, "+").replace(/_/g, "/"));
    return through(bytes, new DecompressionStream("deflate-raw"))
      .then(function (bytes) { return JSON.parse(new TextDecoder().decode(bytes)); });
  }

  // ---- Results.

  function memory(answer) {
    if (answer.memory.length === 0) { return null; }
    var table = element("table", {});
    var head = element("tr");
    ["Argument", "Type", "Before", "After"].forEach(function (title) { head.append(element("th", { scope: "col" }, title)); });
    table.append(head);
    answer.memory.forEach(function (part) {
      var row = element("tr");
      var before = part.before === null ? "uninitialized" : part.before;
      [String(part.argument), part.kind, before, part.after].forEach(function (text) { row.append(element("td", {}, text)); });
      table.append(row);
    });
    var box = element("div", { "class": "table", tabindex: "0" });
    box.append(table);
    return box;
  }

  // The diagnostics and findings.
  function found(answer) {
    return answer.lines.filter(function (line) { return /^(diagnostic|finding|expected-finding)$/.test(line.kind); });
  }

  // Them as a list, each with a link to its place and to the pages about it.
  function places(answer, show) {
    var lines = found(answer);
    if (lines.length === 0) { return null; }
    var list = element("ul", { "class": "found" });
    lines.forEach(function (line) {
      var item = element("li");
      var place = element("button", { type: "button", "class": "place" }, "Line " + line.line);
      place.addEventListener("click", function () { show(line); });
      item.append(place, " " + line.message + " ");
      if (line.code) {
        item.append(element("a", { href: root + "diagnostics/" + line.code + ".html" }, line.code), " ");
      }
      if (line.rule) {
        item.append(element("a", { href: data.base + line.page + ".html#" + line.rule }, line.page + "#" + line.rule));
      }
      list.append(item);
    });
    return list;
  }

  function verdict(answer, ran) {
    if (answer.code === 2) { return "It cannot be run"; }
    if (!ran) { return answer.code === 0 ? "The checker accepts it" : "The checker rejects it"; }
    return answer.code === 0 ? "It ran as expected" : "It did not run as expected";
  }

  // ---- Marks in a listing.

  function unmark(code) {
    code.querySelectorAll("mark.found").forEach(function (mark) {
      mark.replaceWith.apply(mark, Array.from(mark.childNodes));
    });
    code.normalize();
  }

  // The offset of a line and column, both from 1. Columns count bytes.
  function offset(text, line, column) {
    var at = 0;
    for (var n = 1; n < line; n += 1) {
      var end = text.indexOf("\n", at);
      if (end < 0) { return text.length; }
      at = end + 1;
    }
    var rest = new TextEncoder().encode(text.slice(at)).slice(0, column - 1);
    return at + new TextDecoder().decode(rest).length;
  }

  function range(text, line) {
    var start = offset(text, line.line, line.column);
    var end = line.end_line ? offset(text, line.end_line, line.end_column) : start;
    if (end <= start) {
      var word = /^\w+/.exec(text.slice(start));
      end = start + (word ? word[0].length : 1);
    }
    return [start, Math.min(end, text.length)];
  }

  function mark(code, line) {
    var place = range(code.textContent, line);
    var walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    var at = 0;
    var parts = [];
    while (walker.nextNode()) {
      var node = walker.currentNode;
      var start = Math.max(place[0] - at, 0);
      var end = Math.min(place[1] - at, node.length);
      if (start < end && node.data.slice(start, end) !== "\n") { parts.push([node, start, end]); }
      at += node.length;
    }
    parts.forEach(function (part) {
      var marked = part[0].splitText(part[1]);
      marked.splitText(part[2] - part[1]);
      var tag = element("mark", { "class": "found " + line.severity, title: line.message });
      marked.replaceWith(tag);
      tag.append(marked);
    });
  }

  // ---- The panel below a listing, and the playground.

  function choice(edition) {
    var select = element("select");
    editions.forEach(function (name) { select.append(element("option", { value: name }, name)); });
    // The editions 2.1 and 2.2 have the language of 2.0.
    select.value = editions.indexOf(edition) >= 0 ? edition : "2.0";
    return select;
  }

  function labelled(text, field) {
    var label = element("label");
    if (field.type === "checkbox") { label.append(field, " " + text); } else { label.append(text + " ", field); }
    return label;
  }

  // The text area of a program or launch file, which playground.editor.js makes an editor of.
  function editor(label, text) {
    var area = element("textarea", { "aria-label": label, spellcheck: "false", autocapitalize: "none", autocomplete: "off", wrap: "off" });
    area.value = text;
    function fit() { area.rows = Math.min(Math.max(area.value.split("\n").length, 3), 30); }
    area.addEventListener("input", fit);
    fit();
    return area;
  }

  function titled(title, area) {
    var field = element("div", { "class": "field" });
    field.append(element("p", {}, title), area);
    return field;
  }

  // Makes a panel. `program` has `name`, `source`, `launch` (or null) and `edition`; `code` is the listing that shows
  // the program, if there is one, and `expected` the code of the diagnostic that the page shows for it.
  function panel(program, code, expected) {
    var box = element("section", { "class": "playground", "aria-label": "Playground" });
    var controls = element("div", { "class": "controls" });
    var go = element("button", { type: "button", "class": "go" });
    var stop = element("button", { type: "button", hidden: "" }, "Stop");
    var edition = choice(program.edition);
    var detect = element("input", { type: "checkbox", checked: "" });
    var detectors = labelled("Detectors", detect);
    var source = editor("Program", program.source);
    var launch = editor("Launch file", program.launch || "");
    var editors = element("div", { "class": "editors" });
    var link = element("a", { href: root + "playground.html" }, "Open in the playground");
    var said = element("div", { "class": "said", role: "status" });
    var file = titled("Launch, as a file. Without one, the program is only checked.", launch);
    editors.append(titled("Program", source), file);
    controls.append(go, stop, labelled("Edition", edition), detectors);
    box.append(controls, editors, said);
    if (code) {
      editors.hidden = true;
      controls.append(link);
    }

    function now() {
      return { name: program.name, source: source.value, launch: launch.value.trim() ? launch.value : null, edition: edition.value };
    }
    function label() { go.textContent = launch.value.trim() ? "Run" : "Check"; }
    launch.addEventListener("input", label);
    label();

    // The editor of the program, if it could be loaded. Without it, the text areas do.
    var view;
    var editing;
    function edit() {
      editors.hidden = false;
      editing = editing || script("playground.editor.js").then(function () {
        view = window.clmanEditor.edit(source, "opencl");
        window.clmanEditor.edit(launch, "toml");
        file.before(window.clmanEditor.fields(launch, element, now));
      }).catch(function () {});
      return editing;
    }

    function show(line) {
      if (editors.hidden) {
        var marked = code.querySelector("mark.found");
        (marked || code).scrollIntoView({ block: "center" });
        return;
      }
      var place = range(source.value, line);
      if (view) { return view.select(place[0], place[1]); }
      source.focus();
      source.setSelectionRange(place[0], place[1]);
    }

    function tell(answer, ran) {
      said.replaceChildren(element("p", { "class": "outcome code-" + answer.code }, verdict(answer, ran)));
      if (answer.is_body) {
        said.append(element("p", {}, "The listing was checked as the body of a function. Its first line is line 3 below."));
      }
      // In the order of a terminal: `check` ends with its summary, and `run` begins with the diagnostics.
      var text = ran ? answer.stderr + answer.stdout : answer.stdout + answer.stderr;
      if (text) {
        var terminal = element("pre", { "class": "terminal", tabindex: "0" });
        terminal.append(element("code", {}, text));
        said.append(terminal);
      }
      [places(answer, show), memory(answer)].forEach(function (part) { if (part) { said.append(part); } });
      if (view) {
        view.mark(found(answer).map(function (line) {
          var place = range(source.value, line);
          return { from: place[0], to: place[1], severity: line.severity === "warning" ? "warning" : "error", message: line.message };
        }));
      }
      if (code && source.value === program.source) {
        found(answer).forEach(function (line) { mark(code, line); });
      }
    }

    // A listing that is rejected as a program may be the body of a function. The one with the diagnostic that the page
    // shows is taken, otherwise the one that is accepted.
    function fits(answer) {
      if (!expected) { return answer.code === 0; }
      return answer.lines.some(function (line) { return line.code === expected; });
    }
    function as_body(request, answer) {
      if (!code || request.launch || source.value !== program.source || fits(answer)) { return answer; }
      var body = Object.assign({}, request, { source: BEFORE + request.source + AFTER });
      asked = ask(body);
      return asked.answer.then(function (other) {
        if (!fits(other)) { return answer; }
        other.is_body = true;
        other.lines.forEach(function (line) {
          line.line -= 2;
          line.end_line -= 2;
        });
        return other;
      });
    }

    var asked;
    function run() {
      if (asked) { return; }
      var program_now = now();
      var ran = program_now.launch !== null;
      var request = { name: program_now.name, source: program_now.source, std: program_now.edition, seconds: LIMIT };
      if (ran) {
        request.launch = { name: program_now.name.replace(/\.cl$/, ".toml"), text: program_now.launch };
        request.detect = detect.checked ? "all" : "none";
      }
      if (code) { unmark(code); }
      if (view) { view.mark([]); }
      said.replaceChildren(element("p", {}, "Running…"));
      go.disabled = true;
      stop.hidden = false;
      asked = ask(request);
      box.dispatchEvent(new CustomEvent("clman:asked", { detail: request }));
      asked.answer.then(function (answer) { return as_body(request, answer); }).then(function (answer) {
        tell(answer, ran);
        box.dispatchEvent(new CustomEvent("clman:answered", { detail: answer, bubbles: true }));
      }, function (error) {
        said.replaceChildren(element("p", { "class": "outcome code-2" }, error.message));
      }).then(function () {
        asked = null;
        go.disabled = false;
        stop.hidden = true;
      });
    }
    go.addEventListener("click", run);
    stop.addEventListener("click", function () { if (asked) { asked.stop(); } });
    box.addEventListener("keydown", function (event) {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); run(); }
    });
    link.addEventListener("click", function (event) {
      event.preventDefault();
      packed(now()).then(function (text) { location.href = root + "playground.html#" + text; });
    });

    return {
      box: box,
      controls: controls,
      now: now,
      run: run,
      edit: edit,
      focus: function () { (view || source).focus(); },
      set: function (other) {
        program = other;
        source.value = other.source;
        launch.value = other.launch || "";
        edition.value = editions.indexOf(other.edition) >= 0 ? other.edition : edition.value;
        [source, launch].forEach(function (area) { area.dispatchEvent(new Event("input")); });
        if (view) { view.mark([]); }
        said.replaceChildren();
      },
    };
  }

  // ---- Beside a listing.

  window.clmanPlayground = function (listing, program, edit) {
    var box = listing.closest(".copyable") || listing;
    var made = box.clmanPanel;
    if (!made) {
      var said = box.nextElementSibling;
      var shown = said && said.matches("p.diagnostic") && /\bC[LM]\d+\b/.exec(said.textContent);
      made = panel(program, listing.querySelector("code"), shown && shown[0]);
      box.clmanPanel = made;
      box.after(made.box);
    }
    if (edit) { made.edit().then(made.focus); } else { made.run(); }
  };

  // ---- playground.html

  var place = document.querySelector("[data-playground]");
  if (!place) { return; }
  var gallery = Array.from(place.querySelectorAll("[data-program]"), function (section) {
    var parts = section.querySelectorAll("pre");
    return {
      title: section.querySelector("h2").textContent,
      name: section.dataset.program + ".cl",
      source: parts[0].textContent,
      launch: parts[1].textContent,
      edition: place.dataset.edition,
    };
  });
  var made = panel(gallery[0], null);
  var pick = element("select");
  gallery.forEach(function (program, at) { pick.append(element("option", { value: String(at) }, program.title)); });
  pick.addEventListener("change", function () {
    history.replaceState(null, "", location.pathname + location.search);
    made.set(gallery[Number(pick.value)]);
  });
  var share = element("button", { type: "button" }, "Link");
  share.addEventListener("click", function () {
    packed(made.now()).then(function (text) {
      location.hash = text;
      share.textContent = "The address is the link";
      setTimeout(function () { share.textContent = "Link"; }, 2500);
    });
  });
  function download(title, extension, text) {
    var button = element("button", { type: "button" }, title);
    button.addEventListener("click", function () {
      var url = URL.createObjectURL(new Blob([text()], { type: "text/plain" }));
      var link = element("a", { href: url, download: made.now().name.replace(/\.cl$/, extension) });
      link.click();
      setTimeout(function () { URL.revokeObjectURL(url); }, 1000);
    });
    return button;
  }
  made.controls.append(
    labelled("Example", pick), share,
    download("Save .cl", ".cl", function () { return made.now().source; }),
    download("Save .toml", ".toml", function () { return made.now().launch || ""; }));
  function restore() {
    if (location.hash.length < 2) { return; }
    unpacked(location.hash.slice(1)).then(function (program) {
      if (typeof program.source !== "string" || typeof program.name !== "string") { throw new Error("no program"); }
      made.set({ name: program.name, source: program.source, launch: typeof program.launch === "string" ? program.launch : null, edition: program.edition });
    }).catch(function () {
      share.textContent = "The link has no program";
    });
  }
  window.addEventListener("hashchange", restore);
  place.replaceChildren(made.box);
  made.edit();
  restore();
})();
