import { cutIntoChips, rollLines, type TableSettlement } from '@dicepit/engine';
import { useMemo } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Chip, chipWorths } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/mark.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { figure, list, sum, words } from '../words/words.ts';
import { type DealerView, nameAt, refusalText, wagerName } from './dealer-view.ts';
import { dealerWords } from './dealer-words.ts';
import {
  lineWords,
  type SettleRow,
  settleList,
  takenFrom,
  type WhyNotLine,
  whyNotSettled,
} from './settle.ts';
import * as css from './table-lists.module.css';

/**
 * The settlement in dealing order: a press on a line settles it, the big button settles the rest. It is long at a full
 * table, and drawn when the table changes, not whenever something else at the desk does.
 */
export function SettleView({ view }: { readonly view: DealerView }) {
  const { table, game, away, asker } = view;
  const drawn = [table, game, away, asker.roles.join(), dealerWords.value, words.value];
  return useMemo(() => <Settlement view={view} />, drawn);
}

function Settlement({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { take, pay, stays, taken, paid } = settleList(rollLines(view.rules, view.table));
  const why = whyNotSettled([...take, ...pay], ({ bet }) => refusalText(view, { type: 'SettleBet', bet }));
  return (
    <section class={css.list} data-part="settlement" aria-label={said.settlement}>
      <h2>
        {said.take} <span>{said.takeNote}</span>
        <b>{sum(taken)}</b>
      </h2>
      <Rows view={view} rows={take} why={why} none={said.nothingToTake} />
      <h2>
        {said.pay} <span>{said.payNote}</span>
        <b>{sum(paid)}</b>
      </h2>
      <Rows view={view} rows={pay} why={why} none={said.nothingToPay} />
      {stays.length > 0 && (
        <p class={`small quiet ${css.empty}`}>
          {said.staysUp({
            bets: list(stays.map(({ seat, wager }) => `${nameAt(view, seat)} ${wagerName(view, wager)}`)),
          })}
        </p>
      )}
    </section>
  );
}

type RowsProps = {
  readonly view: DealerView;
  readonly rows: readonly SettleRow[];
  readonly why: WhyNotLine;
  readonly none: string;
};

function Rows({ view, rows, why, none }: RowsProps) {
  if (rows.length === 0) return <p class={`small quiet ${css.empty}`}>{none}</p>;
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.line.bet}>
          <Row view={view} row={row} why={row.done ? dealerWords.value.doneRow : why(row.line)} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { readonly view: DealerView; readonly row: SettleRow; readonly why: string | undefined };

function Row({ view, row: { line, done }, why }: RowProps) {
  const settle = { type: 'SettleBet', bet: line.bet } as const;
  const said = dealerWords.value;
  const wins = line.verdict === 'wins';
  return (
    <Action
      class={done ? `${css.row} ${css.isDone}` : css.row}
      why={why}
      onPress={() => void view.give(settle)}
      onRefused={toastRefusal}
    >
      <span class={css.box}>
        {done && <Icon name="check" small />}
        <span class="sr">{done ? said.doneRow : wins ? said.payRow : said.takeRow}</span>
      </span>
      <SeatMark table={view.table} seat={line.seat} />
      <span class={css.name}>{nameAt(view, line.seat)}</span>
      <span class={css.wager}>
        {wagerName(view, line.wager)}
        <small>{lineWords(line)}</small>
      </span>
      {wins ? <CutChips view={view} line={line} /> : <span class={css.chips} />}
      <span class={css.sum}>{sum(wins ? line.winnings : takenFrom(line))}</span>
    </Action>
  );
}

/** The chips to cut for a payment, by denomination or in the player's own colour. */
function CutChips({ view, line }: { readonly view: DealerView; readonly line: TableSettlement }) {
  const { chipsToCut, chipsOf } = dealerWords.value;
  const own = view.table.seats.get(line.seat)?.colour;
  const { cut } = cutIntoChips(line.winnings, own === undefined ? chipWorths() : [own.value]);
  return (
    <span class={css.chips}>
      <span class="sr">
        {chipsToCut({ chips: list(cut.map(({ worth, count }) => chipsOf({ count, worth: sum(worth) }))) })}
      </span>
      {cut.map(({ worth, count }) => (
        <span key={worth} class={css.chip} aria-hidden="true">
          <Chip worth={worth} figure={figure(worth)} {...(own === undefined ? {} : { colour: own.colour })} />
          ×{count}
        </span>
      ))}
    </span>
  );
}
