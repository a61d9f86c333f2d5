import type { StafferFacts } from '@dicepit/wire';
import { Icon } from '../../parts/icon.tsx';
import { toastWhyNot, toastWith } from '../../shell/toasts.tsx';
import { hasPasskeys, makePasskey } from '../../staff/passkey.ts';
import { staffWords } from '../../staff/said.ts';
import { dayAndTime, list } from '../../words/numbers.ts';
import { show } from '../console/open-sheet.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { dealtAt, whoDeals } from './who-deals.ts';

/** Those who run the tables. */
export function Staff() {
  const said = hostWords.value.staff;
  const staff = night.value?.staff ?? [];
  return (
    <section class="panel" aria-labelledby="staff-h">
      <div class="panel-h">
        <h2 class="h2" id="staff-h">
          {said.title}
        </h2>
        <button type="button" class="btn btn-sm btn-quiet" onClick={() => show({ is: 'new staff' })}>
          <Icon name="plus" small />
          {said.add}
        </button>
      </div>
      {staff.length < 2 && <p class="quiet panel-empty">{said.none}</p>}
      <ul>
        {staff.map((staffer) => (
          <li key={staffer.person} class="tcard tcard-icon">
            <Icon name="person" />
            <div>
              <b>{staffer.name}</b>
              <span class="k">{lineOf(staffer)}</span>
            </div>
            {staffer.host && hasPasskeys() && <MakePasskey />}
            {!staffer.host && (
              <button
                type="button"
                class="iconbtn"
                aria-label={hostWords.value.desk.more({ name: staffer.name })}
                onClick={() => show({ is: 'staffer', person: staffer.person })}
              >
                <Icon name="more" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {dealtAt(night.value?.tables ?? []).map((table) => (
        <div key={table.card.table} class="kv">
          <span>{table.card.title}</span>
          <span class="quiet">{whoDeals(table, staff)}</span>
        </div>
      ))}
    </section>
  );
}

/** Where the browser can, the host signs in by a passkey from now on. */
function MakePasskey() {
  const { passkeyMake, passkeyMade, passkeyFailed } = staffWords.value.enter;
  const make = async (): Promise<void> =>
    (await makePasskey()) ? toastWith(passkeyMade) : toastWhyNot(passkeyFailed);
  return (
    <button type="button" class="btn btn-sm" onClick={() => void make()}>
      {passkeyMake}
    </button>
  );
}

/** What somebody is, and where: at the tables where they are signed on, or by their highest role. */
function lineOf({ roles, tables, here, host, ready, until }: StafferFacts): string {
  const said = hostWords.value.staff;
  if (host) return said.host;
  const titles = new Map(night.value?.tables.map(({ card }) => [card.table, card.title]));
  const at = tables.map(({ table, as }) =>
    said.atTable({ role: said.roleNames[as], table: titles.get(table) ?? table }),
  );
  const what = at.length > 0 ? list(at) : said.roleNames[roles.at(-1) ?? 'player'];
  const ends = until === undefined ? undefined : said.ends({ when: dayAndTime(until) });
  return [what, ends, ready ? (here ? undefined : said.away) : said.notYet]
    .filter((each) => each !== undefined)
    .join(', ');
}
