import { type By, everyRole, type Pips, type Role, sumOf } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from './house-players/chance.ts';
import type { Chance } from './house-players/house-player.ts';
import { registers } from './registers.ts';
import {
  type PartyTableBody,
  type PartyTableCommand,
  partyAuthority,
} from './snake-eyes-party/table/command.ts';
import { decidePartyTable } from './snake-eyes-party/table/decide.ts';
import type { PartyTableEvent } from './snake-eyes-party/table/event.ts';
import { evolvePartyTable } from './snake-eyes-party/table/evolve.ts';
import { throwerOf } from './snake-eyes-party/table/games.ts';
import { newPartyTable, type PartySetup, type PartyTable } from './snake-eyes-party/table/party-table.ts';
import { isBasis } from './testing/walk/faults.ts';

const WALKS = 20;
const COMMANDS = 5_000;

const clauses = new Set((registers['snake-eyes-party'] ?? []).map(({ clause }) => clause));
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
    chance(3) === 0 ? number(chance, [1, 2, 3, 4]) : (throwerOf(table) ?? number(chance, [1, 2, 3]));
  switch (type) {
    case 'SetUpTable':
      return { type, setup: aSetup(chance) };
    case 'SitDown':
      return { type, seat: number(chance, [1, 2, 3, 4]), name: 'Ann' };
    case 'BringChips':
      return { type, seat, whites: number(chance, [1, 5, 1_000_000_000]) };
    case 'StandUp':
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

function aCommand(table: PartyTable, chance: Chance): PartyTableCommand {
  const likely = ['ThrowDice', 'ThrowDice', 'BringToRest', 'StartGame', 'SitDown'];
  const type = (chance(4) === 0 ? types[chance(types.length)] : likely[chance(likely.length)]) ?? 'StartGame';
  const body = aBody(table, type, chance);
  const seated = 'seat' in body ? table.seats.get(body.seat)?.person : undefined;
  const roles: readonly Role[] = chance(10) === 0 ? everyRole : partyAuthority[body.type];
  const role = roles[chance(roles.length)] ?? 'player';
  const by: By = { person: chance(10) === 0 ? 'eve' : (seated ?? `player-${chance(5)}`), role };
  return { ...body, by, at: 1 };
}

/** What is wrong with an answer or the chips after it, if anything. */
function faultIn(table: PartyTable, events: readonly PartyTableEvent[]): string | undefined {
  for (const { type, clause, postings = [] } of events) {
    if (!isBasis(clause, clauses)) return `${type} cites ${clause}`;
    if (sumOf(postings) !== 0) return `${type} posts ${sumOf(postings)}`;
  }
  const credit = table.setup?.startingChips === null;
  for (const [account, whites] of table.ledger) {
    if (!Number.isSafeInteger(whites)) return `${account} holds ${whites}`;
    if (whites < 0 && account !== 'outside' && !(credit && account.startsWith('rack:')))
      return `${account} is below nothing`;
  }
  const racks = table.players.map((seat) => table.ledger.get(`rack:${seat}`) ?? 0);
  const playing = table.game.phase.is === 'high dice' || table.game.phase.is === 'throwing';
  if (playing && table.game.kitty !== (table.ledger.get('kitty') ?? 0))
    return 'the kitty is not what is posted';
  return playing && table.game.seats.some(({ rack }, player) => rack !== racks[player])
    ? 'a rack is not what is posted'
    : undefined;
}

describe('a party table', () => {
  const accepted = new Set<string>();
  let games = 0;

  test.each(Array.from({ length: WALKS }, (_, index) => index + 1))('holds on walk %i', (seed) => {
    const chance = chanceFrom(seed);
    const events: PartyTableEvent[] = [];
    let table = newPartyTable;
    for (let count = 0; count < COMMANDS; count++) {
      const command = aCommand(table, chance);
      const decided = decidePartyTable(table, command);
      if (!decided.ok) {
        if (!isBasis(decided.refusal.clause, clauses) || decided.refusal.message.length < 6)
          throw new Error(`seed ${seed}, command ${count}: ${JSON.stringify(decided.refusal)}`);
        continue;
      }
      accepted.add(command.type);
      table = decided.events.reduce(evolvePartyTable, table);
      events.push(...decided.events);
      const fault = decided.events.length === 0 ? 'nothing happened' : faultIn(table, decided.events);
      if (fault !== undefined)
        throw new Error(`seed ${seed}, command ${count}: ${fault} ${JSON.stringify(command)}`);
    }
    games += table.games;
    expect(events.reduce(evolvePartyTable, newPartyTable)).toEqual(table);
  });

  test('plays many games on its walks, and accepts every command', () => {
    expect(games).toBeGreaterThan(100);
    expect([...accepted].sort()).toEqual([...types].sort());
  });
});
