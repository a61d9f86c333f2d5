import { everyRoll, type Game, settleBet, toTerms, upTo } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { everyGame } from '../testing/plans.ts';
import { compileProgram } from './program.ts';
import { LOSES, PUSHES, STANDS, toNets, WINS, wagerTable } from './wager-table.ts';

const games = bankedPacks.flatMap((pack) =>
  everyGame(pack).map((game) => [`${game.pack} ${JSON.stringify(game.options)}`, game] as const),
);
const verdicts = { stands: STANDS, wins: WINS, loses: LOSES, pushes: PUSHES } as const;

/** What the table says of every stage and roll, beside what settling a bet by the written rules says. */
function disagreements(game: Game, stake: number, chip: number): readonly string[] {
  const terms = toTerms(game, { chip });
  return Object.values(game.wagers).flatMap((wager) => {
    const table = wagerTable(wager);
    const nets = toNets(table, { stake, rounding: terms.rounding });
    expect(table.stages.toSorted()).toEqual(Object.keys(wager.stages).toSorted());
    return table.stages.flatMap((stage, at) =>
      everyRoll[game.dice].flatMap((roll, index) => {
        const cell = at * table.sides + index;
        const settled = settleBet(terms, { player: 'ann', wager: wager.id, stake, stage }, roll);
        const net = settled.verdict === 'loses' ? -stake : settled.winnings;
        const next = settled.verdict === 'stands' ? settled.stage : wager.opensAt;
        const agrees =
          table.verdict[cell] === verdicts[settled.verdict] &&
          nets[cell] === net &&
          table.stages[table.next[cell] ?? -1] === next;
        return agrees ? [] : [`${wager.id}/${stage} ${roll.join('-')}`];
      }),
    );
  });
}

describe.each(games)('%s, compiled', (_, game) => {
  test('says of every stage and roll of every wager what the written rules say', () => {
    expect(disagreements(game, 10_00, 1_00)).toEqual([]);
  });

  test('rounds an odd stake as the table does', () => {
    // Exact packs refuse parts of a cent; two dollars leave none at any odds they post.
    const { rounding } = toTerms(game, { chip: 25 });
    const stake = rounding.way === 'exact' ? 2_00 : 3_35;
    expect(disagreements(game, stake, 25)).toEqual([]);
  });
});

describe('several bets together', () => {
  test('are one look-up: the sum of what a roll does to each, from every state', () => {
    for (const [, game] of games) {
      const bets = Object.keys(game.wagers).map((wager, index) => ({ wager, stake: 2_00 * (index + 1) }));
      const program = compileProgram({ game, bets, rolls: 1 });
      const terms = toTerms(game);
      expect(program).toBeDefined();
      for (const [state, { up }] of program?.states.entries() ?? []) {
        for (const [index, roll] of everyRoll[game.dice].entries()) {
          const settled = up.map(({ stage, stake }, bet) => {
            const table = program?.bets[bet];
            const wager = table?.wager.id ?? '';
            return settleBet(terms, { player: 'ann', wager, stake, stage: table?.stages[stage] ?? '' }, roll);
          });
          const cell = state * everyRoll[game.dice].length + index;
          const sum = settled.reduce(
            (net, { verdict, stake, winnings }) => net + (verdict === 'loses' ? -stake : winnings),
            0,
          );
          expect(program?.tables.net[cell]).toBe(sum);
          const after = program?.states[program.tables.next[cell] ?? -1]?.up.map(
            ({ stage }, bet) => program.bets[bet]?.stages[stage],
          );
          const written = settled.map(({ verdict, stage }, bet) =>
            verdict === 'stands' ? stage : program?.bets[bet]?.wager.opensAt,
          );
          expect(after).toEqual(written);
        }
      }
    }
  });

  test('of one stage each make one state, and the whole of Double Dice twenty-four', () => {
    const sizes = bankedPacks.map((pack) => {
      const [game] = everyGame(pack);
      const bets = Object.keys(game?.wagers ?? {}).map((wager) => ({ wager, stake: 4_00 }));
      return game && compileProgram({ game, bets, rolls: 1 })?.states.length;
    });
    expect(sizes).toEqual([1, 1, 24, 1]);
  });

  test('use a rounding up to a chip that is the table’s', () => {
    const [nsw] = bankedPacks.filter(({ id }) => id === 'snake-eyes-nsw').flatMap(everyGame);
    const wager =
      nsw &&
      Object.values(nsw.wagers)
        .map(wagerTable)
        .find(({ wins }) => wins.some((win) => win?.odds === '7.5 to 1'));
    if (wager === undefined) throw new Error('option one has no odds of 7.5 to 1');
    const exactly = toNets(wager, { stake: 5_00, rounding: upTo(1) });
    const chips = toNets(wager, { stake: 5_00, rounding: upTo(1_00) });
    expect(Math.max(...exactly)).toBe(37_50);
    expect(Math.max(...chips)).toBe(38_00);
  });
});
