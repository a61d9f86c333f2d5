import { reportKinds } from '@dicepit/wire';
import { z } from 'zod';
import { report } from '../../packages/wire/src/api/report-facts.ts';

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
  push: fraction.optional().describe('the chance that a stake goes back, where there is one'),
  edgeDecided: fraction.optional().describe('the same edge, of stakes that do not go back'),
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

const moment = z.int().describe('milliseconds since 1970');
const trailHead = z.strictObject({
  stream: z.string(),
  version: z.int().describe('the number of its last entry'),
  hash: z.string(),
});
const finding = z.looseObject({
  kind: z.string(),
  says: z.array(z.looseObject({ code: z.string() })).describe('each with its figures'),
  stream: z.string(),
  version: z.int().describe('the entry; 0 where it is none'),
  line: z.int().optional(),
  sentence: z.string(),
});
const remark = z.strictObject({
  file: z.string(),
  line: z.int().optional(),
  reason: z.string(),
  wayOut: z.string(),
});
const ratio = z
  .strictObject({ n: z.string(), d: z.string(), value: z.number() })
  .describe('n over d, exactly');
const hold = {
  bets: z.int().describe('how many were decided'),
  handle: cents.describe('all that was staked on them, in whole cents'),
  win: cents.describe('what the house kept of it, in whole cents'),
  hold: ratio.optional(),
  expectedWin: ratio,
  expectedHold: ratio.optional(),
  variance: ratio,
  interval: z.strictObject({ low: z.number(), high: z.number() }).describe('95 of 100 such nights'),
  z: z.number().optional(),
  p: z.number(),
  method: z.enum(['exact', 'normal']),
  ties: z.enum(['seen', 'ignored']).describe('whether bets that rode on one roll were seen together'),
};
const fairness = z.strictObject({
  classes: z.array(z.strictObject({ name: z.string(), counted: z.number(), expected: z.number() })),
  statistic: z.number(),
  degrees: z.int().optional(),
  p: z.number(),
  method: z.enum(['exact', 'approximate']),
});
const diceTests = z.strictObject({
  name: z.string().describe('the set or the shooter; empty for all rolls'),
  rolls: z.int(),
  faces: fairness,
  totals: fairness,
  runs: fairness,
  verdict: z.enum(['too few rolls', 'as fair dice fall', 'doubtful']),
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
  'new-game': {
    commands: ['new game lucky-seven --dir lucky'],
    schema: z.strictObject({
      schema: z.literal('dicepit/new-game@1'),
      id: z.string(),
      folder: z.string(),
      files: z.array(z.string()).describe('what was written, in the folder'),
    }),
  },
  check: {
    commands: ['check lucky'],
    schema: z.strictObject({
      schema: z.literal('dicepit/check@1'),
      ok: z.boolean(),
      problems: z.array(remark),
      warnings: z.array(remark),
      odds: z.strictObject(oddsOfPack).nullable().describe('of a valid pack'),
    }),
  },
  build: {
    commands: ['build lucky --out lucky.pack.json'],
    schema: z.strictObject({
      schema: z.literal('dicepit/build@1'),
      id: z.string(),
      hash: z.string().describe('SHA-256, by which a table names its rules'),
      file: z.string(),
    }),
  },
  serve: {
    commands: ['serve --data evening --port 7711'],
    schema: z.strictObject({
      schema: z
        .literal('dicepit/serve@1')
        .describe('written when a pit has opened, and again with a new code'),
      version: z.string(),
      data: z.string(),
      pit: z.string(),
      chips: z.string(),
      tables: z.int(),
      resumed: z.string().optional().describe('where a pit goes on that was there before'),
      law: z
        .strictObject({ name: z.string(), off: z.array(z.string()) })
        .optional()
        .describe('the law of the place, and what it switches off'),
      guests: z.string().describe('the address for guests'),
      code: z.string().describe('what guests join with'),
      tv: z.string().describe('the address for a television'),
      host: z.string().describe('the address for the host, with the claim while nobody is the host'),
      fingerprint: z.string().optional().describe('of a certificate that the pit made for itself'),
      unclaimed: z.boolean().describe('whether there is no host yet'),
      others: z.array(z.string()).describe('the other addresses of this machine'),
    }),
  },
  ready: {
    commands: ['ready --port 7711'],
    schema: z.strictObject({
      schema: z.literal('dicepit/ready@1'),
      ready: z.boolean(),
      status: z.int().nullable().describe('of the answer; null where no pit answers'),
    }),
  },
  doctor: {
    commands: ['doctor --data dicepit-data --port 7712'],
    schema: z.strictObject({
      schema: z.literal('dicepit/doctor@1'),
      checks: z.array(
        z.strictObject({
          is: z.enum(['ok', 'warn', 'fail']),
          what: z.string().describe('empty where it goes on from the one before'),
          said: z.string(),
          wayOut: z.string().optional(),
          network: z.boolean().optional(),
        }),
      ),
    }),
  },
  export: {
    commands: ['export --data dicepit-data --output tonight.ndjson'],
    schema: z.strictObject({
      schema: z.literal('dicepit/export@1'),
      file: z.string(),
      lines: z.int(),
    }),
  },
  backup: {
    commands: ['backup copy --data dicepit-data'],
    schema: z.strictObject({
      schema: z.literal('dicepit/backup@1'),
      folder: z.string(),
      bytes: z.int(),
    }),
  },
  restore: {
    commands: ['restore copy --data again'],
    schema: z.strictObject({
      schema: z.literal('dicepit/restore@1'),
      folder: z.string(),
      ok: z.boolean(),
      entries: z.int(),
      found: z.int().describe('how much is wrong'),
      remarked: z.int().describe('how much must be known'),
    }),
  },
  verify: {
    commands: ['verify tonight.ndjson'],
    schema: z.strictObject({
      schema: z.literal('dicepit/verify@1'),
      ok: z.boolean(),
      header: z
        .strictObject({
          dicepit: z.literal('trail'),
          format: z.int(),
          pit: z.string(),
          publicKey: z.string(),
          software: z.string(),
          exportedAt: moment,
          streams: z.array(z.string()).optional(),
        })
        .optional(),
      findings: z.array(finding).describe('the first thousand'),
      found: z.int(),
      remarks: z.array(finding).describe('the first thousand'),
      remarked: z.int(),
      notes: z.array(z.string()),
      entries: z.int(),
      heads: z.array(trailHead),
      signatures: z.int(),
      rolls: z.int(),
      voided: z.int(),
      corrected: z.int(),
      head: z.string().describe('the hash over the ends of all streams'),
    }),
  },
  night: {
    commands: ['night tonight.ndjson'],
    schema: z.strictObject({
      schema: z.literal('dicepit/night@1'),
      currency,
      tables: z.array(
        z.strictObject({
          table: z.string(),
          pack: z.string(),
          options,
          chip: cents.nullable(),
          chips: z.array(cents).optional(),
          totalsOnly: z.int().describe('rolls of which only the total is known'),
          report: z.strictObject({
            rolls: z.int(),
            hold: z.strictObject(hold),
            wagers: z.array(
              z.strictObject({
                ...hold,
                wager: z.string(),
                name: z.string(),
                won: z.int(),
                lost: z.int(),
                chance: ratio,
                share: ratio.optional(),
              }),
            ),
            unexplained: cents.optional().describe('what the records say beyond the rules, in whole cents'),
            dice: z.strictObject({
              all: diceTests,
              sets: z.array(diceTests),
              shooters: z.array(diceTests),
              leastRolls: z.int(),
              level: z.number(),
            }),
          }),
          totals: z.record(z.string(), z.int()).describe('how often each total fell'),
        }),
      ),
      drawings,
    }),
  },
  report: {
    commands: reportKinds.map((kind) => `report ${kind} tonight.ndjson`),
    schema: z.strictObject({ schema: z.literal('dicepit/report@1'), ...report.shape }),
  },
  replay: {
    commands: ['replay night.jsonl'],
    schema: z.strictObject({
      schema: z.literal('dicepit/replay@1'),
      version: z.int().describe('how many events'),
      phase: z.string(),
      table: z
        .looseObject({
          state: z.enum(['closed', 'opening', 'open']),
          since: moment,
          clock: moment,
          staff: z.record(z.string(), z.string()),
          seats: z.record(z.string(), z.looseObject({})),
          ledger: z.record(z.string(), z.int()).describe('cents, by account'),
          rolled: z.int(),
          thrown: z.int(),
          frozen: z.boolean(),
        })
        .describe('the table as it stands; fields beside these may change'),
    }),
  },
  event: {
    commands: ['replay night.jsonl --ndjson'],
    schema: z.strictObject({
      schema: z.literal('dicepit/event@1').describe('a line to an event'),
      number: z.int(),
      at: moment,
      type: z.string(),
      clause,
      by: z.looseObject({ person: z.string(), role: z.string() }),
      says: z.string(),
    }),
  },
} as const;
