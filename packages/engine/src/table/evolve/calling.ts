import { totalOf } from '../../roll.ts';
import type { CallingEvent } from '../event/calling.ts';
import type { Outcome, Table } from '../table.ts';
import { onRoll, withPast } from './past.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends CallingEvent['type']> = Stamped<CallingEvent, Type>;

const rollCalled = (table: Table, { roll, entry, read, by, at, clause }: On<'RollCalled'>): Table =>
  onRoll(table, (current) => ({
    ...current,
    faces: roll,
    calls: [
      ...current.calls,
      { by, at, clause, outcome: { kind: 'total', roll }, ...(read === undefined ? {} : { read }) },
    ],
    entry: entry && { keyed: entry.total, pressed: true, source: entry.source },
  }));

const facesCaptured = (table: Table, { faces }: On<'FacesCaptured'>): Table =>
  onRoll(table, (roll) => ({ ...roll, faces, captured: true }));

function rollVoided(table: Table, { reason, freezes, by, at, clause }: On<'RollVoided'>): Table {
  const { roll } = table;
  const outcome: Outcome = { kind: 'void', reason };
  const calls = [...(roll?.calls ?? []), { by, at, clause, outcome }];
  return {
    ...(roll === undefined ? table : withPast(table, { ...roll, calls }, outcome, [])),
    roll: undefined,
    frozen: freezes,
    shooter: { ...table.shooter, voidsInRow: table.shooter.voidsInRow + 1 },
  };
}

const factFlagged = (table: Table, { reason }: On<'FactFlagged'>): Table =>
  onRoll(table, (roll) => ({ ...roll, facts: [...roll.facts, reason] }));

const dieCocked = (table: Table, { die }: On<'DieCocked'>): Table =>
  onRoll(table, (roll) => ({
    ...roll,
    cocked: [...roll.cocked.filter((each) => each !== die), die],
    faces: roll.faces.with(die, undefined),
  }));

const cockedDieRead = (table: Table, { die, face }: On<'CockedDieRead'>): Table =>
  onRoll(table, (roll) => ({
    ...roll,
    cocked: [...roll.cocked.filter((each) => each !== die), die],
    faces: roll.faces.with(die, face),
  }));

const faceDisputed = (table: Table, { die }: On<'FaceDisputed'>): Table =>
  onRoll(table, (roll) => ({ ...roll, dispute: { die, ruled: false }, amendment: undefined }));

const faceRuled = (table: Table, { die, face, roll: outcome, by, at, clause }: On<'FaceRuled'>): Table =>
  onRoll(table, (roll) => ({
    ...roll,
    dispute: { die, ruled: true },
    ruled: [...(roll.ruled ?? []), { die, face }],
    faces: roll.faces.with(die, face),
    ...(outcome === undefined
      ? {}
      : {
          calls: [...roll.calls, { by, at, clause, outcome: { kind: 'total', roll: outcome } }],
          entry: roll.entry && { ...roll.entry, keyed: totalOf(outcome) },
        }),
  }));

export const calling: Evolve<CallingEvent> = {
  RollCalled: rollCalled,
  FacesCaptured: facesCaptured,
  RollVoided: rollVoided,
  FactFlagged: factFlagged,
  DieCocked: dieCocked,
  CockedDieRead: cockedDieRead,
  FaceDisputed: faceDisputed,
  FaceRuled: faceRuled,
};
