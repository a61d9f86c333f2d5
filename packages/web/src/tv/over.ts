import { writeClause } from '@dicepit/games';
import type { PartyScreen, Screen } from '@dicepit/wire';
import { h, type Part, slot } from './dom.ts';
import { cube, token } from './marks.ts';
import { pile } from './pile.ts';
import { inSpoken, said, timeOf } from './said.ts';
import { fitted, trailPart } from './side.ts';

/** The card that lies over everything: a pause, a fault, a winner. */
export function overCard(): Over {
  const place = h('div.over');
  place.setAttribute('role', 'status');
  const draw = slot(place);
  return {
    place,
    say: (title, text) => {
      place.hidden = false;
      draw([title, text], () => [h('div.ocard.paused', h('h1', title), h('p', text))]);
    },
    show: (screen) => {
      const card = cardFor(screen);
      place.hidden = card === null;
      draw(card === null ? null : card.key, () =>
        card === null ? [] : [h(`div.ocard.${card.is}`, ...card.parts())],
      );
    },
  };
}

export type Over = {
  readonly place: HTMLElement;
  readonly show: (screen: Screen) => void;
  /** Says something that no screen is about. */
  readonly say: (title: string, text: string) => void;
};

type Card = { readonly key: unknown; readonly is: string; readonly parts: () => readonly Part[] };

function cardFor(screen: Screen): Card | null {
  const { paused } = screen;
  if (paused !== null)
    return {
      key: paused,
      is: 'paused',
      parts: () => [
        h(
          'h1',
          paused.until === undefined ? said.pausedTitle : said.pausedUntil({ time: timeOf(paused.until) }),
        ),
        paused.words === null ? null : h('p', paused.words),
        paused.hostAway === true ? h('p', said.pausedAway) : null,
        h(
          'p',
          paused.by === undefined
            ? said.pausedText({ time: timeOf(paused.since) })
            : said.pausedByText({ by: paused.by, time: timeOf(paused.since) }),
        ),
      ],
    };
  if (screen.is === 'banked' && screen.fault !== null) {
    const { cause, since, clause } = screen.fault;
    return {
      key: screen.fault,
      is: 'fault',
      parts: () => [
        h('h1', said.faultTitle),
        h('p', said.faultText({ cause: capital(inSpoken(cause)), time: timeOf(since) })),
        h('p', said.faultBets),
        h('p.sub', writeClause(clause)),
      ],
    };
  }
  if (screen.is === 'party' && screen.winner !== null) return winnerCard(screen.winner, screen);
  if (screen.is === 'banked' && screen.phase === 'closed')
    return {
      key: ['closed', screen.trail],
      is: 'paused',
      parts: () => [h('h1', said.closedTitle), h('p', said.closedText), ...trailPart(screen)],
    };
  return null;
}

function winnerCard(seat: number, screen: PartyScreen): Card | null {
  const row = screen.rows.find((each) => each.seat === seat);
  if (row === undefined) return null;
  const { taken, call, throws } = screen;
  return {
    key: ['won', seat, screen.games],
    is: 'winner',
    parts: () => [
      h('p.label', said.winner),
      h('div.champion', token(row.seat, row.letter), fitted(row.name, { of: 'h1', size: 14, letters: 13 })),
      h(
        'div.spoils',
        h('div.dice', ...(call === null ? [] : call.faces.map(cube))),
        taken === null ? null : h('p', h('span', said.takesKitty), h('b', String(taken.chips))),
        taken === null ? null : pile(taken.pile),
      ),
      h('p.sub', said.afterThrows({ count: throws })),
    ],
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
