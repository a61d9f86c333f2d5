import { type Pips, toInitial } from '@dicepit/engine';
import { writeClause } from '@dicepit/games';
import type { Recap } from '@dicepit/wire';
import recapTexts from '@dicepit/words/pages/recap.json' with { type: 'json' };
import '../look/marks.css';
import { spokenIn } from '../words/calls.ts';
import { UNTOLD_CHIPS } from '../words/names.ts';
import { change, number, pageWords, signed, sum, time, words } from '../words/words.ts';

export const recapWords = pageWords('recap', recapTexts);

/** The card is as wide as this in its own units, and three times as wide in pixels: sharp on every phone and on paper. */
const CARD_WIDTH = 358;
const CARD_SCALE = 3;
/** Where the words of the card begin and end, in the same units. */
const CONTENT_LEFT = 26;
const CONTENT_RIGHT = CARD_WIDTH - CONTENT_LEFT;

/** The colours of the page it stands on, by the names of the tokens. */
type Paint = (token: string) => string;

/** A part of the card: how high it is, and how it is drawn from its upper edge on. */
type Part = { readonly high: number; readonly draw: (pen: Pen, top: number) => void };

/**
 * One guest's evening as a picture. What stands on the screen is the very thing that is saved. Nothing is loaded for
 * it and nothing is sent: the letters are those that the page has, the colours those of its theme.
 */
export async function drawCard(canvas: HTMLCanvasElement, recap: Recap): Promise<void> {
  const context = canvas.getContext('2d');
  if (context === null) return;
  // Letters that have not come yet would be drawn in another hand.
  await Promise.all(
    ['600', '700'].map((weight) => document.fonts.load(`${weight} 40px ${SIGN}`, recap.name)),
  );
  const parts = partsOf(recap);
  const high = parts.reduce((all, part) => all + part.high, 0) + 16;
  canvas.width = CARD_WIDTH * CARD_SCALE;
  canvas.height = high * CARD_SCALE;
  context.scale(CARD_SCALE, CARD_SCALE);
  const style = getComputedStyle(canvas);
  const paint: Paint = (token) => style.getPropertyValue(token).trim();
  const pen = penOn(context, paint);
  pen.cloth(high);
  parts.reduce((top, part) => {
    part.draw(pen, top);
    return top + part.high;
  }, 8);
}

const SIGN = '"Barlow Condensed"';

function partsOf(recap: Recap): readonly Part[] {
  const { course, best, favourite, party } = recap;
  return [
    heading(recap),
    chips(recap),
    ...(course !== null && course.length > 2 ? [courseOf(course)] : []),
    ...(best === null ? [] : [bestRoll(best)]),
    ...(favourite === null ? [] : [favouriteWager(favourite)]),
    ...(party === null ? [] : [atParty(party)]),
    ...notes(recap),
    thanks(recap),
  ];
}

/** The whole card in a sentence or two, for whoever hears it. */
export function cardSaid(recap: Recap): string {
  const said = recapWords.value;
  const { best, favourite, party } = recap;
  return [
    said.sums({
      whose: said.whose({ name: recap.name }),
      in: sum(recap.bought + recap.toppedUp),
      out: sum(recap.out),
      net: change(recap.net),
    }),
    best === null ? '' : said.bestSaid({ call: spokenIn(best.call), sum: change(best.cents) }),
    favourite === null
      ? ''
      : `${said.favourite}: ${favourite.wager.name}, ${said.times({ count: favourite.decided, won: favourite.won })}.`,
    party === null ? '' : said.partySaid({ net: signed(party.net), games: party.games, won: party.won }),
    ...notesOf(recap),
  ]
    .filter((each) => each !== '')
    .join(' ');
}

const heading = ({ pit, name }: Recap): Part => ({
  high: 102,
  draw: (pen, top) => {
    pen.label(pit.toLocaleUpperCase(), top + 40, 232);
    pen.sign(recapWords.value.whose({ name }), {
      x: CONTENT_LEFT,
      y: top + 82,
      size: 42,
      most: 240,
      ink: '--felt-text',
    });
    pen.mark(toInitial(name, 1), CONTENT_RIGHT - 26, top + 54);
    pen.rule(top + 102);
  },
});

function chips(recap: Recap): Part {
  const { bought, toppedUp, out, net, chips: name } = recap;
  const said = recapWords.value;
  const of = name === UNTOLD_CHIPS ? words.value.common.playChips : name;
  const how =
    toppedUp === 0
      ? said.bought({ chips: of, bought: sum(bought) })
      : said.boughtAndToppedUp({ chips: of, bought: sum(bought), toppedUp: sum(toppedUp) });
  return {
    high: 104,
    draw: (pen, top) => {
      const figures = [
        { name: said.in, figure: sum(bought + toppedUp), x: CONTENT_LEFT, size: 40, ink: '--felt-text' },
        { name: said.out, figure: sum(out), x: CONTENT_LEFT + 98, size: 40, ink: '--felt-text' },
        { name: said.net, figure: change(net), x: CONTENT_LEFT + 200, size: 50, ink: '--winlight' },
      ] as const;
      for (const { name: label, figure, x, size, ink } of figures) {
        pen.text(label, { x, y: top + 28, size: 14, most: 92 });
        pen.sign(figure, { x, y: top + 72, size, most: x === CONTENT_LEFT + 200 ? 106 : 90, ink });
      }
      pen.text(how, { x: CONTENT_LEFT, y: top + 92, size: 13, most: CONTENT_RIGHT - CONTENT_LEFT });
      pen.rule(top + 104);
    },
  };
}

const courseOf = (course: readonly number[]): Part => ({
  high: 134,
  draw: (pen, top) => {
    pen.label(recapWords.value.course.toLocaleUpperCase(), top + 26);
    pen.course(course, top + 56);
    pen.rule(top + 134);
  },
});

const bestRoll = (best: NonNullable<Recap['best']>): Part => ({
  high: 142,
  draw: (pen, top) => {
    const said = recapWords.value;
    pen.label(said.best.toLocaleUpperCase(), top + 26);
    const size = best.faces.length > 2 ? 56 : 76;
    best.faces.forEach((face, place) => {
      // A recap was checked by its schema: dice show one to six.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const pips = face as Pips;
      pen.die(pips, {
        x: CONTENT_LEFT + 4 + place * (size + 10),
        y: top + 42 + (76 - size) / 2,
        size,
        tilt: place % 2 === 0 ? -4 : 4,
      });
    });
    const x = 220;
    pen.sign(spokenIn(best.call).toLocaleUpperCase(), {
      x,
      y: top + 74,
      size: 24,
      most: CONTENT_RIGHT - x,
      ink: '--felt-text',
    });
    pen.sign(change(best.cents), { x, y: top + 108, size: 34, most: CONTENT_RIGHT - x, ink: '--winlight' });
    const at = said.bestAt({ number: number(best.number), time: time(best.at) });
    pen.text(at, { x, y: top + 128, size: 13, most: CONTENT_RIGHT - x });
    pen.rule(top + 142);
  },
});

const favouriteWager = ({ wager, decided, won }: NonNullable<Recap['favourite']>): Part => ({
  high: 106,
  draw: (pen, top) => {
    const said = recapWords.value;
    pen.label(said.favourite.toLocaleUpperCase(), top + 26);
    const wide = pen.sign(wager.name, {
      x: CONTENT_LEFT,
      y: top + 64,
      size: 36,
      most: 170,
      ink: '--felt-text',
    });
    const x = CONTENT_LEFT + wide + 14;
    pen.text(said.times({ count: decided, won }), { x, y: top + 60, size: 14, most: CONTENT_RIGHT - x });
    pen.bar(won / decided, top + 80);
  },
});

const atParty = (party: NonNullable<Recap['party']>): Part => ({
  high: 96,
  draw: (pen, top) => {
    const said = recapWords.value;
    pen.rule(top);
    pen.label(said.party.toLocaleUpperCase(), top + 26);
    const wide = pen.sign(signed(party.net), {
      x: CONTENT_LEFT,
      y: top + 66,
      size: 40,
      most: 120,
      ink: '--winlight',
    });
    const x = CONTENT_LEFT + wide + 14;
    const most = CONTENT_RIGHT - x;
    pen.text(said.partyChips({ brought: number(party.brought), out: number(party.out) }), {
      x,
      y: top + 50,
      size: 14,
      most,
    });
    pen.text(said.partyWon({ games: party.games, won: party.won }), { x, y: top + 68, size: 14, most });
  },
});

/** What has to be said besides: what is owed, what was given, and why no results stand here. */
function notesOf({ owes, donated, barredBy, rolls, party }: Recap): readonly string[] {
  const said = recapWords.value;
  return [
    owes === 0 ? '' : said.owes({ sum: sum(owes) }),
    donated === 0 ? '' : said.donated({ sum: sum(donated) }),
    barredBy === null ? '' : said.barred({ clause: writeClause(barredBy) }),
    rolls === 0 && party === null && barredBy === null ? said.nothing : '',
  ].filter((each) => each !== '');
}

const notes = (recap: Recap): readonly Part[] =>
  notesOf(recap).map((note) => ({
    high: 24,
    draw: (pen, top) =>
      void pen.text(note, { x: CONTENT_LEFT, y: top + 18, size: 13, most: CONTENT_RIGHT - CONTENT_LEFT }),
  }));

const thanks = ({ name }: Recap): Part => ({
  high: 66,
  draw: (pen, top) => pen.middle(recapWords.value.thanks({ name }), top + 44),
});

type Set = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** So wide at the most: longer words are set smaller, and cut where that is not enough. */
  readonly most: number;
  readonly ink?: string;
};

type Pen = ReturnType<typeof penOn>;

/** What a card is drawn with, in its own units. */
function penOn(context: CanvasRenderingContext2D, paint: Paint) {
  const put = (text: string, { x, y, size, most, ink = '--felt-text-2' }: Set, font: string): number => {
    let at = size;
    const measure = (words: string): number => {
      context.font = font.replace('@', `${at}px`);
      return context.measureText(words).width;
    };
    while (measure(text) > most && at > size * 0.55) at -= 0.5;
    let shown = text;
    while (measure(shown) > most && shown.length > 1) shown = `${shown.slice(0, -2).trimEnd()}…`;
    context.fillStyle = paint(ink);
    context.fillText(shown, x, y);
    return measure(shown);
  };
  const sans = `400 @ ${paint('--sans')}`;
  const bold = `700 @ ${SIGN}, ${paint('--sign')}`;
  const round = (x: number, y: number, wide: number, high: number, radius: number): void => {
    context.beginPath();
    context.roundRect(x, y, wide, high, radius);
  };
  const line = (x: number, y: number, dash: readonly number[] = []): void => {
    context.setLineDash([...dash]);
    context.beginPath();
    context.moveTo(CONTENT_LEFT, y);
    context.lineTo(x, y);
    context.stroke();
    context.setLineDash([]);
  };

  return {
    cloth: (high: number): void => {
      const lamp = context.createRadialGradient(
        CARD_WIDTH / 2,
        high / 4,
        10,
        CARD_WIDTH / 2,
        high / 3,
        high * 0.8,
      );
      lamp.addColorStop(0, paint('--felt-2'));
      lamp.addColorStop(1, paint('--felt'));
      context.fillStyle = lamp;
      round(0, 0, CARD_WIDTH, high, 22);
      context.fill();
      context.strokeStyle = paint('--brass');
      context.lineWidth = 1.5;
      round(8, 8, CARD_WIDTH - 16, high - 16, 16);
      context.stroke();
    },
    text: (text: string, set: Set): number => put(text, set, sans),
    sign: (text: string, set: Set): number => put(text, set, bold),
    label: (text: string, y: number, most = CONTENT_RIGHT - CONTENT_LEFT): void => {
      context.letterSpacing = '1.4px';
      put(text, { x: CONTENT_LEFT, y, size: 15, most, ink: '--felt-odds' }, bold.replace('700', '600'));
      context.letterSpacing = '0px';
    },
    middle: (text: string, y: number): void => {
      context.textAlign = 'center';
      put(
        text,
        { x: CARD_WIDTH / 2, y, size: 30, most: CONTENT_RIGHT - CONTENT_LEFT, ink: '--winlight' },
        bold,
      );
      context.textAlign = 'start';
    },
    rule: (y: number): void => {
      context.strokeStyle = paint('--brass-line');
      context.lineWidth = 1;
      line(CONTENT_RIGHT, y);
    },
    mark: (letter: string, x: number, y: number): void => {
      context.fillStyle = paint('--seat-a');
      context.beginPath();
      context.arc(x, y, 24, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = paint('--ink');
      context.lineWidth = 3;
      context.beginPath();
      context.arc(x, y, 20, 0, Math.PI * 2);
      context.stroke();
      context.textAlign = 'center';
      put(letter, { x, y: y + 9.5, size: 27, most: 36, ink: '--ink' }, bold);
      context.textAlign = 'start';
    },
    bar: (part: number, y: number): void => {
      context.fillStyle = paint('--shade');
      round(CONTENT_LEFT, y, CONTENT_RIGHT - CONTENT_LEFT, 10, 5);
      context.fill();
      if (part === 0) return;
      context.fillStyle = paint('--winlight');
      round(CONTENT_LEFT, y, Math.max(10, (CONTENT_RIGHT - CONTENT_LEFT) * part), 10, 5);
      context.fill();
    },
    /** What was had after each roll, with a dotted line where it began, and the highest told. */
    course: (values: readonly number[], y: number): void => {
      const [low, top] = [Math.min(...values), Math.max(...values)];
      const high = 56;
      const last = values.length - 1;
      const xOf = (place: number): number =>
        CONTENT_LEFT + (place * (CONTENT_RIGHT - CONTENT_LEFT - 16)) / last;
      const yOf = (value: number): number =>
        y + high - ((value - low) / (top === low ? 1 : top - low)) * high;
      const trace = (): void => {
        context.beginPath();
        values.forEach((value, place) => context.lineTo(xOf(place), yOf(value)));
      };
      trace();
      context.lineTo(xOf(last), y + high + 8);
      context.lineTo(CONTENT_LEFT, y + high + 8);
      context.fillStyle = paint('--brass-faint');
      context.fill();
      context.strokeStyle = paint('--ivory-line');
      context.lineWidth = 1;
      line(xOf(last), yOf(values[0] ?? 0), [2, 5]);
      context.strokeStyle = paint('--winlight');
      context.lineWidth = 3;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      trace();
      context.stroke();
      const peak = values.indexOf(top);
      context.fillStyle = paint('--winlight');
      for (const [place, radius] of [
        [peak, 4.5],
        [last, 5],
      ] as const) {
        context.beginPath();
        context.arc(xOf(place), yOf(values[place] ?? 0), radius, 0, Math.PI * 2);
        context.fill();
      }
      context.textAlign = 'center';
      const x = Math.min(Math.max(xOf(peak), CONTENT_LEFT + 24), CONTENT_RIGHT - 24);
      put(sum(top), { x, y: y - 8, size: 18, most: 110, ink: '--felt-text' }, bold);
      context.textAlign = 'start';
    },
    die: (
      pips: Pips,
      {
        x,
        y,
        size,
        tilt,
      }: { readonly x: number; readonly y: number; readonly size: number; readonly tilt: number },
    ): void => {
      context.save();
      context.translate(x + size / 2, y + size / 2);
      context.rotate((tilt * Math.PI) / 180);
      const half = size / 2;
      context.fillStyle = paint('--ruby');
      round(-half, -half, size, size, 4);
      context.fill();
      context.strokeStyle = paint('--ruby-dark');
      context.lineWidth = 2;
      context.stroke();
      context.strokeStyle = paint('--ruby-top');
      context.lineWidth = 1;
      round(-half * 0.68, -half * 0.68, size * 0.68, size * 0.68, 2);
      context.stroke();
      context.fillStyle = paint('--pip');
      for (const [column, row] of spots[pips]) {
        context.beginPath();
        context.arc(column * size * 0.26, row * size * 0.26, size * 0.1, 0, Math.PI * 2);
        context.fill();
      }
      context.restore();
    },
  };
}

/** Where the pips of each face lie, from its middle. */
const spots: Readonly<Record<Pips, readonly (readonly [column: number, row: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
