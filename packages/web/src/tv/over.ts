import type { Screen } from '@dicepit/wire';
import { h, type Part, slot } from './dom.ts';
import { token } from './marks.ts';
import { said, timeOf } from './said.ts';

/** The card that lies over everything: a pause, a fault, a winner. */
export function overCard(): { readonly place: HTMLElement; readonly show: (screen: Screen) => void } {
  const place = h('div.over');
  place.setAttribute('role', 'status');
  const draw = slot(place);
  return {
    place,
    show: (screen) => {
      const card = cardFor(screen);
      place.hidden = card === null;
      draw(card === null ? null : card.key, () =>
        card === null ? [] : [h(`div.ocard.${card.is}`, ...card.parts())],
      );
    },
  };
}

type Card = { readonly key: unknown; readonly is: string; readonly parts: () => readonly Part[] };

function cardFor(screen: Screen): Card | null {
  const { paused } = screen;
  if (paused !== null)
    return {
      key: paused,
      is: 'paused',
      parts: () => [
        h('h1', paused.until === undefined ? said.pausedTitle : said.pausedUntil(timeOf(paused.until))),
        paused.words === null ? null : h('p', paused.words),
        paused.hostAway === true ? h('p', said.pausedAway) : null,
        h('p', said.pausedText(timeOf(paused.since))),
      ],
    };
  if (screen.is === 'banked' && screen.fault !== null) {
    const { cause, since, clause } = screen.fault;
    return {
      key: screen.fault,
      is: 'fault',
      parts: () => [
        h('h1', said.faultTitle),
        h('p', said.faultText(cause, timeOf(since))),
        h('p.sub', clause),
      ],
    };
  }
  if (screen.is === 'party' && screen.winner !== null) return winnerCard(screen.winner, screen);
  if (screen.is === 'banked' && screen.phase === 'closed')
    return {
      key: 'closed',
      is: 'paused',
      parts: () => [h('h1', said.closedTitle), h('p', said.closedText)],
    };
  return null;
}

function winnerCard(seat: number, screen: Extract<Screen, { is: 'party' }>): Card | null {
  const row = screen.rows.find((each) => each.seat === seat);
  if (row === undefined) return null;
  const taken = screen.call === null ? null : screen.call.says;
  return {
    key: ['won', seat, screen.games],
    is: 'winner',
    parts: () => [
      h('p.label', said.winner),
      h('div.champion', token(row.seat, row.letter), h('h1', row.name)),
      taken === null ? null : h('p', taken),
    ],
  };
}
