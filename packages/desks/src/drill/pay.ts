import {
  assert,
  type Bet,
  courseStage,
  type Roll,
  type Settlement,
  setCount,
  settleAtEndOfTurn,
  settleBet,
  toCalledTotal,
  type Wager,
} from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { pick } from './chance.ts';
import { decidingRoll, layoutWith } from './layout.ts';
import type { DrillBet, Level, PayAnswer, PayAsk, Question } from './question.ts';
import { stageAfter, throwsOfTurn } from './stage.ts';
import type { BankedSubject } from './subject.ts';

/** What the end of a turn without a seven decides is a topic of its own. */
export const END_OF_TURN = 'end-of-turn';

/** Every wager, and the end of a turn where that decides a bet. */
export const payTopics = ({ game }: BankedSubject): readonly string[] => [
  ...Object.keys(game.wagers),
  ...(Object.values(game.wagers).some(endsWithTurn) ? [END_OF_TURN] : []),
];

export function payQuestion(
  subject: BankedSubject,
  { topic, level, chance }: { readonly topic: string; readonly level: Level; readonly chance: Chance },
): Question {
  const { game, limits, chips } = subject;
  const atEnd = topic === END_OF_TURN;
  const wager = atEnd ? pick(Object.values(game.wagers).filter(endsWithTurn), chance) : game.wagers[topic];
  assert(wager !== undefined, () => `${topic} is no wager of ${game.pack}`);
  const { thrown, roll } = atEnd
    ? { thrown: endOfSet(subject, wager, chance), roll: null }
    : decidingRoll(game, wager, chance);
  const call = roll === null ? null : toCalledTotal(game, roll, game.procedure.thrower.who);
  const bets = layoutWith(subject, { wager, level, chance });
  return {
    topic,
    scene: { is: 'layout', roll, call, limits, chips, sets: setCount(game, { thrown }) ?? null },
    asks: bets.map((bet) =>
      payAsk(subject, bet, { roll, thrown, topic: atEnd && bet.wager === wager.id ? topic : bet.wager }),
    ),
  };
}

/** One bet and what the engine makes of it. */
export function payAsk(
  { game, terms }: BankedSubject,
  bet: DrillBet,
  { roll, thrown, topic }: { readonly roll: Roll | null; readonly thrown: number; readonly topic: string },
): PayAsk {
  const wager = game.wagers[bet.wager];
  assert(wager !== undefined, () => `${bet.wager} is no wager of ${game.pack}`);
  const laid: Bet = {
    player: bet.player,
    wager: bet.wager,
    stake: bet.stake,
    stage: stageAfter(game, wager, thrown),
  };
  const settlement =
    roll === null
      ? (settleAtEndOfTurn(terms, laid) ?? untouched(game, wager, laid))
      : settleBet(terms, laid, roll, courseStage(game, { thrown }));
  return { form: 'pay', topic, bet, settlement, key: toPayAnswer(settlement) };
}

function toPayAnswer({ verdict, winnings }: Settlement): PayAnswer {
  if (verdict === 'wins') return { is: 'pays', cents: winnings };
  return verdict === 'loses' ? { is: 'loses' } : { is: 'stays' };
}

/** A bet that the end of a turn leaves where it lies. */
const untouched = ({ prefix }: BankedSubject['game'], { clause }: Wager, bet: Bet): Settlement => ({
  ...bet,
  verdict: 'stands',
  odds: null,
  winnings: 0,
  returned: 0,
  clause: `${prefix}/${clause}`,
  pays: null,
});

const endsWithTurn = ({ atEndOfTurn }: Wager): boolean => Object.keys(atEndOfTurn).length > 0;

/** Throws behind a shooter who passes the dice at a moment that decides the wager. */
const endOfSet = ({ game }: BankedSubject, wager: Wager, chance: Chance): number =>
  pick(
    Array.from({ length: throwsOfTurn(game) }, (_, thrown) => thrown).filter(
      (thrown) =>
        setCount(game, { thrown })?.thrown === 0 &&
        Object.hasOwn(wager.atEndOfTurn, stageAfter(game, wager, thrown)),
    ),
    chance,
  );
