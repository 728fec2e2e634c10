// Answers requests with the playground's module: `node module.mjs MODULE WORKER.js REQUESTS.json` prints a line of JSON
// for each. MODULE is a WebAssembly module, or a script of the site that contains a compressed one.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const [, , file, worker, requests] = process.argv;
let bytes = readFileSync(file);
if (file.endsWith(".js")) {
  // The script calls this function with the text of the module.
  const clmanModule = (text) => { bytes = gunzipSync(Buffer.from(text, "base64")); };
  new Function("clmanModule", bytes.toString())(clmanModule);
}
const module = await WebAssembly.compile(bytes);
// The worker's script defines the function `clmanWorker`, which makes a worker of `scope`, as in a page.
const clmanWorker = new Function("document", readFileSync(worker, "utf8") + "return clmanWorker;")({});
const scope = { postMessage: (answer) => console.log(JSON.stringify(answer)) };
clmanWorker(scope);
for (const request of JSON.parse(readFileSync(requests, "utf8"))) {
  scope.onmessage({ data: { module, request } });
}
