import type { RollSheet } from '@dicepit/wire';
import { useLayoutEffect } from 'preact/hooks';
import { client, pit } from '../../live/pit.ts';
import { Answered, useAnswer } from '../answered.tsx';
import { goTo, inspectPlace } from '../at-inspect.tsx';
import { inspectWords } from '../said.ts';
import { Lines } from '../timeline/lines.tsx';
import { Approvals } from './approvals.tsx';
import { Balances } from './balances.tsx';
import { Layouts } from './layouts.tsx';
import { RollBar } from './roll-bar.tsx';
import { RollHead } from './roll-head.tsx';
import { Settlements } from './settlements.tsx';

/** Steps through the rolls of a table; without a table or a roll in the address, through those of the first. */
export function RollsPart() {
  const { item, step = '1' } = inspectPlace.value;
  const table = item ?? pit.value?.tables[0]?.table;
  if (table === undefined) return <p class="quiet">{inspectWords.value.roll.noTables}</p>;
  return <Sheet table={table} roll={step} />;
}

function Sheet({ table, roll }: { readonly table: string; readonly roll: string }) {
  const { asked, again } = useAnswer(`${table} ${roll}`, () =>
    client.ask('readRollSheet', { params: { table, roll } }),
  );
  const of = asked.is === 'here' && asked.value.table === table ? asked.value.of : undefined;
  useArrows(table, of);
  return (
    <>
      <RollBar table={table} roll={Number(roll)} of={of} />
      <Answered asked={asked} again={again}>
        {(sheet) => <Parts sheet={sheet} />}
      </Answered>
    </>
  );
}

function Parts({ sheet }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  return (
    <>
      <RollHead sheet={sheet} />
      <Layouts sheet={sheet} />
      <div class="inspect-two">
        <div class="inspect-col">
          <Settlements sheet={sheet} />
          <Approvals sheet={sheet} />
        </div>
        <Balances sheet={sheet} />
      </div>
      <section class="panel inspect-timeline" aria-labelledby="roll-steps">
        <h2 class="h2" id="roll-steps">
          {said.steps}
        </h2>
        <Lines lines={sheet.steps} plain />
      </section>
    </>
  );
}

/**
 * The arrow keys lead to the roll before and after, unless somebody writes or chooses. Each press counts from the
 * address of that moment: the second of two quick ones comes before the first is drawn.
 */
function useArrows(table: string, of: number | undefined): void {
  // From the moment in which the number of rolls is drawn: effects come later, and a quick press before them.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null) return;
      const roll = Number(inspectPlace.value.step ?? '1');
      const next = key === 'ArrowLeft' ? roll - 1 : key === 'ArrowRight' ? roll + 1 : 0;
      if (next < 1 || next > (of ?? roll)) return;
      event.preventDefault();
      goTo({ part: 'rolls', item: table, step: String(next) }, { stay: true });
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [table, of]);
}
