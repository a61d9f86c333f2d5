import { everyRoll, ratio, ruleFor, settleBet, writeRoll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { givenShooter } from '../../../games/src/testing/given-table.ts';
import { drilled, drilledPacks, levels, paysIn } from '../testing/drilled.ts';
import { createChance } from './chance.ts';
import { END_OF_TURN, payAsk, payQuestion, payTopics } from './pay.ts';
import type { DrillBet, Level, PayAnswer, Question } from './question.ts';
import { stageAfter, throwsOfTurn } from './stage.ts';
import type { BankedSubject } from './subject.ts';

const betOn = (wager: string, stake: number): DrillBet => ({
  player: 'Ann',
  isShooter: true,
  wager,
  name: wager,
  stake,
  colour: null,
});

/** What a bet is paid, worked out from its rule alone. */
function byHand(
  { game, chips }: BankedSubject,
  bet: DrillBet,
  stage: string,
  roll: readonly (1 | 2 | 3 | 4 | 5 | 6)[],
) {
  const wager = game.wagers[bet.wager];
  if (wager === undefined) throw new Error(bet.wager);
  const { verdict } = ruleFor(wager, stage, roll);
  if (verdict.kind === 'loses') return { is: 'loses' };
  if (verdict.kind !== 'wins') return { is: 'stays' };
  const { pays, per } = ratio(verdict.odds);
  const won = (bet.stake * pays) / per;
  const chip = chips?.[0];
  return { is: 'pays', cents: chip === undefined ? won : Math.ceil(won / chip) * chip };
}

describe.each(drilledPacks)('the keys of the pay drill of %s', (pack) => {
  const subject = drilled(pack);
  const { game, terms } = subject;

  test('are what the engine pays, for every wager, state of the turn, roll, and a round and an odd stake', () => {
    for (const wager of Object.values(game.wagers))
      for (let thrown = 0; thrown < throwsOfTurn(game); thrown += 1)
        for (const roll of everyRoll[game.dice])
          for (const stake of [5_00, 7_50]) {
            const bet = betOn(wager.id, stake);
            const stage = stageAfter(game, wager, thrown);
            const { key, settlement } = payAsk(subject, bet, { roll, thrown, topic: wager.id });
            const place = `${wager.id}/${stage} ${writeRoll(roll)} ${stake}`;
            expect(settlement).toEqual(
              settleBet(terms, { player: 'Ann', wager: wager.id, stake, stage }, roll),
            );
            expect({ place, key }).toEqual({ place, key: byHand(subject, bet, stage, roll) });
          }
  });

  test('are what a whole table pays on every kind of roll', () => {
    const value = 2_00;
    const rolls = everyRoll[game.dice].filter((roll) =>
      roll.every((pips, at) => at === 0 || pips >= (roll[at - 1] ?? 1)),
    );
    const wagers = Object.keys(game.wagers);
    for (const roll of rolls) {
      const at = givenShooter(
        pack,
        wagers.map((wager) => [1, wager, value] as const),
        subject.chips === null ? {} : { policies: { ...policies, chip: subject.chips[0] ?? 1 } },
      );
      at.calls(...roll);
      const settled = at.settles().events.find((event) => event.type === 'RollSettled');
      const paid = Object.fromEntries(
        (settled?.settlements ?? []).map(({ wager, verdict, winnings }) => [
          wager,
          answerOf(verdict, winnings),
        ]),
      );
      const keys = Object.fromEntries(
        wagers.map((wager) => [
          wager,
          payAsk(subject, betOn(wager, value), { roll, thrown: 0, topic: wager }).key,
        ]),
      );
      expect(keys).toEqual(paid);
    }
  });

  test('every wager is asked about at every level, with each of its verdicts', () => {
    for (const level of levels)
      for (const topic of payTopics(subject)) {
        const asks = asked(topic, level).flatMap((each) => paysIn(each).filter((ask) => ask.topic === topic));
        const seen = new Set(asks.map(({ settlement }) => settlement.odds ?? settlement.verdict));
        expect(asks.length).toBeGreaterThanOrEqual(60);
        expect(seen).toEqual(new Set(verdictsOf(topic)));
      }
  });

  test('every stake is within the limits and in whole chips, and nobody bets on one wager twice', () => {
    const { minimum, maximum } = subject.limits;
    for (const level of levels)
      for (const question of payTopics(subject).flatMap((topic) => asked(topic, level))) {
        const bets = paysIn(question).map(({ bet }) => bet);
        expect(bets.filter(({ stake }) => stake < minimum || stake > maximum)).toEqual([]);
        expect(bets.filter(({ stake, colour }) => stake % (colour?.value ?? 50) !== 0)).toEqual([]);
        expect(new Set(bets.map(({ player, wager }) => `${player} ${wager}`)).size).toBe(bets.length);
      }
  });

  const asked = (topic: string, level: Level): readonly Question[] =>
    Array.from({ length: 60 }, (_, number) =>
      payQuestion(subject, { topic, level, chance: createChance(`${pack} ${topic}`, number) }),
    );
  const verdictsOf = (topic: string): readonly string[] => {
    if (topic === END_OF_TURN) return ['loses', '5 to 1', '10 to 1'];
    const verdicts = Object.values(game.wagers[topic]?.stages ?? {}).flatMap((rules) =>
      rules.map(({ verdict }) => verdict),
    );
    return verdicts.map((verdict) => {
      if (verdict.kind === 'wins') return verdict.odds;
      return verdict.kind === 'loses' ? 'loses' : 'stands';
    });
  };
});

describe('what a dealer has to know by heart', () => {
  const keyed = (pack: string, wager: string, stake: number, text: string, thrown = 0): PayAnswer => {
    const roll = everyRoll[drilled(pack).game.dice].find((each) => writeRoll(each) === text) ?? null;
    return payAsk(drilled(pack), betOn(wager, stake), { roll, thrown, topic: wager }).key;
  };

  test.each([
    // pack             wager           stake   roll     throws  key
    ['snake-eyes-nz', 'hard-10', 15_00, '5-5', 0, { is: 'pays', cents: 105_00 }],
    ['snake-eyes-nz', 'eight', 10_00, '5-5', 0, { is: 'stays' }],
    ['snake-eyes-nsw', 'hard-4', 5_00, '2-2', 0, { is: 'pays', cents: 38_00 }],
    ['double-dice', 'shooters-bet', 5_00, '3-3', 3, { is: 'pays', cents: 5_00 }],
    ['double-dice', 'shooters-bet', 5_00, '3-3', 2, { is: 'stays' }],
    ['double-dice', 'bonus', 5_00, '6-1', 17, { is: 'pays', cents: 25_00 }],
    ['double-dice', 'bonus', 5_00, '6-1', 15, { is: 'loses' }],
    ['wonder-dice', 'number-3', 4_00, '3-3-5', 0, { is: 'pays', cents: 8_00 }],
  ] as const)('%s %s %i on %s after %i throws', (pack, wager, stake, roll, thrown, key) => {
    expect(keyed(pack, wager, stake, roll, thrown)).toEqual(key);
  });

  test('the stage of a bet in a turn is where a table has it', () => {
    const { game } = drilled('double-dice');
    const at = givenShooter('double-dice', [
      [1, 'shooters-bet', 5_00],
      [1, 'bonus', 5_00],
    ]);
    for (let thrown = 0; thrown < 4; thrown += 1) {
      const stages = at.table().betting.bets.map(({ wager, stage }) => [wager, stage]);
      const expected = ['shooters-bet', 'bonus'].map((id) => {
        const wager = game.wagers[id];
        return [id, wager === undefined ? '' : stageAfter(game, wager, thrown)];
      });
      expect(stages).toEqual(expected);
      at.calls(3, 1);
      at.settles();
    }
  });
});

const policies = { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false } as const;

function answerOf(verdict: 'wins' | 'loses' | 'pushes' | 'stands', winnings: number): PayAnswer {
  if (verdict === 'wins') return { is: 'pays', cents: winnings };
  return verdict === 'loses' ? { is: 'loses' } : { is: 'stays' };
}
