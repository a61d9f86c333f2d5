// A page that draws nothing says so by itself: this script stands alone, so that it runs where the page's own does not.
(function () {
  // The page may not make code out of text, and zod must know before its first schema is made.
  window.__zod_globalConfig = { jitless: true };

  var patience = 4000;
  function show(id, on) {
    var part = document.getElementById(id);
    if (part) part.hidden = !on;
  }
  var german = /^de/i.test(navigator.language || '');
  if (german) document.documentElement.lang = 'de';
  show('opening-de', german);
  show('opening-en', !german);
  setTimeout(function () {
    if (!document.getElementById('waiting')) return;
    show('opening-de', false);
    show('opening-en', false);
    show(german ? 'stuck-de' : 'stuck-en', true);
  }, patience);
  document.addEventListener('click', function (event) {
    var target = event.target;
    if (target && target.getAttribute && target.getAttribute('data-again') !== null) location.reload();
  });
})();
