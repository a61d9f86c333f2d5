import {
  type Cents,
  type Game,
  type Layout,
  oddsFigures,
  type Pips,
  type Price,
  readPrice,
} from '@dicepit/engine';
import type { AreaPrint } from '@dicepit/layout';
import { Fragment, type RefObject } from 'preact';
import { useCallback, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Stack } from '../parts/chip.tsx';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark, MarkCount } from '../parts/mark.tsx';
import { PuckDisc } from '../parts/puck.tsx';
import { nameOfKey, shortcutFor } from '../settings/settings.ts';
import { either, figure, list, number, percent, sum, type Words, words } from '../words/words.ts';
import * as css from './felt.module.css';
import { type Cell, nextCell, placeOf, planOf, type Way } from './felt-plan.ts';

type FeltGridProps = {
  readonly game: Game;
  readonly layout: Layout;
  /** What each area shows now; an area that is not named is at rest. */
  readonly shown: AreaViews;
  /** The dice are out: the felt darkens. */
  readonly out?: boolean;
  /** What is shown may be old: the felt turns grey. */
  readonly stale?: boolean;
  readonly onAdd: (wager: string) => void;
  readonly onRemove: (wager: string) => void;
  readonly onInfo: (wager: string) => void;
  /** Whether a tap takes chips back. */
  readonly removing?: boolean;
};

const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const rest = {};

/** With more areas than this, names stand in small letters and in as many lines as they need. */
const MAX_ROOMY_AREAS = 24;

/** The felt of a game for a phone: every area a button, one stop for the tab key, arrows between them. */
export function FeltGrid(props: FeltGridProps) {
  const {
    game,
    layout,
    shown,
    out = false,
    stale = false,
    onAdd,
    onRemove,
    onInfo,
    removing = false,
  } = props;
  const { columns, rows, cells } = useMemo(() => planOf(game, layout), [game, layout]);
  const [at, setAt] = useState(cells[0]?.wager);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const keep = useMemo(createViewCache, []);
  const faces = keep(shown);
  const usage = useId();

  const moveTo = (cell: Cell | undefined): void => {
    if (cell === undefined) return;
    setAt(cell.wager);
    buttons.current.get(cell.wager)?.focus();
  };
  // Large letters break the felt into other rows than are printed: what counts is where an area is shown.
  const neighbour = (cell: Cell, way: Way): Cell | undefined => {
    const shownAt = cells.flatMap((each) => {
      const button = buttons.current.get(each.wager);
      return button === undefined ? [] : [{ each, ...placeOf(button.getBoundingClientRect()) }];
    });
    const from = shownAt.find(({ each }) => each === cell);
    return from && nextCell(shownAt, from, way)?.each;
  };
  const keyed = (event: KeyboardEvent, cell: Cell): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const way = ways[key];
    if (way !== undefined) moveTo(neighbour(cell, way));
    else if (key === 'Home') moveTo(cells[0]);
    else if (key === 'End') moveTo(cells.at(-1));
    else if (key === '+') onAdd(cell.wager);
    else if (key === '-' || key === 'Delete' || key === 'Backspace') onRemove(cell.wager);
    else if (nameOfKey(key) === 'info') onInfo(cell.wager);
    else return;
    event.preventDefault();
  };

  // An area is given one and the same acts for good, so that they are no reason to draw it anew.
  const acts = useRef<AreaActs>(undefined);
  acts.current = {
    onButton: (wager, button) => {
      if (button === null) buttons.current.delete(wager);
      else buttons.current.set(wager, button);
    },
    onFocus: setAt,
    onKey: keyed,
    onTap: (wager) => (removing ? onRemove(wager) : onAdd(wager)),
    onHold: onInfo,
  };

  const info = shortcutFor('info');
  return (
    <div
      class={[
        css.felt,
        out ? css.isOut : '',
        stale ? css.isStale : '',
        cells.length > MAX_ROOMY_AREAS ? css.isDense : '',
      ].join(' ')}
      data-part="felt"
      role="group"
      aria-label={words.value.felt.label({ game: game.name })}
      aria-describedby={usage}
      data-pack={game.pack}
      style={{ '--columns': tracks(columns, '0'), '--rows': tracks(rows, 'min-content') }}
    >
      <p id={usage} hidden>
        {info === undefined ? words.value.felt.usage : words.value.felt.usageWithInfo({ info })}
      </p>
      {cells.map((cell) => (
        <Area
          key={cell.wager}
          cell={cell}
          shown={faces[cell.wager] ?? rest}
          isStop={cell.wager === at}
          acts={acts}
        />
      ))}
    </div>
  );
}

const tracks = (sizes: readonly number[], least: string): string =>
  sizes.map((size) => `minmax(${least}, ${size}fr)`).join(' ');

/** Gives what areas show, each as the very object of the time before where it shows the same: nothing of it is drawn anew. */
export function createViewCache(): (shown: AreaViews) => AreaViews {
  let kept: AreaViews = {};
  return (shown) => {
    kept = Object.fromEntries(
      Object.entries(shown).map(([wager, now]) => {
        const before = kept[wager];
        return [wager, before !== undefined && isSame(before, now) ? before : now];
      }),
    );
    return kept;
  };
}

/** Whether two values of plain data are written alike. */
const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** From this size on the felt a name is the figure of its area, and not a line of text. */
const FIGURE_FONT_SIZE = 36;

/** What can be done on an area of a felt, by its wager. */
type AreaActs = {
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
function Area({ cell, shown, isStop, acts }: AreaProps) {
  const { wager, columns, rows } = cell;
  const onButton = useCallback(
    (button: HTMLButtonElement | null) => acts.current?.onButton(wager, button),
    [acts, wager],
  );
  return (
    <button
      type="button"
      ref={onButton}
      class={shapeOf(cell)}
      data-part="area"
      data-state={stateOf(shown)}
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

const shapeOf = ({ cut, share, low, flat }: Cell): string =>
  [
    css.area,
    share < 0.3
      ? share < 0.2
        ? `${css.narrow} ${css.slim}`
        : css.narrow
      : share < 0.4
        ? css.third
        : share > 0.6
          ? css.broad
          : '',
    low ? css.low : flat ? css.flat : '',
    cut ? css.cut : '',
  ].join(' ');

/** What is the matter on an area, in one word each. */
const stateOf = ({
  own,
  asking,
  lit,
  sending,
  comesDown,
  refused,
  locked,
  closed,
}: AreaView): string | undefined =>
  [
    own === undefined && asking === undefined ? [] : 'stack',
    lit === true ? 'lit' : [],
    asking === undefined ? [] : 'asking',
    sending === true ? 'sending' : [],
    comesDown === true ? 'comes-down' : [],
    refused === true ? 'refused' : [],
    locked === undefined ? [] : 'locked',
    closed === undefined ? [] : 'closed',
  ]
    .flat()
    .join(' ') || undefined;

type FaceProps = Pick<AreaProps, 'cell' | 'shown'> & { readonly said: Words['felt'] };

/** What stands on an area: its name and odds, and beside or under them the marks and one's own chips. */
function AreaFace({ cell, shown, said }: FaceProps) {
  const { print, picture, share } = cell;
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
      <span
        class={print.size >= FIGURE_FONT_SIZE && share < 0.6 ? css.figure : css.name}
        data-part="name"
        lang="en"
      >
        {picture !== undefined && <Die pips={picture} />}
        {print.name}
      </span>{' '}
      {print.totals.length > 0 && <Totals totals={print.totals} />}{' '}
      {closed === undefined && <span class={css.odds}>{paysText(print)}</span>}
      {details !== '' && <span class="sr">, {details}</span>}
      <span class={css.rest} aria-hidden="true">
        {isFree && isWide && print.totals.length === 0 && note !== undefined && (
          <span class={css.note}>{note}</span>
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
    <span class={css.totals} aria-hidden="true">
      {totals.map(({ total, more }) => (
        <Fragment key={total}>{more ? <u>{total}</u> : <span>{total}</span>} </Fragment>
      ))}
    </span>
  );
}

/** A lock, and the clause that turns the key where one is known. */
function Lock({ clause, text }: { readonly clause: string; readonly text: string }) {
  return (
    <span class={css.lock}>
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
    <span class={css.marks} data-part="marks">
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
  <span class={word.length > MAX_TAG_CHARACTERS ? `${css.tag} ${css.long}` : css.tag} data-part="tag">
    {word}
  </span>
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
        <span key={seat} class={css.other}>
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
    <span class={roll.length === 1 ? `${css.pair} ${css.one}` : css.pair}>
      {roll.map((pips, place) => (
        // Equal dice differ by their place only.
        <Die key={`${place}-${pips}`} pips={pips} />
      ))}
    </span>
  );
}

/** Odds as somebody reads them: `7.5 to 1`, `7 to 6`, and of several `1, 2 or 3 to 1`. */
export function oddsText(odds: readonly Price[]): string {
  const said = words.value.felt;
  if (odds.every(isToOne)) return said.odds({ figures: either(odds.map(figureOf)) });
  return either(odds.map(priceText));
}

/** One price by itself: `7 to 6`, or `2 to 1 less 5%` where the house keeps a commission. */
function priceText(price: Price): string {
  const said = words.value.felt;
  const { odds, percent: kept } = readPrice(price);
  const text = isToOne(odds) ? said.odds({ figures: figureOf(odds) }) : figureOf(odds);
  return kept === undefined ? text : said.less({ odds: text, percent: percent(kept / 100) });
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

const isToOne = (odds: Price): boolean => odds.endsWith(' to 1');

/** What odds pay to 1; both figures where they are against another number. */
function figureOf(price: Price): string {
  const { odds } = readPrice(price);
  const { pays, per } = oddsFigures(odds);
  const [paid, staked] = [number(Number(pays)), number(Number(per))];
  return per === '1' ? paid : words.value.felt.ratio({ pays: paid, per: staked });
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
