import type { RollSheet } from '@dicepit/wire';
import { change, sum } from '../../words/numbers.ts';
import { inspectWords } from '../said.ts';
import { balanceChanges, seatIn } from './balance-changes.ts';

/** What lay in every account before the call and after the settlement. */
export function Balances({ sheet: { before, after } }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  return (
    <section class="panel" aria-labelledby="roll-balances">
      <h2 class="h2" id="roll-balances">
        {said.balances}
      </h2>
      <table class="tbl inspect-balances">
        <thead>
          <tr>
            <th scope="col">{said.account}</th>
            <th scope="col" class="r">
              {said.accountBefore}
            </th>
            <th scope="col" class="r">
              {said.accountAfter}
            </th>
            <th scope="col" class="r">
              {said.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {balanceChanges(before.balances, after.balances).map((each) => (
            <tr key={each.account}>
              <th scope="row">{accountText(each.account)}</th>
              <td class="r">{sum(each.before)}</td>
              <td class="r">{sum(each.after)}</td>
              <td class="r">{each.after === each.before ? '' : change(each.after - each.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function accountText(account: string): string {
  const said = inspectWords.value.roll;
  const seat = seatIn(account);
  if (seat !== undefined)
    return account.startsWith('rack')
      ? said.rack({ seat: String(seat) })
      : said.tokens({ seat: String(seat) });
  const isKnown = (name: string): name is keyof typeof said.accounts => Object.hasOwn(said.accounts, name);
  return isKnown(account) ? said.accounts[account] : account;
}
