import {
  type Answer,
  type Ask,
  type ChoiceAsk,
  type CorrectAction,
  type DrillBet,
  type DrillPlan,
  type PayAnswer,
  type PayAsk,
  type RoundLine,
  rightAnswer,
  type Scene,
  type SeenDie,
} from '@dicepit/desks';
import { callKey, everyCalled, paymentSteps } from '@dicepit/engine';
import drill from '@dicepit/words/pages/drill.json' with { type: 'json' };
import { oddsText } from '../felt/felt.tsx';
import { addressOfClause } from '../shell/clauses.tsx';
import { bookCall, reasonSays } from '../words/calls.ts';
import { nameBy } from '../words/names.ts';
import { nameOfPacks } from '../words/refusal-words.ts';
import { number, pageWords, sum } from '../words/words.ts';

/** The words of this page come with it, and not with every other. */
export const drillWords = pageWords('drill', drill);

/** A choice in the language that is spoken. */
export function choiceWords(ask: ChoiceAsk, value: string): string {
  const said = drillWords.value;
  const line = lineIn(ask, value);
  if (line !== undefined) return said.round.short({ number: line });
  const [, seat] = /^player (\d+)$/.exec(value) ?? [];
  const [, does, chips] = /^(pays|draws) (\d+)$/.exec(value) ?? [];
  if (ask.about === 'card' || ask.about === 'next') {
    if (seat !== undefined) return said.player({ seat: Number(seat) });
  }
  if (ask.about === 'kitty' && chips !== undefined)
    return does === 'pays' ? said.pays1({ count: Number(chips) }) : said.draws1({ count: Number(chips) });
  if (ask.about === 'clause' || (ask.about === 'broken' && value.includes('/'))) {
    const { written } = addressOfClause(value);
    const topic = ask.choices.find((choice) => choice.value === value)?.topic;
    return topic === undefined
      ? written
      : `${written} · ${nameBy(said.senses, topic) ?? nameOfPacks('reason', topic)}`;
  }
  const called = ask.choices.find((choice) => choice.value === value)?.called;
  return called === undefined ? (nameBy(said.choices, value) ?? value) : bookCall(called);
}

/** The line of a round that a choice names. */
function lineIn({ about }: ChoiceAsk, value: string): number | undefined {
  const [, line] = (about === 'mistake' ? /^line (\d+)$/.exec(value) : null) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** A choice in full: a line of a round with what was done in it. */
function chosenWords(ask: ChoiceAsk, value: string, scene: Scene): string {
  const number = lineIn(ask, value) ?? 0;
  const line = scene.is === 'round' ? scene.lines[number - 1] : undefined;
  return line === undefined
    ? choiceWords(ask, value)
    : drillWords.value.round.line({ number, says: lineWords(line) });
}

function answerWordsOf(ask: Ask, answer: Answer, scene: Scene): string {
  const said = drillWords.value;
  switch (answer.is) {
    case 'pays':
      return said.answerPays({ sum: paidWords(ask, answer.cents) });
    case 'loses':
      return said.answerLoses;
    case 'stays':
      return said.answerStays;
    case 'chosen':
      return ask.form === 'choice' ? chosenWords(ask, answer.value, scene) : answer.value;
    case 'unknown':
      return answer.text;
  }
}

export const keyWords = (ask: Ask, scene: Scene): string => answerWordsOf(ask, rightAnswer(ask), scene);

/** Why the right answer is right, beside its clause: the arithmetic of a bet, or what ought to have been done. */
export function becauseWords(ask: Ask, scene: Scene): string {
  if (ask.form === 'pay') return sumWords(ask, scene.is === 'layout' ? scene.chips : null);
  const { about, ought } = ask;
  if (about !== 'mistake' || ought === undefined) return '';
  const why = ought.is === 'pay' ? sumWords(ought.ask, scene.is === 'round' ? scene.chips : null) : '';
  return [oughtWords(ought), ...(why === '' ? [] : [why])].join('. ');
}

/** The arithmetic of a bet that won; nothing for any other. */
function sumWords(ask: PayAsk, chips: readonly number[] | null): string {
  const said = drillWords.value;
  const { stake, odds, winnings, returned } = ask.settlement;
  if (odds === null) return '';
  const { earned, rounded, commission } = paymentSteps({ ...ask.settlement, inPlay: stake });
  return [
    said.sumLine({ stake: sum(stake), odds: oddsText([odds]), won: sum(winnings) }),
    ...(rounded === undefined || chips === null
      ? []
      : [
          (rounded === 'down' ? said.roundedDown : said.rounded)({
            from: sum(earned),
            chip: chips.map(sum).join(', '),
          }),
        ]),
    ...(commission === 0 ? [] : [said.commission({ commission: sum(commission) })]),
    returned > 0 ? said.stakeBack : said.stakeUp,
  ].join('; ');
}

/** What winnings are paid in: the smallest chip, or every chip where all are known. */
export const payableWords = (chips: readonly number[]): string =>
  chips.length === 1
    ? drillWords.value.payable({ chip: sum(chips[0] ?? 0) })
    : drillWords.value.payableIn({ chips: chips.map(sum).join(', ') });

/** The clause behind the right answer. */
export const clauseOf = (ask: Ask): string =>
  ask.form === 'choice' ? ask.clause : (ask.settlement.pays ?? ask.settlement.clause);

/** What a topic is called on the screen. */
export function topicWords({ subject, kind }: Pick<DrillPlan, 'subject' | 'kind'>, topic: string): string {
  const said = drillWords.value;
  if (subject.is === 'party') return nameBy(said.topics, topic) ?? topic;
  const called =
    kind === 'call' ? everyCalled(subject.game).find((each) => callKey(each) === topic) : undefined;
  if (called !== undefined) return bookCall(called);
  const { wagers, procedure } = subject.game;
  const reason = procedure.noRolls.find((each) => each.reason === topic);
  return (
    nameBy(said.topics, topic) ??
    wagers[topic]?.name ??
    (reason === undefined ? topic : reasonSays(subject.game, reason))
  );
}

export function dieWords(die: SeenDie): string {
  const said = drillWords.value;
  switch (die.is) {
    case 'flat':
      return said.flat({ pips: die.pips });
    case 'leaning':
      return said.leans({ faces: die.on.join(said.and) });
    case 'judged':
      return die.pips === null ? said.unjudged : said.judged({ pips: die.pips });
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
  return colour === null ? sum(cents) : drillWords.value.chips({ count: cents / colour.value });
}

/** A line of a round as another dealer dealt it. */
export function lineWords(line: RoundLine): string {
  const said = drillWords.value.round;
  switch (line.is) {
    case 'bet':
      return said.bets({ player: line.bet.player, bet: betWords(line.bet) });
    case 'late':
      return said.late[line.came]({ bet: said.bets({ player: line.bet.player, bet: betWords(line.bet) }) });
    case 'call':
      return said.call({ call: bookCall(line.call) });
    case 'done':
      return said.done({
        player: line.bet.player,
        bet: betWords(line.bet),
        does: doneWords(line.bet, line.does),
      });
  }
}

/** What ought to have been done. */
function oughtWords(ought: CorrectAction): string {
  const said = drillWords.value.round;
  switch (ought.is) {
    case 'call':
      return said.oughtCall({ call: bookCall(ought.call) });
    case 'pay':
      return said.oughtDone({ does: doneWords(ought.ask.bet, ought.ask.key) });
    case 'refuse':
      return said.oughtRefuse;
  }
}

function doneWords({ colour }: DrillBet, does: PayAnswer): string {
  const { round, chips } = drillWords.value;
  if (does.is === 'loses') return round.taken;
  if (does.is === 'stays') return round.left;
  return round.paid({ sum: colour === null ? sum(does.cents) : chips({ count: does.cents / colour.value }) });
}

/** What a bet is, as it is asked about: `15 on Hard 10`. */
export function betWords({ name, stake, colour }: DrillBet): string {
  const said = drillWords.value;
  if (colour === null) return said.betOn({ stake: sum(stake), wager: name });
  const colourName = nameBy(said.colours, colour.colour) ?? colour.colour;
  return said.betOn({
    stake: said.colourChips({ count: stake / colour.value, colour: colourName, value: sum(colour.value) }),
    wager: name,
  });
}
