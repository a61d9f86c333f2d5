import type { ProgramFacts } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Field, Select } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { MomentField } from '../parts/moment-field.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toastWith } from '../shell/toasts.tsx';
import { dayAndTime } from '../words/words.ts';
import { closeSheet, show, told } from './console-state.ts';
import { hostWords } from './host-words.ts';

type Scope = ProgramFacts['scope'];

/** The programs whose access tokens hold; they are in no stream of the pit, so that the page asks for them. */
const programs = signal<readonly ProgramFacts[]>([]);

async function readPrograms(): Promise<void> {
  const answer = await client.ask('listPrograms');
  if (answer.ok) programs.value = answer.value.programs;
}

/** The programs that were let in: bots, screens of one's own, whatever speaks to the pit by its interface. */
export function Programs() {
  const said = hostWords.value.programs;
  useEffect(() => void readPrograms(), []);
  return (
    <section class="panel" aria-labelledby="programs-h">
      <div class="panel-h">
        <h2 class="h2" id="programs-h">
          {said.title}
        </h2>
        <button type="button" class="btn btn-sm btn-quiet" onClick={() => show({ is: 'new program' })}>
          <Icon name="plus" small />
          {said.add}
        </button>
      </div>
      {programs.value.length === 0 && <p class="quiet panel-empty">{said.none}</p>}
      <ul>
        {programs.value.map(({ person, name, scope, until }) => (
          <li key={person} class="tcard tcard-icon">
            <Icon name="screen" />
            <div>
              <b>{name}</b>
              <span class="k">{said.line({ scope: said.scopes[scope], when: dayAndTime(until) })}</span>
            </div>
            <button
              type="button"
              class="iconbtn"
              aria-label={hostWords.value.desk.more({ name })}
              onClick={() => show({ is: 'program', person })}
            >
              <Icon name="more" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A token for a new program: what it is called, what it may do, and until when. */
export function NewProgram() {
  const said = hostWords.value.programs;
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('watch');
  const [until, setUntil] = useState('');
  const [made, setMade] = useState<{ readonly program: ProgramFacts; readonly token: string } | undefined>(
    undefined,
  );
  if (made !== undefined) return <Token {...made} />;
  const make = async (): Promise<void> => {
    const ends = until === '' ? {} : { until: Number(until) };
    const added = await told(client.ask('addProgram', { body: { name: name.trim(), scope, ...ends } }));
    if (added === undefined) return;
    setMade(added);
    void readPrograms();
  };
  return (
    <Sheet title={said.addTitle} onClose={closeSheet} closable>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Field name={said.name} required maxLength={40} value={name} onType={setName} autofocus />
        <Select
          name={said.scope}
          options={scopes.map((each) => [each, said.scopes[each]])}
          chosen={scope}
          onPick={setScope}
        />
        <MomentField name={said.until} value={until} onPick={setUntil} note={said.untilNote} />
        <button type="submit" class="btn btn-main">
          {said.make}
        </button>
      </form>
    </Sheet>
  );
}

const scopes = ['watch', 'play', 'deal', 'inspect'] as const satisfies readonly Scope[];

/** What the program shows to come in. The pit keeps its hash alone: once the sheet is closed, nobody can read it again. */
function Token({ program, token }: { readonly program: ProgramFacts; readonly token: string }) {
  const said = hostWords.value.programs;
  return (
    <Sheet title={said.tokenTitle({ name: program.name })} onClose={closeSheet} closable>
      <div class="form">
        <p class="quiet">{said.tokenText({ when: dayAndTime(program.until) })}</p>
        <p class="one-time">{token}</p>
        {'clipboard' in navigator && (
          <button
            type="button"
            class="btn btn-main"
            onClick={() => void navigator.clipboard.writeText(token).then(() => toastWith(said.copied))}
          >
            {said.copy}
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** One program: what it is, and the end of its token. */
export function ProgramSheet({ person }: { readonly person: string }) {
  const said = hostWords.value.programs;
  const program = programs.value.find((each) => each.person === person);
  if (program === undefined) return null;
  const { name, scope, until, madeAt } = program;
  const revoke = async (): Promise<void> => {
    const asked = client.ask('revokeProgram', { params: { person } });
    if ((await told(asked, said.revoked({ name }))) === undefined) return;
    closeSheet();
    void readPrograms();
  };
  return (
    <Sheet title={name} onClose={closeSheet} closable>
      <div class="form">
        <p>{said.line({ scope: said.scopes[scope], when: dayAndTime(until) })}</p>
        <p class="quiet small">{said.madeAt({ when: dayAndTime(madeAt) })}</p>
        <div class="kv kv-tall">
          <span class="quiet small">{said.revokeText}</span>
          <button type="button" class="btn btn-sm" onClick={() => void revoke()}>
            {said.revoke}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
