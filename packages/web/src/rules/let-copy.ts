import { say } from './rules-words.ts';

const SHOWN_FOR = 2_500;

/** The number of a clause leads to it, and copies where it stands. */
export function letCopy(): void {
  const told = document.getElementById('told');
  let hiding: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.clause h3 a, .reading a.id') : null;
    if (!(link instanceof HTMLAnchorElement) || told === null) return;
    void copy(link.href).then((isCopied) => {
      const label = link.textContent.trim();
      told.textContent = say(isCopied ? 'copied' : 'notCopied', { label });
      clearTimeout(hiding);
      hiding = setTimeout(() => told.replaceChildren(), SHOWN_FOR);
    });
  });
}

/** On plain http a page has no clipboard of its own, and the old command still serves. */
async function copy(text: string): Promise<boolean> {
  try {
    if (isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: then by the old way.
  }
  const held = document.createElement('textarea');
  held.value = text;
  held.className = 'sr';
  const before = document.activeElement;
  document.body.append(held);
  held.select();
  const isCopied = document.execCommand('copy');
  held.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}
