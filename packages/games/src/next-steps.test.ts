import {
  type Asker,
  attempt,
  type CommandBody,
  type CommandType,
  type NextStep,
  nextSteps,
  type Role,
  type Setup,
  type Table,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { bankedPacks } from './index.ts';
import { tableRules } from './rows.ts';
import {
  aStrictSetup,
  givenShooter,
  givenTable,
  operator,
  type TableUnderTest,
  theDealer,
} from './testing/given-table.ts';

const dora: Asker = { person: 'dora', roles: ['dealer'], pit: '2' };
const gus: Asker = { person: 'gus', roles: ['game-supervisor'], pit: '2' };
const olga: Asker = { person: 'olga', roles: ['operator'], pit: '2' };

const stepsAt = (pack: string, at: TableUnderTest, asker: Asker): readonly NextStep[] => {
  const rules = tableRules[pack];
  return rules === undefined ? [] : nextSteps(rules, at.table(), asker, at.now());
};

const typesOf = (steps: readonly NextStep[]): readonly CommandType[] =>
  steps.map(({ command }) => command.type);

/** The first step that anybody of the staff may take now. */
const lawful = (pack: string, at: TableUnderTest, staff: readonly Asker[]): NextStep | undefined =>
  staff.flatMap((asker) => stepsAt(pack, at, asker)).find(({ refusal }) => refusal === undefined);

const counted: CommandBody = { type: 'CountFloat', chips: [{ value: 1_00, count: 5_000 }] };

/** What players do of themselves: whoever is asked takes the dice, and one bet is put up. */
function playersAct(pack: string, at: TableUnderTest): boolean {
  const { shooter, betting } = at.table();
  const { is } = shooter;
  if (is.kind === 'offered' && is.to !== 'waiting') {
    at.given('ann', { type: 'AcceptDice', seat: is.to });
    return true;
  }
  if (is.kind === 'choosing') {
    at.given('ann', { type: 'ChooseDice', seat: is.seat, dice: ['D1', 'D2'] });
    return true;
  }
  if (betting.bets.length > 0 || at.table().roll !== undefined) return false;
  const opened = tableRules[pack]?.pack.open();
  const wager = opened?.ok === true ? (Object.keys(opened.game.wagers)[0] ?? '') : '';
  at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager, chips: 5_00 }] });
  return true;
}

describe.each(bankedPacks.map(({ id }) => id))('the next steps at a table of %s', (pack) => {
  test('lead people from a closed table to a settled roll, one lawful step after another', () => {
    const at = givenTable(pack);
    at.given(operator, { type: 'SetUpTable', setup: aStrictSetup(pack) });
    const taken: CommandType[] = [];
    while (at.table().state !== 'open' && taken.length < 60) {
      const step = lawful(pack, at, [dora, gus, olga]);
      if (step === undefined) throw new Error(`nobody can go on after ${taken.join(', ')}`);
      at.given(step.by, step.missing === 'chips' ? counted : step.command);
      taken.push(step.command.type);
    }
    expect(taken.at(-1)).toBe('StartPlay');

    at.given('ann', { type: 'SitDown', seat: 1, name: 'Ann', born: '1990-01-01' });
    const colour = tableRules[pack]?.procedure.money.colour;
    at.given(
      { person: 'dora', role: 'dealer' },
      {
        type: 'BuyIn',
        seat: 1,
        cents: 100_00,
        from: 'cash',
        ...(colour?.only === true ? { colour: { colour: colour.colours[0] ?? '', value: 1_00 } } : {}),
      },
    );
    for (let steps = 0; at.table().recent.length === 0 && steps < 30; steps += 1) {
      if (playersAct(pack, at)) continue;
      const step = lawful(pack, at, [dora, gus]);
      if (step === undefined) throw new Error(`nobody can go on after ${taken.join(', ')}`);
      at.given(step.by, step.command);
      taken.push(step.command.type);
    }
    expect(at.table().recent).toHaveLength(1);
    expect(taken).toContain('CallRoll');
    expect(taken.at(-1)).toBe('SettleRoll');
  });

  test.each<Partial<Setup>>([{ mode: 'home' }, { mode: 'fun', dice: 'virtual' }])(
    'are one or two at a table that the house opens (%o)',
    (setup) => {
      const at = givenTable(pack);
      at.given(operator, { type: 'SetUpTable', setup: { ...aStrictSetup(pack), ...setup } });
      expect(typesOf(stepsAt(pack, at, olga)).at(-1)).toBe('OpenTable');
    },
  );
});

describe('the next steps of a roll', () => {
  const pack = 'snake-eyes-nz';

  test('nz/5.6 after the call the dice are gathered, centred, and then the roll is settled', () => {
    const at = givenShooter(pack, [[1, 'field', 10_00]], { strict: true });
    expect(typesOf(stepsAt(pack, at, dora))[0]).toMatch(/PassDice|ThrowDice/);
    at.throws();
    expect(typesOf(stepsAt(pack, at, dora))).toEqual(['BringToRest']);
    at.given(theDealer, { type: 'BringToRest' });
    expect(stepsAt(pack, at, dora)).toMatchObject([{ command: { type: 'CallRoll' }, missing: 'faces' }]);
    at.given(theDealer, { type: 'CallRoll', faces: [4, 4] });
    const steps = stepsAt(pack, at, dora);
    expect(typesOf(steps)).toEqual(['CollectDice', 'CentreDice', 'SettleRoll']);
    expect(steps.map(({ refusal }) => refusal?.code)).toEqual([
      undefined,
      'DICE_NOT_COLLECTED',
      'DICE_NOT_COLLECTED',
    ]);
  });

  test('nz/5.6(b) where entry equipment is on, the total is keyed and entry is pressed first', () => {
    const at = givenShooter(pack, [[1, 'field', 10_00]], { strict: true });
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [4, 4] });
    const { opening } = at.table();
    const equipped = {
      ...at.table(),
      opening: { ...opening, equipment: new Map([['entry-equipment', { on: true }]]) },
    };
    const rules = tableRules[pack];
    if (rules === undefined) throw new Error('no rules');
    expect(nextSteps(rules, equipped, dora, at.now()).slice(0, 2)).toMatchObject([
      { command: { type: 'KeyEntry', total: 8 }, refusal: undefined },
      { command: { type: 'PressEntry' }, refusal: { code: 'NOTHING_KEYED' } },
    ]);
  });

  test('nz/6.8 a correction that is asked for is answered by somebody else before anything is settled', () => {
    const at = givenShooter(pack, [[1, 'field', 10_00]], { strict: true });
    at.throws();
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [4, 4] });
    at.given(theDealer, { type: 'AmendEntry', faces: [5, 3] });
    expect(stepsAt(pack, at, dora)[0]).toMatchObject({
      command: { type: 'AnswerAmendment' },
      refusal: { code: 'NOT_YOUR_ROLE' },
    });
    expect(stepsAt(pack, at, gus)[0]).toMatchObject({
      command: { type: 'AnswerAmendment' },
      refusal: undefined,
    });
  });
});

describe('a command that is tried', () => {
  const rules = tableRules['snake-eyes-nz'];
  const tried = (table: Table, roles: readonly Role[], now: number) =>
    rules &&
    attempt(
      rules,
      table,
      { person: 'olga', roles },
      { type: 'OverruleCall', faces: [5, 3], words: 'five' },
      now,
    );

  test('nz/6.6 is given in the least role that the rules let through', () => {
    const at = givenShooter('snake-eyes-nz', [[1, 'field', 10_00]]);
    at.rests();
    at.given(theDealer, { type: 'CallRoll', faces: [4, 4] });
    at.given(
      { person: 'gus', role: 'game-supervisor' },
      { type: 'OverruleCall', faces: [6, 2], words: 'six' },
    );
    expect(tried(at.table(), ['operator', 'game-supervisor'], at.now())).toMatchObject({
      ok: true,
      by: { role: 'operator' },
    });
    expect(tried(at.table(), ['game-supervisor'], at.now())).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_ABOVE' },
    });
    expect(tried(at.table(), ['dealer'], at.now())).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_YOUR_ROLE' },
    });
  });
});
