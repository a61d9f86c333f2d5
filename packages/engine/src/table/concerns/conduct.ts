// How people behave: bets declared void after a finding, reminders of a rule, and advice that somebody has asked for.

import type { Cents } from '../../money.ts';
import { namedByPack, type RefusalTable } from '../../refusal-table.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  isBlank,
  player,
  refuse,
  type Stamped,
  supervisors,
  type ToldOf,
  unchanged,
} from '../concern.ts';
import { carried, createCorrection } from '../correction.ts';
import type { Role } from '../role.ts';
import { decides, reversed, toPostings } from '../settlement.ts';
import { handedBack } from '../stakes.ts';
import type { Posting, Table, TableBet, TableSettlement } from '../table.ts';
import { aboutBet, betAt, wagerAt, who } from '../telling.ts';
import { withCorrectedBets } from './placement.ts';

export type ConductCommands = {
  /** Bets of a person who was found to use a forbidden device are declared void, decided ones too. */
  readonly VoidBets: { readonly incident: string; readonly bets: readonly string[] };
  /** Staff remind a player of a rule, in the words that are laid down for it. */
  readonly PromptRule: { readonly seat: number; readonly prompt: string };
  /** A player asks the others for advice, or asks for no more of it. */
  readonly AskForAdvice: { readonly seat: number; readonly wanted: boolean };
  /** A player or spectator advises whoever sits there. */
  readonly GiveAdvice: { readonly to: number; readonly words: string };
};

/** What was done about how people behave, and what they may say to one another. */
export type ConductEvents = {
  readonly BetVoided: {
    readonly bet: string;
    readonly seat: number;
    readonly chips: Cents;
    readonly tokens: Cents;
    /** The incident whose finding it follows. */
    readonly incident: string;
    /** Whose bet it was; whoever sits at the seat where it is not said. */
    readonly person?: string;
    /** What had been settled of it and is undone. */
    readonly undone?: readonly { readonly roll: number; readonly line: TableSettlement }[];
  };
  readonly RulePrompted: {
    readonly seat: number;
    readonly person: string;
    readonly prompt: string;
    readonly says: string;
    /** The rule that the player is reminded of; `clause` is what lets staff do so. */
    readonly rule: string;
  };
  readonly AdviceAsked: { readonly seat: number; readonly wanted: boolean };
  readonly AdviceGiven: {
    readonly to: number;
    readonly person: string;
    readonly words: string;
  };
};

export const tableConductRefusals = {
  NO_INCIDENT: {},
  'NO_BETS_NAMED.void': {},
  'NO_SUCH_BET.void': {},
  NOT_ONE_PERSON: {},
  NOT_A_RULE: { prompts: 'texts' },
  'NOTHING_CHANGES.asked': {},
  'NOTHING_CHANGES.not-asked': {},
  STAFF_DO_NOT_ADVISE: {},
  'OWN_SEAT.advice': {},
  NOT_ASKED: { name: 'text' },
  'WORDS_NEEDED.advice': {},
  'NOT_IN_THESE_RULES.table': {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const conductLines = {
  BetVoided: { ...aboutBet, cents: 'money' },
  'BetVoided.undone': { bet: 'text', seat: 'count', wager: 'text', cents: 'money' },
  RulePrompted: { who: 'seat', prompt: namedByPack('prompt') },
  'AdviceAsked.more': { who: 'seat' },
  'AdviceAsked.none': { who: 'seat' },
  AdviceGiven: { who: 'seat', words: 'quote' },
} as const satisfies RefusalTable;

/** What people at a table may not do, and what is done about it. */
export type ConductProcedure<Clause extends string> = {
  /** Devices that record, forecast or analyse, and who is free to use them while on duty. */
  readonly devices: { readonly clause: Basis<Clause>; readonly onDuty: Basis<Clause> };
  /** Who is to be satisfied that somebody used one, before any measure is taken. */
  readonly finding: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly measures: Readonly<Record<Measure, Basis<Clause>>>;
  /** Employees do not advise, save by these prompts that keep play within the rules. */
  readonly employees: {
    readonly clause: Basis<Clause>;
    readonly prompts: Readonly<Record<string, RulePrompt<Clause>>>;
  };
  /** Players and spectators do not advise a player who has not asked. */
  readonly patrons: Basis<Clause>;
  readonly sideBets: Basis<Clause>;
};

/** Bets declared void, no further part in the game, out of the house, held until somebody takes over. */
export type Measure = 'void' | 'game' | 'house' | 'detention';

/** A sentence that staff may send to a player, and the clause that it keeps the player within. */
export type RulePrompt<Clause extends string> = { readonly clause: Basis<Clause>; readonly says: string };

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    /** None where the rules say nothing of it. */
    readonly conduct: {
      readonly commands: ConductCommands;
      readonly events: ConductEvents;
      readonly procedure: ConductProcedure<Clause> | undefined;
    };
  }
  interface RefusalTables {
    readonly conduct: typeof tableConductRefusals;
  }
  interface LineTables {
    readonly conduct: typeof conductLines;
  }
}

export const conductAuthority: AuthorityOf<ConductCommands> = {
  VoidBets: {
    roles: supervisors,
    narrowed: ({ conduct }) => conduct && { roles: conduct.finding.roles, clause: conduct.measures.void },
  },
  PromptRule: { roles: ['dealer', ...supervisors] },
  AskForAdvice: { roles: player },
  GiveAdvice: { roles: player },
};

export const conductDecide: DecideOf<ConductCommands> = {
  VoidBets: voidBets,
  PromptRule: promptRule,
  AskForAdvice: askForAdvice,
  GiveAdvice: giveAdvice,
};

export const conductEvolve: EvolveOf<ConductEvents> = {
  BetVoided: betVoided,
  // What is said stays in the trail; the table is the same after it.
  RulePrompted: unchanged,
  AdviceAsked: adviceAsked,
  AdviceGiven: unchanged,
};

export const conductTold: ToldOf<ConductEvents> = {
  BetVoided: ({ bet, seat, chips, tokens, undone = [] }, at) => {
    const cents = chips + tokens;
    const wager = undone[0]?.line.wager;
    return wager === undefined
      ? { code: 'BetVoided', bet: [betAt(at, bet, 'unknownFirst')], cents }
      : { code: 'BetVoided', case: 'undone', bet, seat, wager: wagerAt(at, wager), cents };
  },
  RulePrompted: ({ seat, prompt }, at) => ({ code: 'RulePrompted', who: who(at, seat), prompt }),
  AdviceAsked: ({ seat, wanted }, at) => ({
    code: 'AdviceAsked',
    case: wanted ? 'more' : 'none',
    who: who(at, seat),
  }),
  AdviceGiven: ({ to, words }, at) => ({ code: 'AdviceGiven', who: who(at, to), words }),
};

export const conductEventInfo: EventInfoOf<ConductEvents> = {
  BetVoided: {
    carries: {
      bet: 'text',
      seat: 'number',
      chips: 'number',
      tokens: 'number',
      incident: 'text',
      person: 'text?',
      undone: 'list?',
    },
    topic: 'overrules',
    seen: { whole: 'staff', without: 'the incident', trimmed: (event) => ({ ...event, incident: '' }) },
  },
  RulePrompted: {
    carries: { seat: 'number', person: 'text', prompt: 'text', says: 'text', rule: 'text' },
    topic: 'conduct',
    seen: { whole: 'staff', about: ({ person }) => person },
  },
  AdviceAsked: { carries: { seat: 'number', wanted: 'flag' }, topic: 'conduct', seen: everybody },
  AdviceGiven: {
    carries: { to: 'number', person: 'text', words: 'text' },
    topic: 'conduct',
    seen: { whole: 'staff', about: ({ person }) => person },
  },
};

/** A bet to be declared void: as it lay, whose it was, and what was settled of it since. */
type VoidBet = {
  readonly lay: TableBet;
  readonly person: string | undefined;
  readonly lines: readonly { readonly roll: number; readonly line: TableSettlement }[];
  readonly undoing: readonly Posting[];
};

/** Whether there was a finding is for whoever keeps the incidents to say; here it is named. */
function voidBets(context: Context, { incident, bets }: ConductCommands['VoidBets']): Decided<EventBody> {
  const { procedure, cite } = context;
  const { conduct: rules } = procedure;
  if (rules === undefined) return notInTheseRules();
  const clause = cite(rules.measures.void);
  if (isBlank(incident)) return refuse({ code: 'NO_INCIDENT', clause });
  if (bets.length === 0) return refuse({ code: 'NO_BETS_NAMED', case: 'void', clause });
  const found = [...new Set(bets)].flatMap((bet) => findVoidBet(context, bet) ?? []);
  if (found.length !== bets.length) return refuse({ code: 'NO_SUCH_BET', case: 'void', clause });
  if (found.some(({ person }) => person !== found[0]?.person))
    return refuse({ code: 'NOT_ONE_PERSON', clause });

  const voids = found.map(({ lay, person, lines, undoing }): EventBody => {
    const { bet, seat, chips, tokens } = lay;
    return {
      type: 'BetVoided',
      bet,
      seat,
      chips,
      tokens,
      incident,
      ...(person === undefined ? {} : { person }),
      ...(lines.length === 0 ? {} : { undone: lines }),
      clause,
      postings: [...undoing, ...handedBack(lay)],
    };
  });
  // Whoever has spent the winnings, or has left, owes what the rack does not hold.
  const people = new Map(
    found.flatMap(({ lay, person }) => (person === undefined ? [] : [[lay.seat, person]])),
  );
  return accept(...voids, ...carried(context, { people }, voids));
}

/** A bet that lies on the layout, or one that a roll has decided which can still be put right. */
function findVoidBet(context: Context, bet: string): VoidBet | undefined {
  const { table } = context;
  const { roll, recent, betting, seats } = table;
  const lying = betting.bets.find((each) => each.bet === bet);
  const line = roll?.lines.find((each) => each.bet === bet);
  const lay = roll?.layout.find((each) => each.bet === bet);
  if (roll !== undefined && line !== undefined && lay !== undefined)
    return {
      lay,
      person: seats.get(lay.seat)?.person,
      lines: [{ roll: roll.number, line }],
      undoing: reversed(toPostings(line)),
    };
  // The first roll that decided it: what later ones did to it is undone with that.
  const past = recent.findLast(({ settlements }) =>
    settlements.some((each) => each.bet === bet && decides(each)),
  );
  const before = past?.layout.find((each) => each.bet === bet);
  if (past !== undefined && before !== undefined) {
    const alone = { ...past, layout: [before] };
    const { lines, undoing } = createCorrection(context, alone, { kind: 'void', reason: 'void-bet' });
    return { lay: before, person: past.people.get(before.seat), lines, undoing };
  }
  return lying && { lay: lying, person: seats.get(lying.seat)?.person, lines: [], undoing: [] };
}

function promptRule(context: Context, { seat, prompt }: ConductCommands['PromptRule']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { conduct: rules } = procedure;
  if (rules === undefined) return notInTheseRules();
  const { clause, prompts } = rules.employees;
  const person = table.seats.get(seat)?.person;
  const known = Object.hasOwn(prompts, prompt) ? prompts[prompt] : undefined;
  if (person === undefined)
    return refuse({ code: 'NO_SUCH_SEAT', case: 'taken', clause: cite(clause), seat });
  if (known === undefined)
    return refuse({ code: 'NOT_A_RULE', clause: cite(clause), prompts: Object.keys(prompts) });

  const { says } = known;
  return accept({
    type: 'RulePrompted',
    seat,
    person,
    prompt,
    says,
    rule: cite(known.clause),
    clause: cite(clause),
  });
}

function askForAdvice(
  context: Context,
  { seat, wanted }: ConductCommands['AskForAdvice'],
): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { conduct: rules } = procedure;
  if (rules === undefined) return notInTheseRules();
  const clause = cite(rules.patrons);
  const seated = table.seats.get(seat);
  if (seated?.person !== by.person) return refuse({ code: 'NOT_YOUR_SEAT', case: 'betting', clause, seat });
  if ((seated.advice ?? false) === wanted)
    return refuse({ code: 'NOTHING_CHANGES', case: wanted ? 'asked' : 'not-asked', clause });

  return accept({ type: 'AdviceAsked', seat, wanted, clause });
}

function giveAdvice(context: Context, { to, words }: ConductCommands['GiveAdvice']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { conduct: rules } = procedure;
  if (rules === undefined) return notInTheseRules();
  const clause = cite(rules.patrons);
  const receiver = table.seats.get(to);
  if (table.staff.has(by.person))
    return refuse({ code: 'STAFF_DO_NOT_ADVISE', clause: cite(rules.employees.clause) });
  if (receiver === undefined) return refuse({ code: 'NO_SUCH_SEAT', case: 'taken', clause, seat: to });
  if (receiver.person === by.person) return refuse({ code: 'OWN_SEAT', case: 'advice', clause });
  if (receiver.advice !== true) return refuse({ code: 'NOT_ASKED', clause, name: receiver.name });
  if (isBlank(words)) return refuse({ code: 'WORDS_NEEDED', case: 'advice', clause });

  return accept({ type: 'AdviceGiven', to, person: receiver.person, words, clause });
}

const notInTheseRules = (): Decided<never> =>
  refuse({ code: 'NOT_IN_THESE_RULES', case: 'table', clause: 'policy/conduct' });

/** A void bet has no part in any roll: to put one right later must not bring it back. */
function betVoided(table: Table, { bet }: Stamped<ConductEvents['BetVoided']>): Table {
  const isOther = (each: { readonly bet: string }): boolean => each.bet !== bet;
  const after = withCorrectedBets(table, (bets) => bets.filter(isOther));
  return {
    ...after,
    roll: after.roll && {
      ...after.roll,
      settled: after.roll.settled.filter((each) => each !== bet),
      lines: after.roll.lines.filter(isOther),
    },
    recent: table.recent.map((past) => ({
      ...past,
      layout: past.layout.filter(isOther),
      settlements: past.settlements.filter(isOther),
    })),
  };
}

function adviceAsked(table: Table, { seat, wanted }: Stamped<ConductEvents['AdviceAsked']>): Table {
  const seated = table.seats.get(seat);
  if (seated === undefined) return table;
  const { advice: _, ...others } = seated;
  return {
    ...table,
    seats: new Map(table.seats).set(seat, wanted ? { ...others, advice: true } : others),
  };
}
