import {
  type By,
  type CommandBody,
  decideTable,
  evolveTable,
  type Pips,
  rolesFor,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableRules,
} from '@dicepit/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import {
  aSetup,
  casinoSupervisor,
  gameSupervisor,
  givenHome,
  house,
  operator,
  player,
} from './testing/given-table.ts';
import { faultOf, wrongAnswer } from './testing/walk/faults.ts';
import { registers } from './texts.ts';

const people = [player('ann'), player('bob'), house, gameSupervisor, casinoSupervisor, operator];
const words = fc.constantFrom('', '$10 hard 8', 'field', '$5 on the 6', 'knocked', '__proto__');
/** Nearly always something sensible, so that a walk gets anywhere. */
const mostly = <Value>(good: fc.Arbitrary<Value>, ...bad: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...bad) });

const stakes = mostly(fc.constantFrom(1_00, 2_00, 5_00, 10_00), 0, -5_00, 0.5, Number.NaN, 1e15, 150_00);
const seats = mostly(fc.constantFrom(1, 2), 3, 0, Number.NaN);
const ids = mostly(
  fc.nat({ max: 20 }).map((number) => `#${number}`),
  '',
  '__proto__',
  'b0',
);

function commandsOf(pack: string): fc.Arbitrary<CommandBody> {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  const { wagerIds } = rules.pack;
  // Few wagers, so that bets meet on them.
  const wager = mostly(
    fc.constantFrom(...wagerIds.slice(0, 4), ...wagerIds.slice(-2)),
    'hard-12',
    '__proto__',
  );
  const newBet = fc.oneof(
    { weight: 6, arbitrary: fc.record({ wager, chips: stakes }) },
    { weight: 2, arbitrary: fc.record({ wager, chips: mostly(stakes, 0), tokens: stakes }) },
    { weight: 1, arbitrary: fc.record({ wager, chips: stakes, stack: fc.array(stakes, { maxLength: 2 }) }) },
  );
  const newBets = fc.array(newBet, { maxLength: 2 });
  const of = <Type extends CommandBody['type']>(type: Type) => fc.constant(type);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: of('PlaceBets'), seat: seats, bets: newBets }) },
    {
      weight: 3,
      arbitrary: fc.record(
        { type: of('TakeDownBet'), seat: seats, bet: ids, leave: stakes },
        { requiredKeys: ['type', 'seat', 'bet'] },
      ),
    },
    { weight: 3, arbitrary: fc.record({ type: of('AskLateBets'), seat: seats, bets: newBets }) },
    { weight: 4, arbitrary: fc.record({ type: of('WithdrawLateBet'), seat: seats, bet: ids }) },
    { weight: 6, arbitrary: fc.record({ type: of('ConfirmLateBet'), bet: ids }) },
    { weight: 4, arbitrary: fc.record({ type: of('DeclineLateBet'), bet: ids }) },
    { weight: 3, arbitrary: fc.record({ type: of('PlaceForPlayer'), seat: seats, words, bet: newBet }) },
    { weight: 2, arbitrary: fc.record({ type: of('ContestPlacement'), seat: seats, bet: ids }) },
    { weight: 2, arbitrary: fc.record({ type: of('NoteMovedBet'), bet: ids, wager, words }) },
    { weight: 2, arbitrary: fc.record({ type: of('RestoreBet'), bet: ids, wager, words }) },
    { weight: 2, arbitrary: fc.record({ type: of('CorrectStake'), bet: ids, chips: stakes, words }) },
    { weight: 3, arbitrary: fc.record({ type: of('RefuseWager'), bet: ids, grounds: words }) },
  );
}

type Given = CommandBody & { readonly by: By };

/**
 * What somebody at this table would ask: a bet is late while the dice are in the air, and `#3` is the third of the
 * bets that lie there now, or wait, of which its owner speaks.
 */
function aimed({ betting, seats, roll }: Table, given: Given): Given {
  const inFlight = roll !== undefined && roll.restedAt === undefined;
  if (given.type === 'PlaceBets' && inFlight) return { ...given, type: 'AskLateBets' };
  if (!('bet' in given) || given.type === 'PlaceForPlayer' || !given.bet.startsWith('#')) return given;
  const bets = given.type.includes('LateBet') ? betting.late : betting.bets;
  const found = bets[Number(given.bet.slice(1)) % bets.length];
  if (found === undefined) return given;
  const by = given.by.role === 'player' ? player(seats.get(found.seat)?.person ?? '') : given.by;
  if (!('seat' in given)) return { ...given, bet: found.bet };
  return { ...given, bet: found.bet, seat: found.seat, by };
}

/** What takes the table one phase on. */
function onward({ roll, shooter, seats }: Table, faces: readonly Pips[]): Given {
  const { is } = shooter;
  const personAt = (seat: number): By => player(seats.get(seat)?.person ?? '');
  if (roll !== undefined) {
    if (roll.restedAt === undefined) return { type: 'BringToRest', by: house };
    return roll.calls.length === 0
      ? { type: 'CallRoll', faces, by: house }
      : { type: 'SettleRoll', by: house };
  }
  if (is.kind === 'dealer') return { type: 'ThrowDice', by: house };
  if (is.kind === 'seat') return { type: 'ThrowDice', seat: is.seat, by: personAt(is.seat) };
  if (is.kind === 'offered' && is.to !== 'waiting')
    return { type: 'AcceptDice', seat: is.to, by: personAt(is.to) };
  return { type: 'OfferDice', by: house };
}

/** Given mostly by somebody who may. */
function givenBy({ procedure }: TableRules, command: CommandBody): fc.Arbitrary<By> {
  const { roles } = rolesFor(procedure, command.type);
  const staff = people.find(({ role }) => role !== 'player' && roles.includes(role));
  const seated = player('seat' in command && command.seat === 2 ? 'bob' : 'ann');
  return mostly(fc.constant(staff ?? seated), ...people);
}

const written = (table: Table): string =>
  JSON.stringify(table, (_, value: unknown) => (value instanceof Map ? [...value] : value));

/** What happens many times over in walks of this length. */
const toBeReached = (pack: string): readonly string[] => [
  'BetPlaced',
  'BetTakenDown',
  'PlacedForPlayer',
  'BetMoved',
  'StakeCorrected',
  'WagerRefused',
  'RollSettled',
  ...(tableRules[pack]?.procedure.late === undefined ? [] : ['LateBetAsked', 'LateBetLapsed']),
];

describe.each(Object.keys(tableRules))('random bets at a table of %s', (pack) => {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  const clauses = new Set(registers[pack]?.map(({ clause }) => clause));

  test.each(['refuse', 'flag'] as const)(
    'a refusal changes nothing and chips are conserved, with limits at entry %s',
    (limitsAtEntry) => {
      const { policies } = aSetup(pack);
      const opened = givenHome(pack, ['ann', 'bob'], { policies: { ...policies, limitsAtEntry } });
      if (rules.procedure.money.tokens !== undefined) {
        const voucher = { voucher: 'v1', cents: 100_00, expires: opened.now() + 1, singleUse: false };
        opened.given(operator, { type: 'IssueVoucher', voucher });
        opened.given(house, { type: 'RedeemVoucher', seat: 1, voucher: 'v1', cents: 100_00 });
      }
      const given = commandsOf(pack).chain((command) =>
        givenBy(rules, command).map((by): Given => ({ ...command, by })),
      );
      const { dice } = rules.pack;
      const faces = fc.array(fc.constantFrom<Pips>(1, 2, 3, 4, 5, 6), { minLength: dice, maxLength: dice });
      const steps = fc.oneof({ weight: 5, arbitrary: given }, { weight: 1, arbitrary: faces });
      const accepted = new Set<string>();
      fc.assert(
        fc.property(fc.noBias(fc.array(steps, { minLength: 60, maxLength: 80 })), (walk) => {
          let table = opened.table();
          for (const step of walk) {
            const given = 'type' in step ? aimed(table, step) : onward(table, step);
            const command: TableCommand = { ...given, at: opened.now() };
            const before = written(table);
            const decided = decideTable(rules, table, command);
            expect(written(table)).toBe(before);
            expect(wrongAnswer(decided, clauses)).toBeUndefined();
            const events: readonly TableEvent[] = decided.ok ? decided.events : [];
            for (const { type } of events) accepted.add(type);
            table = events.reduce(evolveTable, table);
            expect(faultOf(table)).toBeUndefined();
          }
        }),
        { numRuns: 150 },
      );
      // A walk that reached none of this would have proved nothing.
      expect(toBeReached(pack).filter((type) => !accepted.has(type))).toEqual([]);
    },
  );
});
