import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { changed, type InspectPlace, placeIn, toPlace } from './address.ts';

/** Where somebody stands now. */
export const inspectPlace = signal<InspectPlace>(placeNow());

globalThis.addEventListener('popstate', () => {
  inspectPlace.value = placeNow();
});

/** Goes to a place in the inspection, with a step in the browser's own history. */
export function goTo(place: InspectPlace, { stay = false } = {}): void {
  history.pushState(null, '', new URL(toPlace(place), document.baseURI));
  inspectPlace.value = place;
  if (!stay) globalThis.scrollTo(0, 0);
}

/** What is asked for now, narrowed or widened; a page of it that was turned to is left. */
export function narrow(changes: Readonly<Record<string, string>>): void {
  const place = inspectPlace.value;
  goTo({ ...place, asked: changed(place.asked ?? {}, { before: '', ...changes }) }, { stay: true });
}

export type PlaceLinkProps = {
  readonly to: InspectPlace;
  readonly class?: string;
  /** Whether it leads to where somebody stands already. */
  readonly current?: boolean;
  readonly label?: string;
  readonly children: ComponentChildren;
};

/** A link within the inspection, which is followed without loading the page anew. */
export function PlaceLink({ to, class: name = '', current = false, label, children }: PlaceLinkProps) {
  return (
    <a
      href={toPlace(to)}
      class={name}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        // Whoever asks for another window gets one.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}

function placeNow(): InspectPlace {
  return placeIn(location.href, document.baseURI);
}
