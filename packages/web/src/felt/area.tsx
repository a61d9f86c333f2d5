import type { Pips } from '@dicepit/engine';
import { Fragment } from 'preact';
import { Stack } from '../parts/chip.tsx';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { sum } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import { areaDetails } from './area-details.ts';
import { paysText } from './odds-words.ts';
import type { Cell } from './plan.ts';
import { drawnOthers, type OthersBet, type Shown } from './shown.ts';

/** From this size on the felt a name is the figure of its area, and not a line of text. */
const LARGE = 36;

/** What stands on an area: its name and odds left, its dice and one's own chips below, the others above. */
export function AreaFace({ cell, shown }: { readonly cell: Cell; readonly shown: Shown }) {
  const { print, share } = cell;
  const { own, asking, lit = false, locked, closed } = shown;
  const said = words.value.felt;
  const [roll] = print.dice;
  const [note] = print.notes;
  const stake = own?.cents ?? asking;
  const isFree = locked === undefined && closed === undefined;
  const isWide = share >= 0.4;
  const details = areaDetails(shown);
  // What is drawn after name and odds is said in words, so that it is not read figure by figure.
  return (
    <>
      <span class={print.size >= LARGE && share < 0.6 ? 'big' : 'nm'}>{print.name}</span>{' '}
      {print.totals.length > 0 && <Totals totals={print.totals} />}{' '}
      {closed === undefined && <span class="od">{paysText(print)}</span>}
      {details !== '' && <span class="sr">, {details}</span>}
      <span class="rest" aria-hidden="true">
        {isFree && isWide && print.totals.length === 0 && note !== undefined && (
          <span class="nt">{note}</span>
        )}
        {locked !== undefined && <Lock clause={locked} text={isWide ? said.locked(locked) : locked} />}
        {closed !== undefined && <Lock clause={closed} text={isWide ? said.closed(closed) : closed} />}
        {roll !== undefined && <Pair roll={roll} />}
        <Others others={shown.others ?? []} share={share} />
        {stake !== undefined && (
          <Stack
            cents={stake}
            figure={own?.figure ?? sum(stake)}
            token={own?.token === true}
            {...(own?.colour === undefined ? {} : { colour: own.colour })}
          />
        )}
        {lit && <span class="tag">{said.win}</span>}
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

function Others({ others, share }: { readonly others: readonly OthersBet[]; readonly share: number }) {
  if (others.length === 0) return null;
  const isWide = share >= 0.4;
  const { drawn, more } = drawnOthers(others, isWide ? 3 : 2);
  const hasRoom = isWide || (share > 0.3 && others.length === 1);
  return (
    <span class="oth">
      {drawn.map(({ seat, cents }) => (
        <span key={seat} class="ob">
          <Mark seat={seat} size="mark-s" />
          {hasRoom && <em>{sum(cents)}</em>}
        </span>
      ))}
      {more > 0 && <em>{words.value.felt.more(more)}</em>}
    </span>
  );
}
