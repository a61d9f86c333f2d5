import { type PaperKind, paperKinds } from '@dicepit/rulebook';
import { signal } from '@preact/signals';
import { stepsIn, toSteps } from '../shell/place.ts';

/** Which sheet of which table or game; both stand in the address, so that it can be opened again. */
type PaperPlace = { readonly of?: string; readonly sheet?: PaperKind };

export const paperPlace = signal<PaperPlace>(placeNow());

globalThis.addEventListener('popstate', () => {
  paperPlace.value = placeNow();
});

export function goTo(place: PaperPlace): void {
  history.pushState(null, '', new URL(toSteps('paper', place.of, place.sheet), document.baseURI));
  paperPlace.value = place;
}

function placeNow(): PaperPlace {
  const [, of = '', name = ''] = stepsIn(location.href, document.baseURI);
  const sheet = paperKinds.find((kind) => kind === name);
  return { ...(of === '' ? {} : { of }), ...(sheet === undefined ? {} : { sheet }) };
}
