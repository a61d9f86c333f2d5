/** What the keys of a remote do. */
export type Remote = {
  readonly beside: (by: 1 | -1) => void;
  readonly press: () => void;
  readonly back: () => void;
};

/** Back, as the remotes of Tizen and webOS send it; a keyboard has Escape. */
const backKeys: readonly number[] = [10009, 461];

export function hearRemote({ beside, press, back }: Remote): void {
  document.addEventListener('keydown', (event) => {
    const { target, key, keyCode } = event;
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowRight') beside(1);
    else if (key === 'ArrowLeft') beside(-1);
    else if (key === 'Escape' || key === 'GoBack' || backKeys.indexOf(keyCode) >= 0) back();
    // A link or a button that is pressed does what it says.
    else if (
      key === 'Enter' &&
      !(target instanceof HTMLAnchorElement || target instanceof HTMLButtonElement)
    ) {
      // What the press opens takes the focus, and is not to be pressed by the same key.
      event.preventDefault();
      press();
    } else if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
  });
}

/** Goes through the links and the buttons: most sets have no pointer. */
function step(by: 1 | -1): void {
  // Where a card lies over the page, only what is on it can be reached.
  const within = document.querySelector('[role="dialog"]:not([hidden])') || document;
  const links: readonly HTMLElement[] = Array.prototype.slice.call(
    within.querySelectorAll('a, input, button:not([disabled])'),
  );
  const at = links.indexOf(
    document.activeElement instanceof HTMLElement ? document.activeElement : document.body,
  );
  const next = links[at < 0 ? 0 : (at + by + links.length) % links.length];
  if (next !== undefined) next.focus();
}
