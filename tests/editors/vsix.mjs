// Reads the package of the extension for VS Code, and checks that it contains the files that its manifest names.
//
// node vsix.mjs, in editors/vscode after `npm run package`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { unzipSync, strFromU8 } = createRequire(join(process.cwd(), "package.json"))("fflate");
const about = JSON.parse(readFileSync("package.json", "utf8"));
const files = unzipSync(readFileSync(`clman-${about.version}.vsix`));
const text = (path) => strFromU8(files[path] ?? assert.fail(`no ${path}`));

const { languages, grammars, snippets, commands, configuration } = about.contributes;
const named = [about.main, about.icon, languages[0].configuration, grammars[0].path, snippets[0].path];
for (const path of named) { assert.ok(files[`extension/${path.replace("./", "")}`], `no ${path}`); }
assert.deepEqual(JSON.parse(text("extension/package.json")), about);
for (const [, path] of text("extension.vsixmanifest").matchAll(/Path="([^"]+)"/g)) { assert.ok(files[path], `no ${path}`); }

// The extension registers each of its commands, and reads each of its settings.
const source = readFileSync("extension.js", "utf8");
for (const { command } of commands) { assert.ok(source.includes(`registerCommand("${command}"`), command); }
for (const name of Object.keys(configuration.properties)) {
  assert.ok(source.includes(`get("${name.replace("clman.", "")}")`), name);
  assert.ok(text("extension/README.md").includes(`\`${name}\``), name);
}

// The bundle is complete: it needs nothing but node's own modules and the editor's.
const { isBuiltin } = createRequire(import.meta.url)("node:module");
const needed = [...text("extension/dist/extension.js").matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name);
assert.ok(needed.includes("vscode"));
assert.deepEqual(needed.filter((name) => name !== "vscode" && !isBuiltin(name)), []);
assert.match(text("extension/LICENSE.txt"), /vscode-languageclient\n\n.*Microsoft/s);
console.log("ok the package");
