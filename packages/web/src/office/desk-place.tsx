import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { stepsIn, toSteps } from '../shell/place.ts';

/** Where somebody stands now. */
export const deskPlace = signal<DeskPlace>(placeNow());

globalThis.addEventListener('popstate', () => {
  deskPlace.value = placeNow();
});

/** Goes to a place at the desk, with a step in the browser's own history. */
export function goTo(place: DeskPlace): void {
  history.pushState(null, '', new URL(toDesk(place), document.baseURI));
  deskPlace.value = place;
  globalThis.scrollTo(0, 0);
}

type DeskLinkProps = {
  readonly to: DeskPlace;
  readonly class?: string;
  /** Whether it leads to where somebody stands already. */
  readonly current?: boolean;
  readonly children: ComponentChildren;
};

/** A link within the desk, which is followed without loading the page anew. */
export function DeskLink({ to, class: name = '', current = false, children }: DeskLinkProps) {
  return (
    <a
      href={toDesk(to)}
      class={name}
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

function placeNow(): DeskPlace {
  return placeIn(location.href, document.baseURI);
}

/** Where at the desk somebody stands. All of it is in the address, so that a restart or a second screen finds it again. */
type DeskPlace = { readonly tab?: string; readonly item?: string; readonly part?: string };

/** The place that an address names, under the base that the pit stands at. */
export function placeIn(address: string, base: string): DeskPlace {
  const [, tab = '', item = '', part = ''] = stepsIn(address, base);
  return {
    ...(tab === '' ? {} : { tab }),
    ...(item === '' ? {} : { item }),
    ...(part === '' ? {} : { part }),
  };
}

/** The address of a place, to be read against the base of the page. */
export const toDesk = ({ tab, item, part }: DeskPlace): string => toSteps('desk', tab, item, part);
