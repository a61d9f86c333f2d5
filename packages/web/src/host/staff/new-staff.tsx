import type { Role } from '@dicepit/engine';
import type { OneTime } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Field } from '../../parts/field.tsx';
import { MomentField } from '../../parts/moment-field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { hostWords } from '../said.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { onlyWatches, Roles } from './roles.tsx';

/** Somebody new on the staff: a name, what they may do, and a link for them. */
export function NewStaff() {
  const said = hostWords.value.staff;
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly Role[]>(['dealer']);
  const [until, setUntil] = useState('');
  const [signUp, setSignUp] = useState<OneTime | undefined>(undefined);
  if (signUp !== undefined)
    return (
      <Sheet title={said.linkTitle({ name })} onClose={closeSheet} closable>
        <OneTimeLink name={name} roles={roles} signUp={signUp} />
      </Sheet>
    );
  const add = async (): Promise<void> => {
    const ends = until === '' || !onlyWatches(roles) ? {} : { until: Number(until) };
    const added = await told(client.ask('addStaff', { body: { name: name.trim(), roles, ...ends } }));
    if (added !== undefined) setSignUp(added.signUp);
  };
  return (
    <Sheet title={said.addTitle} onClose={closeSheet} closable>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field name={said.name} required maxLength={40} value={name} onType={setName} autofocus />
        <Roles chosen={roles} onChange={setRoles} />
        {onlyWatches(roles) && (
          <MomentField name={said.until} value={until} onPick={setUntil} note={said.untilNote} />
        )}
        <button type="submit" class="btn btn-main">
          {said.make}
        </button>
      </form>
    </Sheet>
  );
}
