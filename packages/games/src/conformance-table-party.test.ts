import { describe, expect, test } from 'vitest';
import { evolvePartyTable, newPartyTable, partyAuthority } from './snake-eyes-party/table.ts';
import { walkParty } from './testing/walk/party-walk.ts';
import { registers } from './texts.ts';

const WALKS = 20;
const COMMANDS = 5_000;

const clauses = new Set((registers['snake-eyes-party'] ?? []).map(({ clause }) => clause));

describe('a party table', () => {
  const accepted = new Set<string>();
  let [games, won] = [0, 0];

  test.each(Array.from({ length: WALKS }, (_, index) => index + 1))('holds on walk %i', (seed) => {
    const walked = walkParty({ clauses, seed, commands: COMMANDS });
    for (const type of walked.accepted) accepted.add(type);
    games += walked.table.games;
    won += walked.won;
    expect(walked.events.reduce(evolvePartyTable, newPartyTable)).toEqual(walked.table);
  });

  test('plays many games on its walks, to a winner too, and accepts every command', () => {
    expect(games).toBeGreaterThan(100);
    expect(won).toBeGreaterThan(20);
    expect([...accepted].sort()).toEqual(Object.keys(partyAuthority).sort());
  });
});
