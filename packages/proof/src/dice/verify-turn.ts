import { bytesOf } from '../hex.ts';
import { commitmentOf, facesOf, isContribution, SEED_BYTES } from './faces.ts';
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
  readonly sentence: string;
};

/** A turn to be checked, and at which table it was. */
export type TurnRecord = RevealedTurn & { readonly table: string };

/** Checks one turn by the recipe alone: the seed against its commitment, and every face against the seed. */
export function verifyTurn(record: TurnRecord): readonly TurnFinding[] {
  const { turn, commitment, drawn } = record;
  const seed = bytesOf(record.seed);
  const about = (kind: TurnFault, sentence: string): TurnFinding => ({ kind, place: undefined, sentence });
  if (seed?.length !== SEED_BYTES)
    return [
      about('seed-malformed', `The seed of turn ${turn} is not ${SEED_BYTES} bytes in lower-case digits.`),
    ];
  if (commitmentOf(seed) !== commitment)
    return [
      about(
        'seed-mismatch',
        `The seed of turn ${turn} is not the one that was committed to before the bets.`,
      ),
    ];
  return drawn.flatMap((_, place) => [...outOfOrder(record, place), ...forged(record, place, seed)]);
}

/** A draw must have the number after the one before it. */
function outOfOrder({ turn, drawn }: TurnRecord, place: number): readonly TurnFinding[] {
  const draw = drawn[place]?.draw ?? 0;
  const due = (drawn[place - 1]?.draw ?? 0) + 1;
  if (draw === due) return [];
  return draw > due
    ? [
        {
          kind: 'draw-skipped',
          place,
          sentence: `Draw ${due} of turn ${turn} was skipped: ${draw} comes next.`,
        },
      ]
    : [{ kind: 'draw-repeated', place, sentence: `Draw ${draw} of turn ${turn} comes where ${due} is due.` }];
}

function forged({ table, turn, drawn }: TurnRecord, place: number, seed: Uint8Array): readonly TurnFinding[] {
  const record = drawn[place];
  if (record === undefined) return [];
  const { draw, faces, contributions } = record;
  const foreign = contributions.find(({ text }) => !isContribution(text));
  if (foreign !== undefined)
    return [
      {
        kind: 'contribution-malformed',
        place,
        sentence: `What ${foreign.person} contributed to turn ${turn} is not 1 to 64 printable ASCII characters.`,
      },
    ];
  const due = facesOf({ seed, table, turn, draw, contributions, count: faces.length });
  if (due.every((face, die) => face === faces[die])) return [];
  return [
    {
      kind: 'faces-forged',
      place,
      sentence: `Draw ${draw} of turn ${turn} shows ${faces.join('-')}, but its seed gives ${due.join('-')}.`,
    },
  ];
}
