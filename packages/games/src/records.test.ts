import {
  decideSheet,
  emptySheet,
  everyRoll,
  evolveSheet,
  LARGEST_STAKE,
  type Pack,
  type Roll,
  type Sheet,
  type SheetCommand,
  type SheetEvent,
  type Terms,
} from '@dicepit/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../engine/src/testing/given-sheet.ts';
import { bankedPacks } from './index.ts';
import { registers } from './texts.ts';

const players = ['ann', 'bob', '__proto__'];

/** Odds above the floors that 9.4 to 9.6 set; every other option lists its values. */
const postedOdds = fc.constantFrom('5,10,20', '5.25,12.5,40', '1000,1000,1000');

const tables = (pack: Pack): fc.Arbitrary<Terms> =>
  fc
    .record({
      options: fc.record(
        Object.fromEntries(
          Object.entries(pack.options).map(([key, { values }]) => [
            key,
            values === undefined ? postedOdds : fc.constantFrom(...values),
          ]),
        ),
      ),
      staysUp: fc.boolean(),
      chip: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 100_00 }), fc.constant(LARGEST_STAKE)),
    })
    .map(({ options, ...policy }) => tableOf(pack, options, policy));

const stakes = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 500_00 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: LARGEST_STAKE }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -5_00, 0.5, Number.NaN, Number.POSITIVE_INFINITY, LARGEST_STAKE + 1),
  },
);

/** Mostly rolls of the game; sevens are kept rare, or no turn of Double Dice would ever grow long. */
const rolls = ({ dice }: Pack): fc.Arbitrary<Roll> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...everyRoll[dice]) },
    { weight: 6, arbitrary: fc.constantFrom(...everyRoll[dice].filter(([a = 1, b = 1]) => a + b !== 7)) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom<1 | 6>(1, 6), { maxLength: 4 }) },
  );

const commands = (pack: Pack): fc.Arbitrary<SheetCommand> => {
  const place = {
    player: fc.constantFrom(...players),
    wager: fc.constantFrom(...pack.wagerIds, ...pack.wagerIds, 'pass-line', 'toString', '__proto__', ''),
  };
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('PlaceBet'), ...place, stake: stakes }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('TakeDownBet'),
        ...place,
        stake: fc.option(stakes, { nil: undefined }),
      }),
    },
    { weight: 10, arbitrary: fc.record({ type: fc.constant('CallRoll'), roll: rolls(pack) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('VoidRoll'), reason: fc.string() }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('EndTurn') }) },
  );
};

const records = (pack: Pack) =>
  fc.record({ terms: tables(pack), commands: fc.array(commands(pack), { maxLength: 80, size: 'max' }) });

type Played = {
  readonly sheet: Sheet;
  readonly events: readonly SheetEvent[];
  readonly cited: readonly string[];
};

/** Plays a record, and says of every refusal whether it left the sheet as it was. */
function play(terms: Terms, record: readonly SheetCommand[]): Played {
  const events: SheetEvent[] = [];
  const cited: string[] = [];
  let sheet = emptySheet;
  for (const command of record) {
    const before = written(sheet);
    const decision = decideSheet(terms, sheet, command);
    expect(written(sheet)).toBe(before);
    expect(decideSheet(terms, sheet, command)).toEqual(decision);
    if (decision.ok) {
      sheet = evolveSheet(sheet, decision.event);
      events.push(decision.event);
      cited.push(...clausesOf(decision.event));
    } else {
      cited.push(decision.refusal.clause);
    }
  }
  return { sheet, events, cited };
}

const written = ({ bets, thrown, frozen, net }: Sheet): string =>
  JSON.stringify({ bets, thrown, frozen, net: [...net] });

function clausesOf(event: SheetEvent): readonly string[] {
  const lines = 'settlements' in event ? event.settlements : [];
  const own = 'clause' in event ? [event.clause] : [];
  return [...own, ...lines.flatMap(({ clause, pays }) => (pays === null ? [clause] : [clause, pays]))];
}

const settlementsOf = (events: readonly SheetEvent[], player: string) =>
  events
    .flatMap((event) => ('settlements' in event ? event.settlements : []))
    .filter((line) => line.player === player);

const sumOf = (numbers: readonly number[]): bigint => numbers.reduce((sum, each) => sum + BigInt(each), 0n);

describe.each(bankedPacks.map((pack) => [pack.id, pack] as const))('random records of %s', (id, pack) => {
  const clauses = new Set(registers[id]?.map(({ clause }) => clause));
  const holds = (check: (played: Played, terms: Terms) => void): void =>
    fc.assert(
      fc.property(records(pack), ({ terms, commands: record }) => check(play(terms, record), terms)),
      { numRuns: 150 },
    );

  test('chips are conserved: placed is taken down, returned, lost or still on the layout', () => {
    holds(({ sheet, events }) => {
      for (const player of players) {
        const stakesOf = (type: 'BetPlaced' | 'BetTakenDown') =>
          sumOf(
            events.flatMap((event) => (event.type === type && event.player === player ? [event.stake] : [])),
          );
        const lines = settlementsOf(events, player);
        const lost = sumOf(lines.filter(({ verdict }) => verdict === 'loses').map(({ stake }) => stake));
        const returned = sumOf(lines.map((line) => line.returned));
        const onLayout = sumOf(sheet.bets.filter((bet) => bet.player === player).map(({ stake }) => stake));
        expect(stakesOf('BetPlaced')).toBe(stakesOf('BetTakenDown') + returned + lost + onLayout);
      }
    });
  });

  test('what a player is up or down is all winnings less all stakes lost', () => {
    holds(({ sheet, events }) => {
      for (const player of players) {
        const lines = settlementsOf(events, player);
        const lost = sumOf(lines.filter(({ verdict }) => verdict === 'loses').map(({ stake }) => stake));
        const won = sumOf(lines.map(({ winnings }) => winnings));
        expect(BigInt(sheet.net.get(player) ?? 0)).toBe(won - lost);
      }
    });
  });

  test('the events alone, written down and read again, give the same sheet', () => {
    holds(({ sheet, events }) => {
      expect(structuredClone(events).reduce(evolveSheet, emptySheet)).toEqual(sheet);
    });
  });

  test('a player has at most one bet on a wager, of whole cents, in a stage the wager has', () => {
    holds(({ sheet }, { game }) => {
      expect(new Set(sheet.bets.map(({ player, wager }) => `${player} ${wager}`)).size).toBe(
        sheet.bets.length,
      );
      for (const { wager, stage, stake } of sheet.bets) {
        expect(Object.keys(game.wagers[wager]?.stages ?? {})).toContain(stage);
        expect(Number.isInteger(stake) && stake > 0 && stake <= LARGEST_STAKE).toBe(true);
      }
    });
  });

  test('every event, settlement and refusal cites a clause of the register', () => {
    holds(({ cited }) => {
      expect(cited.filter((clause) => !clauses.has(clause))).toEqual([]);
    });
  });
});
