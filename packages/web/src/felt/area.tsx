import { Fragment, type RefObject } from 'preact';
import { useCallback } from 'preact/hooks';
import { Stack } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { shortcutFor } from '../settings/keys.ts';
import { figure } from '../words/numbers.ts';
import type { Words } from '../words/words.ts';
import { words } from '../words/words.ts';
import { areaDetails } from './area-details.ts';
import { Marks } from './marks.tsx';
import { paysText } from './odds-words.ts';
import type { Cell } from './plan.ts';
import { pressing } from './pressing.ts';
import type { Shown } from './shown.ts';

/** From this size on the felt a name is the figure of its area, and not a line of text. */
const LARGE = 36;

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
  readonly shown: Shown;
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
  { lit, asking, sending, refused, locked, closed, own, comesDown }: Shown,
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
      <span class={print.size >= LARGE && share < 0.6 ? 'big' : 'nm'} lang="en">
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
