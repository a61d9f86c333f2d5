import { rollLines } from '@dicepit/engine';
import { useMemo } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { toastWhyNot } from '../../shell/toasts.tsx';
import { list, sum } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import { type Desk, nameAt, wagerName, whyNot } from '../desk/desk.ts';
import { dealerWords } from '../said.ts';
import { CutChips } from './cut-chips.tsx';
import { lineWords } from './line-words.ts';
import { type SettleRow, settleList, takenFrom } from './settle-list.ts';
import { type WhyNotLine, whyNotSettled } from './why-not-settled.ts';

/**
 * The settlement in dealing order: a press on a line settles it, the big button settles the rest. It is long at a full
 * table, and drawn when the table changes, not whenever something else at the desk does.
 */
export function SettleView({ desk }: { readonly desk: Desk }) {
  const { table, game, away, asker } = desk;
  const drawn = [table, game, away, asker.roles.join(), dealerWords.value, words.value];
  return useMemo(() => <Settlement desk={desk} />, drawn);
}

function Settlement({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { take, pay, stays, taken, paid } = settleList(rollLines(desk.rules, desk.table));
  const why = whyNotSettled([...take, ...pay], ({ bet }) => whyNot(desk, { type: 'SettleBet', bet }));
  return (
    <section class="pay" aria-label={said.settlement}>
      <h2>
        {said.take} <span>{said.takeNote}</span>
        <b>{sum(taken)}</b>
      </h2>
      <Rows desk={desk} rows={take} why={why} none={said.nothingToTake} />
      <h2>
        {said.pay} <span>{said.payNote}</span>
        <b>{sum(paid)}</b>
      </h2>
      <Rows desk={desk} rows={pay} why={why} none={said.nothingToPay} />
      {stays.length > 0 && (
        <p class="small quiet stays">
          {said.staysUp({
            bets: list(stays.map(({ seat, wager }) => `${nameAt(desk, seat)} ${wagerName(desk, wager)}`)),
          })}
        </p>
      )}
    </section>
  );
}

type RowsProps = {
  readonly desk: Desk;
  readonly rows: readonly SettleRow[];
  readonly why: WhyNotLine;
  readonly none: string;
};

function Rows({ desk, rows, why, none }: RowsProps) {
  if (rows.length === 0) return <p class="small quiet stays">{none}</p>;
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.line.bet}>
          <Row desk={desk} row={row} why={row.done ? dealerWords.value.doneRow : why(row.line)} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { readonly desk: Desk; readonly row: SettleRow; readonly why: string | undefined };

function Row({ desk, row: { line, done }, why }: RowProps) {
  const settle = { type: 'SettleBet', bet: line.bet } as const;
  const said = dealerWords.value;
  const wins = line.verdict === 'wins';
  return (
    <Action
      class={done ? 'prow ok' : 'prow'}
      why={why}
      onPress={() => void desk.give(settle)}
      onRefused={toastWhyNot}
    >
      <span class="tk">
        {done && <Icon name="check" small />}
        <span class="sr">{done ? said.doneRow : wins ? said.payRow : said.takeRow}</span>
      </span>
      <SeatMark table={desk.table} seat={line.seat} />
      <span class="nmx">{nameAt(desk, line.seat)}</span>
      <span class="wg">
        {wagerName(desk, line.wager)}
        <small>{lineWords(line)}</small>
      </span>
      {wins ? <CutChips desk={desk} line={line} /> : <span class="chipsrow" />}
      <span class="am">{sum(wins ? line.winnings : takenFrom(line))}</span>
    </Action>
  );
}
