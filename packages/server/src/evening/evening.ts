import {
  type Cents,
  everyRoll,
  type HouseWording,
  type Moment,
  ownWords,
  toCalledTotal,
  totalOf,
} from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import { hashOfEnds, isHousePerson, type SignedHeads, toWords } from '@dicepit/proof';
import type { EveningFigures, Recap, SettlingUp, TeamRaised } from '@dicepit/wire';
import { type Account, cageKind, cageStream, issuedTo, newAccount } from '../cage/account.ts';
import { moneyOf, teamOf, teamsIn, wordingNow } from '../floor/facts.ts';
import { FLOOR, type Floor, type FloorTable, tablesShown } from '../floor/floor.ts';
import { PEOPLE, type People } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import { stateAt } from '../pit/projection.ts';
import { headsNow, pagesOf } from '../pit/stream-reader.ts';
import { isOpen, type PitTable, tableKind, tableStream } from '../table/pit-table.ts';
import { type AtTableAll, type EveningRoll, openTableEvening, type TableEvening } from './table-evening.ts';

/** The evening of a whole pit. One reading of the streams answers televisions, phones, the host's page and its file. */
export type Evening = {
  /** The evening as the room is shown it; null while a table is open. */
  readonly figures: () => Promise<EveningFigures | null>;
  /** What the teams have raised so far, the most first; none where there are none, and where nobody may be ranked. */
  readonly teams: () => Promise<readonly TeamRaised[]>;
  readonly recap: (person: string) => Promise<Recap>;
  readonly settlingUp: (heads: Pick<SignedHeads, 'heads'>) => Promise<SettlingUp>;
};

/** A table of the floor with all that its stream tells. */
type Played = { readonly card: FloorTable; readonly told: TableEvening };

/** Everything that was read, of one moment. */
type Night = {
  readonly floor: Floor;
  readonly people: People;
  readonly wording: HouseWording;
  readonly tables: readonly Played[];
  readonly accounts: ReadonlyMap<string, Account>;
  readonly now: Moment;
};

const evenings = new WeakMap<Pit, Evening>();

/** The evening of a pit: whoever asks for it shares what was read of the streams before. */
export function eveningOf(pit: Pit): Evening {
  const known = evenings.get(pit) ?? openEvening(pit);
  evenings.set(pit, known);
  return known;
}

function openEvening(pit: Pit): Evening {
  const told = new Map<string, TableEvening>();
  let reading: Promise<Night> | undefined;

  const read = async (): Promise<Night> => {
    // Chips move while we look: every stream is read as far as it had come at one moment.
    const heads = await headsNow(pit.store);
    const { state: floor } = await pit.floor.current(FLOOR);
    const { state: people } = await pit.people.current(PEOPLE);
    const tables: Played[] = [];
    const accounts = new Map<string, Account>();
    for (const head of heads) {
      const { stream, version } = head;
      if (stream.startsWith(cageKind.name))
        accounts.set(stream, await stateAt(pit.store, cageKind, pit.cages, head));
      const card = stream.startsWith(tableKind.name)
        ? floor.tables.get(stream.slice(tableKind.name.length))
        : undefined;
      if (card === undefined) continue;
      const table = told.get(stream) ?? openTableEvening();
      told.set(stream, table);
      for await (const page of pagesOf(pit.store, stream, { after: table.version(), upTo: version }))
        for (const { text } of page) table.see(text);
      tables.push({ card, told: table });
    }
    return { floor, people, wording: await wordingNow(pit), tables, accounts, now: pit.ports.now() };
  };
  /** One reading at a time, which all who ask meanwhile share: thirty phones ask when a table closes. */
  const night = (): Promise<Night> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    figures: async () => {
      if (await isAnyOpen(pit)) return null;
      const read = await night();
      return isOver(read) ? figuresOf(read) : null;
    },
    teams: () => teamsNow(pit),
    recap: async (person) => recapOf(await night(), person),
    settlingUp: async (heads) => settlingUpOf(await night(), heads),
  };
}

/** Whether a table is open, by what this node holds in memory: while one is, nothing has to be read. */
async function isAnyOpen(pit: Pit): Promise<boolean> {
  const { state: floor } = await pit.floor.current(FLOOR);
  const standing = realTables(floor).map(({ table }) => pit.tables.current(tableStream(table)));
  return (await Promise.all(standing)).some(({ state }) => isOpen(state, floor));
}

/** The night is over when a table has closed and none is open; a party is over when nobody else may come in. */
const isOver = (night: Night): boolean => {
  const tables = playedIn(night).filter(({ card }) => !card.retired);
  return (
    tables.every(({ told }) => !isOpen(told.state(), night.floor)) &&
    tables.some((table) =>
      isParty(table) ? table.told.people().size > 0 : table.told.closedAt() !== undefined,
    )
  );
};

/** Tables to look around at are no part of an evening. */
const realTables = (floor: Floor): readonly FloorTable[] =>
  tablesShown(floor).filter(({ demo }) => demo !== true);

const playedIn = ({ tables }: Night): readonly Played[] => tables.filter(({ card }) => card.demo !== true);

const isParty = ({ told }: Played): boolean => told.state().is === 'party';

/** Everybody who is no house player, with what they did at the tables together. */
function peopleAt(played: readonly Played[]): ReadonlyMap<string, readonly Readonly<AtTableAll>[]> {
  const found = new Map<string, Readonly<AtTableAll>[]>();
  for (const { told } of played)
    for (const [person, all] of told.people())
      if (!isHousePerson(person)) found.set(person, [...(found.get(person) ?? []), all]);
  return found;
}

const sum = <Item>(items: Iterable<Item>, of: (item: Item) => number): number => {
  let all = 0;
  for (const item of items) all += of(item);
  return all;
};

const nameOf = ({ people }: Night, person: string): string => people.persons.get(person)?.name ?? person;

/** Whether those present may be named and ranked: not where a law forbids it, nor where a house runs by a licence. */
const mayRank = (night: Night): boolean =>
  (night.floor.settings.ranking ?? true) && playedIn(night).every(({ told }) => !isLicensed(told.state()));

const isLicensed = (state: PitTable): boolean =>
  state.is === 'banked' && state.table.setup?.mode === 'strict';

function figuresOf(night: Night): EveningFigures {
  const { floor } = night;
  const played = playedIn(night);
  const banked = played.filter((table) => !isParty(table));
  const rolls = banked.flatMap(({ told }) => told.rolls()).filter(({ faces }) => faces !== undefined);
  const named = mayRank(night);
  const names = (persons: readonly string[]): readonly string[] =>
    named ? persons.map((person) => nameOf(night, person)).toSorted((a, b) => a.localeCompare(b)) : [];
  const turns = most(
    banked.flatMap(({ told }) =>
      [...Map.groupBy(told.rolls().filter(isThrown), ({ turn }) => turn).values()].flatMap((turn) => {
        const [first] = turn;
        return first?.thrower === undefined ? [] : [{ person: first.thrower, figure: turn.length }];
      }),
    ),
  );
  const eyes = most(
    [...Map.groupBy(rolls.filter(isSnakeEyes), ({ thrower = '' }) => thrower)].flatMap(([person, each]) =>
      person === '' ? [] : [{ person, figure: each.length }],
    ),
  );
  return {
    from: earliest(played.map(({ told }) => told.from())),
    to: latest(played.map(({ told }) => told.closedAt())),
    guests: peopleAt(played).size,
    chips: floor.settings.chips,
    rolls: rolls.length,
    longestTurn: turns && { rolls: turns.figure, names: names(turns.persons) },
    biggestWin: biggestWinOf(rolls, names),
    snakeEyes: eyes && { count: eyes.figure, names: names(eyes.persons) },
    dice: diceOf(banked),
    party: partyOf(played.filter(isParty), names),
    podium: named ? podiumOf(night) : null,
    fundraiser: raisedIn(night),
    thanks: [...new Set(played.flatMap(({ told }) => [...told.staff()]))]
      .flatMap((person) => night.people.persons.get(person)?.name ?? [])
      .toSorted((a, b) => a.localeCompare(b)),
    rematch: rematchIn(night),
  };
}

/** Votes of those who played, since the last table closed. */
function rematchIn(night: Night): EveningFigures['rematch'] {
  const played = playedIn(night);
  const people = [...peopleAt(played).keys()];
  return { wants: people.filter((person) => wantsRematch(night, person)).length, of: people.length };
}

function wantsRematch(night: Night, person: string): boolean {
  const closed = latest(playedIn(night).map(({ told }) => told.closedAt())) ?? 0;
  return (night.floor.rematch?.get(person) ?? -1) >= closed;
}

type Figured = { readonly person: string; readonly figure: number };

/** The largest of some figures, and all who have it; house players are not counted among those who compete. */
function most(
  figures: readonly Figured[],
): { readonly figure: number; readonly persons: readonly string[] } | null {
  const competing = figures.filter(({ person }) => !isHousePerson(person));
  const figure = Math.max(0, ...competing.map((each) => each.figure));
  if (figure === 0) return null;
  const persons = competing.filter((each) => each.figure === figure).map(({ person }) => person);
  return { figure, persons: [...new Set(persons)] };
}

const isThrown = ({ faces, thrower }: EveningRoll): boolean => faces !== undefined && thrower !== undefined;

const isSnakeEyes = ({ faces = [] }: EveningRoll): boolean =>
  faces.length === 2 && faces.every((pips) => pips === 1);

function biggestWinOf(
  rolls: readonly EveningRoll[],
  names: (persons: readonly string[]) => readonly string[],
): EveningFigures['biggestWin'] {
  const wins = rolls.flatMap(({ lines, game }) =>
    lines.filter(({ won, winnings }) => won && winnings > 0).map((line) => ({ ...line, game })),
  );
  const best = most(wins.map(({ person, winnings }) => ({ person, figure: winnings })));
  const first = wins.find(
    ({ winnings, person }) => winnings === best?.figure && best.persons.includes(person),
  );
  if (best === null || first === undefined) return null;
  return { cents: best.figure, names: names(best.persons), wager: wagerIn(first.game, first.wager) };
}

const wagerIn = (
  { pack, wagers }: EveningRoll['game'],
  id: string,
): NonNullable<Recap['favourite']>['wager'] => ({
  pack,
  id,
  name: wagers[id]?.name ?? id,
});

/**
 * The dice against theory, those of a pair and those of three each by themselves. One screen is seen from every table:
 * where the rules of one keep chances from its players, none are shown.
 */
function diceOf(banked: readonly Played[]): EveningFigures['dice'] {
  const isBarred = banked.some(({ card }) => chancesBarredAt(card.pack) !== undefined);
  const thrown = banked
    .flatMap(({ told }) => told.rolls())
    .flatMap(({ faces }) => (faces === undefined ? [] : [faces]));
  return ([2, 3] as const).flatMap((dice) => {
    const own = thrown.filter((faces) => faces.length === dice).map(totalOf);
    const all = everyRoll[dice].map(totalOf);
    if (own.length === 0) return [];
    const totals = [...new Set(all)]
      .toSorted((a, b) => a - b)
      .map((total) => ({
        total,
        count: own.filter((each) => each === total).length,
        expected: isBarred ? null : (own.length * all.filter((each) => each === total).length) / all.length,
      }));
    return [{ dice, totals }];
  });
}

function partyOf(
  parties: readonly Played[],
  names: (persons: readonly string[]) => readonly string[],
): EveningFigures['party'] {
  if (parties.length === 0) return null;
  const winners = most(
    [...peopleAt(parties)].map(([person, all]) => ({ person, figure: sum(all, ({ won }) => won) })),
  );
  return {
    games: sum(parties, ({ told }) => told.gamesWon()),
    most: winners && { games: winners.figure, names: names(winners.persons) },
  };
}

/**
 * Who has won the most at the tables: what somebody was given, bought or topped up wins no place. Those with the same
 * result share a place, and the places after it are left out. Whoever never had a bet decided is not ranked.
 */
function podiumOf(night: Night): EveningFigures['podium'] {
  const played = playedIn(night);
  const banked = played.filter((table) => !isParty(table));
  const bettors = new Set(
    banked.flatMap(({ told }) => told.rolls().flatMap(({ lines }) => lines)).map(({ person }) => person),
  );
  const unit = bettors.size > 0 || banked.length === played.length ? 'cents' : 'whites';
  const ranked = [...peopleAt(unit === 'cents' ? banked : played.filter(isParty))]
    .filter(([person, all]) => (unit === 'cents' ? bettors.has(person) : all.some(({ games }) => games > 0)))
    .map(([person, all]) => ({ person, result: sum(all, ({ result }) => result) }));
  const results = [...new Set(ranked.map(({ result }) => result))].toSorted((a, b) => b - a);
  const steps = results.flatMap((result) => {
    const place = ranked.filter((each) => each.result > result).length + 1;
    const names = ranked
      .filter((each) => each.result === result)
      .map(({ person }) => nameOf(night, person))
      .toSorted((a, b) => a.localeCompare(b));
    return place > 3 ? [] : [{ place, names, result }];
  });
  return { unit, steps };
}

const earliest = (moments: readonly (Moment | undefined)[]): Moment | null =>
  moments.reduce<Moment | null>(
    (first, each) => (each === undefined ? first : Math.min(first ?? each, each)),
    null,
  );

const latest = (moments: readonly (Moment | undefined)[]): Moment | null =>
  moments.reduce<Moment | null>(
    (last, each) => (each === undefined ? last : Math.max(last ?? each, each)),
    null,
  );

/** What was given for the cause: the entry of everybody who came, and what was topped up for a donation. */
function raisedIn(night: Night): EveningFigures['fundraiser'] {
  const { fundraiser = null } = night.floor.settings;
  if (fundraiser === null) return null;
  const guests = [...night.people.persons.values()].filter(({ kind }) => kind === 'guest');
  const donations = sum(accountHolders(night), ({ account }) => issuedTo(account).donated);
  const teams = mayRank(night)
    ? teamsBy(night.floor, night.people, (person) => night.accounts.get(cageStream(person)))
    : [];
  return {
    ...fundraiser,
    ...(teams.length === 0 ? {} : { teams }),
    guests: guests.length,
    donations,
    total: guests.length * fundraiser.entry + donations,
  };
}

/** What the teams have raised by now: read from what this node holds in memory, while tables are open. */
async function teamsNow(pit: Pit): Promise<readonly TeamRaised[]> {
  const { state: floor } = await pit.floor.current(FLOOR);
  if (teamsIn(floor).length === 0 || !(floor.settings.ranking ?? true)) return [];
  const standing = await Promise.all(
    realTables(floor).map(({ table }) => pit.tables.current(tableStream(table))),
  );
  if (standing.some(({ state }) => isLicensed(state))) return [];
  const { state: people } = await pit.people.current(PEOPLE);
  const members = [...people.persons.keys()].filter((person) => teamOf(floor, person) !== undefined);
  const accounts = new Map(
    await Promise.all(
      members.map(async (person) => [person, (await pit.cages.current(cageStream(person))).state] as const),
    ),
  );
  return teamsBy(floor, people, (person) => accounts.get(person));
}

/** The teams by what they have raised, as the night is counted: entries and donations, never chips that were won. */
function teamsBy(
  floor: Floor,
  { persons }: People,
  accountOf: (person: string) => Account | undefined,
): readonly TeamRaised[] {
  const entry = floor.settings.fundraiser?.entry ?? 0;
  return teamsIn(floor)
    .map((team) => {
      const members = [...persons.values()].filter(
        ({ person, kind }) => kind === 'guest' && teamOf(floor, person) === team,
      );
      const donated = sum(members, ({ person }) => issuedTo(accountOf(person) ?? newAccount).donated);
      return { team, guests: members.length, cents: members.length * entry + donated };
    })
    .toSorted((a, b) => b.cents - a.cents);
}

/** Everybody but house players who has an account, sat at a table or came as a guest; by name. */
function accountHolders(night: Night): readonly { readonly person: string; readonly account: Account }[] {
  const { accounts, people } = night;
  const found = new Set([
    ...[...people.persons.values()].filter(({ kind }) => kind === 'guest').map(({ person }) => person),
    ...[...accounts.keys()].map((stream) => stream.slice(cageKind.name.length)),
    ...peopleAt(night.tables).keys(),
  ]);
  return [...found]
    .filter((person) => !isHousePerson(person))
    .map((person) => ({ person, account: accounts.get(cageStream(person)) ?? newAccount }))
    .toSorted((a, b) => nameOf(night, a.person).localeCompare(nameOf(night, b.person)));
}

type Settled = SettlingUp['guests'][number];

function settledOf(night: Night, person: string, account: Account): Settled {
  const banked = night.tables.filter((table) => !isParty(table));
  const all = banked.flatMap(({ told }) => told.people().get(person) ?? []);
  const { stack, toppedUp, donated } = issuedTo(account);
  const line = {
    bought: stack + sum(all, ({ bought }) => bought),
    toppedUp,
    donated,
    net: sum(all, ({ result }) => result),
    cashed: account.balance,
    held: sum(all, ({ held }) => held),
    owes: sum(all, ({ owes }) => owes),
  };
  const team = teamOf(night.floor, person);
  return {
    person,
    name: nameOf(night, person),
    ...(team === undefined ? {} : { team }),
    ...line,
    balanced: isBalanced(line),
  };
}

type Line = Omit<Settled, 'person' | 'name' | 'team' | 'balanced'>;

const isBalanced = ({ bought, toppedUp, net, cashed, held, owes }: Line): boolean =>
  bought + toppedUp + net === cashed + held - owes;

function settlingUpOf(night: Night, signed: Pick<SignedHeads, 'heads'>): SettlingUp {
  const { floor, tables, now } = night;
  const guests = accountHolders(night).map(({ person, account }) => settledOf(night, person, account));
  const add = (of: keyof Line): Cents => sum(guests, (guest) => guest[of]);
  const all = {
    bought: add('bought'),
    toppedUp: add('toppedUp'),
    donated: add('donated'),
    net: add('net'),
    cashed: add('cashed'),
    held: add('held'),
    owes: add('owes'),
  };
  const banked = tables.filter((table) => !isParty(table));
  const house = {
    bank: sum(banked, ({ told }) => told.bank()),
    players: sum(banked, ({ told }) =>
      sum(told.people(), ([person, { result }]) => (isHousePerson(person) ? result : 0)),
    ),
  };
  const isZero = all.net + house.bank + house.players === 0;
  return {
    pit: floor.settings.name,
    at: now,
    chips: floor.settings.chips,
    money: moneyOf(floor),
    closedAt: isOver(night) ? latest(playedIn(night).map(({ told }) => told.closedAt())) : null,
    guests,
    all: { ...all, balanced: isZero && guests.every(({ balanced }) => balanced) },
    house,
    fundraiser: raisedIn(night),
    whites: whitesIn(night),
    trail: signed.heads.length === 0 ? null : toWords(hashOfEnds(signed.heads)),
  };
}

function whitesIn(night: Night): SettlingUp['whites'] {
  const parties = night.tables.filter(isParty);
  if (parties.every(({ told }) => told.people().size === 0)) return null;
  return {
    guests: [...peopleAt(parties)]
      .map(([person, all]) => {
        const { brought, out, net } = whitesOf(all);
        return { person, name: nameOf(night, person), brought, out, net };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    housePlayers: sum(parties, ({ told }) =>
      sum(told.people(), ([person, { result }]) => (isHousePerson(person) ? result : 0)),
    ),
    kitty: sum(parties, ({ told }) => told.bank()),
  };
}

/** What somebody has at the end is what they brought and won, in the rack or taken along. */
function whitesOf(all: readonly Readonly<AtTableAll>[]): NonNullable<Recap['party']> {
  const brought = sum(all, ({ bought }) => bought);
  const net = sum(all, ({ result }) => result);
  return {
    brought,
    net,
    out: brought + net,
    games: sum(all, ({ games }) => games),
    won: sum(all, ({ won }) => won),
  };
}

function recapOf(night: Night, person: string): Recap {
  const { floor, accounts } = night;
  const banked = night.tables.filter((table) => !isParty(table));
  const mine = banked.filter(({ told }) => told.people().has(person));
  const settled = settledOf(night, person, accounts.get(cageStream(person)) ?? newAccount);
  const { bought, toppedUp, donated, net, cashed, held, owes } = settled;
  const barred = mine.flatMap(({ card }) => chancesBarredAt(card.pack) ?? []);
  const barredBy = barred[0] ?? null;
  const lines = mine.flatMap(({ told, card }) =>
    told.rolls().map((roll) => ({ roll, card, lines: roll.lines.filter((line) => line.person === person) })),
  );
  const decided = lines.filter((each) => each.lines.length > 0);
  const parties = night.tables.filter(isParty).flatMap(({ told }) => told.people().get(person) ?? []);
  const played = night.tables.filter(({ told }) => told.people().has(person)).map(({ told }) => told);
  return {
    name: settled.name,
    pit: floor.settings.name,
    money: moneyOf(floor),
    chips: floor.settings.chips,
    over: isOver(night),
    from: earliest(played.map(({ from }) => from())),
    to: latest(played.map(({ closedAt }) => closedAt())),
    bought,
    toppedUp,
    donated,
    net,
    owes,
    out: cashed + held,
    rolls: decided.length,
    // A phone keeps no record of results where the rules bar what analyses the game.
    course: barredBy === null ? courseOf(mine, person, bought + toppedUp) : null,
    best: barredBy === null ? bestOf(night, decided) : null,
    favourite: barredBy === null ? favouriteOf(decided) : null,
    barredBy,
    party: parties.length === 0 ? null : whitesOf(parties),
    rematch: played.length === 0 ? null : { ...rematchIn(night), mine: wantsRematch(night, person) },
  };
}

/** What somebody had after each change, over all tables in the order of time. */
function courseOf(mine: readonly Played[], person: string, begin: Cents): readonly Cents[] {
  const changes = mine
    .flatMap(({ told }) => {
      const course = told.people().get(person)?.course ?? [];
      return course.map(({ at, result }, place) => ({
        at,
        change: result - (course[place - 1]?.result ?? 0),
      }));
    })
    .toSorted((a, b) => a.at - b.at);
  const course = [begin];
  for (const { change } of changes) course.push((course.at(-1) ?? begin) + change);
  return course;
}

type OwnRoll = {
  readonly roll: EveningRoll;
  readonly card: FloorTable;
  readonly lines: EveningRoll['lines'];
};

/** The roll that brought the most, the first of several; nothing where none brought anything. */
function bestOf({ wording }: Night, decided: readonly OwnRoll[]): Recap['best'] {
  const gains = decided.map((own) => ({ ...own, cents: sum(own.lines, ({ change }) => change) }));
  const cents = Math.max(0, ...gains.map((each) => each.cents));
  const best = gains.find((each) => each.cents === cents && cents > 0);
  const { faces, game, number, at } = best?.roll ?? {};
  if (best === undefined || faces === undefined || game === undefined) return null;
  const called = toCalledTotal(game, faces, 'dealer');
  const call = { called, house: ownWords(wording[best.card.pack] ?? {}, called) };
  return { number: number ?? 0, at: at ?? 0, faces, call, cents };
}

/** The wager that was decided most often, with how often it won. */
function favouriteOf(decided: readonly OwnRoll[]): Recap['favourite'] {
  const lines = decided.flatMap(({ roll, lines: own }) => own.map((line) => ({ ...line, game: roll.game })));
  const groups = [...Map.groupBy(lines, ({ game, wager }) => `${game.pack} ${wager}`).values()];
  const count = Math.max(0, ...groups.map(({ length }) => length));
  const group = groups.find(({ length }) => length === count);
  const [first] = group ?? [];
  if (group === undefined || first === undefined) return null;
  return {
    wager: wagerIn(first.game, first.wager),
    decided: group.length,
    won: group.filter(({ won }) => won).length,
  };
}
