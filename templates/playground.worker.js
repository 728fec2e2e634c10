// Runs one request at a time in a worker, which the page can stop. The page also loads this file as a script, since
// from file:// a worker can only be made of text: then it defines the function that a worker is made of.
function clmanWorker(scope) {
  "use strict";
  scope.onmessage = function (event) {
    var answer;
    try {
      // A new instance for each request: nothing is left of earlier ones.
      var page = { now: function () { return performance.now(); } };
      var exports = new WebAssembly.Instance(event.data.module, { page: page }).exports;
      var bytes = new TextEncoder().encode(JSON.stringify(event.data.request));
      var at = exports.allocate(bytes.length);
      new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
      var said = exports.answer(at, bytes.length);
      var length = new DataView(exports.memory.buffer).getUint32(said, true);
      answer = JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, said + 4, length)));
    } catch (error) {
      // Too little memory, or recursion that is too deep for the browser.
      answer = { code: 2, stdout: "", stderr: "The program needs more memory or stack than the browser gives: " + error.message + "\n", lines: [], memory: [] };
    }
    scope.postMessage(answer);
  };
}
if (typeof document === "undefined") { clmanWorker(self); }
