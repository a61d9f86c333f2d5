import { z } from 'zod';
import { shapes } from './stream-shapes.ts';

/** Facts that an event may carry, by the words used in `shapes`. */
const kinds = {
  text: z.string(),
  number: z.number(),
  flag: z.boolean(),
  pips: z.int().min(1).max(6),
  roll: z.array(z.int().min(1).max(6)),
  texts: z.array(z.string()),
  numbers: z.array(z.number()),
  list: z.array(z.unknown()),
  thing: z.looseObject({}),
  thrower: z.union([z.number(), z.literal('dealer')]),
  bet: z.looseObject({
    bet: z.string(),
    seat: z.number(),
    wager: z.string(),
    chips: z.number(),
    tokens: z.number(),
    stage: z.string(),
    flags: z.array(z.string()),
  }),
  settlement: z.looseObject({
    bet: z.string(),
    seat: z.number(),
    wager: z.string(),
    stake: z.number(),
    verdict: z.enum(['wins', 'loses', 'pushes', 'stands']),
    winnings: z.number(),
    stage: z.string().nullable(),
  }),
  limits: z.looseObject({ minimum: z.number(), maximum: z.number() }),
  setup: z.looseObject({
    table: z.string(),
    pack: z.string(),
    options: z.record(z.string(), z.string()),
    mode: z.enum(['home', 'fun', 'strict', 'training']),
    dice: z.enum(['virtual', 'physical']),
    seats: z.number(),
    policies: z.looseObject({}),
  }),
  outcome: z.looseObject({ kind: z.enum(['total', 'void']) }),
  incident: z.looseObject({ incident: z.string(), kind: z.string(), words: z.string() }),
} as const;

const all: Readonly<Record<string, z.ZodType>> = {
  ...kinds,
  bets: z.array(kinds.bet),
  settlements: z.array(kinds.settlement),
};

const schemas = new Map(Object.entries(shapes).map(([type, facts]) => [type, createSchema(type, facts)]));

/** The facts of one type of event; undefined where there is no such type. */
export const findSchema = (type: string): z.ZodType | undefined => schemas.get(type);

function createSchema(type: string, facts: string): z.ZodType {
  const fields = facts
    .split(' ')
    .filter((fact) => fact !== '')
    .map((fact): readonly [string, z.ZodType] => {
      const [name = '', kind = ''] = fact.split(':');
      const schema = all[kind];
      if (schema === undefined) throw new Error(`Broken invariant: ${type} has a fact of no kind, ${fact}`);
      return name.endsWith('?') ? [name.slice(0, -1), schema.optional()] : [name, schema];
    });
  return z.looseObject(Object.fromEntries(fields));
}
