import { assert, citeBasis, setCount } from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { shuffled } from './chance.ts';
import { type Dealt, dealt, lateClause } from './mock-mistake.ts';
import { type Mistake, type Round, roundFor } from './mock-round.ts';
import type { Choice, ChoiceAsk, Level, Question } from './question.ts';
import type { BankedSubject } from './subject.ts';

export const mockTopics: readonly Mistake[] = ['sound', 'wrong-call', 'wrong-pay', 'wrong-take', 'late-bet'];

/** The answer where nothing is wrong. */
const NOTHING = 'nothing-wrong';

/** A round with one mistake or none, which is to be found; from the second level on with the clause it breaks. */
export function mockQuestion(
  subject: BankedSubject,
  { topic, level, chance }: { readonly topic: string; readonly level: Level; readonly chance: Chance },
): Question {
  const mistake = mockTopics.find((each) => each === topic);
  assert(mistake !== undefined, () => `${topic} is no mistake of a mock game`);
  const round = roundFor(subject, { mistake, level, chance });
  const { lines, wrong } = dealt(subject, round, { mistake, chance });
  const { game, limits, chips } = subject;
  const found: ChoiceAsk = {
    form: 'choice',
    topic,
    about: 'mistake',
    // Every line may be chosen, so that the number of an answer is that of its line.
    choices: [...lines.map((_, at) => ({ value: `line ${at + 1}` })), { value: NOTHING }],
    typed: false,
    key: wrong === undefined ? NOTHING : `line ${wrong.line + 1}`,
    clause: wrong?.clause ?? soundClause(subject),
    ...(wrong === undefined ? {} : { ought: wrong.ought }),
  };
  const broken: ChoiceAsk = {
    ...found,
    about: 'broken',
    choices: clausesFor(subject, round, { wrong, level, chance }),
    key: wrong?.clause ?? NOTHING,
  };
  return {
    topic,
    scene: {
      is: 'round',
      roll: round.roll,
      limits,
      chips,
      sets: setCount(game, { thrown: round.thrown }) ?? null,
      lines,
    },
    asks: level < 2 ? [found] : [found, broken],
  };
}

/** Where all is well there is still the clause by which the dice were read. */
const soundClause = ({ game, procedure }: BankedSubject): string => citeBasis(game, procedure.calling.faces);

/** Clauses to choose from: those by which this round is dealt, the broken one among them. */
function clausesFor(
  subject: BankedSubject,
  { asks, main }: Round,
  {
    wrong,
    level,
    chance,
  }: { readonly wrong: Dealt['wrong']; readonly level: Level; readonly chance: Chance },
): readonly Choice[] {
  const { wager } = main.bet;
  const known = [
    soundClause(subject),
    lateClause(subject, wager, 'rested'),
    lateClause(subject, wager, 'unconfirmed'),
    ...asks.map(({ settlement: { pays, clause } }) => pays ?? clause),
  ];
  const key = wrong?.clause;
  // What a clause says in general its paragraphs say in part: only one of the two is offered.
  const isNear = (clause: string): boolean =>
    key !== undefined && (clause.startsWith(key) || key.startsWith(clause));
  const others = shuffled(
    [...new Set(known)].filter((clause) => !isNear(clause)),
    chance,
  ).slice(0, OTHERS[level]);
  const offered = key === undefined ? others : [key, ...others];
  return [...shuffled(offered, chance).map((clause) => ({ value: clause })), { value: NOTHING }];
}

const OTHERS: Readonly<Record<Level, number>> = { 1: 3, 2: 3, 3: 5, 4: 7 };
