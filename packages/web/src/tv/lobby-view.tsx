import type { LobbyScreen } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { nameBy, UNTOLD_CHIPS } from '../words/names.ts';
import { searchFor } from './tv-address.ts';
import { Cube, QrCode, Token } from './tv-drawings.tsx';
import { Fitted, TrailWords } from './tv-parts.tsx';
import { amount, said } from './tv-words.ts';

/** Takes the code of the pit; says whether it was right, or nothing where nobody answered. */
export type GiveCode = (code: string) => Promise<boolean | undefined>;

type ViewProps = { readonly screen: LobbyScreen };

/** The lobby: how to come in, readable from the far end of the room, and the tables. */
export function LobbyView({ screen, giveCode }: ViewProps & { readonly giveCode: GiveCode }) {
  const { pit, guests, join, tables, locked, trail } = screen;
  const isRoomy = join.wifi === undefined && tables.length <= FEW;
  return (
    <main class={isRoomy ? 'lobby roomy' : 'lobby'}>
      <div class="lcloth" />
      <div class="lhead">
        <div class="eyes">
          <Cube pips={1} />
          <Cube pips={1} />
        </div>
        <div class="name">
          {/* The name of the night, in one line as long as it can be read from afar. */}
          <Fitted words={pit} of="h1" size={12} letters={16} />
          <p class="came">{guests === 0 ? chipsIn(screen) : `${chipsIn(screen)} · ${cameIn(screen)}`}</p>
        </div>
      </div>
      <Steps screen={screen} giveCode={giveCode} />
      {isRoomy && <Newcomers screen={screen} />}
      <nav class={`ltables ${crowded(tables.length)}`}>
        <Tables screen={screen} />
      </nav>
      {/* Where there are many tables, theirs is the room. */}
      <div class="teach" hidden={!locked && tables.length > MANY}>
        <span>{locked ? said.locked : said.display}</span>
        <TrailWords trail={trail} />
      </div>
    </main>
  );
}

const chipsIn = ({ chips }: LobbyScreen): string => (chips === UNTOLD_CHIPS ? said.playChips : chips);

/** Who has come, the last first; of more than there is room for it is said how many they are. */
function cameIn({ came, guests: count }: LobbyScreen): string {
  const guests = said.guests({ count });
  if (came.length === 0) return guests;
  const rest = count - came.length;
  const names = came.join(', ');
  return said.guestsNamed({
    guests,
    names: rest === 0 ? names : `${names} ${said.andMore({ count: rest })}`,
  });
}

/** So many of those who came last have a place of their own. */
const PLACES = 6;

/**
 * Whoever comes in drops onto the cloth as a chip, into the place of who came longest ago: nobody else moves. The line
 * under the name of the night has the same names in words.
 */
const Newcomers = ({ screen: { came, guests } }: ViewProps) => (
  <ul class="newcomers" aria-hidden="true">
    {came.slice(0, PLACES).map((name, index) => {
      const number = guests - index;
      return (
        <li key={number} data-mark={name} style={{ gridColumn: (number % PLACES) + 1 }}>
          <Token seat={number} letter={name.slice(0, 1).toUpperCase()} />
          <b>{name}</b>
        </li>
      );
    })}
  </ul>
);

/** So many tables stand in one row, so many at their full size, and so many at all. */
const FEW = 3;
const MANY = 8;
const MAX_TABLES = 12;

const crowded = (tables: number): string =>
  tables > MANY ? 'four small' : tables > 6 ? 'four' : tables === 4 ? 'two' : '';

function Steps({ screen: { join }, giveCode }: ViewProps & { readonly giveCode: GiveCode }) {
  const { address, code, qr, wifi } = join;
  return (
    <section class={wifi === undefined ? 'steps' : 'steps with-wifi'}>
      {wifi !== undefined && (
        <div class="step wifi">
          <h2>
            <i>1</i>
            {said.joinWifi}
          </h2>
          <QrCode {...wifi.qr} />
          <Fitted words={wifi.name} size={2.8} letters={19} />
        </div>
      )}
      <div class="step scan">
        <h2>
          {wifi !== undefined && <i>2</i>}
          {said.scan}
        </h2>
        <QrCode {...qr} />
        <p>{said.noApp}</p>
      </div>
      <div class="step type">
        <h2>{said.orGoTo}</h2>
        <p class="addr">{address}</p>
        {code === null ? (
          <>
            <p class="soft">{said.noCode}</p>
            <CodeForm giveCode={giveCode} />
          </>
        ) : (
          <>
            <h2>{said.andType}</h2>
            <p class="codes">
              {code.split('').map((letter) => (
                <b>{letter}</b>
              ))}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** A small form for the code, where the screen does not have it: typed once by whoever hangs it up. */
function CodeForm({ giveCode }: { readonly giveCode: GiveCode }) {
  const [wrong, setWrong] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = document.getElementById('code');
    if (!(input instanceof HTMLInputElement)) return;
    void giveCode(input.value).then((isRight) => {
      if (isRight === true) location.reload();
      else setWrong(isRight === false ? said.wrongCode : said.reconnecting);
    });
  };
  return (
    <form class="give" onSubmit={submit}>
      <label for="code">{said.giveCode}</label>
      <div>
        <input id="code" maxLength={12} autocomplete="off" />
        <button type="submit">{said.give}</button>
      </div>
      <span class="wrong">{wrong}</span>
    </form>
  );
}

/** Each table as a link, so that a remote can go to it. */
function Tables({ screen: { tables } }: ViewProps) {
  if (tables.length === 0) return <p class="none">{said.noTables}</p>;
  const shown = tables.slice(0, tables.length > MAX_TABLES ? MAX_TABLES - 1 : MAX_TABLES);
  const rest = tables.length - shown.length;
  return (
    <>
      {shown.map((each) => (
        <a
          key={each.table}
          class="lobby-table"
          href={`t/${each.table}/screen${searchFor(undefined)}`}
          data-pack={each.pack}
        >
          <b>{each.title}</b>
          <span>{aboutTable(each, tables.length > 6).join(' · ')}</span>
        </a>
      ))}
      {rest > 0 && <p class="none">{said.more({ count: rest })}</p>}
    </>
  );
}

/** The game, unless the table is called so, how full it is, and what may be bet; a narrow place leaves the last out. */
function aboutTable(
  { title, pack, phase, taken, seats, limits, kind }: LobbyScreen['tables'][number],
  isNarrow: boolean,
): readonly string[] {
  const game = nameBy(said.games, pack) || pack;
  const isNamed = title.toLowerCase().indexOf(game.toLowerCase()) >= 0;
  const stands = (kind === 'party' ? nameBy(said.parties, phase) : nameBy(said.phases, phase)) || phase;
  return [
    isNamed || phase === 'closed' ? stands : game,
    said.taken({ taken, seats }),
    ...(limits === null || isNarrow ? [] : [`${amount(limits.minimum)}–${amount(limits.maximum)}`]),
  ];
}
