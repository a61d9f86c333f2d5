import type { ProofLine } from '../finding-lines.ts';
import { parseHex } from '../hex.ts';
import { drawFaces, isContribution, SEED_BYTES, toCommitment } from './faces.ts';
import type { RevealedTurn } from './fold.ts';

/** What can be wrong with one turn when it is looked at alone. */
export type TurnFault =
  | 'seed-malformed'
  | 'seed-mismatch'
  | 'draw-skipped'
  | 'draw-repeated'
  | 'contribution-malformed'
  | 'faces-forged';

export type TurnFinding = {
  readonly kind: TurnFault;
  /** Where the draw stands in the turn, counted from 0; undefined where it is about the seed. */
  readonly place: number | undefined;
  readonly says: ProofLine;
};

/** A turn to be checked, and at which table it was. */
export type TurnRecord = RevealedTurn & { readonly table: string };

/** Checks one turn by the recipe alone: the seed against its commitment, and every face against the seed. */
export function verifyTurn(record: TurnRecord): readonly TurnFinding[] {
  const { turn, commitment, drawn } = record;
  const seed = parseHex(record.seed);
  if (seed?.length !== SEED_BYTES) return [wrong({ code: 'seed-malformed', turn, bytes: SEED_BYTES })];
  if (toCommitment(seed) !== commitment) return [wrong({ code: 'seed-mismatch', turn })];
  return drawn.flatMap((_, place) => [...outOfOrder(record, place), ...forged(record, place, seed)]);
}

const wrong = (says: Extract<ProofLine, { readonly code: TurnFault }>, place?: number): TurnFinding => ({
  kind: says.code,
  place,
  says,
});

/** A draw must have the number after the one before it. */
function outOfOrder({ turn, drawn }: TurnRecord, place: number): readonly TurnFinding[] {
  const draw = drawn[place]?.draw ?? 0;
  const due = (drawn[place - 1]?.draw ?? 0) + 1;
  if (draw === due) return [];
  return draw > due
    ? [wrong({ code: 'draw-skipped', draw: due, turn, next: draw }, place)]
    : [wrong({ code: 'draw-repeated', draw, turn, due }, place)];
}

function forged({ table, turn, drawn }: TurnRecord, place: number, seed: Uint8Array): readonly TurnFinding[] {
  const record = drawn[place];
  if (record === undefined) return [];
  const { draw, faces, contributions } = record;
  const foreign = contributions.find(({ text }) => !isContribution(text));
  if (foreign !== undefined)
    return [wrong({ code: 'contribution-malformed', case: 'drawn', person: foreign.person, turn }, place)];
  const due = drawFaces({ seed, table, turn, draw, contributions, count: faces.length });
  if (due.every((face, die) => face === faces[die])) return [];
  return [wrong({ code: 'faces-forged', draw, turn, shown: faces, due }, place)];
}
