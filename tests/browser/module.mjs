// Answers requests with the playground's module: `node module.mjs MODULE.js WORKER.js REQUESTS.json` prints a line of
// JSON for each.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const [, , file, worker, requests] = process.argv;
// The module's script calls `clmanModule` with the compressed module in Base64.
let bytes;
const clmanModule = (text) => { bytes = gunzipSync(Buffer.from(text, "base64")); };
new Function("clmanModule", readFileSync(file, "utf8"))(clmanModule);
const module = await WebAssembly.compile(bytes);
// The worker's script defines the function `clmanWorker`, which makes a worker of `scope`, as in a page.
const clmanWorker = new Function("document", readFileSync(worker, "utf8") + "return clmanWorker;")({});
const scope = { postMessage: (answer) => console.log(JSON.stringify(answer)) };
clmanWorker(scope);
for (const request of JSON.parse(readFileSync(requests, "utf8"))) {
  scope.onmessage({ data: { module, request } });
}
