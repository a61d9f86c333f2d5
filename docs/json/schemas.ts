import { z } from 'zod';

// What `--json` of each command answers. The pages beside this file are written from it; a test checks real answers.

const cents = z.int().describe('whole cents');
const fraction = z
  .string()
  .regex(/^-?\d+(\/\d+)?$/)
  .describe('a fraction in lowest terms');
const clause = z.string().describe('a clause, with the prefix of its pack');
const options = z.record(z.string(), z.string()).describe('what was chosen where the rules leave a choice');
const dice = z
  .array(z.array(fraction).length(6))
  .optional()
  .describe('the chance of each face of each die, where dice are loaded');
/** Too few bets have no bounds, which JSON writes as null. */
const number = z.number().nullable();
const interval = z
  .strictObject({ estimate: number, low: number, high: number })
  .describe('an estimate with its interval');
const figure = z.strictObject({
  name: z.string(),
  unit: z.enum(['chance', 'cents', 'rolls', 'chips']),
  estimate: number.optional(),
  low: number.optional(),
  high: number.optional(),
  exact: z.number().optional().describe('the exact figure, where there is one'),
  z: number.optional().describe('how many standard deviations the estimate lies from the exact figure'),
});
const drawings = z.record(z.string(), z.unknown()).describe('what dicepit plot draws, by kind');
/** The code that ISO 4217 has for no currency. */
const currency = z.literal('X'.repeat(3)).describe('chips have no currency');
const bets = z.array(z.strictObject({ wager: z.string(), stake: cents }));
const value = z.strictObject({ value: z.number() });
const perWager = z.array(
  z.strictObject({
    wager: z.string(),
    won: z.int(),
    lost: z.int(),
    stood: z.int().optional(),
    staked: cents,
    net: cents,
    wins: interval.optional(),
    edge: interval,
  }),
);
const wager = z.strictObject({
  id: z.string(),
  name: z.string(),
  clause,
  pays: z.array(z.string()).describe('odds as the rules write them'),
  win: fraction,
  lose: fraction,
  winPerRoll: fraction,
  losePerRoll: fraction,
  edge: fraction.describe('what the house keeps of each stake on average'),
  edgePerRoll: fraction,
  variance: fraction,
  standardDeviation: z.number(),
  skewness: z.number(),
  rollsToDecision: fraction,
  net: z.array(z.strictObject({ net: fraction, chance: fraction })),
});
const oddsOfPack = {
  pack: z.string(),
  options,
  dice,
  wagers: z.array(wager),
  warnings: z.array(
    z.strictObject({
      wager: z.string(),
      effect: z.string(),
      stake: cents,
      chip: cents,
      chips: z.array(cents).optional(),
      edge: fraction,
      roundedEdge: fraction,
      clause,
      message: z.string(),
    }),
  ),
};
const game = {
  id: z.string(),
  name: z.string(),
  place: z.string(),
  kind: z.enum(['banked', 'race']),
  dice: z.int(),
  clauses: z.int(),
  wagers: z.array(z.string()).optional(),
  options: z.array(z.looseObject({ key: z.string(), about: z.string(), clause })).optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
};
const estimateOrExact = z.union([
  z.number(),
  z.strictObject({ value: z.number(), low: z.number(), high: z.number() }),
]);
const sides = z.strictObject({ pack: z.string(), options });
const edgeOf = z.array(z.strictObject({ wager: z.string(), edge: fraction }));
const moved = { before: fraction, after: fraction, difference: fraction };
const strategy = z.strictObject({
  name: z.string(),
  mean: interval,
  beyond: interval.optional().describe('how much more it wins than the first, on the same dice'),
  ahead: interval,
  ruin: interval,
  quantiles: z.array(z.strictObject({ part: z.number(), estimate: number, low: number, high: number })),
  exact: z
    .strictObject({ mean: z.number(), ahead: z.number(), ruin: z.number().optional() })
    .optional()
    .describe('of flat bets, where the question is not too large'),
});

/** Every document by the name in its `schema`, with the commands that answer it. */
export const documents = {
  odds: {
    commands: [
      'odds snake-eyes-nz',
      'odds',
      'odds snake-eyes-nsw --stake 1 --chip 1',
      'odds wonder-dice --dice 6:0.2',
    ],
    schema: z.strictObject({
      schema: z.literal('dicepit/odds@1'),
      ...z.object(oddsOfPack).partial().shape,
      packs: z.array(z.strictObject(oddsOfPack)).optional().describe('every pack, where none was named'),
    }),
  },
  'party-odds': {
    commands: ['odds snake-eyes-party', 'odds snake-eyes-party --players 3 --games 200'],
    schema: z.strictObject({
      schema: z.literal('dicepit/party-odds@1'),
      pack: z.string(),
      players: z.int(),
      kind: z.enum(['exact', 'estimated']),
      relativeError: z.number().optional(),
      games: z.int().optional(),
      seed: z.string().optional(),
      seats: z.array(z.strictObject({ player: z.int(), win: estimateOrExact, wins: z.int().optional() })),
      throws: estimateOrExact,
      kitty: estimateOrExact.optional(),
    }),
  },
  ruin: {
    commands: [
      'ruin snake-eyes-nz -b field=5 --bank 200 --rolls 50',
      'ruin snake-eyes-nz -b field=5 --bank 200 --goal 220 --rolls 20 --dice 6:0.2',
      'ruin snake-eyes-nz -b field=5 --bank 20 --goal 30',
      'ruin wonder-dice -b field=5 --rolls 20 --solve bank --target 1%',
    ],
    schema: z.strictObject({
      schema: z.literal('dicepit/ruin@1'),
      pack: z.string(),
      options,
      method: z.literal('exact'),
      relativeError: z.number().optional(),
      currency,
      solve: z.enum(['bank', 'bet', 'rolls']).optional(),
      target: fraction.optional(),
      answer: z.number().optional(),
      proved: z.boolean().optional(),
      beyond: value.optional(),
      session: z.strictObject({
        bets,
        bank: cents,
        goal: cents.optional(),
        rolls: z.int().optional(),
        dice,
      }),
      ruin: value,
      goal: value.optional(),
      playing: value.optional(),
      never: value.optional(),
      rolls: value.optional(),
      ahead: value.optional(),
      mean: value.optional(),
      deviation: value.optional(),
      quantiles: z.record(z.string(), cents).optional(),
      drawings,
    }),
  },
  simulate: {
    commands: [
      'simulate snake-eyes-nz -b field=5 --bank 200 --sessions 200 --seed 1',
      'simulate snake-eyes-nz -b field=5:press -b hard-6=5 --sessions 50 --seed 1 --dice 6:0.2',
      'simulate snake-eyes-nsw -b field=5 --sessions 50 --seed 1 --chips 1,5',
    ],
    schema: z.strictObject({
      schema: z.literal('dicepit/simulate@1'),
      pack: z.string(),
      options,
      method: z.enum(['simulated', 'multinomial']),
      currency,
      session: z.strictObject({
        bets,
        strategy: z.string(),
        bank: cents.optional(),
        goal: cents.optional(),
        stopLoss: cents.optional(),
        rolls: z.int(),
        chip: cents.optional(),
        chips: z.array(cents).optional(),
        dice,
      }),
      seed: z.string(),
      sessions: z.int(),
      asked: z.int().describe('how many sessions were asked for'),
      rolls: z.int(),
      level: z.number().describe('how sure the intervals are'),
      interrupted: z.boolean(),
      figures: z.array(figure),
      perWager,
      final: z.strictObject({ lowest: cents, highest: cents, deviation: z.number() }),
      drawings,
    }),
  },
  sweep: {
    commands: [
      'ruin snake-eyes-nz -b field=5 --rolls 20 --sweep bank=50,100',
      'simulate snake-eyes-nz -b field=5 --sessions 50 --seed 1 --sweep field=1,2',
    ],
    schema: z.strictObject({
      schema: z.literal('dicepit/sweep@1'),
      command: z.enum(['ruin', 'simulate']),
      pack: z.string(),
      parameter: z.string(),
      seed: z.string().optional(),
      answers: z.array(
        z.strictObject({
          value: z.union([z.number(), z.string()]).describe('cents, rolls, or a choice as it is written'),
          figures: z.array(figure),
        }),
      ),
      drawings,
    }),
  },
  'whole-table': {
    commands: ['simulate double-dice --whole-table --rolls 60 --seed 1'],
    schema: z.strictObject({
      schema: z.literal('dicepit/whole-table@1'),
      pack: z.string(),
      options,
      currency,
      interrupted: z.boolean(),
      method: z.literal('through the whole table'),
      seed: z.string(),
      rolls: z.int(),
      commands: z.int(),
      seconds: z.number(),
      turns: z.int(),
      throwsOfTurn: interval.optional(),
      turnsOfThrows: z.record(z.string(), z.int()),
      turnsEnded: z.record(z.string(), z.int()),
      perWager,
      figures: z.array(figure),
      drawings,
    }),
  },
  'whole-party': {
    commands: ['simulate snake-eyes-party --whole-table --sessions 5 --seed 1'],
    schema: z.strictObject({
      schema: z.literal('dicepit/whole-party@1'),
      pack: z.string(),
      players: z.int(),
      method: z.literal('through the whole table'),
      seed: z.string(),
      games: z.int(),
      throws: interval,
      longest: z.int(),
      kitty: interval,
      seats: z.array(z.strictObject({ games: z.int(), chance: interval })),
      figures: z.array(figure),
      drawings,
    }),
  },
  compare: {
    commands: [
      'compare snake-eyes-nz --to field=2',
      'compare snake-eyes-nz snake-eyes-nsw',
      'compare snake-eyes-nz -b field=5 --bank 200 --strategy flat --strategy press --sessions 50 --seed 1',
    ],
    schema: z.union([
      z.strictObject({
        schema: z.literal('dicepit/compare@1'),
        method: z.literal('exact'),
        before: sides,
        after: sides,
        options: z.array(z.unknown()),
        moved: z.array(
          z.strictObject({
            wager: z.string(),
            edge: z.strictObject({ ...moved, value: z.number() }),
            edgePerRoll: z.strictObject(moved),
            odds: z.unknown(),
          }),
        ),
        same: z.array(z.string()),
        onlyBefore: edgeOf,
        onlyAfter: edgeOf,
        drawings,
      }),
      z.strictObject({
        schema: z.literal('dicepit/compare@1'),
        pack: z.string(),
        options,
        currency,
        seed: z.string(),
        sessions: z.int(),
        level: z.number(),
        method: z.enum(['simulated', 'multinomial']),
        interrupted: z.boolean(),
        dice,
        strategies: z.array(strategy),
        drawings,
      }),
    ]),
  },
  games: {
    commands: ['games', 'games wonder-dice'],
    schema: z.strictObject({
      schema: z.literal('dicepit/games@1'),
      games: z.array(z.strictObject(game)).optional().describe('every pack, where none was named'),
      ...z.object(game).partial().shape,
    }),
  },
  rules: {
    commands: ['rules wonder-dice'],
    schema: z.strictObject({
      schema: z.literal('dicepit/rules@1'),
      pack: z.string(),
      clauses: z.array(
        z.strictObject({
          clause,
          rule: z.string(),
          treatment: z.string(),
          software: z.string(),
          says: z.array(z.string()),
          readings: z.array(
            z.strictObject({
              id: z.string(),
              kind: z.string(),
              question: z.string(),
              reading: z.string(),
              why: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
  },
  'rules-diff': {
    commands: ['rules diff snake-eyes-nz snake-eyes-nsw'],
    schema: z.strictObject({
      schema: z.literal('dicepit/rules-diff@1'),
      before: sides,
      after: sides,
      differing: z.array(
        z.strictObject({
          wager: z.string(),
          name: z.string(),
          before: z.array(z.strictObject({ says: z.string(), clause })),
          after: z.array(z.strictObject({ says: z.string(), clause })),
        }),
      ),
      same: z.array(z.string()),
    }),
  },
  layout: {
    commands: ['layout wonder-dice', 'layout snake-eyes-nz --roll 3-3'],
    schema: z.strictObject({
      schema: z.literal('dicepit/layout@1'),
      pack: z.string(),
      options,
      roll: z.array(z.int()).nullable(),
      lit: z.array(z.unknown()),
    }),
  },
  settle: {
    commands: ['settle docs/examples/night.json'],
    schema: z.strictObject({
      schema: z.literal('dicepit/settle@1'),
      pack: z.string(),
      options,
      chip: cents.optional(),
      chips: z.array(cents).optional(),
      stayUp: z.boolean(),
      rolls: z.array(
        z.strictObject({
          roll: z.array(z.int()).optional(),
          void: z.string().optional(),
          clause: clause.optional(),
          settlements: z.array(
            z.strictObject({
              player: z.string(),
              wager: z.string(),
              verdict: z.string(),
              stake: cents,
              odds: z.string().nullable(),
              winnings: cents,
              returned: cents,
              clause,
              pays: clause.nullable(),
            }),
          ),
        }),
      ),
      refused: z.array(
        z.looseObject({ index: z.int(), code: z.string(), clause: clause.nullable(), message: z.string() }),
      ),
      net: z.record(z.string(), cents),
      onLayout: z.array(
        z.strictObject({ player: z.string(), wager: z.string(), stake: cents, stage: z.string() }),
      ),
    }),
  },
  party: {
    commands: ['party docs/examples/party.json'],
    schema: z.strictObject({
      schema: z.literal('dicepit/party@1'),
      pack: z.string(),
      players: z.int(),
      startingChips: z.int(),
      events: z.array(z.looseObject({ type: z.string(), clause })).describe('what happened, in order'),
      winner: z.int().nullable(),
      kitty: z.int(),
      net: z.array(z.int()),
      faceUp: z.array(z.array(z.int())),
      next: z.int().nullable(),
      chances: z.int().nullable(),
      refused: z.array(z.unknown()),
    }),
  },
} as const;
