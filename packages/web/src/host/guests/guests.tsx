import type { GuestFacts } from '@dicepit/wire';
import { useRef, useState } from 'preact/hooks';
import { Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';
import { show } from '../console/open-sheet.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { GuestRow } from './guest-row.tsx';
import { guestsShown } from './guest-state.ts';

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
    <section class="panel guests" aria-labelledby="guests-h">
      <div class="panel-h">
        <h2 class="h2" id="guests-h">
          {said.title}
        </h2>
        <span class="quiet small">
          {said.here({ count: isHere })}
          {title === undefined ? '' : `, ${said.around({ count: shown.length, table: title })}`}
        </span>
        <span class="grow" />
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
      </div>
      {isSearching && (
        <input
          ref={search}
          class="input guests-search"
          type="search"
          aria-label={said.search}
          placeholder={said.search}
          autofocus
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {shown.length === 0 ? (
        <p class="quiet panel-empty">{text === '' ? said.nobody : said.notFound({ text })}</p>
      ) : (
        <table class="tbl guest-tbl">
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
    </section>
  );
}

/** Those of the house who sit at tables, apart from the guests and in no sum. */
function HousePlayers({ guests }: { readonly guests: readonly GuestFacts[] }) {
  if (guests.length === 0) return null;
  return (
    <p class="house-players quiet small">
      {hostWords.value.guests.houseAre({ count: guests.length })}
      {guests.map(({ person, name }) => (
        <button key={person} type="button" onClick={() => show({ is: 'guest', person })}>
          {name}
        </button>
      ))}
    </p>
  );
}
