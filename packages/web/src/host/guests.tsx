import type { CageAccount, GuestFacts } from '@dicepit/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Field, Segments, Select, Setting } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { Panel, PanelEmpty } from '../parts/panel.tsx';
import { PatienceChoice } from '../parts/patience-choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { centsIn } from '../parts/typed-sum.ts';
import { Banner } from '../shell/banners.tsx';
import { change, number, sum, time, words } from '../words/words.ts';
import { clock, closeSheet, lasted, night, show, withToast } from './console-state.ts';
import { type GuestState, guestState, guestsShown, worthOf } from './guest-state.ts';
import * as css from './guests.module.css';
import { hostWords } from './host-words.ts';

/** Everybody who plays, with their seat, their chips and how they are. */
export function Guests() {
  const said = hostWords.value.guests;
  const [text, setText] = useState('');
  const [table, setTable] = useState('');
  const [isSearching, setSearching] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const { guests = [], tables = [] } = night.value ?? {};
  const people = guests.filter(({ kind }) => kind === 'guest');
  const shown = guestsShown(people, { text, table });
  const titled = tables.map(({ card }) => [card.table, card.title] as const);
  const title = titled.find(([id]) => id === table)?.[1];
  const isHere = people.filter(({ here }) => here).length;
  return (
    <Panel
      title={said.title}
      class={css.guests}
      aside={
        <>
          <span class="quiet small">
            {said.here({ count: isHere })}
            {title === undefined ? '' : `, ${said.around({ count: shown.length, table: title })}`}
          </span>
          <span class={css.space} />
          <Select
            name={said.table}
            nameless
            options={[['', said.allTables], ...titled]}
            chosen={table}
            onPick={setTable}
          />
          <button
            type="button"
            class="iconbtn"
            aria-label={said.search}
            aria-expanded={isSearching}
            onClick={() => {
              setSearching(!isSearching);
              setText('');
            }}
          >
            <Icon name={isSearching ? 'close' : 'search'} />
          </button>
        </>
      }
    >
      {isSearching && (
        <input
          ref={search}
          class={`input ${css.search}`}
          type="search"
          aria-label={said.search}
          placeholder={said.search}
          autofocus
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {shown.length === 0 ? (
        <PanelEmpty>{text === '' ? said.nobody : said.notFound({ text })}</PanelEmpty>
      ) : (
        <table class={`tbl ${css.table}`}>
          <thead>
            <tr>
              <th scope="col">{said.name}</th>
              <th scope="col">{said.seat}</th>
              <th scope="col" class="r">
                {words.value.chipsAt.rack}
              </th>
              <th scope="col" class="r">
                {words.value.chipsAt.onTable}
              </th>
              <th scope="col">{said.state}</th>
              <th scope="col">
                <span class="sr">{said.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((guest) => (
              <GuestRow key={guest.person} guest={guest} titles={new Map(titled)} many={tables.length > 1} />
            ))}
          </tbody>
        </table>
      )}
      <HousePlayers guests={guests.filter(({ kind, seats }) => kind === 'house' && seats.length > 0)} />
    </Panel>
  );
}

/** Those of the house who sit at tables, apart from the guests and in no sum. */
function HousePlayers({ guests }: { readonly guests: readonly GuestFacts[] }) {
  if (guests.length === 0) return null;
  return (
    <p class={`quiet small ${css.house}`}>
      {hostWords.value.guests.houseAre({ count: guests.length })}
      {guests.map(({ person, name }) => (
        <button key={person} type="button" onClick={() => show({ is: 'guest', person })}>
          {name}
        </button>
      ))}
    </p>
  );
}

type GuestRowProps = {
  readonly guest: GuestFacts;
  /** The titles of the tables by their ids. */
  readonly titles: ReadonlyMap<string, string>;
  /** Whether it has to be said at which table somebody sits. */
  readonly many: boolean;
};

function GuestRow({ guest, titles, many }: GuestRowProps) {
  const said = hostWords.value.guests;
  const { person, name, kind, seats } = guest;
  const state = guestState(guest, clock.value);
  const at = words.value.chipsAt;
  const { racks, bets } = worthOf(guest);
  const whites = seats.filter((seat) => seat.whites).reduce((all, { rack }) => all + rack, 0);
  const [first] = seats;
  const where = [
    kind === 'house' ? said.house : undefined,
    ...(many ? seats.map(({ table }) => titles.get(table)) : []),
  ]
    .filter((each) => each !== undefined)
    .join(', ');
  const isParty = seats.some((seat) => seat.whites);
  return (
    <tr>
      <td>
        <span class={css.guest}>
          <Mark seat={first?.seat ?? 0} name={name} colour={first?.colour} />
          <span class={css.who}>
            <b class="sign">{name}</b>
            {where !== '' && (
              <span class={`quiet ${css.where}`} title={where}>
                {where}
              </span>
            )}
          </span>
        </span>
      </td>
      <td data-name={said.seat}>
        {first === undefined ? (
          <span class="quiet">{said.noSeat}</span>
        ) : (
          seats.map(({ seat }) => seat).join(', ')
        )}
      </td>
      <td class="r" data-name={at.rack}>
        {sum(racks)}
        <span class={css.more}>
          {at.account} {sum(guest.account)}
        </span>
        {isParty && <span class={css.more}>{said.whites({ count: number(whites) })}</span>}
      </td>
      <td class="r" data-name={at.onTable}>
        {sum(bets)}
      </td>
      <td data-name={said.state}>
        <span class="pill">
          <Icon name={icons[state.is]} />
          {stateText(state)}
        </span>
      </td>
      <td>
        <span class={css.acts}>
          {kind === 'guest' && (
            <button
              type="button"
              class={`btn btn-sm ${state.is === 'out' ? 'btn-main' : ''}`}
              aria-label={said.topUpTitle({ name })}
              onClick={() => show({ is: 'top up', person })}
            >
              {said.topUp}
            </button>
          )}
          <button
            type="button"
            class="iconbtn"
            aria-label={hostWords.value.desk.more({ name })}
            onClick={() => show({ is: 'guest', person })}
          >
            <Icon name="more" />
          </button>
        </span>
      </td>
    </tr>
  );
}

const icons: Readonly<Record<GuestState['is'], IconName>> = {
  playing: 'check',
  out: 'warn',
  waiting: 'clock',
  watching: 'screen',
  excluded: 'lock',
  asleep: 'moon',
  left: 'close',
};

function stateText(state: GuestState): string {
  const said = hostWords.value.guests;
  if (state.is === 'asleep') return said.asleep({ time: lasted(state.for) });
  if (state.is === 'left') return said.left({ time: time(state.at) });
  return said.states[state.is];
}

/** All that can be done about one guest: the name, the seat, the door, and a look at the account. */
export function GuestSheet({ person }: { readonly person: string }) {
  const guest = night.value?.guests.find((each) => each.person === person);
  if (guest === undefined) return null;
  const said = hostWords.value.guests;
  return (
    <Sheet title={guest.name} note={said.has({ sum: sum(guest.account) })} onClose={closeSheet} closable>
      <Form>
        {guest.kind === 'guest' && <Rename guest={guest} />}
        {guest.seats
          .filter(({ whites }) => !whites)
          .map(({ table, seat }) => (
            <button
              key={table}
              type="button"
              class="btn"
              onClick={() =>
                void withToast(
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
      </Form>
    </Sheet>
  );
}

function Rename({ guest: { person, name } }: { readonly guest: GuestFacts }) {
  const said = hostWords.value.guests;
  const [typed, setTyped] = useState(name);
  return (
    <form
      class={css.inLine}
      onSubmit={(event) => {
        event.preventDefault();
        const body = { name: typed.trim() };
        void withToast(client.ask('renamePerson', { params: { person }, body }), ({ name: now }) =>
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
        void withToast(
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
    if ((await withToast(client.ask('kick', { params }), said.kicked({ name }))) !== undefined) closeSheet();
  };
  const exclude = (): void =>
    void withToast(client.ask('exclude', { params, body: { words: why } }), said.excluded({ name }));
  if (excluded)
    return (
      <button
        type="button"
        class="btn"
        onClick={() => void withToast(client.ask('readmit', { params }), said.readmitted({ name }))}
      >
        {said.readmit}
      </button>
    );
  return (
    <Setting name={asked === undefined ? said.kick : said.sure}>
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
    </Setting>
  );
}

/** So many of the latest lines are shown. */
const MAX_LINES_SHOWN = 12;

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
      <ul class={css.account}>
        {account.lines
          .slice(-MAX_LINES_SHOWN)
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

/** Guests on a new phone, each waiting for the host's word. */
export function Claims() {
  const said = hostWords.value.guests;
  const claims = night.value?.claims ?? [];
  return (
    <>
      {claims.map(({ claim, name, askedAt }) => (
        <Banner
          key={claim}
          icon="person"
          class={css.claim}
          label={said.claim({ name })}
          title={said.claim({ name })}
          text={said.claimText({ time: time(askedAt) })}
        >
          <button
            type="button"
            class="btn btn-sm"
            onClick={() => void withToast(client.ask('refuseClaim', { params: { claim } }), said.refused)}
          >
            {said.refuse}
          </button>
          <button
            type="button"
            class="btn btn-sm btn-main"
            onClick={() =>
              void withToast(client.ask('confirmClaim', { params: { claim } }), said.confirmed({ name }))
            }
          >
            {said.confirm}
          </button>
        </Banner>
      ))}
    </>
  );
}

const amounts = ['50', '100', '200', '500'] as const;
// Written into the account as they are, whatever language the page speaks: the bank knows donations by the word.
const reasons = ['Gift', 'Donation', 'Prize', 'Mistake'] as const;

/** Chips for a guest, with a reason that stays in the account. */
export function TopUp({ person }: { readonly person: string }) {
  const said = hostWords.value.guests;
  const guest = night.value?.guests.find((each) => each.person === person);
  const [amount, setAmount] = useState('100');
  const [reason, setReason] = useState<(typeof reasons)[number]>('Gift');
  if (guest === undefined) return null;
  const cents = centsIn(amount) ?? 0;
  const give = async (): Promise<void> => {
    const given = await withToast(
      client.ask('issueChips', { params: { person }, body: { cents, reason } }),
      said.given({ name: guest.name, sum: sum(cents) }),
    );
    if (given !== undefined) closeSheet();
  };
  return (
    <Sheet
      title={said.topUpTitle({ name: guest.name })}
      note={said.has({ sum: sum(guest.account) })}
      onClose={closeSheet}
      closable
    >
      <Form
        onSend={() => {
          if (cents > 0) void give();
        }}
      >
        <Segments
          name={said.amount}
          options={amounts.map((each) => [each, each])}
          chosen={amounts.find((each) => each === amount) ?? '50'}
          onPick={setAmount}
          note={guest.topUps > 0 ? said.count({ count: guest.topUps }) : undefined}
        />
        <Field name={said.amount} inputMode="decimal" required value={amount} onType={setAmount} />
        <Segments
          name={said.reason}
          options={reasons.map((each) => [each, said.reasons[each]])}
          chosen={reason}
          onPick={setReason}
        />
        <p class="quiet small">{said.goesTo}</p>
        <button type="submit" class="btn btn-main">
          {said.give({ sum: sum(cents) })}
        </button>
      </Form>
    </Sheet>
  );
}
