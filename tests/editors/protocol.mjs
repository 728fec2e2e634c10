// Drives `clman lsp` with the protocol library of VS Code, to test the features that Neovim 0.7 does not have.
//
// node protocol.mjs CLMAN FOLDER: the folder has blur.cl, pixel.h, out-of-bounds.cl and out-of-bounds.toml, and
// CLMAN_EDITORS names the folder with the npm packages.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(join(process.env.CLMAN_EDITORS, "package.json"));
const lsp = require("vscode-languageserver-protocol/node");
const [clman, folder] = process.argv.slice(2);

const server = spawn(clman, ["lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
const connection = lsp.createProtocolConnection(server.stdout, server.stdin);

/** The published diagnostics by URI, and the functions that wait for more messages. */
const published = new Map();
let waiting = [];
const messages = [];
connection.onNotification(lsp.PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
  published.set(uri, diagnostics);
  waiting = waiting.filter((w) => w() === false);
});
connection.onNotification(lsp.ShowMessageNotification.type, ({ message }) => {
  messages.push(message);
  waiting = waiting.filter((w) => w() === false);
});
const shown = [];
connection.onRequest(lsp.ShowDocumentRequest.type, ({ uri }) => {
  shown.push(uri);
  return { success: true };
});
connection.onRequest(lsp.CodeLensRefreshRequest.type, () => null);
connection.onRequest(lsp.RegistrationRequest.type, () => null);
connection.listen();

/** Waits until a condition on messages from the server holds. */
function until(what, condition) {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`nothing came: ${what}`)), 30_000);
    const test = () => condition() && (clearTimeout(limit), resolve(), true);
    if (!test()) { waiting.push(test); }
  });
}

const texts = new Map();
const uriOf = (name) => pathToFileURL(join(folder, name)).href;

/** Opens a file, and waits for its diagnostics. */
async function open(name, languageId = "opencl") {
  const uri = uriOf(name);
  const text = readFileSync(join(folder, name), "utf8");
  texts.set(uri, text);
  await connection.sendNotification(lsp.DidOpenTextDocumentNotification.type,
    { textDocument: { uri, languageId, version: 1, text } });
  await until(`diagnostics of ${name}`, () => published.has(uri));
  return uri;
}

/** The position of `part` directly after `before` in a document. */
function place(uri, before, part) {
  const offset = texts.get(uri).indexOf(before + part);
  assert.notEqual(offset, -1, `no ${before}${part}`);
  const lines = texts.get(uri).slice(0, offset + before.length).split("\n");
  return { line: lines.length - 1, character: lines.at(-1).length };
}

/** The text of a range. */
function text(uri, { start, end }) {
  const lines = texts.get(uri).split("\n").slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.character);
  lines[0] = lines[0].slice(start.character);
  return lines.join("\n");
}

const ask = (type, params) => connection.sendRequest(type, params);
const tests = {};
let blur;
let legend;

tests["the server says its features"] = async () => {
  const { capabilities, serverInfo } = await ask(lsp.InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "test" }],
    capabilities: {
      general: { positionEncodings: ["utf-16"] },
      window: { showDocument: { support: true } },
      workspace: { codeLens: { refreshSupport: true }, didChangeWatchedFiles: { dynamicRegistration: true } },
    },
    initializationOptions: { manual: "https://example.org/manual" },
  });
  assert.equal(serverInfo.name, "clman");
  assert.deepEqual(capabilities.executeCommandProvider.commands, ["clman.run", "clman.checkOn"]);
  legend = capabilities.semanticTokensProvider.legend;
  await connection.sendNotification(lsp.InitializedNotification.type, {});
  blur = await open("blur.cl");
  assert.deepEqual(published.get(blur), []);
};

tests["inlay hints"] = async () => {
  const range = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };
  const hints = await ask(lsp.InlayHintRequest.type, { textDocument: { uri: blur }, range });
  const line = place(blur, "int column = ", "clamp").line;
  assert.deepEqual(hints.filter((h) => h.position.line === line).map((h) => h.label), ["x:", "minval:", "maxval:"]);
  // An argument with the name of its parameter needs no hint.
  assert.equal(hints.some((h) => h.position.line === place(blur, "w = ", "weight").line), false);
};

tests["semantic tokens"] = async () => {
  const { data } = await ask(lsp.SemanticTokensRequest.type, { textDocument: { uri: blur } });
  const lines = texts.get(blur).split("\n");
  const found = new Map();
  let [line, column] = [0, 0];
  for (let n = 0; n < data.length; n += 5) {
    column = data[n] === 0 ? column + data[n + 1] : data[n + 1];
    line += data[n];
    const name = lines[line].slice(column, column + data[n + 2]);
    const modifiers = legend.tokenModifiers.filter((_, bit) => data[n + 4] >> bit & 1);
    found.set(name, [legend.tokenTypes[data[n + 3]], ...modifiers].join(" "));
  }
  const wanted = {
    exp: "function defaultLibrary", RADIUS: "macro", kernel: "modifier", const: "modifier", pixel: "type", width: "parameter",
    total: "variable", colour: "property", return: "keyword", float4: "type defaultLibrary",
  };
  for (const [name, kind] of Object.entries(wanted)) { assert.equal(found.get(name), kind, name); }
};

tests["call hierarchy"] = async () => {
  const position = place(blur, "float w = ", "weight");
  const [weight] = await ask(lsp.CallHierarchyPrepareRequest.type, { textDocument: { uri: blur }, position });
  assert.equal(weight.name, "weight");
  const incoming = await ask(lsp.CallHierarchyIncomingCallsRequest.type, { item: weight });
  assert.deepEqual(incoming.map((c) => [c.from.name, c.fromRanges.map((r) => text(blur, r))]), [["blur", ["weight"]]]);
  const outgoing = await ask(lsp.CallHierarchyOutgoingCallsRequest.type, { item: incoming[0].from });
  assert.deepEqual(outgoing.map((c) => c.to.name), ["weight"]);
};

tests["selection ranges"] = async () => {
  const position = place(blur, "in[row * ", "width");
  const [chosen] = await ask(lsp.SelectionRangeRequest.type, { textDocument: { uri: blur }, positions: [position] });
  const steps = [];
  for (let step = chosen; step; step = step.parent) { steps.push(text(blur, step.range)); }
  assert.deepEqual(steps.slice(0, 3), ["width", "row * width", "row * width + column"]);
  assert.equal(steps.at(-1), texts.get(blur));
};

tests["folding"] = async () => {
  const folds = await ask(lsp.FoldingRangeRequest.type, { textDocument: { uri: blur } });
  const at = (before, part) => place(blur, before, part).line;
  const found = folds.map((f) => [f.startLine, f.endLine]);
  assert.deepEqual(found, [
    [at("int dy)\n", "{"), at("4.0f)", ";")],
    [at("int height)\n", "{"), at("sum / total", ";")],
    [at("", "for (int dy"), at("        }\n", "    }") - 1],
    [at("", "for (int dx"), at("total += w", ";")],
  ]);
};

tests["document links"] = async () => {
  const links = await ask(lsp.DocumentLinkRequest.type, { textDocument: { uri: blur } });
  assert.deepEqual(links.map((l) => [text(blur, l.range).replace(/"/g, ""), l.target]), [["pixel.h", uriOf("pixel.h")]]);
};

tests["a diagnostic links to its page, and other places"] = async () => {
  writeFileSync(join(folder, "twice.cl"), "int f(void);\nfloat f(void);\n");
  const uri = await open("twice.cl");
  const [found] = published.get(uri);
  assert.match(found.code, /^CL\d{4}$/);
  assert.equal(found.codeDescription.href, `https://example.org/manual/diagnostics/${found.code}.html`);
  assert.equal(found.relatedInformation[0].location.range.start.line, 0);
};

/** The labels and details that completion gives at the end of a line in a kernel of OpenCL C 1.2. */
async function complete(line, trigger) {
  const name = `complete${texts.size}.cl`;
  writeFileSync(join(folder, name), `// -cl-std=CL1.2\nkernel void k(global float4 *p)\n{\n${line}\n}\n`);
  const uri = await open(name);
  const position = { line: 3, character: line.length };
  const context = trigger
    ? { triggerKind: lsp.CompletionTriggerKind.TriggerCharacter, triggerCharacter: trigger }
    : { triggerKind: lsp.CompletionTriggerKind.Invoked };
  const list = await ask(lsp.CompletionRequest.type, { textDocument: { uri }, position, context });
  return new Map(list?.items.map((item) => [item.label, item]));
}

tests["completion by context"] = async () => {
  assert.equal((await complete("    p[0] = p[1].")).get("hi").detail, "float2");
  assert.ok((await complete("    glob")).has("global"));
  assert.ok((await complete("__attribute__((vec")).has("vec_type_hint"));
  assert.ok((await complete("#pragma OPENCL EXTENSION cl_khr_f")).has("cl_khr_fp64"));
  assert.ok((await complete("#inc")).has("include"));
  assert.ok((await complete("#include \"pix")).has("pixel.h"));
  assert.ok((await complete("    p[0] = convert_f")).has("convert_float4"));
  assert.ok((await complete("    barrier(CLK_L")).has("CLK_LOCAL_MEM_FENCE"));
  assert.ok((await complete("    fo")).get("for …").textEdit.newText.includes("$0"));
  // Characters that also occur elsewhere start completion only where a name may follow.
  for (const [line, trigger, wanted] of [
    ["#include \"", "\"", "pixel.h"], ["    x = 1 /", "/"], ["    f(", "("], ["__attribute__((", "(", "aligned"],
    ["    x >", ">"], ["    x <", "<"], ["/* a */", "/"], ["#", "#", "define"],
  ]) {
    const items = await complete(line, trigger);
    assert.equal(wanted ? items.has(wanted) : items.size, wanted ? true : 0, line);
  }
  // A name of a later edition is marked.
  const later = (await complete("    work_group_b")).get("work_group_barrier");
  assert.deepEqual(later.tags, [lsp.CompletionItemTag.Deprecated]);
  assert.match(later.detail, /2\.0/);
};

tests["fix all"] = async () => {
  writeFileSync(join(folder, "fix.cl"), "kernel void k(global float4 *p)\n{\n    p[0] = (1.0f, 2.0f, 3.0f, 4.0f);\n}\n");
  const uri = await open("fix.cl");
  const [found] = published.get(uri);
  const actions = await ask(lsp.CodeActionRequest.type, {
    textDocument: { uri }, range: found.range,
    context: { diagnostics: [found], only: [lsp.CodeActionKind.SourceFixAll] },
  });
  const [edit] = actions[0].edit.changes[uri];
  assert.equal(edit.newText, "(float4)");
  assert.deepEqual(edit.range.start, place(uri, "p[0] = ", "("));
};

tests["code lenses run a kernel, and findings become diagnostics"] = async () => {
  const uri = await open("out-of-bounds.cl");
  const lenses = await ask(lsp.CodeLensRequest.type, { textDocument: { uri } });
  const run = lenses.find((l) => l.command.command === "clman.run");
  assert.match(run.command.title, /Run/);
  published.delete(uri);
  await ask(lsp.ExecuteCommandRequest.type, run.command);
  await until("findings", () => published.get(uri)?.length > 0);
  const { line } = place(uri, "", "data[i] *=");
  const found = published.get(uri).map((d) => [d.code, d.range.start.line]);
  assert.deepEqual(found, [["out-of-bounds-read", line], ["out-of-bounds-write", line]]);
  assert.match(published.get(uri)[0].message, /first by work-item \(/);
  assert.equal(messages.at(-1), "`scale` on reference: 2 findings");
};

tests["a launch file is made for a kernel without one"] = async () => {
  writeFileSync(join(folder, "twin.cl"), "kernel void twin(global int *p)\n{\n    p[get_global_id(0)] *= 2;\n}\n");
  const uri = await open("twin.cl");
  await ask(lsp.ExecuteCommandRequest.type, { command: "clman.run", arguments: [uri, "twin"] });
  await until("the result", () => messages.at(-1)?.startsWith("`twin` on reference: ok, no findings"));
  assert.deepEqual(shown, [uriOf("twin.twin.toml")]);
};

tests["the project file has settings"] = async () => {
  mkdirSync(join(folder, "old"));
  writeFileSync(join(folder, "old/clman.toml"), "std = \"1.2\"\ndefine = [\"N=4\"]\n");
  writeFileSync(join(folder, "old/a.cl"), "int f(void)\n{\n    int x[N];\n    return work_group_all(x[0]);\n}\n");
  const uri = await open("old/a.cl");
  assert.deepEqual(published.get(uri).map((d) => d.range.start.line), [3]);
  assert.match(published.get(uri)[0].message, /work_group_all/);
};

tests["the project file of the guide has no error"] = async () => {
  const guide = readFileSync(new URL("../../docs/guides/editors.md", import.meta.url), "utf8");
  const [example] = guide.match(/(?<=```toml\n)std = [^`]*/);
  mkdirSync(join(folder, "guide"));
  writeFileSync(join(folder, "guide/clman.toml"), example);
  writeFileSync(join(folder, "guide/a.cl"), "int f(void)\n{\n    int x[WIDTH] = { FAST };\n    return x[0];\n}\n");
  const uri = await open("guide/a.cl");
  assert.deepEqual(published.get(uri), []);
  // The server sends the errors of a project file after the errors of the source, and before the answer.
  await ask(lsp.HoverRequest.type, { textDocument: { uri }, position: { line: 0, character: 4 } });
  assert.equal(published.get(uriOf("guide/clman.toml")), undefined);
  writeFileSync(join(folder, "guide/clman.toml"), example.replace("define", "defines"));
  await connection.sendNotification(lsp.DidChangeWatchedFilesNotification.type,
    { changes: [{ uri: uriOf("guide/clman.toml"), type: lsp.FileChangeType.Changed }] });
  await until("the error", () => published.get(uriOf("guide/clman.toml"))?.length === 1);
};

const hosts = {
  "host.cpp": ["cpp", 'const char *source = R"CLC(\n', ')CLC";\n'],
  "host.py": ["python", 'source = """\n', '"""\n'],
  "host.rs": ["rust", 'const SOURCE: &str = r#"\n', '"#;\n'],
  "host.js": ["javascript", "const source = `\n", "`;\n"],
  "host.c": ["c", "const char *source =\n", ";\n", (l) => `    "${l}\\n"\n`],
};
for (const [name, [language, before, after, quote = (l) => `${l}\n`]] of Object.entries(hosts)) {
  tests[`a kernel in a string of ${language}`] = async () => {
    const kernel = ["__kernel void f(__global float *p)", "{", "    p[0] = exp(p[1]) + q;", "}"];
    writeFileSync(join(folder, name), before + kernel.map(quote).join("") + after);
    const uri = await open(name, language);
    const found = published.get(uri).map((d) => text(uri, d.range));
    assert.deepEqual(found, ["q"]);
    const hover = await ask(lsp.HoverRequest.type, { textDocument: { uri }, position: place(uri, "= ", "exp") });
    assert.match(hover.contents.value, /float exp\(float x\)/);
    assert.match(hover.contents.value, /\[exp\(3clc\)\]\(https:\/\/example\.org\/manual\/exp\.html\)/);
  };
}

tests["the server ends"] = async () => {
  const ended = new Promise((resolve) => server.on("exit", resolve));
  await ask(lsp.ShutdownRequest.type);
  await connection.sendNotification(lsp.ExitNotification.type);
  assert.equal(await ended, 0);
};

let failed = false;
for (const [name, test] of Object.entries(tests)) {
  try {
    await test();
    console.log(`ok ${name}`);
  } catch (error) {
    console.log(`FAILED ${name}\n${error.stack}`);
    failed = true;
  }
}
server.kill();
process.exit(failed ? 1 : 0);
