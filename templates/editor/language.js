// The languages of the editors: OpenCL C, as the site highlights listings (crates/site/src/render/highlight.rs), and TOML.

import { StreamLanguage, HighlightStyle, syntaxHighlighting, indentUnit } from "@codemirror/language";
import { tags } from "@lezer/highlight";

// Tries each pattern of a table where the stream is, and gives the name of the first that matches. A name may be a
// function of the matching text and of the stream after it.
function token(table, stream) {
  for (const [pattern, name] of table) {
    const found = stream.match(pattern);
    if (found) { return typeof name === "function" ? name(found[0], stream) : name; }
  }
  stream.next();
  return null;
}

// A unit more than the line above if that ends with an opening bracket, and one less before a closing bracket.
function indent(state, textAfter, context) {
  const { text: here, from } = context.lineAt(context.pos, -1);
  const above = from < context.pos ? here : context.state.doc.lineAt(Math.max(from - 1, 0)).text;
  const opens = /[{([]\s*(\/\/.*)?$/.test(above) ? context.unit : 0;
  const closes = /^[})\]]/.test(textAfter) ? context.unit : 0;
  return Math.max(context.countColumn(above, /^\s*/.exec(above)[0].length) + opens - closes, 0);
}

// WORDS has the words of the language by their kind; the build puts it in.
const words = new Map(Object.entries(WORDS).flatMap(([kind, all]) => all.map((word) => [word, kind])));

const OPENCL = [
  [/^\/\/(.*\\)?.*/, "comment"],
  [/^"([^"\\]|\\.)*"|^'([^'\\]|\\.)*'/, "string"],
  [/^#\s*[a-z]+/, "number"],
  [/^\.?\d([eEpP][+-]|[\w.])*/, "number"],
  [/^\w+/, (word, stream) => words.get(word) ?? (/^(\w+_t|cl_(?!khr).+)$/.test(word) ? "type"
    : stream.match(/^ *\(/, false) ? "variableName.function" : null)],
];

const opencl = StreamLanguage.define({
  startState: () => ({ comment: false }),
  token(stream, state) {
    if (!state.comment && stream.match("/*")) { state.comment = true; }
    if (!state.comment) { return token(OPENCL, stream); }
    state.comment = !stream.match(/^.*?\*\//);
    if (state.comment) { stream.skipToEnd(); }
    return "comment";
  },
  indent,
  languageData: { commentTokens: { line: "//" }, indentOnInput: /^\s*[})\]]$/ },
});

const TOML = [
  [/^#.*/, "comment"],
  [/^"([^"\\]|\\.)*"|^'[^']*'/, "string"],
  [/^\[\[?[\w. -]+\]\]?/, (text, stream) => (stream.start === 0 ? "qualifier" : stream.backUp(text.length - 1))],
  [/^[\w-]+(?=\s*=)/, "keyword"],
  [/^[+-]?(\d[\w.+-]*|inf|nan)/, "number"],
  [/^(true|false)\b/, "type"],
];

const toml = StreamLanguage.define({
  token: (stream) => token(TOML, stream),
  indent,
  languageData: { commentTokens: { line: "#" } },
});

// The colours of the site.
const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--comment)" },
  { tag: tags.string, color: "var(--string)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: tags.keyword, color: "var(--keyword)" },
  // The library's tag of the words "qualifier" and "type".
  { tag: tags.modifier, color: "var(--accent)", fontWeight: "600" },
  { tag: tags.typeName, color: "var(--type)" },
  { tag: tags.function(tags.variableName), color: "var(--function)" },
]);

export const languages = { opencl, toml };
export const look = [syntaxHighlighting(colours), indentUnit.of("    ")];
