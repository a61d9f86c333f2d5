import { carried } from '../carrying.ts';
import type { ConductCommand } from '../command/conduct.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import { correctionOf } from '../correction.ts';
import type { EventBody } from '../event/event.ts';
import type { Posting } from '../ledger.ts';
import { decides, postingsOf, reversed } from '../settlement.ts';
import type { TableBet, TableSettlement } from '../table.ts';
import { isBlank } from './blank.ts';
import { handedBack } from './stakes.ts';

/** The conduct commands and what decides each. */
export const conduct: Decide<ConductCommand> = {
  VoidBets: voidBets,
  PromptRule: promptRule,
  AskForAdvice: askForAdvice,
  GiveAdvice: giveAdvice,
};

type Command<Type extends ConductCommand['type']> = Extract<ConductCommand, { readonly type: Type }>;

/** A bet to be declared void: as it lay, whose it was, and what was settled of it since. */
type VoidBet = {
  readonly lay: TableBet;
  readonly person: string | undefined;
  readonly lines: readonly { readonly roll: number; readonly line: TableSettlement }[];
  readonly undoing: readonly Posting[];
};

/** Whether there was a finding is for whoever keeps the incidents to say; here it is named. */
function voidBets(context: Context, { incident, bets }: Command<'VoidBets'>): Decided<EventBody> {
  const { procedure, cite } = context;
  const { conduct: rules } = procedure;
  if (rules === undefined) return notInTheseRules();
  const clause = cite(rules.measures.void);
  if (isBlank(incident))
    return refuse('NO_INCIDENT', clause, 'Bets are voided after a finding. Name its incident.');
  if (bets.length === 0) return refuse('NO_BETS_NAMED', clause, 'Name the bets that are void.');
  const found = [...new Set(bets)].flatMap((bet) => voidBetOf(context, bet) ?? []);
  if (found.length !== bets.length)
    return refuse(
      'NO_SUCH_BET',
      clause,
      'Each bet is named once, and lies on the layout or was decided in one of the last rolls. The operator rules on older ones.',
    );
  if (found.some(({ person }) => person !== found[0]?.person))
    return refuse('NOT_ONE_PERSON', clause, 'These bets are of several people. Void those of one person.');

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
function voidBetOf(context: Context, bet: string): VoidBet | undefined {
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
      undoing: reversed(postingsOf(line)),
    };
  // The first roll that decided it: what later ones did to it is undone with that.
  const past = recent.findLast(({ settlements }) =>
    settlements.some((each) => each.bet === bet && decides(each)),
  );
  const before = past?.layout.find((each) => each.bet === bet);
  if (past !== undefined && before !== undefined) {
    const alone = { ...past, layout: [before] };
    const { lines, undoing } = correctionOf(context, alone, { kind: 'void', reason: 'void-bet' });
    return { lay: before, person: past.people.get(before.seat), lines, undoing };
  }
  return lying && { lay: lying, person: seats.get(lying.seat)?.person, lines: [], undoing: [] };
}

function promptRule(context: Context, { seat, prompt }: Command<'PromptRule'>): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { conduct: rules } = procedure;
  if (rules === undefined) return notInTheseRules();
  const { clause, prompts } = rules.employees;
  const person = table.seats.get(seat)?.person;
  const known = Object.hasOwn(prompts, prompt) ? prompts[prompt] : undefined;
  if (person === undefined)
    return refuse('NO_SUCH_SEAT', cite(clause), `Nobody sits at seat ${seat}. Name a seat that is taken.`);
  if (known === undefined)
    return refuse(
      'NOT_A_RULE',
      cite(clause),
      `Staff do not advise; they remind of a rule: ${Object.keys(prompts).join(', ')}.`,
    );

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

function askForAdvice(context: Context, { seat, wanted }: Command<'AskForAdvice'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { conduct: rules } = procedure;
  if (rules === undefined) return notInTheseRules();
  const clause = cite(rules.patrons);
  const seated = table.seats.get(seat);
  if (seated?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', clause, `Seat ${seat} is not yours. Give the number of your own.`);
  if ((seated.advice ?? false) === wanted)
    return refuse(
      'NOTHING_CHANGES',
      clause,
      wanted ? 'You have asked already.' : 'You have asked for none. Nobody may send you any.',
    );

  return accept({ type: 'AdviceAsked', seat, wanted, clause });
}

function giveAdvice(context: Context, { to, words }: Command<'GiveAdvice'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { conduct: rules } = procedure;
  if (rules === undefined) return notInTheseRules();
  const clause = cite(rules.patrons);
  const receiver = table.seats.get(to);
  if (table.staff.has(by.person))
    return refuse(
      'STAFF_DO_NOT_ADVISE',
      cite(rules.employees.clause),
      'You are on duty at this table and do not advise. Remind of a rule instead.',
    );
  if (receiver === undefined)
    return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${to}. Name a seat that is taken.`);
  if (receiver.person === by.person)
    return refuse('OWN_SEAT', clause, 'That is your own seat. Name the seat of whoever asked.');
  if (receiver.advice !== true)
    return refuse('NOT_ASKED', clause, `${receiver.name} has not asked for advice. Wait to be asked.`);
  if (isBlank(words)) return refuse('WORDS_NEEDED', clause, 'Say it in words.');

  return accept({ type: 'AdviceGiven', to, person: receiver.person, words, clause });
}

const notInTheseRules = (): Decided<never> =>
  refuse(
    'NOT_IN_THESE_RULES',
    'policy/conduct',
    'The rules of this game have no such measure or message. Speak to the people at the table.',
  );
