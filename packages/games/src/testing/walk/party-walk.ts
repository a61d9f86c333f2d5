import { type By, everyRole, type Pips, type Role } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import { chanceFrom } from '../../house-players/chance.ts';
import type { Chance } from '../../house-players/house-player.ts';
import type { PartyDecided, PartyTableEvent } from '../../snake-eyes-party/table.ts';
import {
  decidePartyTable,
  evolvePartyTable,
  findThrower,
  newPartyTable,
  type PartySetup,
  type PartyTable,
  type PartyTableBody,
  type PartyTableCommand,
  partyAuthority,
} from '../../snake-eyes-party/table.ts';
import { isBasis } from './faults.ts';
import { createPartyWitness } from './party-witness.ts';

/** A walk of made-up commands from an empty party. */
type PartyWalked = {
  readonly table: PartyTable;
  readonly events: readonly PartyTableEvent[];
  readonly accepted: ReadonlySet<string>;
  readonly won: number;
};

/** Walks, and stops at the first thing that may never happen, saying which seed and which command it was. */
export function walkParty({ clauses, seed, commands }: PartyWalking): PartyWalked {
  const chance = chanceFrom(seed);
  const events: PartyTableEvent[] = [];
  const accepted = new Set<string>();
  const witness = createPartyWitness();
  // On every second walk people are mostly left to play, so that games are won.
  const wild = seed % 2 === 0 ? 4 : 80;
  let table = newPartyTable;
  let now = 1;
  for (let count = 0; count < commands; count++) {
    now += chance(10) === 0 ? 60_000 : chance(8) * 1_000;
    const command = aCommand({ table, chance, now, wild });
    const told = (what: string): string =>
      `snake-eyes-party seed ${seed}, command ${count}: ${what}\n${JSON.stringify(command)}`;
    const decided = decidePartyTable(table, command);
    const wrong = wrongAnswer(decided, clauses);
    if (wrong !== undefined) throw new Error(told(wrong));
    if (!decided.ok) continue;
    table = decided.events.reduce(evolvePartyTable, table);
    events.push(...decided.events);
    accepted.add(command.type);
    const never = witness.see(decided.events) ?? faultOf(table);
    if (never !== undefined) throw new Error(told(never));
  }
  return { table, events, accepted, won: events.filter(({ type }) => type === 'GameWon').length };
}

type PartyWalking = {
  readonly clauses: ReadonlySet<string>;
  readonly seed: number;
  readonly commands: number;
};

const types = Object.keys(partyAuthority);
const strange = [Number.NaN, -1, 0.5, 1e300, Number.POSITIVE_INFINITY, 0];

/** One in so many numbers is nonsense. */
const number = (chance: Chance, from: readonly number[]): number =>
  chance(12) === 0 ? (strange[chance(strange.length)] ?? 0) : (from[chance(from.length)] ?? 0);

const faces = (chance: Chance): readonly Pips[] =>
  Array.from({ length: chance(20) === 0 ? chance(4) : 2 }, () => {
    const face: unknown = number(chance, [1, 2, 3, 4, 5, 6]);
    // A walk also sends faces that no die has; they are taken for faces as they are.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return face as Pips;
  });

const aSetup = (chance: Chance): PartySetup => ({
  pack: 'snake-eyes-party',
  table: 'p1',
  dice: chance(2) === 0 ? 'virtual' : 'physical',
  seats: number(chance, [2, 4, 10]),
  startingChips: chance(5) === 0 ? null : number(chance, [2, 10, 50]),
  first: chance(2) === 0 ? 'high dice' : 'first seat',
});

/** Made-up facts for a type of command; seats are mostly the thrower's, so that games get on. */
function aBody(table: PartyTable, type: string, chance: Chance): PartyTableBody {
  const seat =
    chance(3) === 0 ? number(chance, [1, 2, 3, 4]) : (findThrower(table) ?? number(chance, [1, 2, 3]));
  switch (type) {
    case 'SetUpTable':
      return { type, setup: aSetup(chance) };
    case 'SitDown':
      return { type, seat: number(chance, [1, 2, 3, 4]), name: 'Ann' };
    case 'BringChips':
      return { type, seat, whites: number(chance, [1, 5, 1_000_000_000]) };
    case 'StandUp':
    case 'ComeBack':
      return { type, seat };
    case 'EndGame':
      return { type };
    case 'ThrowDice':
    case 'ThrowFor':
      return {
        type,
        seat,
        ...(table.setup?.dice === 'virtual' && chance(9) > 0 ? {} : { faces: faces(chance) }),
      };
    case 'BringToRest':
      return { type, faces: faces(chance) };
    default:
      return { type: 'StartGame' };
  }
}

/** A likely command, or one in so many of any kind. */
function aCommand({ table, chance, now, wild }: Standing): PartyTableCommand {
  const likely =
    table.setup === undefined
      ? ['SetUpTable']
      : ['ThrowDice', 'ThrowDice', 'BringToRest', 'StartGame', 'SitDown', 'BringChips'];
  const type =
    (chance(wild) === 0 ? types[chance(types.length)] : likely[chance(likely.length)]) ?? 'StartGame';
  const body = aBody(table, type, chance);
  const seated = 'seat' in body ? table.seats.get(body.seat)?.person : undefined;
  const roles: readonly Role[] = chance(10) === 0 ? everyRole : partyAuthority[body.type];
  const role = roles[chance(roles.length)] ?? 'player';
  const somebody = chance(10) === 0 ? 'eve' : (seated ?? `player-${chance(5)}`);
  const by: By = { person: role === 'operator' ? 'house' : somebody, role };
  return { ...body, by, at: now };
}

type Standing = {
  readonly table: PartyTable;
  readonly chance: Chance;
  readonly now: number;
  readonly wild: number;
};

/** What is wrong with an answer, if anything: it must cite something, and something must happen or be said. */
function wrongAnswer(
  decided: PartyDecided<PartyTableEvent>,
  clauses: ReadonlySet<string>,
): string | undefined {
  if (!decided.ok) {
    const { code, clause } = decided.refusal;
    if (!isBasis(clause, clauses)) return `the refusal ${code} cites '${clause}'`;
    return tellInEnglish(decided.refusal) === code ? `the refusal ${code} says nothing` : undefined;
  }
  const baseless = decided.events.find(({ clause }) => !isBasis(clause, clauses));
  if (baseless !== undefined) return `${baseless.type} cites '${baseless.clause}'`;
  return decided.events.length === 0 ? 'neither an event nor a refusal' : undefined;
}

/** What the table knows otherwise than its ledger does, if anything. */
function faultOf(table: PartyTable): string | undefined {
  for (const [account, whites] of table.ledger)
    if (!Number.isSafeInteger(whites)) return `${account} holds ${whites}`;
  const racks = table.players.map((seat) => table.ledger.get(`rack:${seat}`) ?? 0);
  const playing = table.game.phase.is === 'high dice' || table.game.phase.is === 'throwing';
  if (playing && table.game.kitty !== (table.ledger.get('kitty') ?? 0))
    return 'the kitty is not what is posted';
  return playing && table.game.seats.some(({ rack }, player) => rack !== racks[player])
    ? 'a rack is not what is posted'
    : undefined;
}
