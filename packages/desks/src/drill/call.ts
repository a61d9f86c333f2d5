import {
  assert,
  type CockedTest,
  citeBasis,
  everyPips,
  everyRoll,
  isPips,
  type Pips,
  type Roll,
} from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { callAloud, everyCall, voidCall } from './call-aloud.ts';
import { pick, shuffled } from './chance.ts';
import type { ChoiceAsk, Level, Question, SeenDie } from './question.ts';
import type { BankedSubject } from './subject.ts';

/** A die that leans and is read all the same, and one that nobody can read. */
const LEANING = 'leaning';
const UNREADABLE = 'unreadable';

/** Every call there is, and a die that leans. */
export const callTopics = (subject: BankedSubject): readonly string[] => {
  const { game, procedure } = subject;
  return [
    ...everyCall(game, game.procedure.thrower.who),
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
        rolls.filter((each) => callAloud(game, each, who) === topic),
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
  const key = roll === null ? voidCall(game) : callAloud(game, roll, thrower);
  const basis = roll === null ? unreadableReason(subject).clause : topic === LEANING ? cocked.clause : faces;
  const ask: ChoiceAsk = {
    form: 'choice',
    topic,
    about: 'call',
    choices: choicesFor(subject, key, chance),
    typed: level >= 3,
    key,
    clause: citeBasis(game, basis),
  };
  return { topic, scene: { is: 'dice', dice, thrower }, asks: [ask] };
}

/** The call itself, what it is mistaken for most easily, the void call, and others to six. */
function choicesFor({ game }: BankedSubject, key: string, chance: Chance) {
  const { who } = game.procedure.thrower;
  const calls = [...new Set([...everyCall(game, who), ...everyCall(game, 'dealer')])];
  const [first = ''] = key.split(/[ ,]/);
  const near = calls.filter((call) => call !== key && call.split(/[ ,]/).includes(first));
  const others = shuffled(
    calls.filter((call) => call !== key && !near.includes(call)),
    chance,
  );
  const offered = [...new Set([key, voidCall(game), ...near, ...others])].slice(0, CHOICE_COUNT);
  return shuffled(offered, chance).map((call) => ({ value: call }));
}

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
    : { is: 'leaning', on: [oppositeOf(pips)] };
}

function unreadably({ procedure }: BankedSubject, chance: Chance): SeenDie {
  const { cocked } = procedure.calling;
  const face = pick(everyPips, chance);
  if (cocked.test === 'void') return { is: 'leaning', on: [face] };
  if (cocked.test === 'judgement' || cocked.twoFaces === undefined) return { is: 'judged', pips: null };
  // Two faces that touch at once share an edge, so they are never opposite.
  const beside = everyPips.filter((each) => each !== face && each !== oppositeOf(face));
  return { is: 'leaning', on: [face, pick(beside, chance)] };
}

function oppositeOf(pips: Pips): Pips {
  const opposite = 7 - pips;
  return isPips(opposite) ? opposite : pips;
}
