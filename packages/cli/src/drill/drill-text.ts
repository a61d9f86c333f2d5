import {
  type Answer,
  type Ask,
  type Choice,
  type ChoiceAsk,
  type CorrectAction,
  type DrillBet,
  type DrillPlan,
  type PayAnswer,
  type PayAsk,
  type Question,
  type RoundLine,
  type RoundScene,
  type Scene,
  type SeenDie,
} from '@dicepit/desks';
import {
  type Called,
  type Cents,
  callKey,
  everyCalled,
  paymentSteps,
  type Roll,
  sayCall,
  totalOf,
  writeRoll,
} from '@dicepit/engine';
import { callsIn } from '@dicepit/words/calls';
import { PSEUDO } from '@dicepit/words/languages';
import { loadPageWords } from '@dicepit/words/page-words';
import { pseudo } from '@dicepit/words/pseudo';
import { exactSum, languageSpoken, listed, nameTold, oddsTold, said, sum, wordBy } from '../language.ts';

/** What the questions of a drill are told with, in the language that is spoken. */
export type DrillText = {
  /** What is shown: a line or more before the questions. */
  readonly sceneLines: (scene: Scene) => readonly string[];
  /** What is asked, with the answers to choose from. */
  readonly askLines: (question: Question) => readonly string[];
  readonly askLine: (ask: Ask) => string;
  readonly answerText: (ask: Ask, answer: Answer) => string;
  /** Why the right answer is right: the arithmetic of a bet that won or what ought to have been done, and the clause. */
  readonly becauseText: (ask: Ask) => string;
  readonly topicText: (topic: string) => string;
};

/** Everything that happens to throws is described for the screens already; calls are those of the game. */
export async function loadDrillText({
  subject,
  kind,
}: Pick<DrillPlan, 'subject' | 'kind'>): Promise<DrillText> {
  const { events, senses } = await loadPageWords(languageSpoken(), 'drill');
  const calls = callsIn(languageSpoken());
  const callText = (called: Called): string => {
    const told = sayCall(calls, called);
    return languageSpoken() === PSEUDO ? pseudo(told) : told;
  };
  const sense = (topic: string): string => {
    const pack = subject.is === 'party' ? '' : subject.game.pack;
    return wordBy(senses, topic, nameTold(`reason.${pack}.${topic}`, topic));
  };

  const sceneLines = (scene: Scene): readonly string[] => {
    const words = said().drill.scene;
    switch (scene.is) {
      case 'layout': {
        const { roll, call, sets, chips } = scene;
        const won = sets === null ? '' : words.sets({ sets: sets.won });
        if (roll === null || call === null) return [words.passes({ sets: won })];
        const figures = { roll: writeRoll(roll), call: callText(call) };
        const fallen =
          sets === null
            ? words.roll(figures)
            : words.rollOf({ ...figures, sets: won, thrown: sets.thrown + 1, throws: sets.throws });
        return [fallen, ...(chips === null ? [] : [chipsLine(chips)])];
      }
      case 'dice': {
        const throws = scene.thrower === 'dealer' ? words.dealerThrows : words.shooterThrows;
        return [
          throws({
            dice: scene.dice.map(dieText).reduce((one, other) => said().asked.also({ one, other })),
          }),
        ];
      }
      case 'event':
        return [wordBy(events, scene.event)];
      case 'round':
        return roundLines(scene);
      case 'party': {
        const { game, player, roll } = scene;
        const chances = game.phase.is === 'throwing' ? game.phase.chances : null;
        const seats = game.seats.map(
          ({ faceUp, rack }, seat) =>
            `  ${words.seat({ seat: seat + 1, chips: rack, cards: faceUp.join(' ') })}`,
        );
        const figures = {
          kitty: game.kitty,
          player: player + 1,
          faces: facesText(roll),
          total: totalOf(roll),
        };
        return [
          ...seats,
          chances === null ? words.throws(figures) : words.throwsChances({ ...figures, chances }),
        ];
      }
    }
  };

  const roundLines = ({ roll, chips, sets, lines }: RoundScene): readonly string[] => {
    const words = said().drill.scene;
    const callAt = lines.findIndex(({ is }) => is === 'call');
    const numbered = lines.map((line, at) => `${at + 1}: ${lineText(line)}`);
    const figures = { roll: writeRoll(roll) };
    return [
      ...(chips === null ? [] : [chipsLine(chips)]),
      ...numbered.slice(0, callAt),
      sets === null
        ? words.diceShow(figures)
        : words.diceShowOf({
            ...figures,
            sets: words.sets({ sets: sets.won }),
            thrown: sets.thrown + 1,
            throws: sets.throws,
          }),
      ...numbered.slice(callAt),
    ];
  };

  const lineText = (line: RoundLine): string => {
    const words = said().drill.round;
    switch (line.is) {
      case 'bet':
        return betText(line.bet);
      case 'late':
        return words.late[line.came]({ bet: betText(line.bet) });
      case 'call':
        return words.call({ call: callText(line.call) });
      case 'done':
        return words.done({ bet: betText(line.bet), does: doneText(line.bet, line.does) });
    }
  };

  const oughtText = (ought: CorrectAction): string => {
    const words = said().drill.round;
    switch (ought.is) {
      case 'call':
        return words.oughtCall({ call: callText(ought.call) });
      case 'pay':
        return doneText(ought.ask.bet, ought.ask.key);
      case 'refuse':
        return words.oughtRefuse;
    }
  };

  const choiceText = ({ about }: ChoiceAsk, { value, called, topic }: Choice): string => {
    const words = said().drill;
    const [, number = ''] = /(\d+)$/.exec(value) ?? [];
    switch (about) {
      case 'call':
        return called === undefined ? value : callText(called);
      case 'clause':
        return topic === undefined ? value : `${value} · ${sense(topic)}`;
      case 'broken':
        return value.includes('/') ? value : words.noClauseBroken;
      case 'mistake':
        return number === '' ? words.nothingWrong : words.line({ number });
      case 'card':
      case 'next':
        return number === '' ? wordBy(words.choices, value) : words.player({ seat: number });
      case 'kitty':
        if (number === '') return wordBy(words.choices, value);
        return value.startsWith('pays') ? words.pays({ chips: number }) : words.draws({ chips: number });
      case 'verdict':
      case 'bets':
      case 'unannounced':
      case 'chances':
        return wordBy(words.choices, value);
    }
  };

  const optionsText = (ask: Ask): string => {
    if (ask.form === 'pay' || ask.typed) return '';
    return ` ${ask.choices.map((choice, index) => `[${index + 1}] ${choiceText(ask, choice)}`).join('  ')}`;
  };

  return {
    sceneLines,
    askLines: ({ asks }) => asks.map((ask) => `  ${askLine(ask)}${optionsText(ask)}`),
    askLine,
    answerText: (ask, answer) => {
      const words = said().drill.answers;
      if (answer.is === 'pays') return words.pays({ sum: paidText(ask, answer.cents) });
      if (answer.is === 'unknown') return answer.text;
      if (answer.is !== 'chosen') return words[answer.is];
      if (ask.form === 'pay') return answer.value;
      const choice = ask.choices.find(({ value }) => value === answer.value);
      return choice === undefined ? answer.value : choiceText(ask, choice);
    },
    becauseText: (ask) => {
      if (ask.form === 'choice')
        return ask.ought === undefined || ask.about !== 'mistake'
          ? ask.clause
          : `${oughtText(ask.ought)} (${ask.clause})`;
      const { odds, pays, clause } = ask.settlement;
      return odds === null ? clause : `${sumText(ask)} (${pays ?? clause})`;
    },
    topicText: (topic) => {
      // A call may have the name of a wager.
      const called =
        kind === 'call' && subject.is === 'banked'
          ? everyCalled(subject.game).find((each) => callKey(each) === topic)
          : undefined;
      return called === undefined ? wordBy(said().drill.topics, topic) : callText(called);
    },
  };
}

const askLine = (ask: Ask): string => (ask.form === 'pay' ? betText(ask.bet) : said().drill.asks[ask.about]);

/** What is paid with: its smallest chip, or all of them where those are known. */
function chipsLine(chips: readonly Cents[]): string {
  const { smallestChip, chips: several } = said().drill.scene;
  const [first = 0] = chips;
  return chips.length === 1 ? smallestChip({ chip: sum(first) }) : several({ chips: listed(chips.map(sum)) });
}

function betText({ player, isShooter, name, stake, colour }: DrillBet): string {
  const words = said().drill;
  const figures = {
    player,
    wager: name,
    stake:
      colour === null
        ? sum(stake)
        : words.colourChips({
            chips: stake / colour.value,
            colour: nameTold(`colour.${colour.colour}`, colour.colour),
            value: sum(colour.value),
          }),
  };
  return isShooter ? words.shooterBet(figures) : words.bet(figures);
}

function doneText({ colour }: DrillBet, does: PayAnswer): string {
  const words = said().drill.round;
  if (does.is === 'loses') return words.takes;
  return does.is === 'stays' ? words.leaves : words.pays({ sum: paidIn(colour, does.cents) });
}

const paidText = (ask: Ask, cents: Cents): string =>
  paidIn(ask.form === 'pay' ? ask.bet.colour : null, cents);

const paidIn = (colour: DrillBet['colour'], cents: Cents): string =>
  colour === null ? sum(cents) : said().drill.chips({ chips: cents / colour.value });

function sumText({ settlement, bet }: PayAsk): string {
  const { stake, odds, winnings, returned } = settlement;
  if (odds === null) return '';
  const words = said().drill.sum;
  const { earned, rounded, commission } = paymentSteps({ ...settlement, inPlay: stake });
  const figures = { stake: sum(stake), odds: oddsTold(odds), won: sum(winnings) };
  const wins =
    bet.colour === null
      ? words.wins(figures)
      : words.winsChips({ ...figures, chips: winnings / bet.colour.value });
  const kept = commission === 0 ? wins : words.commission({ sum: wins, commission: sum(commission) });
  const paid =
    rounded === undefined
      ? kept
      : (rounded === 'down' ? words.roundedDown : words.rounded)({
          sum: kept,
          from: exactSum(earned, { least: 2, most: 2 }),
        });
  return (returned > 0 ? words.back : words.up)({ sum: paid });
}

function dieText(die: SeenDie): string {
  const words = said().drill.scene;
  switch (die.is) {
    case 'flat':
      return words.flat({ pips: die.pips });
    case 'leaning': {
      const [one = '', other] = die.on;
      return other === undefined ? words.leans({ pips: one }) : words.leansTwo({ one, other });
    }
    case 'judged':
      return die.pips === null ? words.unjudged : words.judged({ pips: die.pips });
  }
}

/** What two dice show, said out: `a three and a five`, `two threes`. */
function facesText(roll: Roll): string {
  const { one, two } = said().drill.faces;
  const [first = 1, second] = roll;
  return first === second ? two[first] : listed(roll.map((pips) => one[pips]));
}
