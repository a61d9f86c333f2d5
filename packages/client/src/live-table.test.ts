import type { By } from '@dicepit/engine';
import {
  bankedPacks,
  decidePartyTable,
  evolvePartyTable,
  newPartyTable,
  type PartyTableBody,
} from '@dicepit/games';
import { type DiceEntry, plainState, routes, type Snapshot } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { evolveLive, liveTable } from './table.ts';
import { tableLog } from './testing/table-log.ts';

const snapshotOf = (text: string): Snapshot => routes.readTable.answer.parse(JSON.parse(text));

describe.each(bankedPacks.map(({ id }) => id))('a live table of %s', (pack) => {
  const log = tableLog(pack, 600);

  test.each([0, 1, 60, 333])('is the table itself from a snapshot at %i on', (from) => {
    let live = liveTable(snapshotOf(log.snapshot(from)));
    expect(live.table).toEqual(log.at(from));
    for (const entry of log.entries.slice(from)) {
      // Entries come as JSON, where what is undefined is left out.
      live = evolveLive(live, { ...entry, event: JSON.parse(JSON.stringify(entry.event)) });
      expect(live.version).toBe(entry.version);
    }
    expect(live.table).toEqual(log.at(log.entries.length));
    expect(live.you).toEqual({ person: 'h-1', roles: ['player'], seat: 2 });
    expect(live.house).toEqual(['h-0', 'h-1', 'h-2', 'h-3', 'h-4']);
  });
});

const viewOf = (state: typeof newPartyTable): Snapshot['view'] =>
  routes.readTable.answer.shape.view.parse(plainState(state));

describe('a live party', () => {
  const player = (person: string): By => ({ person, role: 'player' });
  const host: By = { person: 'olga', role: 'operator' };
  const setup = {
    pack: 'snake-eyes-party',
    table: 'party-1',
    dice: 'virtual',
    seats: 4,
    startingChips: 50,
    first: 'first seat',
  } as const;
  const commands: readonly (readonly [By, PartyTableBody])[] = [
    [host, { type: 'SetUpTable', setup }],
    [player('ann'), { type: 'SitDown', seat: 1, name: 'Ann' }],
    [player('h-1'), { type: 'SitDown', seat: 2, name: 'Hana' }],
    [player('ann'), { type: 'StartGame' }],
    [player('ann'), { type: 'ThrowDice', seat: 1 }],
    [
      { person: 'house', role: 'dealer' },
      { type: 'BringToRest', faces: [6, 1] },
    ],
  ];

  test('is the party itself, and knows who asks', () => {
    let table = newPartyTable;
    let live = liveTable({
      table: 'party-1',
      title: 'A party',
      pack: 'snake-eyes-party',
      kind: 'party',
      version: 0,
      view: viewOf(table),
      dice: { turn: 0, commitment: '', contributions: [], draws: 0, revealed: [] },
      you: { person: 'ann', roles: ['player'] },
      house: [],
      staffed: 'house',
      now: 0,
    });
    const phases: string[] = [];
    for (const [by, command] of commands) {
      const decided = decidePartyTable(table, { ...command, by, at: 1 });
      for (const event of decided.ok ? decided.events : []) {
        table = evolvePartyTable(table, event);
        live = evolveLive(live, { version: live.version + 1, event });
      }
      phases.push(live.phase);
    }
    expect(live).toMatchObject({ kind: 'party', table, you: { seat: 1 }, house: ['h-1'] });
    expect(phases).toEqual(['gathering', 'gathering', 'gathering', 'throwing', 'dice out', 'throwing']);
  });
});

describe('fair dice at a live table', () => {
  const log = tableLog('snake-eyes-nz', 10);
  const stamp = { by: { person: 'house', role: 'dealer' }, at: 1 } as const;
  const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
  const none = { turn: 0, commitment: '', contributions: [], draws: 0, revealed: [] };
  const after = (...entries: readonly DiceEntry[]) =>
    entries.reduce(
      (live, event) => evolveLive(live, { version: live.version + 1, event }),
      liveTable({ ...snapshotOf(log.snapshot(1)), dice: none }),
    ).dice;

  const committed: DiceEntry = { type: 'SeedCommitted', turn: 1, commitment: a, ...stamp };
  const says = (person: string, text: string): DiceEntry => ({
    type: 'SeedContributed',
    turn: 1,
    person,
    text,
    ...stamp,
  });
  const drawn: DiceEntry = { type: 'FacesDrawn', turn: 1, draw: 1, faces: [1, 2], ...stamp };
  const revealed: DiceEntry = { type: 'SeedRevealed', turn: 1, seed: b, why: 'shooter changed', ...stamp };

  test('the latest word of each person counts, in the order of their first', () => {
    expect(after(committed, says('p-1', 'x'), says('p-2', 'y'), says('p-1', 'z'), drawn)).toEqual({
      turn: 1,
      commitment: a,
      contributions: [
        { person: 'p-1', text: 'z' },
        { person: 'p-2', text: 'y' },
      ],
      draws: 1,
      revealed: [],
    });
  });

  test('a revealed seed is kept beside what was committed to, and binds no more', () => {
    expect(after(committed, says('p-1', 'x'), drawn, revealed)).toEqual({
      ...none,
      turn: 1,
      revealed: [{ turn: 1, commitment: a, seed: b }],
    });
  });

  test('dice that fail bind nobody, and doubted dice change nothing that binds', () => {
    expect(after(committed, { type: 'DiceFailed', turn: 1, cause: 'seed lost', ...stamp })).toEqual({
      ...none,
      turn: 1,
    });
    const doubted: DiceEntry = { type: 'DiceDoubted', dice: ['d1'], rolls: 9, e: 1_001, ...stamp };
    expect(after(committed, doubted)).toEqual(after(committed));
  });
});
