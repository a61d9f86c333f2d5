import {
  type By,
  type CommandType,
  decideTable,
  everyRole,
  newTable,
  type Role,
  type TableCommand,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import { givenCasino } from './testing/given-table.ts';

/** Gaming supervisors and assistant gaming managers, and those above them. */
const supervisors: readonly Role[] = [
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
];

/** Who gives a command where the text names somebody, read from the text and not from the packs. */
const stated: readonly (readonly [
  pack: string,
  clause: string,
  command: CommandType,
  who: readonly Role[],
])[] = [
  ['snake-eyes-nz', 'nz/3.4', 'RegisterEquipment', supervisors],
  ['snake-eyes-nz', 'nz/3.4', 'SwitchEquipment', supervisors],
  ['snake-eyes-nz', 'nz/3.5', 'ApproveEquipment', ['operator']],
  ['snake-eyes-nz', 'nz/3.5#3', 'AttestEquipment', ['operator']],
  ['snake-eyes-nz', 'nz/4.10', 'PostOdds', ['operator']],
  ['snake-eyes-nz', 'nz/5.1', 'PutInBowl', ['dealer']],
  ['snake-eyes-nz', 'nz/5.1', 'TakeOverDice', ['dealer']],
  ['snake-eyes-nz', 'nz/5.3(a)', 'OfferDice', ['dealer']],
  ['snake-eyes-nz', 'nz/5.6(b)', 'KeyEntry', ['dealer']],
  ['snake-eyes-nz', 'nz/5.6(b)', 'PressEntry', ['dealer']],
  ['snake-eyes-nz', 'nz/5.6(c)', 'CollectDice', ['dealer']],
  ['snake-eyes-nz', 'nz/5.6(d)', 'CentreDice', ['dealer']],
  ['snake-eyes-nz', 'nz/5.6(e)', 'PassDice', ['dealer']],
  ['snake-eyes-nsw', 'nsw/1.1(casino-supervisor)', 'RegisterEquipment', supervisors],
  ['snake-eyes-nsw', 'nsw/1.1(casino-supervisor)', 'SwitchEquipment', supervisors],
  ['snake-eyes-nsw', 'nsw/1.1(dealer)', 'StartPlay', ['dealer']],
  ['snake-eyes-nsw', 'nsw/3.1', 'PutInBowl', ['dealer']],
  ['snake-eyes-nsw', 'nsw/3.1', 'TakeOverDice', ['dealer']],
  ['snake-eyes-nsw', 'nsw/3.2', 'OfferDice', ['dealer']],
  ['snake-eyes-nsw', 'nsw/4.4', 'CollectDice', ['dealer']],
  ['snake-eyes-nsw', 'nsw/4.4', 'CentreDice', ['dealer']],
  ['snake-eyes-nsw', 'nsw/4.6', 'KeyEntry', ['dealer']],
  ['snake-eyes-nsw', 'nsw/4.6', 'PressEntry', ['dealer']],
  ['snake-eyes-nsw', 'nsw/4.7', 'SettleRoll', ['dealer']],
  ['snake-eyes-nsw', 'nsw/4.7', 'SettleBet', ['dealer']],
  ['snake-eyes-nsw', 'nsw/4.7', 'PassDice', ['dealer']],
  ['snake-eyes-nsw', 'nsw/7.5', 'PostLimits', supervisors],
  ['snake-eyes-nsw', 'nsw/7.5', 'PostWagerLimits', supervisors],
  ['snake-eyes-nsw', 'nsw/7.5', 'PostRaise', supervisors],
  ['snake-eyes-nsw', 'nsw/7.6', 'PostSeatLimits', supervisors],
  ['snake-eyes-nsw', 'nsw/8.2', 'ChangePayTable', ['operator']],
  ['snake-eyes-nsw', 'nsw/9.8', 'PostClosing', supervisors],
  ['snake-eyes-nsw', 'nsw/9.8', 'CloseTable', supervisors],
  ['double-dice', 'double/3', 'StartPlay', ['dealer']],
  ['double-dice', 'double/3', 'PassDice', ['dealer']],
  ['double-dice', 'double/3', 'SettleRoll', ['dealer']],
  ['double-dice', 'double/3', 'SettleBet', ['dealer']],
  ['double-dice', 'double/7', 'OfferDice', ['dealer']],
  ['double-dice', 'double/7.9', 'NameSubstitute', ['operator']],
  ['wonder-dice', 'wonder/rules-3', 'ThrowDice', ['dealer']],
];

/** A command with nothing in it: who gives it is asked before anything is looked at. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const bare = (type: CommandType, by: By) => ({ type, by, at: Date.UTC(2026, 4, 10, 12) }) as TableCommand;

describe.each(Object.entries(tableRules))('who gives a command by the text of %s', (pack, rules) => {
  const table = givenCasino(pack, []).table();
  const lines = stated.filter(([of]) => of === pack);

  test.each(lines.map(([, ...line]) => line))('%s %s is for %j and nobody else', (clause, type, who) => {
    // The pack's own line is as narrow as its text, whatever the house would allow.
    expect(rules.procedure.authority[type]?.roles.toSorted()).toEqual(who.toSorted());
    for (const role of everyRole) {
      const { refusal } = {
        refusal: undefined,
        ...decideTable(rules, newTable, bare(type, { person: 'x', role })),
      };
      expect([role, refusal?.code]).toEqual([role, who.includes(role) ? 'NO_TABLE' : 'NOT_YOUR_ROLE']);
    }
    expect(decideTable(rules, table, bare(type, { person: 'x', role: 'player' }))).toMatchObject({
      refusal: { code: 'NOT_YOUR_ROLE', clause },
    });
  });

  test('the text of the pack names somebody for no other command', () => {
    expect(Object.keys(rules.procedure.authority).toSorted()).toEqual(
      lines.map(([, , type]) => type).toSorted(),
    );
  });
});
