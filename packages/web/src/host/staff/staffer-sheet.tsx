import type { OneTime } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { MomentField } from '../../parts/moment-field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { onlyWatches, Roles } from './roles.tsx';

/** One of the staff: what they may do, a new link, and relief. */
export function StafferSheet({ person }: { readonly person: string }) {
  const said = hostWords.value.staff;
  const staffer = night.value?.staff.find((each) => each.person === person);
  const [roles, setRoles] = useState(staffer?.roles ?? []);
  const [until, setUntil] = useState(String(staffer?.until ?? ''));
  const [signUp, setSignUp] = useState<OneTime | undefined>(undefined);
  if (staffer === undefined) return null;
  const { name } = staffer;
  const params = { person };
  const ends = until === '' || !onlyWatches(roles) ? {} : { until: Number(until) };
  const reset = async (): Promise<void> => setSignUp(await told(client.ask('resetPassphrase', { params })));
  if (signUp !== undefined)
    return (
      <Sheet title={said.linkTitle({ name })} onClose={closeSheet} closable>
        <OneTimeLink name={name} roles={staffer.roles} signUp={signUp} />
      </Sheet>
    );
  return (
    <Sheet title={name} onClose={closeSheet} closable>
      <div class="form">
        <Roles chosen={roles} onChange={setRoles} />
        {onlyWatches(roles) && <MomentField name={said.until} value={until} onPick={setUntil} />}
        <button
          type="button"
          class="btn btn-main"
          onClick={() =>
            void told(client.ask('changeRoles', { params, body: { roles, ...ends } }), said.changed({ name }))
          }
        >
          {said.change}
        </button>
        <div class="kv kv-tall">
          <span class="quiet small">{said.relieveText}</span>
          <button
            type="button"
            class="btn btn-sm"
            onClick={() => void told(client.ask('kick', { params }), said.relieved({ name }))}
          >
            {said.relieve}
          </button>
        </div>
        <div class="kv kv-tall">
          <span class="quiet small">{said.resetText}</span>
          <button type="button" class="btn btn-sm" onClick={() => void reset()}>
            {said.reset}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
