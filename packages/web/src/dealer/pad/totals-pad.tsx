import { Action } from '../../parts/action.tsx';
import { callOf } from '../../said/call.ts';
import { toastWhyNot } from '../../shell/toasts.tsx';
import type { Desk } from '../desk/desk.ts';
import { dealerWords } from '../said.ts';
import { ClearButton } from './clear-button.tsx';
import { totalKeyed } from './kept.ts';
import { keyDigit, keyTotal } from './pad-acts.ts';
import { rollKeyed, totalIn, totals, waysOf } from './totals.ts';

/** A key to a total; where bets tell more apart, the same total is asked for a second time by its name. */
export function TotalsPad({ desk, why }: { readonly desk: Desk; readonly why: string | undefined }) {
  const said = dealerWords.value;
  const entry = totalKeyed.value;
  const total = totalIn(entry);
  const ways = total === undefined ? [] : waysOf(desk.game, total);
  return (
    <>
      <div class="pad totals">
        {totals.map((each) => (
          <Action
            key={each}
            class={each === total ? 'key on' : 'key'}
            label={said.totalKey({ total: each })}
            why={why}
            onPress={() => keyTotal(desk, each)}
            onRefused={toastWhyNot}
          >
            {each}
          </Action>
        ))}
      </div>
      {ways.length > 1 && (
        <div class="pad ways" role="group" aria-label={said.whichWay}>
          {ways.map((roll, way) => (
            <Action
              key={way}
              class={entry.way === way ? 'key on' : 'key'}
              pressed={entry.way === way}
              onPress={() => keyDigit(desk, `${way + 1}`)}
            >
              {callOf(desk.game, roll, desk.table.roll?.thrower)}
            </Action>
          ))}
        </div>
      )}
    </>
  );
}

/** The total keyed so far, and its reading back. */
export function TotalSlots({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const entry = totalKeyed.value;
  const roll = rollKeyed(desk.game, entry);
  const asks = totalIn(entry) !== undefined && roll === undefined;
  return (
    <div class="slots">
      <span class="total-keyed" aria-hidden="true">
        {entry.digits === '' ? '–' : entry.digits}
      </span>
      <span class="readback" role="status">
        <b class="sign">
          {roll === undefined
            ? asks
              ? said.whichWay
              : said.keyTheTotal
            : callOf(desk.game, roll, desk.table.roll?.thrower)}
        </b>
        <span class="small quiet">
          {roll === undefined ? (asks ? said.waysHelp : said.totalsHelp) : said.readBack}
        </span>
      </span>
      {entry.digits !== '' && <ClearButton />}
    </div>
  );
}
