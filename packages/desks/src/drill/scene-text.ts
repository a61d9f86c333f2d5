import { sayFaces, totalOf, unrounded, writeMoney, writeRoll } from '@dicepit/engine';
import { betInWords } from './bet-text.ts';
import type { Answer, Ask, ChoiceAbout, PayAsk, Question, Scene, SeenDie } from './question.ts';
import { chipsLine, oughtWords, roundLines } from './round-text.ts';

/** What is shown, in English: a line or more before the questions. */
export function sceneLines(scene: Scene): readonly string[] {
  switch (scene.is) {
    case 'layout': {
      const { roll, call, sets, chips } = scene;
      const won = sets === null ? '' : `${sets.won} ${sets.won === 1 ? 'set' : 'sets'} won`;
      if (roll === null) return [`${won}. The shooter passes the dice.`];
      const turn = sets === null ? '' : `${won}, throw ${sets.thrown + 1} of ${sets.throws}: `;
      return [`${turn}${writeRoll(roll)}, ${call}.`, ...(chips === null ? [] : [chipsLine(chips)])];
    }
    case 'dice':
      return [
        `${scene.thrower === 'dealer' ? 'The dealer' : 'The shooter'} throws: ${scene.dice.map(dieInWords).join('; ')}.`,
      ];
    case 'event':
      return [scene.says];
    case 'round':
      return roundLines(scene);
    case 'party': {
      const { game, player, roll } = scene;
      const chances = game.phase.is === 'throwing' ? game.phase.chances : null;
      const seats = game.seats.map(
        ({ faceUp, rack }, seat) => `  player ${seat + 1}: ${rack} chips, up ${faceUp.join(' ')}`,
      );
      const left = chances === null ? '' : ` with ${chances} ${chances === 1 ? 'chance' : 'chances'} left`;
      return [
        ...seats,
        `The kitty holds ${game.kitty}. Player ${player + 1} throws${left}: ${sayFaces(roll)}, ${totalOf(roll)}.`,
      ];
    }
  }
}

/** What is asked, in English. */
export function askLine(ask: Ask): string {
  return ask.form === 'pay' ? betInWords(ask.bet) : asked[ask.about];
}

/** An answer in English. */
export function answerWords(ask: Ask, answer: Answer): string {
  if (answer.is === 'pays') return `pays ${sumOf(ask, answer.cents)}`;
  if (answer.is !== 'chosen') return answer.is;
  const choice = ask.form === 'choice' ? ask.choices.find(({ value }) => value === answer.value) : undefined;
  return choice?.says ?? answer.value;
}

/** Why the right answer is right: the arithmetic of a bet that won or what ought to have been done, and the clause. */
export function becauseLine(ask: Ask): string {
  if (ask.form === 'choice')
    return ask.ought === undefined || ask.about !== 'mistake'
      ? ask.clause
      : `${oughtWords(ask.ought)} (${ask.clause})`;
  const { settlement } = ask;
  const { odds, pays, clause } = settlement;
  return odds === null ? clause : `${sumLine(ask)} (${pays ?? clause})`;
}

/** A question and its asks as numbered lines, for a terminal or for paper. */
export const questionLines = ({ scene, asks }: Question): readonly string[] => [
  ...sceneLines(scene),
  ...asks.map((ask) => `  ${askLine(ask)}${optionsOf(ask)}`),
];

function optionsOf(ask: Ask): string {
  if (ask.form === 'pay' || ask.typed) return '';
  return ` ${ask.choices.map(({ says }, index) => `[${index + 1}] ${says}`).join('  ')}`;
}

function sumLine({ settlement: { stake, odds, winnings, returned }, bet }: PayAsk): string {
  if (odds === null) return '';
  const before = unrounded(stake, odds);
  const rounded = before === winnings ? '' : `, rounded up from $${(before / 100).toFixed(2)}`;
  const chips = bet.colour === null ? '' : ` or ${winnings / bet.colour.value} chips`;
  return `${writeMoney(stake)} at ${odds} wins ${writeMoney(winnings)}${chips}${rounded}; the stake ${returned > 0 ? 'goes back' : 'stays up'}`;
}

function sumOf(ask: Ask, cents: number): string {
  const colour = ask.form === 'pay' ? ask.bet.colour : null;
  if (colour === null) return writeMoney(cents);
  const chips = cents / colour.value;
  return `${chips} ${chips === 1 ? 'chip' : 'chips'}`;
}

function dieInWords(die: SeenDie): string {
  switch (die.is) {
    case 'flat':
      return `a ${die.pips}`;
    case 'leaning':
      return `a die that leans with its ${die.on.join(' and its ')} against a chip`;
    case 'judged':
      return die.pips === null
        ? 'a die that leans, and nobody can tell how it would fall'
        : `a die that leans and would fall to ${die.pips}`;
  }
}

const asked: Readonly<Record<ChoiceAbout, string>> = {
  call: 'What is called?',
  verdict: 'What is it?',
  clause: 'By which clause?',
  bets: 'And the bets, once it is decided?',
  unannounced: 'If nobody announces it?',
  mistake: 'Which line is wrong, if one is?',
  broken: 'Which clause is broken?',
  card: 'Who turns the card down?',
  kitty: 'What does the thrower pay to the kitty, or draw from it, a won kitty apart?',
  next: 'Who throws next?',
  chances: 'How many chances are left?',
};
