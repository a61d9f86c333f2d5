import { eventInfo, type FactKind } from '@dicepit/engine';
import { z } from 'zod';

const limits = z.looseObject({
  minimum: z.number(),
  maximum: z.number(),
  unit: z.number().optional(),
  multiples: z.boolean().optional(),
});

const instruction = z.looseObject({
  words: z.string(),
  asked: z.string().optional(),
  chips: z.number(),
  tokens: z.number(),
  mismatch: z.boolean(),
});

/** Facts that an event may carry. What every version has written is asked for; the rest is for readers to expect. */
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
    stack: z.array(z.number()).optional(),
    placedBy: z.enum(['player', 'dealer']).optional(),
    instruction: instruction.optional(),
    limits: limits.optional(),
    parts: z.array(z.looseObject({ stake: z.number(), limits: limits.optional() })).optional(),
  }),
  settlement: z.looseObject({
    bet: z.string(),
    seat: z.number(),
    wager: z.string(),
    stake: z.number(),
    verdict: z.enum(['wins', 'loses', 'pushes', 'stands']),
    winnings: z.number(),
    stage: z.string().nullable(),
    player: z.string().optional(),
    odds: z.string().nullable().optional(),
    commission: z.number().optional(),
    returned: z.number().optional(),
    clause: z.string().optional(),
    pays: z.string().nullable().optional(),
    inPlay: z.number().optional(),
    chips: z.number().optional(),
    tokens: z.number().optional(),
    left: z.looseObject({ chips: z.number(), tokens: z.number() }).optional(),
    tokensReturned: z.number().optional(),
    says: z.string().optional(),
    notes: z.array(z.looseObject({ clause: z.string(), says: z.string() })).optional(),
  }),
  limits,
  setup: z.looseObject({
    table: z.string(),
    pack: z.string(),
    options: z.record(z.string(), z.string()),
    mode: z.enum(['home', 'fun', 'strict', 'training']),
    dice: z.enum(['virtual', 'physical']),
    seats: z.number(),
    policies: z.looseObject({
      staysUp: z.boolean().optional(),
      chip: z.number().optional(),
      chipStep: z.number().optional(),
      limitsAtEntry: z.enum(['refuse', 'flag']).optional(),
      betsInRunOut: z.boolean().optional(),
      betsAfterVoidRound: z.boolean().optional(),
      age: z.number().optional(),
    }),
    packHash: z.string().optional(),
    pit: z.string().optional(),
    approval: z
      .looseObject({
        instrument: z.string(),
        body: z.string(),
        operator: z.string(),
        venue: z.string(),
        from: z.number(),
      })
      .optional(),
  }),
  outcome: z.looseObject({
    kind: z.enum(['total', 'void']),
    roll: z.array(z.int().min(1).max(6)).optional(),
    reason: z.string().optional(),
  }),
  incident: z.looseObject({
    incident: z.string(),
    kind: z.string(),
    words: z.string(),
    clause: z.string().optional(),
    at: z.number().optional(),
  }),
} as const;

const all: Readonly<Record<FactKind, z.ZodType>> = {
  ...kinds,
  bets: z.array(kinds.bet),
  settlements: z.array(kinds.settlement),
};

const line = z.looseObject({ roll: z.number(), line: kinds.settlement });
const person = z.looseObject({ person: z.string(), role: z.string(), pit: z.string().optional() });
const voucher = z.looseObject({
  voucher: z.string(),
  cents: z.number(),
  expires: z.number(),
  wagers: z.array(z.string()).optional(),
  singleUse: z.boolean(),
});

/** What the lists and objects of single events hold. */
const contents: Readonly<Record<string, z.ZodType>> = {
  'FloatCounted.chips': z.array(z.looseObject({ value: z.number(), count: z.number() })),
  'OddsPosted.odds': z.array(
    z.looseObject({ wager: z.string(), name: z.string(), odds: z.array(z.string()) }),
  ),
  'DiceInspected.findings': z.array(z.looseObject({ die: z.string(), sound: z.boolean() })),
  'BoughtIn.colour': z.looseObject({ colour: z.string(), value: z.number(), chips: z.number() }),
  'VoucherIssued.voucher': voucher,
  'VoucherRedeemed.voucher': voucher,
  'PayTableChanged.options': z.record(z.string(), z.string()),
  'StatutoryMaximumSet.entry': z.looseObject({
    from: z.number(),
    maximum: z.number().nullable(),
    source: z.string(),
  }),
  'SignTakenDown.sign': z.looseObject({
    kind: z.enum(['wager', 'seat', 'raise', 'pay-table', 'closing']),
    wager: z.string().optional(),
    seat: z.number().optional(),
  }),
  'DiceGivenUp.order': z.looseObject({
    cause: z.string(),
    words: z.string().optional(),
    warnings: z.array(z.string()),
  }),
  'DieLost.replacing': z.looseObject({ grace: kinds.thrower.optional() }),
  'PlacedForPlayer.instruction': instruction,
  'RollCalled.entry': z.looseObject({ total: z.number(), source: z.enum(['capture', 'keypad']) }),
  'RollVoided.overrules': person,
  'CallOverruled.over': person,
  'RollReversed.lines': z.array(line),
  'BetVoided.undone': z.array(line),
};

const schemas = new Map(
  Object.entries(eventInfo).map(([type, { carries }]) => [type, createSchema(type, Object.entries(carries))]),
);

/** The facts of one type of event; undefined where there is no such type. */
export const findSchema = (type: string): z.ZodType | undefined => schemas.get(type);

/** The types of the events of a banked table. */
export const bankedTypes: readonly string[] = [...schemas.keys()];

function createSchema(
  type: string,
  facts: readonly (readonly [string, FactKind | `${FactKind}?`])[],
): z.ZodType {
  const kindsByName = new Map<string, z.ZodType>(Object.entries(all));
  const fields = facts.map(([name, kind]) => {
    const schema = contents[`${type}.${name}`] ?? kindsByName.get(kind.replace('?', ''));
    return [name, kind.endsWith('?') ? schema?.optional() : schema] as const;
  });
  return z.looseObject(Object.fromEntries(fields));
}
