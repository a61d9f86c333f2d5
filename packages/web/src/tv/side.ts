import { writeClause } from '@dicepit/games';
import type { BankedScreen, Joining, Screen, TableScreen } from '@dicepit/wire';
import { callOn, facesSaid } from './called.ts';
import { h, type Part, svg } from './dom.ts';
import { histogram } from './histogram.ts';
import { cube, token } from './marks.ts';
import { amount, dayOf, inSentence, inSpoken, said, timeOf } from './said.ts';

/** The call in dice and words; a void roll in words, with its reason and its clause. */
export function callPart(screen: BankedScreen): readonly Part[] {
  const { call, phase, thrower, sets } = screen;
  const numbered = thrower === 'dealer' ? said.round : sets === null ? said.roll : said.throw;
  if (phase === 'dice out' || phase === 'cup shaken')
    return [h('p.words.quiet', phase === 'dice out' ? said.diceOut : said.cup), tumbling(thrower)];
  if (call === null) return [h('p.words.quiet', said.waiting), restingDice(thrower), ...trailPart(screen)];
  if (call.is === 'void')
    return [
      fitted(callOn(screen), { of: 'p.words.void', size: 9.6, letters: 9 }),
      h('p.why', inSpoken(call.reason)),
      h('p.sub', `${numbered({ number: call.number })}, ${writeClause(call.clause)}`),
    ];
  return [
    h(call.faces.length === 3 ? 'div.dice.three' : 'div.dice', ...call.faces.map(cube)),
    fitted(callOn(screen)),
    h(
      'p.sub',
      call.faces.length === 3
        ? said.numbered({
            says: facesSaid(call.faces),
            number: inSentence(numbered({ number: call.number })),
          })
        : numbered({ number: call.number }),
    ),
  ];
}

type Fit = { readonly of: string; readonly size: number; readonly letters: number };

/** Long words are set smaller, so that they stay on one line; the longest that a house may choose take two. */
export function fitted(words: string, { of, size, letters }: Fit = usual): HTMLElement {
  const line = h(of, words);
  if (words.length > letters)
    line.style.fontSize = `${Math.max(size / 2, (size * letters) / words.length).toFixed(2)}rem`;
  if (words.length > letters * 2) line.style.whiteSpace = 'normal';
  return line;
}

const usual: Fit = { of: 'p.words', size: 8.4, letters: 11.8 };

/** Blank dice: before the first roll, and while nobody knows what they show. */
const restingDice = (thrower: BankedScreen['thrower'], more = ''): HTMLElement =>
  h(
    `div.dice${thrower === 'dealer' ? '.three' : ''}${more}`,
    ...[0, 1, 2].slice(thrower === 'dealer' ? 0 : 1).map(() => h('i.blank')),
  );
const tumbling = (thrower: BankedScreen['thrower']): HTMLElement => restingDice(thrower, '.rolling');

/** What the table waits for, and the seconds that are left of it; the page counts them down. */
export function waitPart(waiting: TableScreen['waiting']): readonly Part[] {
  if (waiting === null) return [];
  const left = h('b.left');
  if (waiting.over !== undefined) left.setAttribute('data-over', String(waiting.over));
  // Where no bet lies nothing is offered by itself, and no time stands there.
  const kind = waiting.for === 'taker' && waiting.over === undefined ? 'anyTaker' : waiting.for;
  return [h('p.wait', said.waits[kind], waiting.over === undefined ? null : left)];
}

/** Counts down whatever is waited for, by the pit's clock. */
export function tickWaits(ahead: number): void {
  const places = document.querySelectorAll('[data-over]');
  for (let index = 0; index < places.length; index++) {
    const place = places[index];
    const over = Number(place?.getAttribute('data-over'));
    const seconds = Math.max(0, Math.ceil((over - Date.now() - ahead) / 1_000));
    if (place !== undefined) place.textContent = ` ${seconds} s`;
  }
}

export function shooterPart(screen: BankedScreen): readonly Part[] {
  const { shooter, phase, last, waiting, thrower } = screen;
  if (thrower === 'dealer') return waitPart(waiting);
  if (shooter === null) return [h('h2', said.shooter), h('p.none', said.nobodyShoots), ...waitPart(waiting)];
  const { seat, letter, name, rolls, next, offered } = shooter;
  const isOut = phase === 'called' && last[0] !== undefined && last[0].seven;
  return [
    h('h2', said.shooter, next === null ? null : h('small', `${said.next} `, h('b', next))),
    h(
      'p',
      token(seat, letter),
      h('b', name),
      h('span', offered ? said.offered : isOut ? said.sevenOut : said.turn({ rolls })),
    ),
    ...waitPart(waiting),
  ];
}

/** Throws and sets of the turn, as rings that fill. */
export function setsPart({ thrown, throws, won, most }: NonNullable<BankedScreen['sets']>): readonly Part[] {
  const counter = (name: string, count: number, all: number): HTMLElement =>
    h('div', h('h2', name), h('b', said.of({ count, most: all })), rings(count, all));
  return [counter(said.throwCount, thrown, throws), counter(said.setsWon, won, most)];
}

export const rings = (count: number, all: number): HTMLElement =>
  h('p.pipset', ...Array.from({ length: all }, (_, index) => h(index < count ? 'i.on' : 'i')));

/** So many lines there is room for; notices and the counters of sets take some of it. */
const roomFor = ({ notices, sets }: BankedScreen): number =>
  (notices.length > 2 ? 2 : notices.length > 0 ? 3 : 4) - (sets !== null && notices.length < 3 ? 1 : 0);

/** Where not all are named, the largest are; they stay in the order in which they are paid. */
function largest(pays: BankedScreen['pays'], room: number): BankedScreen['pays'] {
  const best = pays
    .slice()
    .sort((a, b) => b.cents - a.cents)
    .slice(0, room);
  return pays.filter((pay) => best.indexOf(pay) >= 0);
}

/** Who is paid what and how that comes about; between rolls, what lies on the felt. */
export function paysPart(screen: BankedScreen): readonly Part[] {
  const { pays, phase, call, bets, staysUp } = screen;
  const isDecided = (phase === 'called' || phase === 'settled') && call !== null && call.is === 'total';
  if (!isDecided) {
    const sum = bets.reduce((total, { cents }) => total + cents, 0);
    return [
      h('h2', said.onFelt, h('small', said.betsCount({ count: bets.length }))),
      h('p.sum', amount(sum)),
    ];
  }
  if (pays.length === 0) return [h('h2', said.pays), h('p.none', said.noWin)];
  const room = roomFor(screen);
  const shown = pays.length > room ? largest(pays, room - 1) : pays;
  const rest = pays.length - shown.length;
  return [
    h('h2', said.pays, staysUp ? h('small', said.staysUp) : null),
    h(
      'ul.pays',
      ...shown.map(({ seat, letter, name, wager, sum, cents }) =>
        h(
          'li',
          token(seat, letter),
          h('b', name),
          h('span', wager),
          h('i', sum),
          h('em', `+${amount(cents)}`),
        ),
      ),
      rest > 0 ? h('li.rest', said.more({ count: rest })) : null,
    ),
  ];
}

export const lastPart = (screen: BankedScreen): readonly Part[] => [
  h('h2', said.lastTwenty, h('small', recordNote(screen))),
  lastList(screen.last),
  histogram(screen.totals, screen.last[0]?.total),
];

/** What is to be thought of past results; where the rules say that nobody answers for them, that. */
const recordNote = ({ disclaimed }: BankedScreen): string =>
  disclaimed === null ? said.record : said.disclaimed({ clause: writeClause(disclaimed) });

export const lastList = (last: BankedScreen['last']): HTMLElement =>
  h(
    'ol.last',
    ...last.map(({ total, hard, seven }, index) => {
      const marks = `${index === 0 ? '.now' : ''}${seven ? '.seven' : ''}${hard ? '.pair' : ''}`;
      return h(`li${marks}`, String(total));
    }),
  );

const raised = (
  wager: string | null,
  figures: { readonly minimum: string; readonly time: string },
): string => (wager === null ? said.raise(figures) : said.raiseOf({ wager, ...figures }));

export function noticesPart({ notices }: BankedScreen): readonly Part[] {
  if (notices.length === 0) return [];
  const lines = notices.map((notice) => {
    switch (notice.is) {
      case 'raise':
        return raised(notice.wager, { minimum: amount(notice.minimum), time: timeOf(notice.from) });
      case 'closing':
        return said.closing({ time: timeOf(notice.at) });
      case 'odds':
        return said.odds({ day: dayOf(notice.since) });
    }
  });
  return [h('h2', said.notices), ...lines.map((line) => h('p', line))];
}

/** Where the trail ended when it was last signed: four words to be noted down, and compared with it later. */
export const trailPart = ({ trail }: Pick<Screen, 'trail'>): readonly Part[] =>
  trail === null ? [] : [h('p.trail', `${said.trail({ time: timeOf(trail.at) })} `, h('b', trail.words))];

export const joinPart = ({ address, code, qr }: Joining): readonly Part[] => [
  qrCode(qr),
  h(
    'div',
    h('h2', said.scan),
    h('p.addr', address),
    code === null ? h('p.soft', said.noCode) : h('p.code', code),
  ),
];

export function qrCode({ size, path }: Joining['qr']): SVGElement {
  const side = size + 4;
  return svg(
    'svg',
    { class: 'qr', viewBox: `-2 -2 ${side} ${side}`, role: 'img', 'aria-label': said.scan },
    svg('rect', { x: -2, y: -2, width: side, height: side, fill: '#f7f2e4' }),
    svg('path', { d: path, fill: '#0b0f0e', 'shape-rendering': 'crispEdges' }),
  );
}
