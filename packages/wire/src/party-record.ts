import { isRoll, type Roll } from '@dicepit/engine';
import { z } from 'zod';
import { check, type Parsed, parseJson, shapeError, written } from './problem.ts';

/** A party game's written record: who plays with how many chips, and what was thrown. */
export type PartyRecord = {
  readonly players: number;
  readonly startingChips: number | null;
  readonly highDice: readonly Roll[] | undefined;
  readonly throws: readonly Roll[];
};

const MIN_PLAYERS = 2;
const MAX_PLAYERS = 10;
const MIN_CHIPS = 2;
const MAX_CHIPS = 1_000_000_000;

/** Reads a record for `dicepit party`. High dice may be one flat list, or a list for each round of them. */
export function parsePartyRecord(text: string): Parsed<PartyRecord> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const shape = check(partyShape, json.value);
  if (!shape.ok) return shape;

  const { players, startingChips = null, highDice, throws } = shape.value;
  return { ok: true, value: { players, startingChips, highDice: highDice?.flat(), throws } };
}

const throwOfTwo = z.custom<Roll>((value) => isRoll(value, 2), {
  error: ({ input }) => `a throw is two whole numbers from 1 to 6, not ${written(input)}`,
});
const rounds = z.array(z.unknown(), { error: 'highDice is a list of throws' }).transform((list, context) => {
  const flat = list.every((each) => isRoll(each, 2)) ? [list] : list;
  return flat.map((round, index) => {
    const read = z.array(throwOfTwo).safeParse(round);
    if (read.success) return read.data;
    context.addIssue({
      code: 'custom',
      path: [index],
      message: `a throw of the high dice is two whole numbers from 1 to 6, not ${written(round)}`,
    });
    return z.NEVER;
  });
});

const playersError = `players is a whole number from ${MIN_PLAYERS} to ${MAX_PLAYERS} (party/setup-1)`;
const chipsError = `startingChips is a whole number from ${MIN_CHIPS} to ${MAX_CHIPS}, or null (party/setup-7)`;

const partyShape = z.strictObject(
  {
    players: z
      .number({ error: playersError })
      .refine((count) => within(count, MIN_PLAYERS, MAX_PLAYERS), { error: playersError }),
    startingChips: z
      .number({ error: chipsError })
      .refine((chips) => within(chips, MIN_CHIPS, MAX_CHIPS), { error: chipsError })
      .nullable()
      .optional(),
    highDice: rounds.nullable().optional(),
    throws: z.array(throwOfTwo, { error: 'throws is a list of throws such as [[1, 3], [6, 5]]' }),
  },
  { error: shapeError('players, startingChips, highDice, throws') },
);

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
