import type { HostTable } from '@dicepit/wire';
import { Icon } from '../../parts/icon.tsx';
import { show } from '../console/open-sheet.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { WordingRow } from '../wording/wording-row.tsx';
import { lineOf, needsSomebody } from './table-line.ts';

/** The tables of the pit, each with where it stands. */
export function Tables({ onNewTable }: { readonly onNewTable: () => void }) {
  const said = hostWords.value.tables;
  const { tables = [], pit } = night.value ?? {};
  return (
    <section class="panel" aria-labelledby="tables-h">
      <div class="panel-h">
        <h2 class="h2" id="tables-h">
          {said.title}
        </h2>
        <button type="button" class="btn btn-sm btn-quiet" onClick={onNewTable}>
          <Icon name="plus" small />
          {said.openOne}
        </button>
      </div>
      {tables.length === 0 && <p class="quiet panel-empty">{said.none}</p>}
      <ul>
        {tables.map((table) => (
          <TableLine key={table.card.table} table={table} paused={pit?.paused?.since} />
        ))}
      </ul>
      <WordingRow />
    </section>
  );
}

function TableLine({ table, paused }: { readonly table: HostTable; readonly paused: number | undefined }) {
  const said = hostWords.value.tables;
  const { card } = table;
  return (
    <li class="tcard" data-pack={card.pack}>
      <span class="sw" />
      <div>
        <b>{card.title}</b>
        <span class="k">
          {needsSomebody(table) && <Icon name="warn" small />}
          {lineOf(table, paused)}
        </span>
        <span class="k">{said.seats({ taken: card.taken, seats: card.seats })}</span>
      </div>
      <button
        type="button"
        class="btn btn-sm"
        aria-label={`${said.open}: ${card.title}`}
        onClick={() => show({ is: 'table', table: card.table })}
      >
        {said.open}
      </button>
    </li>
  );
}
