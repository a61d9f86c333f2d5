import {
  type Answer,
  type Ask,
  type ChoiceAsk,
  type DrillBet,
  type DrillSubject,
  keyOf,
  type PayAsk,
  type SeenDie,
} from '@dicepit/desks';
import { unrounded } from '@dicepit/engine';
import { oddsText } from '../felt/odds-words.ts';
import { addressOfClause } from '../shell/clause-address.ts';
import { number, sum } from '../words/numbers.ts';
import { drillWords } from './said.ts';

/** What a bet is, as it is asked about: `15 on Hard 10`. */
export function betWords({ name, stake, colour }: DrillBet): string {
  const said = drillWords.value;
  if (colour === null) return said.betOn(sum(stake), name);
  const colourName = said.colours[colour.colour] ?? colour.colour;
  return said.betOn(said.colourChips(stake / colour.value, colourName, sum(colour.value)), name);
}

/** A choice in the language that is spoken; what the engine words itself stays as it is. */
export function choiceWords(ask: ChoiceAsk, value: string): string {
  const said = drillWords.value;
  const [, seat] = /^player (\d+)$/.exec(value) ?? [];
  const [, does, chips] = /^(pays|draws) (\d+)$/.exec(value) ?? [];
  if (ask.about === 'card' || ask.about === 'next') {
    if (seat !== undefined) return said.player(Number(seat));
  }
  if (ask.about === 'kitty' && chips !== undefined)
    return does === 'pays' ? said.pays1(Number(chips)) : said.draws1(Number(chips));
  const says = ask.choices.find((choice) => choice.value === value)?.says ?? value;
  if (ask.about === 'clause') return says.replace(value, addressOfClause(value).written);
  return ask.about === 'call' ? says : (said.choices[value] ?? says);
}

function answerWordsOf(ask: Ask, answer: Answer): string {
  const said = drillWords.value;
  switch (answer.is) {
    case 'pays':
      return said.answerPays(paidWords(ask, answer.cents));
    case 'loses':
      return said.answerLoses;
    case 'stays':
      return said.answerStays;
    case 'chosen':
      return ask.form === 'choice' ? choiceWords(ask, answer.value) : answer.value;
  }
}

export const keyWords = (ask: Ask): string => answerWordsOf(ask, keyOf(ask));

/** The arithmetic of a bet that won; nothing for any other. */
export function sumWords(ask: PayAsk, chip: number | null): string {
  const said = drillWords.value;
  const { stake, odds, winnings, returned } = ask.settlement;
  if (odds === null) return '';
  const before = unrounded(stake, odds);
  return [
    said.sumLine(sum(stake), oddsText([odds]), sum(winnings)),
    ...(before === winnings || chip === null ? [] : [said.rounded(sum(before), sum(chip))]),
    returned > 0 ? said.stakeBack : said.stakeUp,
  ].join('; ');
}

/** The clause behind the right answer. */
export const clauseOf = (ask: Ask): string =>
  ask.form === 'choice' ? ask.clause : (ask.settlement.pays ?? ask.settlement.clause);

/** What a topic is called on the screen. */
export function topicWords(subject: DrillSubject, topic: string): string {
  const said = drillWords.value;
  if (subject.is === 'party') return said.topics[topic] ?? topic;
  const { wagers, procedure } = subject.game;
  const reason = procedure.noRolls.find((each) => each.reason === topic);
  return said.topics[topic] ?? wagers[topic]?.name ?? reason?.says ?? topic;
}

export function dieWords(die: SeenDie): string {
  const said = drillWords.value;
  switch (die.is) {
    case 'flat':
      return said.flat(die.pips);
    case 'leaning':
      return said.leans(die.on.join(said.and));
    case 'judged':
      return die.pips === null ? said.unjudged : said.judged(die.pips);
  }
}

/** Milliseconds as seconds with one digit behind the point. */
export const secondsWords = (milliseconds: number): string => number(Math.round(milliseconds / 100) / 10);

/** Milliseconds as minutes and seconds on a clock. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function paidWords(ask: Ask, cents: number): string {
  const colour = ask.form === 'pay' ? ask.bet.colour : null;
  return colour === null ? sum(cents) : drillWords.value.chips(cents / colour.value);
}
