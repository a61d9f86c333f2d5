import type { PartyScreen } from '@dicepit/wire';
import { partyBar } from './bar.ts';
import { callOn } from './called.ts';
import { drawing, h, type Part, slot, svg } from './dom.ts';
import { cube, partyChip, token } from './marks.ts';
import { pile } from './pile.ts';
import { inSpoken, said } from './said.ts';
import { fitted, joinPart, rings, trailPart, waitPart } from './side.ts';
import type { View } from './view.ts';

type Row = PartyScreen['rows'][number];

/** The parlour game: a walnut table, a row of cards for everybody, and the kitty. */
export function partyView(): View<PartyScreen> {
  const bar = h('header.top');
  const players = h('ol.players');
  const parts = {
    call: h('section.call'),
    pass: h('section.pass'),
    kitty: h('section.kitty'),
    chances: h('section.chances'),
    join: h('section.join'),
  };
  parts.call.setAttribute('aria-live', 'polite');
  const draw = {
    bar: slot(bar),
    players: slot(players),
    call: slot(parts.call),
    pass: slot(parts.pass),
    kitty: slot(parts.kitty),
    chances: slot(parts.chances),
    join: slot(parts.join),
  };
  const rule = ([name, text]: readonly [string, string]): HTMLElement => h('p', h('b', name), ` ${text}`);
  const house = h('footer.house', rule(said.ruleTwo), rule(said.ruleSeven), rule(said.ruleDown));
  const side = h('aside.side.party', parts.call, parts.pass, parts.kitty, parts.chances, parts.join);

  return {
    places: [bar, h('main.walnut', players), side, house],
    show: (screen) => {
      const { call, phase, next, winner, kitty, chances, join } = screen;
      const rows = shownRows(screen);
      const columns = rows.length > 20 ? 3 : rows.length > 8 ? 2 : 1;
      const high = Math.max(2, Math.ceil(rows.length / columns));
      draw.bar(screen.throws, () => partyBar(screen));
      players.style.gridTemplateRows = `repeat(${high}, minmax(0, 1fr))`;
      players.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
      players.className = `players ${crowd(rows.length)}`;
      draw.players([rows, next, winner], () =>
        rows.length === 0 ? [emptyTable()] : rows.map((row) => playerRow(row, screen)),
      );
      draw.call([call, screen.trail, phase, winner, rows.map(({ cards }) => cards)], () => callPart(screen));
      draw.pass([next, winner, phase, rows.length, screen.waiting], () => passPart(screen));
      draw.kitty(kitty, () => [h('h2', said.kitty), h('b', String(kitty)), pile(screen.pile)]);
      draw.chances(chances, () => [
        h('h2', said.chances, h('small', said.ifNobody)),
        rings(chances === null ? 0 : chances, 3),
      ]);
      draw.join(join, () => joinPart(join));
    },
  };
}

/** As many rows as can still be read; whoever has the dice is among them. */
const MOST = 30;

function shownRows({ rows, next, winner }: PartyScreen): readonly Row[] {
  if (rows.length <= MOST) return rows;
  const isDue = ({ seat }: Row): boolean => seat === (winner === null ? next : winner);
  const first = rows.slice(0, MOST);
  return first.some(isDue) ? first : [...first.slice(0, -1), ...rows.filter(isDue)];
}

/** Nobody sits yet: what it is about, and how to come in. */
const emptyTable = (): HTMLElement => h('li.vacant', h('b', said.takeSeat), h('p', said.aim));

/** How large the rows may be. */
function crowd(players: number): string {
  if (players > 20) return 'crowd throng';
  if (players > 8) return 'crowd';
  if (players > 6) return 'many';
  if (players > 4) return 'some';
  return players > 3 ? '' : 'few';
}

function callPart(screen: PartyScreen): readonly Part[] {
  const { call, phase } = screen;
  if (phase === 'dice out') return [h('p.words.quiet', said.diceOut), blanks('.rolling')];
  if (call === null)
    return [
      fitted(said.parties[phase] || phase, { of: 'p.words.quiet', size: 5.6, letters: 18 }),
      blanks(''),
      ...trailPart(screen),
    ];
  return [h('div.dice', ...call.faces.map(cube)), fitted(callOn(screen)), h('p.sub', inSpoken(call.says))];
}

const blanks = (more: string): HTMLElement => h(`div.dice${more}`, h('i.blank'), h('i.blank'));

function passPart({ rows, next, winner, phase, waiting }: PartyScreen): readonly Part[] {
  const seat = winner === null ? next : winner;
  const row = rows.find((each) => each.seat === seat);
  if (row === undefined) return [h('h2', said.diceTo), h('p.none', said.gatheringText), ...waitPart(waiting)];
  const about = phase === 'high dice' ? said.highDice : '';
  return [
    h('h2', winner === null ? said.diceTo : said.winner),
    h('p', token(row.seat, row.letter), h('b', row.name), h('span', about)),
    ...waitPart(waiting),
  ];
}

function playerRow(row: Row, { next, winner }: PartyScreen): HTMLElement {
  const { seat, letter, name, cards, left, rack, chips, threw, house } = row;
  const isNext = winner === null ? seat === next : seat === winner;
  const about = [
    winner === seat
      ? said.winner
      : isNext
        ? said.diceNext
        : threw === null
          ? ''
          : said.threw({ total: threw }),
    house ? said.housePlayer : '',
  ].filter((each) => each !== '');
  return h(
    isNext ? 'li.prow.dice-next' : 'li.prow',
    h(
      'div.pname',
      token(seat, letter),
      h('span', h(name.length > 8 ? 'b.long' : 'b', name), h('i', about.join(' · '))),
    ),
    h('div.cards', ...cards.map(card)),
    h('div.left', h('b', String(left)), h('i', said.toGo)),
    h('div.purse', mini(1, chips.white), mini(5, chips.red), mini(10, chips.blue), h('em', counted(rack))),
  );
}

/** A count of chips, with a true minus where somebody plays on credit. */
export const counted = (chips: number): string => (chips < 0 ? `−${-chips}` : String(chips));

function mini(value: number, count: number): HTMLElement {
  const face = drawing({ viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, partyChip(value));
  face.appendChild(
    svg('text', { y: 13, 'text-anchor': 'middle', 'font-size': 36, fill: '#0b0f0e' }, String(value)),
  );
  return h('span.mini', face, h('b', String(count)));
}

/** A card keeps its number when it is down, so that the row can still be read. */
function card({ card: number, up, turned }: Row['cards'][number]): HTMLElement {
  const text = String(number);
  const made = h(
    `div.card.${up ? 'up' : 'down'}${turned ? '.turns' : ''}`,
    up ? h('small', text) : null,
    h('b', text),
    up ? h('small', text) : null,
  );
  made.setAttribute('aria-label', text);
  return made;
}
