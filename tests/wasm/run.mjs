// Runs the checker on the given cases, and the device on the cases with work-items: `node run.mjs checker.wasm cases.json`.
import { readFileSync } from "node:fs";

const [, , module, cases] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { memory, buffer, check, run } = instance.exports;
for (const { edition, source, items } of JSON.parse(readFileSync(cases, "utf8"))) {
  const bytes = new TextEncoder().encode(source);
  const at = buffer(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const result = items ? run(at, bytes.length, edition, items) : check(at, bytes.length, edition);
  const length = new DataView(memory.buffer).getUint32(result, true);
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, result + 4, length));
  console.log(JSON.stringify(text));
}
