import {
  decideTable,
  defaultPace,
  houseDealer,
  newTable,
  phaseOf,
  type Setup,
  sumOf,
  type TableEvent,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { manners, tableRules } from '../rows.ts';
import { aSetup } from '../testing/given-table.ts';
import { chanceFrom, rollBy } from './chance.ts';
import { type HouseRun, type HouseStep, houseRun } from './house-run.ts';

const names = ['Hana', 'Moss', 'Ines', 'Tove', 'Rafi'];

function aRun(pack: string, seed: number, changes: Partial<HouseRun> = {}): HouseRun {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  const fate = chanceFrom(seed);
  const setup: Setup = aSetup(pack, { dice: 'virtual' });
  return {
    rules,
    setup,
    settings: { ...defaultPace, float: 1_000_000_00 },
    players: (manners[pack] ?? []).map((manner, index) => ({ name: names[index] ?? '', manner })),
    buyIn: 200_00,
    stake: 5_00,
    from: Date.UTC(2026, 4, 10, 12),
    dice: () => rollBy(fate, rules.pack.dice),
    chance: chanceFrom(seed + 1),
    ...changes,
  };
}

/** The steps of a run until so many rolls are settled. */
function stepsUntil(run: HouseRun, rolls: number): readonly HouseStep[] {
  const steps: HouseStep[] = [];
  let settled = 0;
  for (const step of houseRun(run)) {
    steps.push(step);
    if (steps.length > 50_000) throw new Error('the table has run away');
    settled += step.events.filter(({ type }) => type === 'RollSettled').length;
    if (settled === rolls) break;
  }
  return steps;
}

const eventsOf = (steps: readonly HouseStep[]): readonly TableEvent[] =>
  steps.flatMap(({ events }) => events);
const ofType = <Type extends TableEvent['type']>(steps: readonly HouseStep[], type: Type) =>
  eventsOf(steps).filter(
    (event): event is Extract<TableEvent, { readonly type: Type }> => event.type === type,
  );

describe.each(Object.keys(tableRules))('a table of %s that the house runs', (pack) => {
  const rolls = 1_500;
  const steps = stepsUntil(aRun(pack, 7), rolls);

  test('settles every roll it makes, and asks nothing that the rules refuse', () => {
    expect(ofType(steps, 'RollSettled').length).toBe(rolls);
    expect(ofType(steps, 'DiceThrown').length).toBe(rolls);
    expect(steps.flatMap(({ refusal }) => refusal ?? [])).toEqual([]);
  });

  test('conserves every chip: what lies about is what was brought in', () => {
    for (const { table, events } of steps) {
      for (const event of events) expect(sumOf(event.postings ?? [])).toBe(0);
      const accounts = [...table.ledger];
      expect(accounts.reduce((sum, [, cents]) => sum + cents, 0)).toBe(0);
      expect(accounts.filter(([account, cents]) => cents < 0 && !account.startsWith('outside'))).toEqual([]);
    }
  });

  test('gives the dice to everybody in turn, where players throw', () => {
    const throwers = new Set(ofType(steps, 'DiceThrown').map(({ thrower }) => thrower));
    const seats = [...throwers].filter((thrower) => thrower !== 'dealer').length;
    expect(seats).toBe(tableRules[pack]?.procedure.shooter === undefined ? 0 : names.length);
  });

  test('tells no face before the dice rest', () => {
    const flying = steps.filter(({ table }) => phaseOf(table) === 'dice out');
    expect(flying.length).toBeGreaterThan(0);
    expect(flying.filter(({ table }) => table.roll?.faces.some((face) => face !== undefined))).toEqual([]);
  });

  test('changes nothing when the house gives a command twice', () => {
    const rules = tableRules[pack];
    if (rules === undefined) throw new Error(`no table rules for ${pack}`);
    const twice = steps.flatMap(({ command, table }) => {
      if (command.by.person !== 'house' || ['SetUpTable', 'PostLimits', 'BuyIn'].includes(command.type))
        return [];
      return decideTable(rules, table, command).ok ? [command.type] : [];
    });
    expect(twice).toEqual([]);
  });

  test('takes silence for an answer, so that the dice go round past somebody who does nothing', () => {
    const run = aRun(pack, 3);
    const players = [{ name: 'Vera' }, ...run.players.slice(0, 2)];
    const quiet = stepsUntil({ ...run, players }, 60);
    const throwers = new Set(ofType(quiet, 'DiceThrown').map(({ thrower }) => thrower));
    expect(throwers.has(1)).toBe(false);
    expect(ofType(quiet, 'RollSettled').length).toBe(60);
    if (run.rules.procedure.shooter === undefined) return;
    const silences = quiet.filter(
      ({ command }) => command.type === 'DeclineDice' && command.by.person === 'house',
    );
    const offers = ofType(quiet, 'DiceOffered').filter(({ to }) => to === 1);
    expect(silences.length).toBeGreaterThan(0);
    for (const { command } of silences)
      expect(offers.some(({ at }) => command.at - at === defaultPace.answering)).toBe(true);
  });

  test('orders a shooter to pass who holds the dice too long, where the rules know that order', () => {
    const run = aRun(pack, 5);
    const ordering = run.rules.procedure.shooter?.ordering;
    if (ordering === undefined) return;
    const holding = stepsUntil(run, 3).findLast(({ table }) => table.shooter.holding)?.table ?? newTable;
    const after = (waited: number) =>
      houseDealer(run.rules, holding, holding.since + waited, run.settings)?.command.type;
    // The others have 20 s to bet, and then there are 15 s left to throw.
    expect(after(34_999)).toBeUndefined();
    expect(after(35_000)).toBe('OrderToPass');
  });

  test('closes at its hour, as soon as no roll is under way', () => {
    const run = aRun(pack, 11);
    const closesAt = run.from + 600_000;
    const until = stepsUntil({ ...run, settings: { ...run.settings, closesAt } }, Number.POSITIVE_INFINITY);
    expect(until.at(-1)?.events.map(({ type }) => type)).toContain('TableClosed');
    expect(until.at(-1)?.table.state).toBe('closed');
    expect(until.at(-1)?.command.at).toBeGreaterThanOrEqual(closesAt);
  });
});
