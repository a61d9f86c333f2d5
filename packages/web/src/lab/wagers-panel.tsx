import { formatCsv } from '@dicepit/plots';
import { useMemo } from 'preact/hooks';
import { download } from '../parts/download.ts';
import * as css from './lab.module.css';
import type { SortKey } from './lab-settings.ts';
import { change, game, lab } from './lab-store.ts';
import { decimals, labWords, places } from './lab-words.ts';
import { paysText, sorted, toWagerRows, toWagerTable, type WagerRow } from './wager-rows.ts';

const columns: readonly (SortKey | 'pays')[] = [
  'name',
  'pays',
  'win',
  'edge',
  'perRoll',
  'deviation',
  'rolls',
];

/** Every wager of the game with its exact figures; picking one makes a session of it. */
export function WagersPanel() {
  const said = labWords.value.wagers;
  const { sorting, bets } = lab.value;
  const rows = useMemo(() => toWagerRows(game.value), [game.value]);
  return (
    <section class="panel" aria-labelledby="wagers-h">
      <div class={css.panelTop}>
        <h2 id="wagers-h" class="h2">
          {said.title}
        </h2>
        <span class="small quiet">{said.note({ count: rows.length })}</span>
        <span class={css.exact}>{labWords.value.exact}</span>
      </div>
      <div class={css.tableBox} role="region" aria-label={said.figures} tabIndex={0}>
        <table class="tbl">
          <thead>
            <tr>
              {columns.map((column) =>
                column === 'pays' ? (
                  <th key={column} scope="col" class="r">
                    {said.columns.pays}
                  </th>
                ) : (
                  <Head key={column} column={column} />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {sorted(rows, sorting).map((row) => (
              <Row key={row.wager} row={row} isOn={bets.some(({ wager }) => wager === row.wager)} />
            ))}
          </tbody>
        </table>
      </div>
      <div class={css.plotFoot}>
        <p class="small quiet">{said.explained}</p>
        <button
          type="button"
          class="btn btn-sm btn-quiet"
          aria-label={labWords.value.plot.csvOf({ file: 'wagers' })}
          onClick={() => download('wagers.csv', 'text/csv', formatCsv(toWagerTable(sorted(rows, sorting))))}
        >
          CSV
        </button>
      </div>
    </section>
  );
}

function Head({ column }: { readonly column: SortKey }) {
  const said = labWords.value.wagers;
  const { by, turned } = lab.value.sorting;
  const isBy = by === column;
  return (
    <th
      scope="col"
      class={column === 'name' ? '' : 'r'}
      aria-sort={isBy ? (turned ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        class={css.sorter}
        title={said.about[column]}
        onClick={() => change({ sorting: { by: column, turned: isBy && !turned } })}
      >
        {said.columns[column]}
        <span aria-hidden="true" class={css.sortMark}>
          {isBy ? (turned ? '▼' : '▲') : ''}
        </span>
      </button>
    </th>
  );
}

function Row({ row, isOn }: { readonly row: WagerRow; readonly isOn: boolean }) {
  const { wager, name, pays, figures } = row;
  const stake = lab.value.bets[0]?.stake ?? 5_00;
  const { win, edge, edgePerRoll, standardDeviation, rollsToDecision } = figures;
  return (
    <tr class={isOn ? css.on : ''}>
      <th scope="row">
        <button
          type="button"
          class={css.wagerPick}
          aria-pressed={isOn}
          onClick={() => change({ bets: [{ wager, stake }] })}
        >
          {name}
        </button>
      </th>
      <td class="r">{paysText(pays)}</td>
      <td class="r">
        <Two text={win.toString()} under={decimals(win)} />
      </td>
      <td class="r">
        <Two text={edge.toString()} under={`${places(edge.toNumber() * 100, 3)} %`} />
      </td>
      <td class="r">
        <Two text={edgePerRoll.toString()} under={`${places(edgePerRoll.toNumber() * 100, 3)} %`} />
      </td>
      <td class="r">{places(standardDeviation, 3)}</td>
      <td class="r">
        <Two text={rollsToDecision.toString()} under={decimals(rollsToDecision)} />
      </td>
    </tr>
  );
}

/** A fraction too long to be read has its decimals alone; the whole of it is a word away. */
const MAX_FRACTION_LENGTH = 11;

function Two({ text, under }: { readonly text: string; readonly under: string }) {
  if (text.length > MAX_FRACTION_LENGTH) return <span title={text}>{under}</span>;
  return (
    <>
      {text}
      {under !== '' && <small>{under}</small>}
    </>
  );
}
