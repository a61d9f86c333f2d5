import {
  type Box,
  type Cents,
  type Game,
  type Layout,
  type Odds,
  oddsFigures,
  type Pips,
} from '@dicepit/engine';
import { type AreaPrint, placeAreas, toAreaPrint } from '@dicepit/layout';
import { Fragment, type RefObject } from 'preact';
import { useCallback } from 'preact/hooks';
import { Stack } from '../parts/chip.tsx';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark, MarkCount } from '../parts/mark.tsx';
import { PuckDisc } from '../parts/puck.tsx';
import { shortcutFor } from '../settings/settings.ts';
import { either, figure, list, number, sum, type Words, words } from '../words/words.ts';

/** From this size on the felt a name is the figure of its area, and not a line of text. */
const FIGURE_FONT_SIZE = 36;

/** What can be done on an area of a felt, by its wager. */
export type AreaActs = {
  readonly onButton: (wager: string, button: HTMLButtonElement | null) => void;
  readonly onFocus: (wager: string) => void;
  readonly onKey: (event: KeyboardEvent, cell: Cell) => void;
  readonly onTap: (wager: string) => void;
  readonly onHold: (wager: string) => void;
};

type AreaProps = {
  readonly cell: Cell;
  readonly shown: AreaView;
  /** Whether the tab key stops here. */
  readonly isStop: boolean;
  readonly acts: RefObject<AreaActs | undefined>;
};

/** One area of a felt. It reads signals, and so it is drawn anew only when one of them or what it is given has changed. */
export function Area({ cell, shown, isStop, acts }: AreaProps) {
  const { wager, columns, rows } = cell;
  const onButton = useCallback(
    (button: HTMLButtonElement | null) => acts.current?.onButton(wager, button),
    [acts, wager],
  );
  return (
    <button
      type="button"
      ref={onButton}
      class={classesOf(cell, shown)}
      style={{ gridColumn: columns.join(' / '), gridRow: rows.join(' / ') }}
      tabIndex={isStop ? 0 : -1}
      data-wager={wager}
      aria-keyshortcuts={['+', '-', shortcutFor('info') ?? ''].join(' ').trim()}
      onFocus={() => acts.current?.onFocus(wager)}
      onKeyDown={(event) => acts.current?.onKey(event, cell)}
      {...pressing({
        onTap: () => acts.current?.onTap(wager),
        onHold: () => acts.current?.onHold(wager),
      })}
    >
      <AreaFace cell={cell} shown={shown} said={words.value.felt} />
    </button>
  );
}

const classesOf = (
  { cut, share, low, flat }: Cell,
  { lit, asking, sending, refused, locked, closed, own, comesDown }: AreaView,
): string =>
  [
    'area',
    share < 0.3 ? 'narrow' : share < 0.4 ? 'third' : share > 0.6 ? 'broad' : '',
    low ? 'low' : flat ? 'flat' : '',
    cut ? 'cut' : '',
    own === undefined && asking === undefined ? '' : 'has-stack',
    lit === true ? 'lit' : '',
    asking === undefined ? '' : 'ask',
    sending === true ? 'sending' : '',
    comesDown === true ? 'comes-down' : '',
    refused === true ? 'no' : '',
    locked === undefined ? '' : 'locked',
    closed === undefined ? '' : 'shut',
  ]
    .filter((name) => name !== '')
    .join(' ');

type FaceProps = Pick<AreaProps, 'cell' | 'shown'> & { readonly said: Words['felt'] };

/** What stands on an area: its name and odds, and beside or under them the marks and one's own chips. */
function AreaFace({ cell, shown, said }: FaceProps) {
  const { print, share } = cell;
  const { own, asking, lit = false, locked, closed } = shown;
  const [roll] = print.dice;
  const [note] = print.notes;
  const stake = own?.cents ?? asking;
  const isFree = locked === undefined && closed === undefined;
  const isWide = share >= 0.4;
  const details = areaDetails(shown);
  // What is drawn after name and odds is said in words, so that it is not read figure by figure.
  return (
    <>
      <span class={print.size >= FIGURE_FONT_SIZE && share < 0.6 ? 'big' : 'nm'} lang="en">
        {print.name}
      </span>{' '}
      {print.totals.length > 0 && <Totals totals={print.totals} />}{' '}
      {closed === undefined && <span class="od">{paysText(print)}</span>}
      {details !== '' && <span class="sr">, {details}</span>}
      <span class="rest" aria-hidden="true">
        {isFree && isWide && print.totals.length === 0 && note !== undefined && (
          <span class="nt">{note}</span>
        )}
        {locked !== undefined && (
          <Lock clause={locked} text={isWide ? said.locked({ clause: locked }) : locked} />
        )}
        {closed !== undefined && (
          <Lock clause={closed} text={isWide ? said.closed({ clause: closed }) : closed} />
        )}
        {shown.puck !== undefined && <PuckDisc puck={shown.puck.is} says={said.puck} />}
        <Marks lit={lit} others={shown.others ?? []} roll={roll} share={share} />
        {stake !== undefined && (
          <Stack
            cents={stake}
            figure={own?.figure ?? figure(stake)}
            token={own?.token === true}
            {...(own?.colour === undefined ? {} : { colour: own.colour })}
          />
        )}
      </span>
    </>
  );
}

function Totals({ totals }: { readonly totals: Cell['print']['totals'] }) {
  return (
    <span class="set" aria-hidden="true">
      {totals.map(({ total, more }) => (
        <Fragment key={total}>{more ? <u>{total}</u> : <span>{total}</span>} </Fragment>
      ))}
    </span>
  );
}

/** A lock, and the clause that turns the key where one is known. */
function Lock({ clause, text }: { readonly clause: string; readonly text: string }) {
  return (
    <span class="lk">
      <Icon name="lock" small />
      {clause !== '' && text}
    </span>
  );
}

/** Somebody else's bet on an area. */
export type OthersBet = {
  readonly seat: number;
  readonly name: string;
  readonly cents: Cents;
  /** The colour of their chips, where everybody has one of their own. */
  readonly colour?: string;
};

/** What one area shows beyond what is printed on it. */
export type AreaView = {
  /** One's own bet there; `figure` where the chips count something else than their sum, `colour` where they have one, `token` where
   * promotional tokens are among them. */
  readonly own?: {
    readonly cents: Cents;
    readonly figure?: string;
    readonly colour?: string;
    readonly token?: boolean;
  };
  readonly others?: readonly OthersBet[];
  /** A late bet that the dealer has not answered yet. */
  readonly asking?: Cents;
  /** One's own bet there is on its way to the table. */
  readonly sending?: boolean;
  /** One's own bet there comes down by itself when it wins. */
  readonly comesDown?: boolean;
  /** Something was refused here just now. */
  readonly refused?: boolean;
  readonly lit?: boolean;
  /** The puck of the table lies here: what the stage is called that it marks. */
  readonly puck?: { readonly is: 'on' | 'off'; readonly name: string };
  /** Why the bet there cannot be touched, as a clause; empty where none is known. */
  readonly locked?: string;
  /** Why nothing can be placed there, as a clause; empty where none is known. */
  readonly closed?: string;
};

/** What the areas of a felt show, by wager. */
export type AreaViews = Readonly<Record<string, AreaView>>;

/** More marks than this do not fit beside a name. */
const MAX_MARKS = 3;

/** The others' bets that are drawn, and how many are left over; the largest are drawn. */
export function drawnOthers(
  others: readonly OthersBet[],
  most = MAX_MARKS,
): { readonly drawn: readonly OthersBet[]; readonly more: number } {
  if (others.length <= most) return { drawn: others, more: 0 };
  const largest = new Set(others.toSorted((a, b) => b.cents - a.cents).slice(0, most - 1));
  const drawn = others.filter((bet) => largest.has(bet));
  return { drawn, more: others.length - drawn.length };
}

/** All that an area shows beyond its name and odds, for whoever does not see it; empty where it is at rest. */
export function areaDetails(shown: AreaView): string {
  const { own, others = [], asking, sending, refused, lit, locked, closed, comesDown, puck } = shown;
  const said = words.value.felt;
  const parts = [
    lit === true ? said.win : '',
    puck?.name ?? '',
    own === undefined ? '' : said.yours({ stake: own.figure ?? sum(own.cents) }),
    own?.token === true ? said.tokens : '',
    comesDown === true ? said.comesDown : '',
    asking === undefined ? '' : said.asking({ stake: sum(asking) }),
    sending === true ? said.sending : '',
    refused === true ? said.refused : '',
    locked === undefined ? '' : locked === '' ? said.lockedBare : said.locked({ clause: locked }),
    closed === undefined ? '' : closed === '' ? said.closedBare : said.closed({ clause: closed }),
    others.length === 0
      ? ''
      : list(others.map(({ name: who, cents }) => said.others({ name: who, stake: sum(cents) }))),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

type MarksProps = {
  readonly lit: boolean;
  readonly others: readonly OthersBet[];
  readonly roll: readonly Pips[] | undefined;
  /** How wide the area is, as a share of the felt. */
  readonly share: number;
};

/**
 * What marks an area beyond its print: that it won, who else has a bet there, and dice. They stand in the order of
 * their worth, and what there is no room for is left out, the dice first.
 */
function Marks({ lit, others, roll, share }: MarksProps) {
  return (
    <span class="marks">
      {lit && <Won word={words.value.felt.win} />}
      {others.length > 0 &&
        (share < 0.4 ? <Few others={others} share={share} /> : <Others others={others} />)}
      {roll !== undefined && <Pair roll={roll} />}
    </span>
  );
}

/** A longer word than this does not fit beside chips where four areas share the width. */
const MAX_TAG_CHARACTERS = 3;

const Won = ({ word }: { readonly word: string }) => (
  <span class={word.length > MAX_TAG_CHARACTERS ? 'tag long' : 'tag'}>{word}</span>
);

/** A narrow area has room for one mark, a third of the felt for two; of more it is said how many they are. */
function Few({ others, share }: Pick<MarksProps, 'others' | 'share'>) {
  if (others.length > (share < 0.3 ? 1 : 2)) return <MarkCount count={others.length} />;
  return others.map(({ seat, name, colour }) => (
    <Mark key={seat} seat={seat} name={name} colour={colour} size="mark-s" />
  ));
}

function Others({ others }: Pick<MarksProps, 'others'>) {
  const { drawn, more } = drawnOthers(others);
  return (
    <>
      {drawn.map(({ seat, name, colour, cents }) => (
        <span key={seat} class="ob">
          <Mark seat={seat} name={name} colour={colour} size="mark-s" />
          <em>{figure(cents)}</em>
        </span>
      ))}
      {more > 0 && <em>{words.value.felt.more({ count: more })}</em>}
    </>
  );
}

function Pair({ roll }: { readonly roll: readonly Pips[] }) {
  return (
    <span class={roll.length === 1 ? 'pair one' : 'pair'}>
      {roll.map((pips, place) => (
        // Equal dice differ by their place only.
        <Die key={`${place}-${pips}`} pips={pips} />
      ))}
    </span>
  );
}

/** Odds as somebody reads them: `7.5 to 1`, `7 to 6`, and of several `1, 2 or 3 to 1`. */
export function oddsText(odds: readonly Odds[]): string {
  const said = words.value.felt;
  if (odds.every(isToOne)) return said.odds({ figures: either(odds.map(figureOf)) });
  return either(
    odds.map((each) => (isToOne(each) ? said.odds({ figures: figureOf(each) }) : figureOf(each))),
  );
}

/** What an area pays. Where totals pay differently, what most of them pay, then the others by name. */
export function paysText({ odds, totals }: Pick<AreaPrint, 'odds' | 'totals'>): string {
  const even = totals.find(({ more }) => !more);
  if (even === undefined) return oddsText(odds);
  const { pays } = words.value.felt;
  const special = totals.filter(({ more }) => more);
  return [
    oddsText([even.odds]),
    ...special.map(({ total, odds: each }) => pays({ total: String(total), figure: figureOf(each) })),
  ].join(', ');
}

const isToOne = (odds: Odds): boolean => odds.endsWith(' to 1');

/** What odds pay to 1; both figures where they are against another number. */
function figureOf(odds: Odds): string {
  const { pays, per } = oddsFigures(odds);
  const [paid, staked] = [number(Number(pays)), number(Number(per))];
  return isToOne(odds) ? paid : words.value.felt.ratio({ pays: paid, per: staked });
}

/** How long a finger rests on an area before it asks for more, in milliseconds. */
const HOLD_MS = 500;

/** A finger that has moved further than this, in pixels, scrolls and does not press. */
const SCROLL_PX = 12;

type Pressing = { readonly onTap: () => void; readonly onHold: () => void };

// One finger at a time presses; what it holds is the same whatever has been drawn anew meanwhile.
let held:
  | { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }
  | undefined;

/** The listeners of a button that may also be held. The tap that ends a hold is not one. */
function pressing({ onTap, onHold }: Pressing) {
  return {
    onClick: onTap,
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      letGo();
      if (button !== 0) return;
      const timer = setTimeout(() => {
        held = undefined;
        swallowRelease();
        onHold();
      }, HOLD_MS);
      held = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (held !== undefined && Math.hypot(clientX - held.x, clientY - held.y) > SCROLL_PX) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    // Phones show a menu of their own where something is held; the sheet of the area stands in its place.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}

function letGo(): void {
  if (held !== undefined) clearTimeout(held.timer);
  held = undefined;
}

/**
 * The finger comes off what the hold has brought up, a sheet with buttons or the scrim beside it: that presses nothing.
 * Whatever is pressed next does, by finger or by key.
 */
function swallowRelease(): void {
  const pressed = ['pointerdown', 'keydown'] as const;
  const end = (): void => {
    document.removeEventListener('click', swallow, true);
    for (const type of pressed) document.removeEventListener(type, end, true);
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  document.addEventListener('click', swallow, true);
  for (const type of pressed) document.addEventListener(type, end, true);
}

/** Where an area stands on the grid of its felt, in lines that count from 1 as CSS counts them. */
export type Cell = {
  readonly wager: string;
  readonly print: AreaPrint;
  readonly columns: Span;
  readonly rows: Span;
  /** Whether it begins a new group: the line above it is a wide one. */
  readonly cut: boolean;
  /** How wide it is, as a share of the felt. */
  readonly share: number;
  /** Whether there is no room in it under its odds. */
  readonly low: boolean;
  /** Whether that room is scarce on a small felt. */
  readonly flat: boolean;
};

type Span = readonly [from: number, to: number];

/** A felt as a grid: how wide its columns and how high its rows are to each other, and what stands where. */
export type Plan = {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly cells: readonly Cell[];
};

/** Lines closer than these, in felt units, are one: a gutter between rows is at most 18, an area at least 58 high. */
const COLUMN_TOLERANCE = 5;
const ROW_TOLERANCE = 20;

const plans = new WeakMap<Game, Plan>();

/** The portrait felt of a game as a grid, in the order in which it is read. */
export function planOf(game: Game, layout: Layout): Plan {
  const known = plans.get(game);
  if (known !== undefined) return known;
  const areas = placeAreas(game, layout, 'portrait');
  const across = linesOf(
    areas.map(({ at }) => [at.x, at.x + at.width]),
    COLUMN_TOLERANCE,
  );
  const down = linesOf(
    areas.map(({ at }) => [at.y, at.y + at.height]),
    ROW_TOLERANCE,
  );
  const ends = areas.map(({ at }) => at.y + at.height);
  const cells = areas
    .toSorted((a, b) => lineAt(down, a.at.y) - lineAt(down, b.at.y) || a.at.x - b.at.x)
    .flatMap(({ wager: id, at, area }): readonly Cell[] => {
      const wager = game.wagers[id];
      if (wager === undefined) return [];
      return [
        { wager: id, print: toAreaPrint(wager, area), ...placed(at, across, down), cut: isCut(at, ends) },
      ];
    });
  const plan = { columns: widthsOf(across), rows: widthsOf(down), cells };
  plans.set(game, plan);
  return plan;
}

function placed(at: Box, across: readonly number[], down: readonly number[]) {
  const height = at.height / extentOf(down);
  return {
    columns: [lineAt(across, at.x), lineAt(across, at.x + at.width)],
    rows: [lineAt(down, at.y), lineAt(down, at.y + at.height)],
    share: at.width / extentOf(across),
    low: height < LOW_SHARE,
    flat: height >= LOW_SHARE && height < FLAT_SHARE,
  } as const;
}

/** A share of the felt's height that holds a name and its odds, and nothing else; below the other, chips as well on a large felt only. */
const LOW_SHARE = 1 / 8;
const FLAT_SHARE = 1 / 5;

const extentOf = (lines: readonly number[]): number => (lines.at(-1) ?? 1) - (lines[0] ?? 0);

/** A gutter above an area, and not the rim of the felt. */
const isCut = ({ y }: Box, ends: readonly number[]): boolean =>
  ends.some((end) => end < y - 1) && !ends.some((end) => Math.abs(end - y) <= 1);

/** The places where something begins or ends, near ones taken as one. */
function linesOf(spans: readonly Span[], same: number): readonly number[] {
  const sorted = spans.flat().toSorted((a, b) => a - b);
  return sorted.filter((line, index) => line - (sorted[index - 1] ?? Number.NEGATIVE_INFINITY) > same);
}

const lineAt = (lines: readonly number[], place: number): number =>
  lines.findLastIndex((line) => line <= place + 0.5) + 1;

const widthsOf = (lines: readonly number[]): readonly number[] =>
  lines.slice(1).map((line, index) => Math.round(line - (lines[index] ?? 0)));

export type Way = 'left' | 'right' | 'up' | 'down';

/** Where something lies, in lines of a grid or in pixels of a screen. */
type Place = { readonly columns: Span; readonly rows: Span };

/**
 * The area that lies next in a direction: the nearest one beside this, and of several the one most nearly in line.
 * Nothing where the felt ends.
 */
export function nextCell<At extends Place>(cells: readonly At[], from: Place, way: Way): At | undefined {
  const isAcross = way === 'left' || way === 'right';
  const along = (cell: Place): Span => (isAcross ? cell.columns : cell.rows);
  const athwart = (cell: Place): Span => (isAcross ? cell.rows : cell.columns);
  const isBack = way === 'left' || way === 'up';
  const distance = (cell: Place): number =>
    isBack ? along(from)[0] - along(cell)[1] : along(cell)[0] - along(from)[1];
  const slant = (cell: Place): number => Math.abs(middle(athwart(cell)) - middle(athwart(from)));
  return cells
    .filter((cell) => distance(cell) >= 0 && overlaps(athwart(cell), athwart(from)))
    .toSorted((a, b) => distance(a) - distance(b) || slant(a) - slant(b))[0];
}

/** Where a box lies on the screen. Neighbours may share a line there, and a part of a pixel is no overlap. */
export function placeOf({ left, right, top, bottom }: DOMRectReadOnly): Place {
  const within = (from: number, to: number): Span => [
    Math.round(from) + AREA_BORDER_PX,
    Math.round(to) - AREA_BORDER_PX,
  ];
  return { columns: within(left, right), rows: within(top, bottom) };
}

/** How wide the lines between areas are at most, in pixels. */
const AREA_BORDER_PX = 2;

const overlaps = ([from, to]: Span, [start, end]: Span): boolean => from < end && start < to;

const middle = ([from, to]: Span): number => (from + to) / 2;
