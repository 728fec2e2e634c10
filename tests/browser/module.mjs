// Answers requests with the playground's module: `node module.mjs MODULE.wasm WORKER.js REQUESTS.json` prints a line of
// JSON for each.
import { readFileSync } from "node:fs";

const [, , file, worker, requests] = process.argv;
const module = await WebAssembly.compile(readFileSync(file));
// The worker's script defines the function `clmanWorker`, which makes a worker of `scope`, as in a page.
const clmanWorker = new Function("document", readFileSync(worker, "utf8") + "return clmanWorker;")({});
const scope = { postMessage: (answer) => console.log(JSON.stringify(answer)) };
clmanWorker(scope);
for (const request of JSON.parse(readFileSync(requests, "utf8"))) {
  scope.onmessage({ data: { module, request } });
}
