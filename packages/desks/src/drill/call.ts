import {
  assert,
  type Called,
  type CockedTest,
  callKey,
  citeBasis,
  everyPips,
  everyRoll,
  type Game,
  isPips,
  type Pips,
  type Roll,
  toCalledTotal,
  voidCalled,
} from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { pick, shuffled } from './chance.ts';
import type { Choice, ChoiceAsk, Level, Question, SeenDie } from './question.ts';
import type { BankedSubject } from './subject.ts';

/** A die that leans and is read all the same, and one that nobody can read. */
const LEANING = 'leaning';
const UNREADABLE = 'unreadable';

/** Every call there is, and a die that leans. */
export const callTopics = (subject: BankedSubject): readonly string[] => {
  const { game, procedure } = subject;
  return [
    ...listCalls(game, game.procedure.thrower.who).map(callKey),
    ...(procedure.calling.cocked.test === 'void' ? [] : [LEANING]),
    UNREADABLE,
  ];
};

export function callQuestion(
  subject: BankedSubject,
  { topic, level, chance }: { readonly topic: string; readonly level: Level; readonly chance: Chance },
): Question {
  const { game } = subject;
  const { who } = game.procedure.thrower;
  const rolls = everyRoll[game.dice];
  switch (topic) {
    case LEANING: {
      const roll = pick(rolls, chance);
      const dice = seen(roll, chance, (pips) => readably(subject, pips));
      return asked(subject, { topic, level, chance, roll, dice, thrower: who });
    }
    case UNREADABLE: {
      const dice = seen(pick(rolls, chance), chance, () => unreadably(subject, chance));
      return asked(subject, { topic, level, chance, roll: null, dice, thrower: who });
    }
    default: {
      const roll = pick(
        rolls.filter((each) => callKey(toCalledTotal(game, each, who)) === topic),
        chance,
      );
      return asked(subject, { topic, level, chance, roll, dice: flat(roll), thrower: who });
    }
  }
}

/** The reason by which dice that lean unreadably are void, with its clause. */
function unreadableReason({ game, procedure }: BankedSubject) {
  const named = reasonIn(procedure.calling.cocked);
  const reason = game.procedure.noRolls.find((each) => each.reason === named);
  assert(reason !== undefined, () => `${game.pack} does not say what a die is that nobody can read`);
  return reason;
}

function reasonIn(cocked: CockedTest<string>): string {
  switch (cocked.test) {
    case 'opposite':
      return cocked.twoFaces ?? 'fall-cannot-be-called';
    case 'judgement':
      return cocked.cannotTell;
    case 'void':
      return cocked.reason;
  }
}

type Lying = {
  readonly topic: string;
  readonly level: Level;
  readonly chance: Chance;
  /** As it counts; null where it is void. */
  readonly roll: Roll | null;
  readonly dice: readonly SeenDie[];
  readonly thrower: 'shooter' | 'dealer';
};

function asked(subject: BankedSubject, { topic, level, chance, roll, dice, thrower }: Lying): Question {
  const { game, procedure } = subject;
  const { faces, cocked } = procedure.calling;
  const called = roll === null ? voidCalled(game) : toCalledTotal(game, roll, thrower);
  const basis = roll === null ? unreadableReason(subject).clause : topic === LEANING ? cocked.clause : faces;
  const ask: ChoiceAsk = {
    form: 'choice',
    topic,
    about: 'call',
    choices: choicesFor(subject, called, chance),
    typed: level >= 3,
    key: callKey(called),
    clause: citeBasis(game, basis),
  };
  return { topic, scene: { is: 'dice', dice, thrower }, asks: [ask] };
}

/** The call itself, what it is mistaken for most easily, the void call, and others to six. */
function choicesFor({ game }: BankedSubject, called: Called, chance: Chance): readonly Choice[] {
  const { who } = game.procedure.thrower;
  const calls = eachOnce([...listCalls(game, who), ...listCalls(game, 'dealer')]);
  const near = nearCalls(calls, called);
  const others = shuffled(
    calls.filter((each) => callKey(each) !== callKey(called) && !near.includes(each)),
    chance,
  );
  const offered = eachOnce([called, voidCalled(game), ...near, ...others]).slice(0, CHOICE_COUNT);
  return shuffled(offered, chance).map((each) => ({ value: callKey(each), called: each }));
}

/** Everything that a dealer of this game may have to call, each once, void rolls apart. */
export const listCalls = (game: Game, thrower: 'shooter' | 'dealer'): readonly Called[] =>
  eachOnce(everyRoll[game.dice].map((roll) => toCalledTotal(game, roll, thrower)));

/** The calls of the same total that was made in another way. */
export const nearCalls = (calls: readonly Called[], called: Called): readonly Called[] =>
  calls.filter(
    (each) =>
      each.manner !== 'void' &&
      called.manner !== 'void' &&
      each.total === called.total &&
      each.manner !== called.manner,
  );

const eachOnce = (calls: readonly Called[]): readonly Called[] => [
  ...new Map(calls.map((called) => [callKey(called), called])).values(),
];

const CHOICE_COUNT = 6;

const flat = (roll: Roll): readonly SeenDie[] => roll.map((pips) => ({ is: 'flat', pips }));

/** One of the dice lies in another way than flat. */
function seen(roll: Roll, chance: Chance, lies: (pips: Pips) => SeenDie): readonly SeenDie[] {
  const which = chance(roll.length);
  return roll.map((pips, index) => (index === which ? lies(pips) : { is: 'flat', pips }));
}

function readably({ procedure }: BankedSubject, pips: Pips): SeenDie {
  return procedure.calling.cocked.test === 'judgement'
    ? { is: 'judged', pips }
    : { is: 'leaning', on: [oppositeFace(pips)] };
}

function unreadably({ procedure }: BankedSubject, chance: Chance): SeenDie {
  const { cocked } = procedure.calling;
  const face = pick(everyPips, chance);
  if (cocked.test === 'void') return { is: 'leaning', on: [face] };
  if (cocked.test === 'judgement' || cocked.twoFaces === undefined) return { is: 'judged', pips: null };
  // Two faces that touch at once share an edge, so they are never opposite.
  const beside = everyPips.filter((each) => each !== face && each !== oppositeFace(face));
  return { is: 'leaning', on: [face, pick(beside, chance)] };
}

function oppositeFace(pips: Pips): Pips {
  const opposite = 7 - pips;
  return isPips(opposite) ? opposite : pips;
}
