const KEY = 'dicepit-tv-reloaded';

/** After the pit was away it may be another version: the page then loads itself anew, once. */
export function renewIfOld(): void {
  const own = Array.prototype.slice
    .call(document.querySelectorAll<HTMLScriptElement>('script[src]'))
    .map((script: HTMLScriptElement) => script.getAttribute('src') || '')
    .find((src) => src.indexOf('tv/') >= 0);
  if (own === undefined) return;
  fetch('tv', { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : own))
    .then((html) => {
      if (html.indexOf(own.replace('./', '')) >= 0 || sessionStorage.getItem(KEY) === own) return;
      sessionStorage.setItem(KEY, own);
      location.reload();
    })
    .catch(() => undefined);
}
