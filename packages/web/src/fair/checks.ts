import type { Pips } from '@dicepit/engine';
import {
  drawFaces,
  type ProofLine,
  parseHex,
  SEED_BYTES,
  type TurnFault,
  type TurnFinding,
  verifyTurn,
} from '@dicepit/proof';
import type { FairTurn } from './turn.ts';

/** What is checked of a turn, in the order in which a doubter would ask. */
type CheckName = 'order' | 'seed' | 'numbers' | 'texts' | 'faces';

/** `open` where it cannot be said yet, because the seed is sealed or the order is not told. */
export type Check = {
  readonly name: CheckName;
  readonly is: 'holds' | 'fails' | 'open';
  /** What exactly is wrong, as the proof says it. */
  readonly wrong: readonly ProofLine[];
};

const faults: Readonly<Record<Exclude<CheckName, 'order'>, readonly TurnFault[]>> = {
  seed: ['seed-malformed', 'seed-mismatch'],
  numbers: ['draw-skipped', 'draw-repeated'],
  texts: ['contribution-malformed'],
  faces: ['faces-forged'],
};

/** Every check of a turn. What holds and what does not is said by the proof alone. */
export function checksOf(turn: FairTurn): readonly Check[] {
  const { seed, committedFirst } = turn;
  const findings = seed === undefined ? [] : verifyTurn({ ...turn, seed });
  const isSeedWrong = findings.some(({ kind }) => faults.seed.includes(kind));
  const order: Check = {
    name: 'order',
    is: committedFirst === undefined ? 'open' : committedFirst ? 'holds' : 'fails',
    wrong: [],
  };
  const others = (['seed', 'numbers', 'texts', 'faces'] as const).map((name): Check => {
    const wrong = linesOf(findings, faults[name]);
    // Under another seed than the one committed to, nothing that follows from it means anything.
    const isOpen = seed === undefined || (isSeedWrong && name !== 'seed');
    return { name, is: wrong.length > 0 ? 'fails' : isOpen ? 'open' : 'holds', wrong };
  });
  return [order, ...others];
}

/** What the seed gives for each draw of the turn; nothing while it is sealed or is none. */
export function recomputed(turn: FairTurn): readonly (readonly Pips[] | undefined)[] {
  const seed = parseHex(turn.seed ?? '');
  return turn.drawn.map(({ draw, contributions, faces }) =>
    seed?.length === SEED_BYTES
      ? drawFaces({ seed, table: turn.table, turn: turn.turn, draw, contributions, count: faces.length })
      : undefined,
  );
}

/** What the checks come to. */
export function verdictOf(checks: readonly Check[]): 'holds' | 'fails' | 'open' {
  if (checks.some(({ is }) => is === 'fails')) return 'fails';
  return checks.every(({ is, name }) => is === 'holds' || name === 'order') ? 'holds' : 'open';
}

const linesOf = (findings: readonly TurnFinding[], kinds: readonly TurnFault[]): readonly ProofLine[] =>
  findings.filter(({ kind }) => kinds.includes(kind)).map(({ says }) => says);
