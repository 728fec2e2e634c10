// Before anything is drawn: the colours that the reader chose, if they chose any.
(function () {
  "use strict";
  var theme = null;
  try { theme = localStorage.getItem("clman-theme"); } catch (error) { /* storage is off */ }
  if (theme === "light" || theme === "dark") { document.documentElement.dataset.theme = theme; }
})();
