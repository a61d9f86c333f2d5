import { balanceOf, ladder } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { client, refreshMe } from '../../live/pit.ts';
import { toastWhyNot, toastWith } from '../../shell/toasts.tsx';
import { hasPasskeys, makePasskey } from '../../staff/passkey.ts';
import { sum } from '../../words/numbers.ts';
import { inSentence } from '../../words/words.ts';
import type { Desk } from '../desk/desk.ts';
import { shooterWords } from '../desk/who.tsx';
import { commandWords, dealerWords } from '../said.ts';
import { DeskSheet, Give, OpenForm, Part } from './parts.tsx';

const here = { is: 'staff' } as const;

/** Who runs the table, coming on, handing over and going off. */
export function StaffSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { roles } = commandWords.value;
  const { staff, custodian, rolled, ledger } = desk.table;
  const { age } = desk.rules.procedure.staff;
  const mine = ladder.filter((role) => desk.asker.roles.includes(role));
  return (
    <DeskSheet desk={desk} title={said.staffTitle}>
      <Part title={said.staffHere}>
        {staff.size === 0 && <p class="small quiet">{said.nobodyOn}</p>}
        <ul class="signlist">
          {[...staff].map(([person, role]) => (
            <li key={person}>
              <span>
                {roles[role]} {person === desk.asker.person ? `(${said.youMark})` : ''}
                {person === custodian && <small>{said.hasDice}</small>}
              </span>
            </li>
          ))}
        </ul>
        <div class="btns two">
          {mine.map((role) =>
            age === undefined || desk.table.ages?.has(desk.asker.person) === true ? (
              <Give key={role} desk={desk} command={{ type: 'SignOn', as: role }} then={here}>
                {said.signOnAs({ role: inSentence(roles[role]) })}
              </Give>
            ) : (
              <OpenForm key={role} desk={desk} type="SignOn" fixed={{ as: role }} back={here}>
                {said.signOnAs({ role: inSentence(roles[role]) })}
              </OpenForm>
            ),
          )}
          <OpenForm desk={desk} type="TakeOverDice" back={here} />
          <Give desk={desk} command={{ type: 'SignOff' }} then={here} />
        </div>
      </Part>
      <Part title={said.handOver}>
        <p class="small quiet">
          {said.handOverText({
            roll: rolled,
            float: sum(balanceOf(ledger, 'float')),
            shooter: shooterWords(desk).title,
          })}
        </p>
      </Part>
      <Account />
    </DeskSheet>
  );
}

/** One's own way in: a passkey for this device, and the way out. */
function Account() {
  const said = dealerWords.value;
  const [busy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    setBusy(true);
    if (await makePasskey()) toastWith(said.passkeyAdded);
    else toastWhyNot(said.passkeyFailed);
    setBusy(false);
  };
  return (
    <div class="btns two">
      {hasPasskeys() && (
        <button type="button" class="btn" aria-busy={busy} onClick={() => void add()}>
          {said.passkeyAdd}
        </button>
      )}
      <button type="button" class="btn" onClick={() => void client.signOut().then(refreshMe)}>
        {said.signOut}
      </button>
    </div>
  );
}
