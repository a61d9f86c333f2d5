import { defaultPace, type Pips, type TableEvent } from '@dicepit/engine';
import { chanceFrom, houseRun, manners, tableRules } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import type { StreamEvent } from '../finding.ts';
import { toHex } from '../hex.ts';
import { seedFor, TABLE } from '../testing/honest-dice.ts';
import { drawFaces, toCommitment } from './faces.ts';
import { verifyDice } from './verify-dice.ts';

const by = { person: 'house', role: 'dealer' } as const;

/** A table that the house runs by the real rules, with the dice written into its stream as the pit writes them. */
function streamOf(pack: string, rolls: number): readonly StreamEvent[] {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  const stream: StreamEvent[] = [];
  let turn = 0;
  let draw = 0;
  let faces: readonly Pips[] = [];
  let thrower: unknown;
  const commit = (at: number): void => {
    turn += 1;
    draw = 0;
    stream.push({ type: 'SeedCommitted', turn, commitment: toCommitment(seedFor(7, turn)), by, at });
  };
  const dice = (): readonly Pips[] => {
    draw += 1;
    const seed = seedFor(7, turn);
    faces = drawFaces({ seed, table: TABLE, turn, draw, contributions: [], count: rules.pack.dice });
    return faces;
  };
  const write = (event: TableEvent): void => {
    if (event.type === 'DiceThrown') thrower = event.thrower;
    if (event.type === 'DiceRested') stream.push({ type: 'FacesDrawn', turn, draw, faces, by, at: event.at });
    stream.push(event);
  };
  const policies = { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false } as const;
  const run = houseRun({
    rules,
    setup: { table: TABLE, pack, options: {}, mode: 'home', dice: 'virtual', seats: 8, policies },
    settings: { ...defaultPace, float: 1_000_000_00 },
    players: (manners[pack] ?? []).map((manner, index) => ({ name: `guest-${index}`, manner })),
    buyIn: 200_00,
    stake: 5_00,
    from: Date.UTC(2026, 4, 10, 12),
    dice,
    chance: chanceFrom(11),
  });
  let settled = 0;
  for (const { events, table, command } of run) {
    events.forEach(write);
    if (turn === 0 && table.state !== 'closed') commit(command.at);
    const { is } = table.shooter;
    const next = is.kind === 'seat' ? is.seat : is.kind === 'dealer' ? 'dealer' : undefined;
    const over = draw > 0 && table.roll === undefined && (thrower === 'dealer' || next !== thrower);
    if (over) {
      stream.push({
        type: 'SeedRevealed',
        turn,
        seed: toHex(seedFor(7, turn)),
        why: 'shooter changed',
        by,
        at: 1,
      });
      commit(command.at);
    }
    settled += events.filter(({ type }) => type === 'RollSettled').length;
    if (settled >= rolls) break;
  }
  return stream;
}

describe.each(Object.keys(tableRules))('a table of %s that the house runs by the real rules', (pack) => {
  const stream = streamOf(pack, 200);

  test('has honest dice from its first throw to its last', () => {
    expect(stream.filter(({ type }) => type === 'SeedRevealed').length).toBeGreaterThan(5);
    expect(verifyDice(TABLE, stream).findings).toEqual([]);
  });

  test('is caught at a single face that was changed, by the version of its draw', () => {
    const proved = stream.findLastIndex(({ type }) => type === 'SeedRevealed');
    const draws = stream.flatMap(({ type }, place) =>
      type === 'FacesDrawn' && place < proved ? [place] : [],
    );
    // Every seventh is enough to meet all places of a turn.
    for (const place of draws.filter((_, index) => index % 7 === 0)) {
      const drawn = stream[place]?.['faces'];
      const faces = Array.isArray(drawn) ? drawn.with(0, (Number(drawn[0]) % 6) + 1) : [];
      const forged = stream.map((event, each) =>
        each === place || (event.type === 'DiceRested' && each > place && each <= place + 3)
          ? { ...event, faces }
          : event,
      );
      const { findings } = verifyDice(TABLE, forged);
      expect(findings.map(({ kind, version }) => [kind, version])).toEqual([['faces-forged', place + 1]]);
    }
  });
});
