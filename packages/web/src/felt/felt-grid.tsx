import type { Game, Layout } from '@dicepit/engine';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { nameOfKey, shortcutFor } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import {
  Area,
  type AreaActs,
  type AreaViews,
  type Cell,
  nextCell,
  placeOf,
  planOf,
  type Way,
} from './area.tsx';

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
  const { columns, rows, cells } = planOf(game, layout);
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
      class={['felt', out && 'is-out', stale && 'is-stale', cells.length > MAX_ROOMY_AREAS && 'is-dense']
        .filter((name) => name !== false && name !== undefined)
        .join(' ')}
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
