import type { Screen } from '@dicepit/wire';
import { clear, h } from './dom.ts';
import { lobbyView } from './lobby-view.ts';
import { otherView } from './other-views.ts';
import { partyView } from './party-view.ts';
import { tableView } from './table-view.ts';
import type { View, ViewName } from './view.ts';

/** Where one view at a time is drawn. */
export type Stage = {
  readonly place: HTMLElement;
  readonly show: (screen: Screen, view: ViewName) => void;
};

export function stageOf(): Stage {
  const place = h('div.stage');
  let drawn = '';
  let draw: ((screen: Screen) => void) | undefined;
  return {
    place,
    show: (screen, view) => {
      const wanted = view === 'blank' ? view : screen.is === 'lobby' || view === 'table' ? screen.is : view;
      if (wanted !== drawn) {
        drawn = wanted;
        clear(place);
        const made = viewFor(screen, view);
        for (const part of made.places) place.appendChild(part);
        draw = made.show;
      }
      if (screen.is === 'lobby') document.documentElement.removeAttribute('data-pack');
      else document.documentElement.setAttribute('data-pack', screen.pack);
      document.body.className = `tv view-${wanted}`;
      document.title = screen.is === 'lobby' ? screen.pit : `${screen.game}, ${screen.title}`;
      if (draw !== undefined) draw(screen);
    },
  };
}

/** The view of a screen by its kind, as one that takes any screen: what is shown is always of the kind it was made for. */
function viewFor(screen: Screen, view: ViewName): View<Screen> {
  if (view === 'blank') return { places: [], show: () => undefined };
  if (screen.is === 'lobby' || view === 'lobby') return only('lobby', lobbyView());
  if (view !== 'table') {
    const other = otherView(view);
    return { places: other.places, show: (now) => (now.is === 'lobby' ? undefined : other.show(now)) };
  }
  return screen.is === 'banked' ? only('banked', tableView()) : only('party', partyView());
}

function only<Kind extends Screen['is']>(
  kind: Kind,
  { places, show }: View<Extract<Screen, { readonly is: Kind }>>,
): View<Screen> {
  const isOfKind = (screen: Screen): screen is Extract<Screen, { readonly is: Kind }> => screen.is === kind;
  return { places, show: (screen) => (isOfKind(screen) ? show(screen) : undefined) };
}
