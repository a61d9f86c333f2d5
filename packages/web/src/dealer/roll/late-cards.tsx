import { Action } from '../../parts/action.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { toastWhyNot } from '../../shell/toasts.tsx';
import { sum } from '../../words/numbers.ts';
import { Basis } from '../desk/basis.tsx';
import { type Desk, nameAt, wagerName, whyNot } from '../desk/desk.ts';
import { Legend, shortcutOf } from '../keys/legend.tsx';
import { dealerWords } from '../said.ts';

/** Bets called while the dice roll: each is confirmed or refused before they rest. */
export function LateCards({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { late } = desk.rules.procedure;
  return (
    <>
      {desk.table.betting.late.map(({ bet, seat, wager, chips, tokens }, index) => {
        const stake = sum(chips + tokens);
        const confirm = { type: 'ConfirmLateBet', bet } as const;
        const refuse = { type: 'DeclineLateBet', bet } as const;
        return (
          <section key={bet} class="latecard" role="alert">
            <SeatMark table={desk.table} seat={seat} size="mark-l" />
            <div>
              <b>{said.lateAsks({ name: nameAt(desk, seat), sum: stake, wager: wagerName(desk, wager) })}</b>
              <span class="small quiet">
                {said.lateNote} {late !== undefined && <Basis desk={desk} basis={late.confirming.clause} />}
              </span>
            </div>
            <span class="lb">
              <Action
                why={whyNot(desk, refuse)}
                shortcut={index === 0 ? shortcutOf('refuse-late') : undefined}
                onPress={() => void desk.give(refuse)}
                onRefused={toastWhyNot}
              >
                {said.refuse}
                {index === 0 && <Legend act="refuse-late" />}
              </Action>
              <Action
                class={index === 0 ? 'btn btn-main' : 'btn'}
                why={whyNot(desk, confirm)}
                shortcut={index === 0 ? shortcutOf('confirm-late') : undefined}
                onPress={() => void desk.give(confirm)}
                onRefused={toastWhyNot}
              >
                {said.confirm({ sum: stake })}
                {index === 0 && <Legend act="confirm-late" />}
              </Action>
            </span>
          </section>
        );
      })}
    </>
  );
}
