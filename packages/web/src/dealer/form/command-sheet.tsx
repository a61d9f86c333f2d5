import { citeBasis, rolesFor } from '@dicepit/engine';
import { fieldsOfCommand } from '@dicepit/wire/fields';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { words } from '../../words/words.ts';
import { type Desk, whyNot, whyNotYours } from '../desk/desk.ts';
import type { FormState } from '../desk/sheet-state.ts';
import { commandWords } from '../said.ts';
import { DeskSheet } from '../sheets/parts.tsx';
import { tell } from '../sheets/told.ts';
import { commandFrom } from './command-from.ts';
import type { DraftFields } from './draft.ts';
import { draftOfFields } from './draft-of.ts';
import { Fields, fieldName } from './field.tsx';

/** The form of one command. Its button says what the rules would say, before it is pressed. */
export function CommandSheet({ desk, form }: { readonly desk: Desk; readonly form: FormState }) {
  const { type, fixed = {}, from, back } = form;
  const fields = fieldsOfCommand(type).filter(({ name }) => name !== SAID_BY_THE_PIT);
  const [draft, setDraft] = useState<DraftFields>(() => draftOfFields(fields, { ...from, ...fixed }));
  const { names, needs } = commandWords.value;
  const written = commandFrom(type, { ...draft, ...draftOfFields(fields, fixed) });
  const { basis } = rolesFor(desk.rules.procedure, type);
  const why =
    whyNotYours(desk, type) ??
    (written.ok ? whyNot(desk, written.command) : needs({ field: placeName(written.place) }));
  const send = async (): Promise<void> => {
    if (written.ok && why === undefined && (await desk.give(written.command))) desk.show(back);
  };
  return (
    <DeskSheet desk={desk} title={names[type]}>
      <form
        class="command-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Fields
          desk={desk}
          type={type}
          fields={fields.filter(({ name }) => !Object.hasOwn(fixed, name))}
          draft={draft}
          onChange={setDraft}
        />
        {why !== undefined && (
          <p class="small quiet" role="status">
            {why}
          </p>
        )}
        <div class="btns lean">
          <button type="button" class="btn" onClick={() => desk.show(back)}>
            {words.value.common.back}
          </button>
          <Action class="btn btn-main" why={why} onPress={() => void send()} onRefused={tell}>
            {names[type]}
          </Action>
        </div>
        {!basis.startsWith('policy/') && (
          <p class="small quiet">
            <ClauseLink clause={citeBasis(desk.game, basis)} />
          </p>
        )}
      </form>
    </DeskSheet>
  );
}

/** The chips of the house are known to the pit, which writes them into the command by itself. */
const SAID_BY_THE_PIT = 'paidIn';

/** `limits.minimum` as the form names it. */
const placeName = (place: string): string =>
  place
    .split('.')
    .map((part) => fieldName(part))
    .join(', ');
