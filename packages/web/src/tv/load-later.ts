/** What comes later; `later-views.tsx` says what, and is not named here: no view may import what imports all views. */
export interface LaterViews {}

/** After so long they are asked for again where they did not come. */
const RETRY_MS = 5_000;

let views: LaterViews | undefined;
let isAsked = false;

/**
 * What no television shows at first: the side views, the end of an evening, moments, and the switches of the sound.
 * Nothing until they have come, which is soon after the first picture.
 */
export const laterViews = (): LaterViews | undefined => views;

type LaterModule = { readonly views: LaterViews; readonly style: string };

/**
 * Has them come, once, by the import that whoever calls names. Nothing waits for them in the middle of an evening, and a network that
 * fails is tried again.
 */
export function loadLaterViews(importViews: () => Promise<LaterModule>, came: () => void): void {
  if (isAsked) return;
  isAsked = true;
  const load = (): void => {
    importViews()
      .then((loaded) => styled(loaded.style).then(() => loaded.views))
      .then(
        (loaded) => {
          views = loaded;
          came();
        },
        () => setTimeout(load, RETRY_MS),
      );
  };
  load();
}

/** They are not to be seen before their style is there. */
const styled = (address: string): Promise<void> =>
  new Promise((done, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      document.head.removeChild(link);
      failed(new Error(address));
    });
    document.head.appendChild(link);
  });
