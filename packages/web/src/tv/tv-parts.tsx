import { chipColours, chipFaces, dice, partyChips, seats } from 'virtual:drawings';
import type { BankedScreen, Joining, Reaction, Screen, TableScreen } from '@dicepit/wire';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Movement, Pace, Throw } from '../throw/presenter.ts';
import { type Ground, ThrownDice } from '../throw/thrown-dice.tsx';
import * as css from './tv-parts.module.css';
import { amount, chipWorth, dayOf, isStill, pitNow, said, timeOf } from './tv-words.ts';

type FittedWords = {
  readonly words: string;
  readonly of?: 'p' | 'h1';
  readonly class?: string;
  readonly part?: string;
  readonly size?: number;
  /** So many letters have room at the full size. */
  readonly letters?: number;
};

/** Long words are set smaller, so that they stay on one line; the longest that a house may choose take two. */
export function Fitted({ words, of: Of = 'p', class: look, part, size = 8.4, letters = 11.8 }: FittedWords) {
  const style = {
    ...(words.length > letters
      ? { fontSize: `${Math.max(size / 2, (size * letters) / words.length).toFixed(2)}rem` }
      : {}),
    ...(words.length > letters * 2 ? { whiteSpace: 'normal' } : {}),
  };
  return (
    <Of class={look} data-part={part} style={style}>
      {words}
    </Of>
  );
}

type TopBarProps = {
  readonly game: string;
  readonly about: string;
  readonly children: ComponentChildren;
};

/** The bar over a table: what is played here, and what else there is to say of it. */
export const TopBar = ({ game, about, children }: TopBarProps) => (
  <header class={css.top}>
    <div class={css.brand}>
      <h1>{game}</h1>
      <p>{about}</p>
    </div>
    {children}
  </header>
);

type SideProps = {
  /** What was called, drawn anew where this has changed, so that its words rise. */
  readonly call: ComponentChildren;
  readonly called: string;
  readonly isTall?: boolean;
  readonly children: ComponentChildren;
};

/** The column beside a table, which begins with the call. */
export const Side = ({ call, called, isTall = false, children }: SideProps) => (
  <aside class={css.side} data-part="side">
    <section class={isTall ? `${css.call} ${css.tall}` : css.call} data-part="call" aria-live="polite">
      <Fragment key={called}>{call}</Fragment>
    </section>
    {children}
  </aside>
);

const looks = { quiet: css.quiet, out: css.out, void: css.noRoll } as const;

type CallWordsProps = Pick<FittedWords, 'words' | 'size' | 'letters'> & {
  readonly is?: keyof typeof looks;
};

/** The call itself, or what there is in its place: what is quiet has room for many letters. */
export const CallWords = ({
  words,
  is,
  size = 8.4,
  letters = is === 'quiet' ? 99 : 11.8,
}: CallWordsProps) => (
  <Fitted
    words={words}
    class={is === undefined ? css.words : `${css.words} ${looks[is]}`}
    part="words"
    size={size}
    letters={letters}
  />
);

/** What stands below the call. */
export const BelowCall = ({ children }: { readonly children: ComponentChildren }) => (
  <p class={css.sub}>{children}</p>
);

type HolderProps = {
  readonly seat: number;
  readonly letter: string;
  readonly name: string;
  readonly children: ComponentChildren;
};

/** Who has the dice, and what is to be said of them. */
export const Holder = ({ seat, letter, name, children }: HolderProps) => (
  <p class={css.holder}>
    <Token seat={seat} letter={letter} />
    <b>{name}</b>
    <span>{children}</span>
  </p>
);

/** The time of the pit, told anew every second. */
export function usePitTime(): number {
  const [now, setNow] = useState(pitNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(pitNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What the table waits for, and the seconds that are left of it. */
export function Waiting({ waiting }: Pick<TableScreen, 'waiting'>) {
  if (waiting === null) return null;
  // Where no bet lies nothing is offered by itself, and no time stands there.
  const kind = waiting.for === 'taker' && waiting.over === undefined ? 'anyTaker' : waiting.for;
  return (
    <p class={css.wait}>
      {said.waits[kind]}
      {waiting.over !== undefined && <SecondsLeft over={waiting.over} />}
    </p>
  );
}

function SecondsLeft({ over }: { readonly over: number }) {
  usePitTime();
  return <b>{` ${Math.max(0, Math.ceil((over - pitNow()) / 1_000))} s`}</b>;
}

/** Two or three dice that show nothing: before the first roll, and while nobody knows what they show. */
export const BlankDice = ({ count }: { readonly count: 2 | 3 }) => (
  <div class={count === 3 ? `${css.dice} ${css.three}` : css.dice}>
    {Array.from({ length: count }, () => (
      <i class={css.blank} />
    ))}
  </div>
);

/** Dice on their way over this screen. */
export type DiceOnScreen = {
  readonly thrown: Throw;
  readonly movement: Movement;
  readonly pace: Pace;
  /** They have rested, and what they show is told. */
  readonly isTold: boolean;
};

type OverTable = {
  readonly dice: DiceOnScreen | undefined;
  readonly count: 2 | 3;
  readonly pictures?: BankedScreen['pictures'];
  readonly children: ComponentChildren;
};

/** The table under its camera, which leans in while dice fly over it. */
export const Camera = ({ dice, count, pictures, children }: OverTable) => (
  <div class={dice === undefined || dice.isTold ? css.camera : `${css.camera} ${css.leans}`}>
    <div class={css.world} data-part="world">
      {children}
      <div class={css.pit}>
        {dice !== undefined && (
          <ThrownDice
            dice={dice.thrown}
            movement={dice.movement}
            count={count}
            pictures={pictures}
            pace={dice.pace}
            ground={tableGround}
            isTold={dice.isTold}
            sign={diceOnSign}
          />
        )}
      </div>
    </div>
  </div>
);

const diceOnSign = (): readonly Element[] =>
  Array.prototype.slice.call(document.querySelectorAll('[data-part="call"] [data-part="cube"]'));

/** From the near left corner to the rail on the right, and back over the middle. */
const tableGround: Ground = {
  size: 0.083,
  lift: 0.072,
  hand: [0.205, 0.671],
  dice: [
    {
      touches: [
        [0.586, 0.525],
        [0.924, 0.296],
        [0.759, 0.358],
        [0.708, 0.39],
      ],
      end: [0.644, 0.41],
    },
    {
      touches: [
        [0.529, 0.712],
        [0.917, 0.608],
        [0.687, 0.588],
        [0.579, 0.577],
      ],
      end: [0.507, 0.556],
    },
    {
      touches: [
        [0.543, 0.421],
        [0.902, 0.192],
        [0.658, 0.254],
        [0.557, 0.296],
      ],
      end: [0.486, 0.338],
    },
  ],
};

/** What was called, as it lies; the thrown dice come here when it is told. */
export const CalledDice = ({
  faces,
  arriving,
  pictures,
}: Pick<Partial<BankedScreen>, 'pictures'> & {
  readonly faces: readonly number[];
  readonly arriving: boolean;
}) => (
  <div
    class={`${css.dice} ${faces.length === 3 ? css.three : ''} ${arriving && !isStill() ? css.arriving : ''}`}
  >
    {faces.map((pips) => (
      <Cube pips={pips} picture={pictures && pictures[pips - 1]} />
    ))}
  </div>
);

/** A count as rings that fill. */
export const Rings = ({ count, all }: { readonly count: number; readonly all: number }) => (
  <p class={css.rings}>
    {Array.from({ length: all }, (_, index) => (
      <i data-on={index < count || undefined} />
    ))}
  </p>
);

type SignLines = readonly (readonly [string, string])[];

export const Sign = ({ lines }: { readonly lines: SignLines }) => (
  <dl class={css.sign} data-part="sign">
    {lines.map(([name, figure]) => (
      <div>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);

/** What the sign of a banked table says. */
export function signOf({ limits, age }: BankedScreen): SignLines {
  const lines: (readonly [string, string])[] = [];
  if (limits !== null) {
    lines.push([said.minimum, amount(limits.minimum)], [said.maximum, amount(limits.maximum)]);
    if (limits.unit !== null) lines.push([said.unit, amount(limits.unit)]);
  }
  if (age !== null) lines.push([said.age, `${age}+`]);
  return lines;
}

/** What a chip of each colour is worth at a party. */
export const partySign = (): SignLines => [
  [said.white, '1'],
  [said.red, '5'],
  [said.blue, '10'],
];

export const LastRolls = ({ last }: Pick<BankedScreen, 'last'>) => (
  <ol class={css.last} data-part="last">
    {last.map(({ total, hard, seven, shows }, index) => (
      <li class={`${index === 0 ? css.now : ''} ${seven ? css.seven : ''} ${hard ? css.pair : ''}`}>
        {shows || total}
      </li>
    ))}
  </ol>
);

export function Notices({ notices }: Pick<BankedScreen, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <>
      <h2>{said.notices}</h2>
      {notices.map((notice) => (
        <p class={css.notice}>{noticeSaid(notice)}</p>
      ))}
    </>
  );
}

function noticeSaid(notice: BankedScreen['notices'][number]): string {
  switch (notice.is) {
    case 'raise': {
      const figures = { minimum: amount(notice.minimum), time: timeOf(notice.from) };
      return notice.wager === null ? said.raise(figures) : said.raiseOf({ wager: notice.wager, ...figures });
    }
    case 'closing':
      return said.closing({ time: timeOf(notice.at) });
    case 'odds':
      return said.odds({ day: dayOf(notice.since) });
  }
}

/** Where the trail ended when it was last signed: four words to be noted down, and compared with it later. */
export const TrailWords = ({ trail }: Pick<Screen, 'trail'>) =>
  trail === null ? null : (
    <p class={css.trail} data-part="trail">
      {`${said.trail({ time: timeOf(trail.at) })} `}
      <b>{trail.words}</b>
    </p>
  );

export const JoinPart = ({ address, code, qr }: Joining) => (
  <section class={css.join} data-part="join">
    <QrCode {...qr} />
    <div>
      <h2>{said.scan}</h2>
      <p class={css.address}>{address}</p>
      {code === null ? <p class={css.soft}>{said.noCode}</p> : <p class={css.code}>{code}</p>}
    </div>
  </section>
);

/** What comes after the first picture; `later-views.tsx` says what, and is not named here: it imports what all views are made of. */
export interface LaterViews {}

/** A reaction in the air, by a number of its own. */
export type FloatingReaction = Reaction & { readonly key: number };

/** A seat's mark: its letter in its colour, with a ring of its own pattern. */
export function Token({ seat, letter }: { readonly seat: number; readonly letter: string }) {
  const { colour, dashes, ink } = seatMark(seat);
  return (
    <svg class={css.token} data-part="token" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx={24} cy={24} r={23} fill={colour} />
      <circle
        cx={24}
        cy={24}
        r={19}
        fill="none"
        stroke="#0b0f0e"
        stroke-width={3}
        stroke-dasharray={dashes || 'none'}
      />
      <text x={24} y={33} text-anchor="middle" font-size={25} fill={ink}>
        {letter}
      </text>
    </svg>
  );
}

type SeatMark = { readonly colour: string; readonly dashes: string; readonly ink: string };

/** The colours of the chips at this table, by seat, where everybody plays in one of their own. */
let ownColours: Readonly<Record<number, string>> = {};

/** From now on marks and chips have the colours that the seats of this screen play in. */
export function takeColours(screen: Screen): void {
  const taken: Record<number, string> = {};
  if (screen.is === 'banked')
    for (const { seat, colour } of screen.seats) if (colour !== null) taken[seat] = colour.colour;
  ownColours = taken;
}

/** What marks a seat: the colour of its own chips where it has such, else its own colour, and its ring. */
export function seatMark(seat: number): SeatMark {
  const { colour, dashes } = seats[(seat - 1) % seats.length] || { colour: '#b9c2be', dashes: '' };
  const own = ownColours[seat];
  const dress = own === undefined ? undefined : chipColours[own];
  if (own === undefined || dress === undefined) return { colour, dashes, ink: '#0b0f0e' };
  return { colour: dress.body, dashes, ink: light.indexOf(own) >= 0 ? '#0b0f0e' : '#fff' };
}

/** The chips on which dark letters are read. */
const light = ['white', 'yellow', 'pink'];

/** What was drawn when the page was built, as what stands inside an element. */
export const drawn = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });

type CubeProps = {
  readonly pips: number;
  readonly picture?: NonNullable<BankedScreen['pictures']>[number] | undefined;
};

/** A die as it lies on the table, with its pips or its picture. */
export const Cube = ({ pips, picture }: CubeProps) =>
  picture === undefined ? (
    <Pips pips={pips} />
  ) : (
    <svg class={css.cube} data-part="cube" viewBox="0 0 100 100" role="img" aria-label={picture.name}>
      <rect width="100" height="100" rx="3" fill="#c8102e" />
      {picture.path === undefined ? (
        <text x="50" y="74" font-size="68" text-anchor="middle" fill="#fff">
          {picture.symbol}
        </text>
      ) : (
        <path d={picture.path} transform="translate(14 14) scale(.72)" fill="#fff" fill-rule="evenodd" />
      )}
    </svg>
  );

const Pips = ({ pips }: { readonly pips: number }) => (
  <svg
    class={css.cube}
    data-part="cube"
    viewBox="0 0 200 200"
    role="img"
    aria-label={said.die({ pips })}
    {...drawn(dice[pips - 1] || '')}
  />
);

type Placed = { readonly transform: string };

/** A chip of the house by its worth, or one of a player's own colour where it has none. */
export const Chip = ({
  worth,
  seat,
  transform,
}: Placed & { readonly worth: number; readonly seat: number }) => (
  <g transform={transform} {...drawn(chipMarkup(worth, seat))} />
);

function chipMarkup(worth: number, seat: number): string {
  const own = ownColours[seat];
  if (worth === 0 && own !== undefined) return dressed(own, 0);
  // A chip of no value and no colour is the white one of the party with its spots in the player's colour.
  if (worth === 0) return partyChip(1).replace(/#2f6f9f/g, seatMark(seat).colour);
  const { colour, place } = chipWorth(worth);
  return dressed(colour, place);
}

function dressed(colour: string, place: number): string {
  const { body, spot, edge } = chipColours[colour] || { body: '#f3eddc', spot: '#2f6f9f', edge: '#c9bfa6' };
  const face = chipFaces[place] || chipFaces[0] || '';
  return face.replace(/@body/g, body).replace(/@spot/g, spot).replace(/@edge/g, edge);
}

/** A chip of the party, by its worth in whites. */
export const partyChip = (whites: number): string => partyChips[String(whites)] || partyChips['1'] || '';

export function QrCode({ size, path }: Joining['qr']) {
  const side = size + 4;
  return (
    <svg data-part="qr" viewBox={`-2 -2 ${side} ${side}`} role="img" aria-label={said.scan}>
      <rect x={-2} y={-2} width={side} height={side} fill="#f7f2e4" />
      <path d={path} fill="#0b0f0e" shape-rendering="crispEdges" />
    </svg>
  );
}

/** The bars of the histogram, in units of its drawing. */
const BARS_WIDTH = 440;
const BARS_HEIGHT = 78;
/** What the rows below the bars are called stands left of them; in the same units. */
const ROW_NAMES_WIDTH = 74;

type Totals = BankedScreen['totals'];

/**
 * How often each total came; the pale line is what chance expects, where that may be shown. Where there is room, it
 * stands below each total how many results ago it last came.
 */
export function Histogram({
  totals,
  newest,
  withSince = false,
}: {
  readonly totals: Totals;
  readonly newest: number | undefined;
  readonly withSince?: boolean;
}) {
  const most = totals.reduce((high, { count, expected }) => Math.max(high, count, expected || 0), 1);
  const step = BARS_WIDTH / Math.max(1, totals.length);
  const heightOf = (value: number): number => ((BARS_HEIGHT - 4) * value) / most;
  return (
    <svg
      class={css.histogram}
      data-part="histogram"
      viewBox={
        withSince ? `-${ROW_NAMES_WIDTH} 0 ${BARS_WIDTH + ROW_NAMES_WIDTH} 132` : `0 0 ${BARS_WIDTH} 104`
      }
      role="img"
      aria-label={totalsSaid(totals, withSince)}
    >
      {totals.map(({ total, count, expected, since }, index) => {
        const x = index * step;
        const isNewest = total === newest;
        const high = heightOf(count);
        return [
          <rect
            x={x + 2.5}
            y={BARS_HEIGHT - high}
            width={step - 5}
            height={high}
            fill={isNewest ? '#ffd977' : '#d8b15a'}
            fill-opacity={isNewest ? 1 : 0.5}
          />,
          expected !== null && expected > 0 && (
            <path
              d={`M${x} ${BARS_HEIGHT - heightOf(expected)}h${step}`}
              stroke="#efe6cf"
              stroke-width={2.5}
            />
          ),
          <text
            x={x + step / 2}
            y={101}
            text-anchor="middle"
            font-size={totals.length > 11 ? 19 : 24}
            fill={isNewest ? '#ffd977' : '#efe6cf'}
          >
            {total}
          </text>,
          withSince && (
            <text x={x + step / 2} y={126} text-anchor="middle" font-size={16} fill="#efe6cf">
              {since === null ? '–' : since}
            </text>
          ),
        ];
      })}
      {withSince && [rowName(99, said.total), rowName(125, said.since)]}
    </svg>
  );
}

const rowName = (y: number, name: string) => (
  <text x={-10} y={y} text-anchor="end" font-size={11} fill="#d8b15a">
    {name}
  </text>
);

/** The same in words. */
function totalsSaid(totals: Totals, withSince: boolean): string {
  const list = (of: (each: Totals[number]) => number | string): string =>
    totals.map((each) => `${each.total}: ${of(each)}`).join(', ');
  const counts = `${said.totals}: ${list(({ count }) => count)}`;
  if (!withSince) return counts;
  return `${counts}. ${said.sinceEach}: ${list(({ since }) => (since === null ? '–' : since))}`;
}
