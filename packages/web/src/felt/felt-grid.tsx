import type { Game, Layout } from '@dicepit/engine';
import { useId, useRef, useState } from 'preact/hooks';
import '../look/felt.css';
import { words } from '../words/words.ts';
import { AreaFace } from './area.tsx';
import { type Cell, planOf } from './plan.ts';
import { pressing } from './pressing.ts';
import type { Shown } from './shown.ts';
import { nextCell, type Way } from './steps.ts';

export type FeltGridProps = {
  readonly game: Game;
  readonly layout: Layout;
  /** What each area shows now, by wager; an area that is not named is at rest. */
  readonly shown: Readonly<Record<string, Shown>>;
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

const rest: Shown = {};

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
  const usage = useId();

  const moveTo = (cell: Cell | undefined): void => {
    if (cell === undefined) return;
    setAt(cell.wager);
    buttons.current.get(cell.wager)?.focus();
  };
  const keyed = (event: KeyboardEvent, cell: Cell): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const way = ways[key];
    if (way !== undefined) moveTo(nextCell(cells, cell, way));
    else if (key === 'Home') moveTo(cells[0]);
    else if (key === 'End') moveTo(cells.at(-1));
    else if (key === '+') onAdd(cell.wager);
    else if (key === '-' || key === 'Delete' || key === 'Backspace') onRemove(cell.wager);
    else if (key.toLowerCase() === 'i') onInfo(cell.wager);
    else return;
    event.preventDefault();
  };

  return (
    <div
      class={['felt', out ? 'is-out' : '', stale ? 'is-stale' : ''].filter((name) => name !== '').join(' ')}
      role="group"
      aria-label={words.value.felt.label(game.name)}
      aria-describedby={usage}
      data-pack={game.pack}
      style={{ gridTemplateColumns: tracks(columns, '0'), gridTemplateRows: tracks(rows, '44px') }}
    >
      <p id={usage} hidden>
        {words.value.felt.usage}
      </p>
      {cells.map((cell) => {
        const { wager, columns: across, rows: down } = cell;
        const face = shown[wager] ?? rest;
        return (
          <button
            key={wager}
            type="button"
            ref={(button) => {
              if (button === null) buttons.current.delete(wager);
              else buttons.current.set(wager, button);
            }}
            class={classesOf(cell, face)}
            style={{ gridColumn: across.join(' / '), gridRow: down.join(' / ') }}
            tabIndex={wager === at ? 0 : -1}
            data-wager={wager}
            aria-keyshortcuts="+ - I"
            onFocus={() => setAt(wager)}
            onKeyDown={(event) => keyed(event, cell)}
            {...pressing({
              onTap: () => (removing ? onRemove(wager) : onAdd(wager)),
              onHold: () => onInfo(wager),
            })}
          >
            <AreaFace cell={cell} shown={face} />
          </button>
        );
      })}
    </div>
  );
}

const tracks = (sizes: readonly number[], least: string): string =>
  sizes.map((size) => `minmax(${least}, ${size}fr)`).join(' ');

const classesOf = (
  { cut, share, low }: Cell,
  { lit, asking, sending, refused, locked, closed, own }: Shown,
): string =>
  [
    'area',
    share < 0.3 ? 'narrow' : share < 0.4 ? 'third' : share > 0.6 ? 'broad' : '',
    low ? 'low' : '',
    cut ? 'cut' : '',
    own === undefined && asking === undefined ? '' : 'has-stack',
    lit === true ? 'lit' : '',
    asking === undefined ? '' : 'ask',
    sending === true ? 'sending' : '',
    refused === true ? 'no' : '',
    locked === undefined ? '' : 'locked',
    closed === undefined ? '' : 'shut',
  ]
    .filter((name) => name !== '')
    .join(' ');
