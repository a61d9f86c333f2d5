import { eventInfo, type FactKind } from '@dicepit/engine';
import { z } from 'zod';

/** Facts that an event may carry. */
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

const all: Readonly<Record<FactKind, z.ZodType>> = {
  ...kinds,
  bets: z.array(kinds.bet),
  settlements: z.array(kinds.settlement),
};

const schemas = new Map(
  Object.entries(eventInfo).map(([type, { carries }]) => [type, createSchema(Object.entries(carries))]),
);

/** The facts of one type of event; undefined where there is no such type. */
export const findSchema = (type: string): z.ZodType | undefined => schemas.get(type);

/** The types of the events of a banked table. */
export const bankedTypes: readonly string[] = [...schemas.keys()];

function createSchema(facts: readonly (readonly [string, FactKind | `${FactKind}?`])[]): z.ZodType {
  const optional = new Map(Object.entries(all).map(([kind, schema]) => [`${kind}?`, schema.optional()]));
  const schemaOf = new Map<string, z.ZodType>([...Object.entries(all), ...optional]);
  const fields = facts.map(([name, kind]) => [name, schemaOf.get(kind)] as const);
  return z.looseObject(Object.fromEntries(fields));
}
