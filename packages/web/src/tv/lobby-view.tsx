import type { LobbyScreen } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { nameBy, UNTOLD_CHIPS } from '../words/names.ts';
import * as css from './lobby-view.module.css';
import { searchFor } from './tv-address.ts';
import { Cube, Fitted, QrCode, Token, TrailWords } from './tv-parts.tsx';
import { amount, said } from './tv-words.ts';

/** Takes the code of the pit; says whether it was right, or nothing where nobody answered. */
export type GiveCode = (code: string) => Promise<boolean | undefined>;

type ViewProps = { readonly screen: LobbyScreen };

/** The lobby: how to come in, readable from the far end of the room, and the tables. */
export function LobbyView({ screen, giveCode }: ViewProps & { readonly giveCode: GiveCode }) {
  const { pit, guests, join, tables, locked, trail } = screen;
  const isRoomy = join.wifi === undefined && tables.length <= MAX_TABLES_IN_ROW;
  return (
    <main class={isRoomy ? `${css.lobby} ${css.roomy}` : css.lobby} data-part="lobby">
      <div class={css.cloth} />
      <div class={css.head}>
        <div class={css.eyes}>
          <Cube pips={1} />
          <Cube pips={1} />
        </div>
        <div>
          {/* The name of the night, in one line as long as it can be read from afar. */}
          <Fitted words={pit} of="h1" size={12} letters={16} />
          <p class={css.came} data-part="came">
            {guests === 0 ? chipsIn(screen) : `${chipsIn(screen)} · ${cameIn(screen)}`}
          </p>
        </div>
      </div>
      <Steps screen={screen} giveCode={giveCode} />
      {isRoomy && <Newcomers screen={screen} />}
      <nav class={`${css.tables} ${crowded(tables.length)}`}>
        <Tables screen={screen} />
      </nav>
      {/* Where there are many tables, theirs is the room. */}
      <div class={css.teach} hidden={!locked && tables.length > MAX_TABLES_AT_FULL_SIZE}>
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

/** How many of those who came last are shown. */
const MAX_NEWCOMERS = 6;

/**
 * Whoever comes in drops onto the cloth as a chip, into the place of who came longest ago: nobody else moves. The line
 * under the name of the night has the same names in words.
 */
const Newcomers = ({ screen: { came, guests } }: ViewProps) => (
  <ul class={css.newcomers} data-part="newcomers" aria-hidden="true">
    {came.slice(0, MAX_NEWCOMERS).map((name, index) => {
      const number = guests - index;
      return (
        <li key={number} data-mark={name} style={{ gridColumn: (number % MAX_NEWCOMERS) + 1 }}>
          <Token seat={number} letter={name.slice(0, 1).toUpperCase()} />
          <b>{name}</b>
        </li>
      );
    })}
  </ul>
);

/** How many tables stand in one row, how many at their full size, and how many at all. */
const MAX_TABLES_IN_ROW = 3;
const MAX_TABLES_AT_FULL_SIZE = 8;
const MAX_TABLES = 12;

const crowded = (tables: number): string =>
  tables > MAX_TABLES_AT_FULL_SIZE
    ? `${css.four} ${css.small}`
    : tables > 6
      ? css.four
      : tables === 4
        ? css.two
        : '';

function Steps({ screen: { join }, giveCode }: ViewProps & { readonly giveCode: GiveCode }) {
  const { address, code, qr, wifi } = join;
  return (
    <section class={wifi === undefined ? css.steps : `${css.steps} ${css.withWifi}`} data-part="steps">
      {wifi !== undefined && (
        <div class={`${css.step} ${css.wifi}`} data-part="wifi">
          <h2>
            <i>1</i>
            {said.joinWifi}
          </h2>
          <QrCode {...wifi.qr} />
          <Fitted words={wifi.name} size={2.8} letters={19} />
        </div>
      )}
      <div class={`${css.step} ${css.scan}`}>
        <h2>
          {wifi !== undefined && <i>2</i>}
          {said.scan}
        </h2>
        <QrCode {...qr} />
        <p>{said.noApp}</p>
      </div>
      <div class={`${css.step} ${css.type}`}>
        <h2>{said.orGoTo}</h2>
        <p class={css.address}>{address}</p>
        {code === null ? (
          <>
            <p class={css.soft}>{said.noCode}</p>
            <CodeForm giveCode={giveCode} />
          </>
        ) : (
          <>
            <h2>{said.andType}</h2>
            <p class={css.code} data-part="code">
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
    <form class={css.give} onSubmit={submit}>
      <label for="code">{said.giveCode}</label>
      <div>
        <input id="code" maxLength={12} autocomplete="off" />
        <button type="submit">{said.give}</button>
      </div>
      <span>{wrong}</span>
    </form>
  );
}

/** Each table as a link, so that a remote can go to it. */
function Tables({ screen: { tables } }: ViewProps) {
  if (tables.length === 0) return <p class={css.none}>{said.noTables}</p>;
  const shown = tables.slice(0, tables.length > MAX_TABLES ? MAX_TABLES - 1 : MAX_TABLES);
  const rest = tables.length - shown.length;
  return (
    <>
      {shown.map((each) => (
        <a
          key={each.table}
          class={css.table}
          href={`t/${each.table}/screen${searchFor(undefined)}`}
          data-pack={each.pack}
        >
          <b>{each.title}</b>
          <span>{aboutTable(each, tables.length > 6).join(' · ')}</span>
        </a>
      ))}
      {rest > 0 && <p class={css.none}>{said.more({ count: rest })}</p>}
    </>
  );
}

/** The game, unless the table is called so, how full it is, and what may be bet; a narrow place leaves the last out. */
function aboutTable(
  { title, pack, phase, taken, seats, limits, kind }: LobbyScreen['tables'][number],
  isNarrow: boolean,
): readonly string[] {
  // A table of a pack of one's own has its name; the id is no name.
  const game = nameBy(said.games, pack);
  const isNamed = game === undefined || title.toLowerCase().indexOf(game.toLowerCase()) >= 0;
  const stands = (kind === 'party' ? nameBy(said.parties, phase) : nameBy(said.phases, phase)) || phase;
  return [
    isNamed || phase === 'closed' ? stands : game,
    said.taken({ taken, seats }),
    ...(limits === null || isNarrow ? [] : [`${amount(limits.minimum)}–${amount(limits.maximum)}`]),
  ];
}
