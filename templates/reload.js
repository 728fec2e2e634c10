// Loads the page again when the server has built it anew. In previews alone.
(function () {
  "use strict";
  var version = new URL(document.currentScript.src).searchParams.get("v");
  function wait() {
    fetch("/.clman/wait?v=" + version, { cache: "no-store" }).then(function (answer) {
      if (answer.status === 200) { location.reload(); } else { wait(); }
    }, function () { setTimeout(wait, 1000); });
  }
  wait();
})();
