// The fields of a launch file. The file stays as it is written: a field reads its value in the text, and replaces the
// value there.

// ---- The part of TOML that launch files need.

// The tables of a launch file: the first has the keys at the top, and each `[[arg]]` is another. A table has its place
// in the text and its entries by key; an entry has its place, the place of its value, and the value. Null if the text
// is not such a file.
function read(text) {
  let at = 0;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) { return null; }
    at += found[0].length;
    return found;
  };
  const need = (pattern) => {
    const found = take(pattern);
    if (!found) { throw new SyntaxError(`offset ${at}`); }
    return found;
  };
  const blank = () => take(/(\s|#.*)*/y);
  const list = (close, item) => {
    blank();
    while (!take(close)) {
      item();
      blank();
      if (!take(/,/y)) {
        need(close);
        return;
      }
      blank();
    }
  };
  function value() {
    const string = take(/"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y);
    if (string) { return string[0][0] === "'" ? string[0].slice(1, -1) : JSON.parse(string[0]); }
    if (take(/\[/y)) {
      const all = [];
      list(/\]/y, () => all.push(value()));
      return all;
    }
    if (take(/\{/y)) {
      const entries = {};
      list(/\}/y, () => entry(entries));
      return Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, one.value]));
    }
    return new Literal(need(LITERAL)[0]);
  }
  function entry(entries) {
    const start = at;
    const key = need(/([\w-]+)[ \t]*=[ \t]*/y)[1];
    const from = at;
    const found = value();
    entries[key] = { start, from, to: at, value: found };
  }
  const tables = [{ start: 0, entries: {} }];
  try {
    for (blank(); at < text.length; blank()) {
      const start = at;
      if (take(/\[\[arg\]\]/y)) { tables.push({ start, head: at, entries: {} }); } else { entry(tables.at(-1).entries); }
    }
  } catch {
    return null;
  }
  tables.forEach((table, n) => { table.end = tables[n + 1]?.start ?? text.length; });
  return tables;
}

// A number or truth value, as it is written: numbers of 64 bits are larger than a script's.
const LITERAL = /[+-]?[\w.]+([+-]\d+)?/y;
class Literal {
  constructor(text) { this.text = text; }
}

function written(value) {
  if (value instanceof Literal) { return value.text; }
  if (typeof value === "string") { return JSON.stringify(value); }
  if (Array.isArray(value)) { return `[${value.map(written).join(", ")}]`; }
  return `{ ${Object.entries(value).map(([key, one]) => `${key} = ${written(one)}`).join(", ")} }`;
}

// ---- The text of a field, and the value that it writes.

const words = {
  show: (value) => value ?? "",
  take: (text) => text.trim() || null,
};
const number = {
  show: (value) => value?.text ?? "",
  take: (text) => numbers.take(text)?.[0] ?? null,
};
const numbers = {
  show: (value) => (value ?? []).map((one) => one.text).join(", "),
  take: (text) => {
    const all = text.match(new RegExp(LITERAL, "g"));
    return all && all.map((one) => new Literal(one));
  },
};

const TOP = [["kernel", "Kernel", words], ["global", "Global size", numbers], ["local", "Local size", numbers]];
// The ways to give the contents of a buffer, by the keys that they need.
const CONTENTS = {
  values: ["values", [["values", "Values", numbers]]],
  uninitialized: ["uninitialized", [["len", "Elements", number]]],
  fill: ["all the same", [["len", "Elements", number], ["fill", "Value of each", number]]],
  range: ["a range", [["len", "Elements", number], ["range", "First, step", numbers]]],
};
const DEFAULTS = {
  buffer: { type: "int", values: numbers.take("0, 0, 0, 0") },
  value: { type: "int", values: numbers.take("0") },
  local: number.take("16"),
  values: numbers.take("0"), len: number.take("4"), fill: number.take("0"), range: numbers.take("0, 1"),
};

function contents(table) {
  return table.values ? "values" : table.fill ? "fill" : table.range ? "range" : "uninitialized";
}

// Whether the fields can say all of an argument's value.
const isPlain = (key, value) => key === "local" || (["buffer", "value"].includes(key) && !("bytes" in value));

// ---- The fields.

// Makes the fields of the launch file in a text area. They follow its event "input", and send it. `element` makes an
// element, and `now` gives the program.
export function fields(area, element, now) {
  const box = element("div", { "class": "launch-fields" });
  let written_text = null;

  function change(from, to, text) {
    area.value = area.value.slice(0, from) + text + area.value.slice(to);
    written_text = area.value;
    area.dispatchEvent(new Event("input"));
  }
  // Replaces the value of a key. `value` null removes the key, with its line.
  function set(n, key, value, name = key) {
    const table = read(area.value)[n];
    const entry = table.entries[key];
    const text = value === null ? "" : `${name} = ${written(value)}`;
    if (entry && value !== null) { return change(entry.start, entry.to, text); }
    if (entry) { return change(entry.start, entry.to + /^[ \t]*\n?/.exec(area.value.slice(entry.to))[0].length, ""); }
    if (value === null) { return; }
    const last = Math.max(table.head ?? 0, ...Object.values(table.entries).map((one) => one.to));
    change(last, last, `${last ? "\n" : ""}${text}${last ? "" : "\n"}`);
  }

  function field(label, { show, take }, value, write) {
    const input = element("input", { type: "text", spellcheck: "false", autocapitalize: "none", autocomplete: "off" });
    input.value = show(value);
    input.addEventListener("input", () => write(take(input.value)));
    const made = labelled(label, input);
    if (take === numbers.take) { made.className = "list"; }
    return made;
  }
  function select(label, options, value, write) {
    const list = element("select");
    options.forEach(([name, title]) => list.append(element("option", { value: name }, title)));
    list.value = value;
    // The fields of another choice are others.
    list.addEventListener("change", () => {
      write(list.value);
      draw();
    });
    return labelled(label, list);
  }
  function button(title, label, action) {
    const made = element("button", { type: "button", "aria-label": label }, title);
    made.addEventListener("click", () => {
      action();
      draw();
    });
    return made;
  }
  function labelled(label, input) {
    const made = element("label", {}, label);
    made.append(input);
    return made;
  }

  function argument(table, n) {
    const row = element("fieldset");
    row.append(element("legend", {}, `Argument ${n}`));
    const key = ["buffer", "value", "local", "image", "sampler", "pipe"].find((one) => one in table.entries);
    const value = table.entries[key]?.value;
    if (!isPlain(key, value)) {
      row.append(element("p", {}, `${key ? `This argument has the kind ${key}` : "This argument has no kind"}. Edit it in the file.`));
    } else {
      const current = () => read(area.value)[n].entries[key].value;
      row.append(select("Kind", [["buffer", "buffer"], ["value", "value"], ["local", "local memory"]], key,
        (kind) => {
          set(n, key, DEFAULTS[kind], kind);
          if (kind !== "buffer") { set(n, "expect", null); }
        }));
      if (key === "local") {
        row.append(field("Bytes", number, value, (bytes) => set(n, key, bytes ?? number.take("0"))));
      } else {
        const part = ([name, label, form]) => field(label, form, value[name], (written) => {
          set(n, key, { ...current(), [name]: written ?? (form === words ? "" : form === number ? number.take("0") : []) });
        });
        row.append(part(["type", "Type", words]));
        const way = contents(value);
        if (key === "buffer") {
          row.append(select("Contents", Object.entries(CONTENTS).map(([name, [title]]) => [name, title]), way, (name) => {
            const keys = CONTENTS[name][1].map(([one]) => [one, value[one] ?? DEFAULTS[one]]);
            set(n, key, { type: current().type, ...Object.fromEntries(keys) });
          }));
        }
        row.append(...CONTENTS[way][1].map(part));
      }
      if (key === "buffer") {
        row.append(field("Expected", numbers, table.entries.expect?.value, (expect) => set(n, "expect", expect)));
      }
    }
    row.append(button("Remove", `Remove argument ${n}`, () => {
      const { start, end } = read(area.value)[n];
      change(start, end, "");
    }));
    return row;
  }

  // A launch of the first kernel of the program.
  function start() {
    const { name, source } = now();
    const kernel = /\b(?:__)?kernel\s+void\s+(\w+)/.exec(source)?.[1] ?? "";
    change(0, area.value.length, `source = ${written(name)}\nkernel = ${written(kernel)}\nglobal = [1]\n`);
  }

  function draw() {
    const tables = read(area.value);
    written_text = area.value;
    if (!area.value.trim()) { return box.replaceChildren(button("Add a launch", "Add a launch", start)); }
    if (!tables) { return box.replaceChildren(); }
    const top = element("div", { "class": "row" });
    top.append(...TOP.map(([key, label, form]) => field(label, form, tables[0].entries[key]?.value, (value) => set(0, key, value))));
    const add = button("Add an argument", "Add an argument", () => {
      const end = area.value.trimEnd().length;
      change(end, area.value.length, `\n[[arg]]\nbuffer = ${written(DEFAULTS.buffer)}\n`);
    });
    box.replaceChildren(top, ...tables.slice(1).map((table, n) => argument(table, n + 1)), add);
  }
  area.addEventListener("input", () => { if (area.value !== written_text) { draw(); } });
  draw();
  return box;
}
