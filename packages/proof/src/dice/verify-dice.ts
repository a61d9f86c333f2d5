import type { Finding, Findings, StreamEvent } from '../finding.ts';
import {
  type Before,
  checkEntry,
  type Fault,
  isDiceEntry,
  parseDiceEntry,
  type SeenTurn,
} from './check-entry.ts';
import { checkEvent } from './check-event.ts';
import type { DiceFault } from './dice-fault.ts';
import type { DiceEntry } from './entry.ts';
import { evolveDice, newDice } from './fold.ts';
import { evolveSurroundings, nowhere } from './surroundings.ts';
import { verifyTurn } from './verify-turn.ts';

/** A check that goes along a table's stream, one event after another, and keeps only the turn under way. */
export type DiceWalk = {
  readonly event: (version: number, event: StreamEvent) => readonly Finding<DiceFault>[];
  /** What only the end of the stream tells. */
  readonly end: () => Findings<DiceFault>;
};

/** Checks the dice of a whole table, given every event of its stream in order. */
export function verifyDice(table: string, events: Iterable<StreamEvent>): Findings<DiceFault> {
  const walk = walkDice(table);
  const findings: Finding<DiceFault>[] = [];
  let version = 0;
  for (const event of events) {
    version += 1;
    findings.push(...walk.event(version, event));
  }
  const { findings: last, notes } = walk.end();
  return { findings: [...findings, ...last], notes };
}

/** `seen` is shared between the tables of a pit, so that a seed used at two of them is found. */
export function walkDice(table: string, seen = new Map<string, SeenTurn>()): DiceWalk {
  const stream = `table/${table}`;
  let before: Before = { around: nowhere, dice: newDice, seen };
  let versions: number[] = [];
  let reached = 0;
  const found = (version: number, { kind, says }: Fault): Finding<DiceFault> => ({
    kind,
    stream,
    version,
    says: [says],
  });

  /** What a revealed seed proves or disproves of its draws, each named by its own entry. */
  const proved = (version: number, entry: DiceEntry): readonly Finding<DiceFault>[] => {
    const { live } = before.dice;
    if (entry.type !== 'SeedRevealed' || live?.turn !== entry.turn) return [];
    return verifyTurn({ table, ...live, seed: entry.seed })
      .filter(({ kind }) => kind !== 'draw-skipped' && kind !== 'draw-repeated')
      .map(({ kind, place, says }) =>
        found(place === undefined ? version : (versions[place] ?? version), { kind, says }),
      );
  };

  const take = (version: number, event: StreamEvent): readonly Finding<DiceFault>[] => {
    reached = version;
    if (!isDiceEntry(event)) {
      const faults = checkEvent(before, event);
      before = { ...before, around: evolveSurroundings(before.around, event) };
      return faults.map((each) => found(version, each));
    }
    const entry = parseDiceEntry(event);
    if (entry === undefined) return [found(version, malformed(event))];
    const findings = [
      ...checkEntry(before, entry).map((each) => found(version, each)),
      ...proved(version, entry),
    ];
    if (entry.type === 'SeedCommitted') {
      if (!seen.has(entry.commitment)) seen.set(entry.commitment, { turn: entry.turn, table });
      versions = [];
    }
    if (entry.type === 'FacesDrawn' && before.dice.live !== undefined) versions.push(version);
    before = {
      seen,
      around: evolveSurroundings(before.around, event),
      dice: evolveDice(before.dice, entry),
    };
    return findings;
  };

  return { event: take, end: () => ending(before, (each) => found(reached, each)) };
}

const malformed = ({ type }: StreamEvent): Fault => ({
  kind: 'entry-malformed',
  says: { code: 'entry-malformed', type },
});

function ending(before: Before, found: (fault: Fault) => Finding<DiceFault>): Findings<DiceFault> {
  const { around, dice } = before;
  const { live } = dice;
  const findings: Finding<DiceFault>[] = [];
  if (around.dice === 'drawn') findings.push(found({ kind: 'draw-unused', says: { code: 'draw-unused' } }));
  if (live === undefined) return { findings, notes: [] };
  if (around.turn === 'is over')
    findings.push(
      found({
        kind: 'reveal-missing',
        says: { code: 'reveal-missing', turn: live.turn },
      }),
    );
  const { turn, draws } = live;
  const open = { code: 'note', case: 'under-way', turn, draws } as const;
  return { findings, notes: around.turn === 'is over' ? [] : [open] };
}
