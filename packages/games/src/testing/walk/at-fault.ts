import { item, type Makers } from './maker.ts';
import {
  aFace,
  cents,
  maybe,
  number,
  oneIn,
  pick,
  seat,
  text,
  type WalkContext,
  words,
} from './walk-context.ts';

const pastRoll = (see: WalkContext): number =>
  number(see, [...see.table.recent.map((each) => each.number), see.table.rolled]);

const anyFaces = (see: WalkContext): readonly number[] | 'void' =>
  oneIn(see, 4) ? 'void' : Array.from({ length: see.game.dice }, () => aFace(see));

const ruling: Makers = {
  OverruleCall: (see) => ({
    faces: anyFaces(see),
    words: words(see),
    ...maybe(see, { roll: pastRoll(see) }, 3),
  }),
  RuleMatter: (see) => ({
    words: words(see),
    ...maybe(see, { faces: anyFaces(see) }, 4),
    ...maybe(see, { adjustment: adjustment(see) }, 3),
  }),
  InvalidateRoll: (see) => ({
    roll: pastRoll(see),
    ground: text(see, grounds(see)),
    bets: pick(see, ['refund', 'stand'], 'refund'),
    ...maybe(see, { persons: [seat(see)], opinion: words(see) }),
    ...maybe(see, { others: [words(see)] }, 4),
    ...maybe(see, { forfeits: [seat(see)] }, 3),
  }),
  ReportMalfunction: (see) => ({ equipment: item(see), words: words(see) }),
  LiftHalt: (see) => ({
    because: pick(see, ['rectified', 'alternative-procedure'], 'rectified'),
    words: words(see),
  }),
  ReportIncident: (see) => ({
    kind: text(see, Object.keys(see.rules.procedure.incidents.kinds)),
    words: words(see),
  }),
  CloseIncident: (see) => ({
    incident: text(
      see,
      see.table.incidents.map((each) => each.incident),
    ),
    words: words(see),
  }),
};

function grounds(see: WalkContext): readonly string[] {
  const { invalidating } = see.rules.procedure.overruling;
  return invalidating === undefined
    ? []
    : [
        ...invalidating.disturbances.grounds,
        invalidating.fraud.ground,
        ...Object.keys(invalidating.noGrounds),
      ];
}

/** Chips between the float and a rack; wildly, postings that do not add up or make no sense. */
function adjustment(see: WalkContext): readonly object[] {
  const sum = cents(see);
  const to = `rack:${seat(see)}`;
  const from = see.wild ? text(see, ['float', 'layout', 'outside', 'drop-box', 'rack:1']) : 'float';
  return [
    { account: from, cents: -sum },
    { account: to, cents: see.wild && oneIn(see, 4) ? cents(see) : sum },
  ];
}

const conduct: Makers = {
  VoidBets: (see) => {
    const own = seat(see);
    const [last] = see.table.recent;
    const decided = oneIn(see, 2) ? (last?.layout ?? []) : [];
    const lying = see.table.betting.bets;
    const all = [...lying, ...decided.filter(({ bet }) => lying.every((each) => each.bet !== bet))];
    const bets = all.filter((each) => see.wild || each.seat === own);
    return { incident: text(see, ['i-1']), bets: bets.map(({ bet }) => bet) };
  },
  PromptRule: (see) => ({
    seat: seat(see),
    prompt: text(see, Object.keys(see.rules.procedure.conduct?.employees.prompts ?? {})),
  }),
  AskForAdvice: (see) => ({ seat: seat(see), wanted: !oneIn(see, 4) }),
  GiveAdvice: (see) => ({ to: seat(see), words: words(see) }),
};

/** Commands for what goes wrong at a table, made up. */
export const atFault: Makers = { ...ruling, ...conduct };
