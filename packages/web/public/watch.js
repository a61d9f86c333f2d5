// A page that draws nothing says so by itself: this script stands alone, so that it runs where the page's own does not.
(function () {
  // The page may not make code out of text, and zod must know before its first schema is made.
  window.__zod_globalConfig = { jitless: true };

  var patience = 4000;
  function show(id, on) {
    var part = document.getElementById(id);
    if (part) part.hidden = !on;
  }
  // The page has these words in every language of the house; it is written in the one for everybody else.
  var language = (navigator.language || '').slice(0, 2).toLowerCase();
  if (document.getElementById('opening-' + language)) document.documentElement.lang = language;
  else language = document.documentElement.lang;
  show('opening-' + language, true);
  setTimeout(function () {
    if (!document.getElementById('waiting')) return;
    show('opening-' + language, false);
    show('stuck-' + language, true);
  }, patience);
  document.addEventListener('click', function (event) {
    var target = event.target;
    if (target && target.getAttribute && target.getAttribute('data-again') !== null) location.reload();
  });
})();
