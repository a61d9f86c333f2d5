import type { ProgramFacts } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Field, Select } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { MomentField } from '../parts/moment-field.tsx';
import { Panel, PanelCard, PanelEmpty, PanelLine, Verbatim } from '../parts/panel.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toastWith } from '../shell/toasts.tsx';
import { dayAndTime } from '../words/words.ts';
import { closeSheet, show, withToast } from './console-state.ts';
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
    <Panel
      title={said.title}
      aside={
        <button type="button" class="btn btn-sm btn-quiet" onClick={() => show({ is: 'new program' })}>
          <Icon name="plus" small />
          {said.add}
        </button>
      }
    >
      {programs.value.length === 0 && <PanelEmpty>{said.none}</PanelEmpty>}
      <ul>
        {programs.value.map(({ person, name, scope, until }) => (
          <PanelCard
            key={person}
            icon="screen"
            name={name}
            notes={[said.line({ scope: said.scopes[scope], when: dayAndTime(until) })]}
          >
            <button
              type="button"
              class="iconbtn"
              aria-label={hostWords.value.desk.more({ name })}
              onClick={() => show({ is: 'program', person })}
            >
              <Icon name="more" />
            </button>
          </PanelCard>
        ))}
      </ul>
    </Panel>
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
    const added = await withToast(client.ask('addProgram', { body: { name: name.trim(), scope, ...ends } }));
    if (added === undefined) return;
    setMade(added);
    void readPrograms();
  };
  return (
    <Sheet title={said.addTitle} onClose={closeSheet} closable>
      <Form onSend={make}>
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
      </Form>
    </Sheet>
  );
}

const scopes = ['watch', 'play', 'deal', 'inspect'] as const satisfies readonly Scope[];

/** What the program shows to come in. The pit keeps its hash alone: once the sheet is closed, nobody can read it again. */
function Token({ program, token }: { readonly program: ProgramFacts; readonly token: string }) {
  const said = hostWords.value.programs;
  return (
    <Sheet title={said.tokenTitle({ name: program.name })} onClose={closeSheet} closable>
      <Form>
        <p class="quiet">{said.tokenText({ when: dayAndTime(program.until) })}</p>
        <Verbatim>{token}</Verbatim>
        {'clipboard' in navigator && (
          <button
            type="button"
            class="btn btn-main"
            onClick={() => void navigator.clipboard.writeText(token).then(() => toastWith(said.copied))}
          >
            {said.copy}
          </button>
        )}
      </Form>
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
    if ((await withToast(asked, said.revoked({ name }))) === undefined) return;
    closeSheet();
    void readPrograms();
  };
  return (
    <Sheet title={name} onClose={closeSheet} closable>
      <Form>
        <p>{said.line({ scope: said.scopes[scope], when: dayAndTime(until) })}</p>
        <p class="quiet small">{said.madeAt({ when: dayAndTime(madeAt) })}</p>
        <PanelLine isTall>
          <span class="quiet small">{said.revokeText}</span>
          <button type="button" class="btn btn-sm" onClick={() => void revoke()}>
            {said.revoke}
          </button>
        </PanelLine>
      </Form>
    </Sheet>
  );
}
