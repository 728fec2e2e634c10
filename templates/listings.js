// The buttons of programs, beside the button that copies (site.js). The playground is loaded with the first click.
(function () {
  "use strict";

  var root = document.querySelector("form.search").dataset.root;
  var opening;
  function playground(listing, program, edit) {
    opening = opening || new Promise(function (done) {
      var script = document.createElement("script");
      script.src = root + "playground.js";
      script.onload = done;
      document.head.append(script);
    });
    opening.then(function () { window.clmanPlayground(listing, program, edit); });
  }

  document.querySelectorAll(".copyable > pre.cl").forEach(function (listing) {
    var figure = listing.closest("figure.example");
    var launch = figure && figure.querySelector(".launch pre");
    var program = {
      name: (figure ? figure.id : "listing") + ".cl",
      source: listing.textContent,
      launch: launch && launch.textContent,
      edition: document.querySelector("main").dataset.edition,
    };
    var buttons = [[launch ? "Run" : "Check", false], ["Edit", true]].map(function (tool) {
      var button = document.createElement("button");
      button.type = "button";
      button.textContent = tool[0];
      button.addEventListener("click", function () { playground(listing, program, tool[1]); });
      return button;
    });
    var bar = listing.nextElementSibling;
    bar.prepend.apply(bar, buttons);
  });
})();
