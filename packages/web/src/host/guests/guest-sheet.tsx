import type { CageAccount, GuestFacts } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Field } from '../../parts/field.tsx';
import { PatienceChoice } from '../../parts/patience-choice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { change, sum, time } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';

/** All that can be done about one guest: the name, the seat, the door, and a look at the account. */
export function GuestSheet({ person }: { readonly person: string }) {
  const guest = night.value?.guests.find((each) => each.person === person);
  if (guest === undefined) return null;
  const said = hostWords.value.guests;
  return (
    <Sheet title={guest.name} note={said.has({ sum: sum(guest.account) })} onClose={closeSheet} closable>
      <div class="form">
        {guest.kind === 'guest' && <Rename guest={guest} />}
        {guest.seats
          .filter(({ whites }) => !whites)
          .map(({ table, seat }) => (
            <button
              key={table}
              type="button"
              class="btn"
              onClick={() =>
                void told(
                  client.table(table).command({ type: 'RequireToVacate', seat }),
                  said.vacated({ name: guest.name }),
                )
              }
            >
              {said.vacate({ seat })}
            </button>
          ))}
        {guest.kind === 'guest' && <Patience guest={guest} />}
        <Door guest={guest} />
        <AccountLines person={person} topUps={guest.topUps} />
      </div>
    </Sheet>
  );
}

function Rename({ guest: { person, name } }: { readonly guest: GuestFacts }) {
  const said = hostWords.value.guests;
  const [typed, setTyped] = useState(name);
  return (
    <form
      class="in-line"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { name: typed.trim() };
        void told(client.ask('renamePerson', { params: { person }, body }), ({ name: now }) =>
          said.renamed({ name: now }),
        );
      }}
    >
      <Field name={said.newName} required maxLength={40} value={typed} onType={setTyped} />
      <button type="submit" class="btn">
        {said.rename}
      </button>
    </form>
  );
}

/** Where the house deals, it can wait longer for somebody who needs that. */
function Patience({ guest: { person, name, patience: chosen = 1 } }: { readonly guest: GuestFacts }) {
  const said = hostWords.value.guests;
  return (
    <PatienceChoice
      name={said.patience}
      chosen={chosen}
      onChoose={(patience) =>
        void told(
          client.ask('havePatience', { params: { person }, body: { patience } }),
          said.patient({ name }),
        )
      }
    />
  );
}

/** Out, out for good, or in again. The second press is the one that counts. */
function Door({ guest: { person, name, excluded } }: { readonly guest: GuestFacts }) {
  const said = hostWords.value.guests;
  const [asked, setAsked] = useState<'kick' | 'exclude' | undefined>(undefined);
  const [why, setWhy] = useState('');
  const params = { person };
  const kick = async (): Promise<void> => {
    if ((await told(client.ask('kick', { params }), said.kicked({ name }))) !== undefined) closeSheet();
  };
  const exclude = (): void =>
    void told(client.ask('exclude', { params, body: { words: why } }), said.excluded({ name }));
  if (excluded)
    return (
      <button
        type="button"
        class="btn"
        onClick={() => void told(client.ask('readmit', { params }), said.readmitted({ name }))}
      >
        {said.readmit}
      </button>
    );
  return (
    <fieldset class="setting">
      <legend>{asked === undefined ? said.kick : said.sure}</legend>
      {asked !== 'exclude' && (
        <>
          <p class="quiet small">{said.kickText}</p>
          <button
            type="button"
            class="btn"
            onClick={() => (asked === 'kick' ? void kick() : setAsked('kick'))}
          >
            {asked === 'kick' ? `${said.sure} ${said.kick}` : said.kick}
          </button>
        </>
      )}
      {asked !== 'kick' && (
        <>
          <p class="quiet small">{said.excludeText}</p>
          {asked === 'exclude' && (
            <Field name={said.excludeWhy} maxLength={200} value={why} onType={setWhy} autofocus />
          )}
          <button
            type="button"
            class="btn"
            onClick={() => (asked === 'exclude' ? exclude() : setAsked('exclude'))}
          >
            {asked === 'exclude' ? `${said.sure} ${said.exclude}` : said.exclude}
          </button>
        </>
      )}
    </fieldset>
  );
}

/** So many of the latest lines are shown. */
const LINES = 12;

/** The account as the cage has it, the newest line first. Nothing in it is ever struck out. */
function AccountLines({ person, topUps }: { readonly person: string; readonly topUps: number }) {
  const said = words.value.chipsAt;
  const [account, setAccount] = useState<CageAccount | undefined>(undefined);
  useEffect(() => {
    void client.ask('readAccount', { params: { person } }).then((read) => {
      if (read.ok) setAccount(read.value);
    });
  }, [person, topUps]);
  if (account === undefined || account.lines.length === 0) return null;
  const names: Readonly<Record<string, string>> = said.lines;
  return (
    <section>
      <h3 class="label">{said.account}</h3>
      <ul class="account">
        {account.lines
          .slice(-LINES)
          .toReversed()
          .map(({ entry, type, cents, at, reason, table }) => (
            <li key={entry}>
              <span class="quiet small">{time(at)}</span>
              <span>
                {[names[type] ?? type, reason ?? table].filter((each) => each !== undefined).join(', ')}
              </span>
              <span class="num">{change(cents)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
