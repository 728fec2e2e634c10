// The client of `clman lsp`.

const { execFile } = require("node:child_process");
const { promisify } = require("node:util");
const { window, workspace, commands, env, MarkdownString, Position, Uri } = require("vscode");
const { LanguageClient, State } = require("vscode-languageclient/node");

/** The features for host programs with kernels in strings. Other servers provide the other features. */
const HOST_FEATURES = [
  "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
  "textDocument/hover",
];

/** Text that shows that a program contains a kernel in a string. */
const KERNEL = /\b__kernel\b|\bkernel\s+(void|__attribute__)\b|R"(CLC|CL|OPENCL|KERNEL)\(|\b(cl|clc|CLC|opencl|OpenCL)\s*(\*\/\s*)?`/;

let client;
let starting;

const settings = () => workspace.getConfiguration("clman");
const hostLanguages = () => settings().get("hostLanguages");
const selector = (ids) => ids.flatMap((language) => [{ scheme: "file", language }, { scheme: "untitled", language }]);

async function activate(context) {
  client = new LanguageClient("clman", "clman", server, {
    documentSelector: selector(["opencl"]),
    initializationOptions,
    middleware: {
      handleDiagnostics: (uri, diagnostics, next) => next(uri, diagnostics.map(withPageCommand)),
      provideHover: async (document, position, token, next) =>
        withPageCommands(await next(document, position, token)),
      executeCommand,
    },
  });
  client.onDidChangeState(({ newState }) => {
    // `start` waits until the client has sent its own registrations.
    if (newState === State.Running) { client.start().then(registerHosts, () => {}); }
  });
  context.subscriptions.push(
    client,
    commands.registerCommand("clman.restart", restart),
    commands.registerCommand("clman.showOutput", () => client.outputChannel.show()),
    commands.registerCommand("clman.showPage", showPageAtCursor),
    commands.registerCommand("clman.openPage", openPage),
    workspace.registerTextDocumentContentProvider("clman-page", { provideTextDocumentContent: pageText }),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("clman") && starting) { restart(); }
    }),
    workspace.onDidOpenTextDocument(startFor),
    workspace.onDidSaveTextDocument(startFor),
  );
  workspace.textDocuments.forEach(startFor);
  await starting;
}

async function deactivate() {
  if (client?.needsStop()) { await client.stop(); }
}

/** The command of the server. Its path is read from the settings at each start. */
const server = {
  get command() { return settings().get("path"); },
  args: ["lsp"],
};

function initializationOptions() {
  return {
    manual: settings().get("manual") || undefined,
    parameterHints: settings().get("parameterHints"),
    addressSpaceHints: settings().get("addressSpaceHints"),
  };
}

/** Starts the server when the first document needs it. */
function startFor(document) {
  const isHost = hostLanguages().includes(document.languageId) && KERNEL.test(document.getText());
  if (!starting && (document.languageId === "opencl" || isHost)) { starting = start(); }
}

async function start() {
  const program = settings().get("path");
  try {
    await promisify(execFile)(program, ["--version"]);
  } catch (error) {
    const setting = "Open Setting";
    window.showErrorMessage(`clman cannot start: ${error.message}`, setting).then((chosen) => {
      if (chosen) { commands.executeCommand("workbench.action.openSettings", "clman.path"); }
    });
    return;
  }
  // The client shows its own errors.
  await client.start().catch(() => {});
}

function restart() {
  starting = Promise.resolve(starting).then(async () => {
    if (client.needsStop()) { await client.stop(); }
    await start();
  });
  return starting;
}

function registerHosts() {
  const documentSelector = selector(hostLanguages());
  if (documentSelector.length === 0) { return; }
  for (const method of HOST_FEATURES) {
    client.getFeature(method)?.register({ id: `hosts-${method}`, registerOptions: { documentSelector, syncKind: 2 } });
  }
}

/** Saves the document before a launch, because the launch runs the file on disk. */
async function executeCommand(command, args, next) {
  const document = workspace.textDocuments.find((d) => d.uri.toString() === Uri.parse(args[0]).toString());
  if (document?.isDirty) { await document.save(); }
  return next(command, args);
}

// Pages of the manual -----------------------------------------------------------------------------

/** A command that opens a page in the browser. VS Code would open a link to a file as text. */
const pageCommand = (address) => `command:clman.openPage?${encodeURIComponent(JSON.stringify([address]))}`;

function withPageCommand(diagnostic) {
  const target = diagnostic.code?.target;
  if (target?.scheme === "file") { diagnostic.code.target = Uri.parse(pageCommand(target.toString())); }
  return diagnostic;
}

function withPageCommands(hover) {
  if (!hover) { return hover; }
  hover.contents = hover.contents.map((content) => {
    const text = content.value.replace(/\]\((file:[^)\s]+)\)/g, (_, address) => `](${pageCommand(address)})`);
    const made = new MarkdownString(text);
    made.isTrusted = { enabledCommands: ["clman.openPage"] };
    return made;
  });
  return hover;
}

/** Opens a page in the browser. If the page is on another machine than the browser, shows it as text. */
async function openPage(address) {
  const uri = Uri.parse(address);
  if (uri.scheme !== "file" || !env.remoteName) { return env.openExternal(uri); }
  const name = uri.path.split("/").pop().replace(/\.html$/, "");
  await showPage(name);
}

async function showPage(name) {
  const document = await workspace.openTextDocument(Uri.from({ scheme: "clman-page", path: name }));
  await window.showTextDocument(document, { preview: true });
}

/** The page as `clman show` prints it. */
function pageText(uri) {
  return new Promise((resolve) => {
    execFile(settings().get("path"), ["show", "--color", "never", "--", uri.path], (error, text, errors) =>
      resolve(error ? errors || error.message : text));
  });
}

async function showPageAtCursor() {
  const editor = window.activeTextEditor;
  const range = editor?.document.getWordRangeAtPosition(editor.selection.active);
  if (!range) { return; }
  const name = editor.document.getText(range);
  const position = new Position(range.start.line, range.start.character);
  const hovers = await commands.executeCommand("vscode.executeHoverProvider", editor.document.uri, position);
  const texts = hovers.flatMap((hover) => hover.contents.map((content) => content.value ?? ""));
  const [, encoded] = texts.join("\n").match(/\]\(command:clman\.openPage\?([^)]+)\)/) ?? [];
  const [, address] = texts.join("\n").match(/\]\((https?:[^)\s]+\.html)\)/) ?? [];
  if (encoded) { return openPage(...JSON.parse(decodeURIComponent(encoded))); }
  if (address) { return openPage(address); }
  await showPage(name);
}

module.exports = { activate, deactivate };
