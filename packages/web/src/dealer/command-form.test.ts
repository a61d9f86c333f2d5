import { authority, type CommandBody, type CommandType } from '@dicepit/engine';
import { parseTableCommand } from '@dicepit/wire';
import { fieldsOfCommand } from '@dicepit/wire/fields';
import { describe, expect, test } from 'vitest';
import { centsFrom, commandFrom, type DraftFields, draftOfFields, isBlank } from './command-draft.ts';
import { concerns } from './command-groups.ts';

const from = (type: CommandType, draft: DraftFields) => commandFrom(type, draft);

describe('a form of a command', () => {
  test.each<[CommandBody, DraftFields]>([
    [{ type: 'StartPlay' }, {}],
    [
      { type: 'BuyIn', seat: 2, cents: 12_50, from: 'cash' },
      { seat: '2', cents: '12,5', from: 'cash', colour: { colour: '', value: '' } },
    ],
    [
      { type: 'BuyIn', seat: 2, cents: 20_00, from: 'cash', colour: { colour: 'red', value: 1_00 } },
      { seat: '2', cents: '20', from: 'cash', colour: { colour: 'red', value: '1' } },
    ],
    [{ type: 'CallRoll', faces: [4, 4] }, { faces: ['4', '4'] }],
    [
      { type: 'OverruleCall', faces: 'void', words: 'on the rail' },
      { faces: { which: '1', value: 'void' }, words: ' on the rail ' },
    ],
    [
      { type: 'OverruleCall', faces: [5, 3], words: 'five and three', roll: 118 },
      { faces: { which: '0', value: ['5', '3'] }, words: 'five and three', roll: '118' },
    ],
    [{ type: 'AnswerChecklist', item: 'walls', yes: false }, { item: 'walls' }],
    [
      { type: 'InspectDice', findings: [{ die: 'D1', sound: true }] },
      { findings: [{ die: 'D1', sound: true }, { die: '' }] },
    ],
    [{ type: 'ChangePayTable', options: { field: '2' } }, { options: { field: '2' } }],
    [
      { type: 'SetStatutoryMaximum', entry: { from: 0, maximum: null, source: 'the Act' } },
      { entry: { from: '1970-01-01T00:00:00Z', maximum: { which: '1' }, source: 'the Act' } },
    ],
    [
      { type: 'TakeDownSign', sign: { kind: 'seat', seat: 3 } },
      { sign: { which: '1', value: { kind: 'seat', seat: '3' } } },
    ],
  ])('says %o', (command, draft) => {
    const written = from(command.type, draft);
    expect(written).toEqual({ ok: true, command });
    expect(parseTableCommand(written.ok ? written.command : undefined)).toMatchObject({ ok: true });
  });

  test.each<[CommandType, DraftFields, string]>([
    ['BuyIn', { cents: '5', from: 'cash' }, 'seat'],
    ['BuyIn', { seat: '1', cents: 'five', from: 'cash' }, 'cents'],
    ['BuyIn', { seat: '1', cents: '5', from: 'cash', colour: { colour: 'red' } }, 'colour.value'],
    ['OverruleCall', { faces: { which: '0', value: ['7'] }, words: 'x' }, 'faces.1'],
    ['PostClosing', { closesAt: 'tonight' }, 'closesAt'],
  ])('%s with %o is missing %s', (type, draft, place) => {
    expect(from(type, draft)).toEqual({ ok: false, place });
  });

  test.each<CommandBody>([
    { type: 'ReceiveDice', dice: [{ die: 'D1', opposite: [[1, 6]] }, { die: 'D2' }] },
    { type: 'PostLimits', limits: { minimum: 1_00, maximum: 99_50, multiples: true } },
    { type: 'OverruleCall', faces: 'void', words: 'on the rail' },
    { type: 'OverruleCall', faces: [5, 3], words: 'five and three', roll: 3 },
    { type: 'TakeDownSign', sign: { kind: 'raise' } },
    { type: 'ChangePayTable', options: { field: '2' } },
    { type: 'PostClosing', closesAt: Date.UTC(2026, 4, 10, 12, 30) },
    { type: 'SetStatutoryMaximum', entry: { from: Date.UTC(2026, 0), maximum: null, source: 'the Act' } },
  ])('can begin with what a command says already: %o', (command) => {
    const draft = draftOfFields(fieldsOfCommand(command.type), command);
    expect(from(command.type, draft)).toEqual({ ok: true, command });
  });

  test('is blank where nothing is written or ticked in it', () => {
    expect(isBlank({ a: ['', { b: false }] })).toBe(true);
    expect(isBlank({ a: ['', { b: true }] })).toBe(false);
  });
});

test.each([
  ['12', 12_00],
  ['12.5', 12_50],
  ['0,05', 5],
  ['-3', -3_00],
])('%s is read as a sum', (text, cents) => {
  expect(centsFrom(text)).toEqual({ ok: true, value: cents });
});

test.each(['', '1.234', 'x', '1e3', '1 000'])('%j is no sum', (text) => {
  expect(centsFrom(text).ok).toBe(false);
});

test('every command of a table is in one group and in no other', () => {
  const grouped = Object.values(concerns).flat();
  expect(grouped.toSorted()).toEqual(Object.keys(authority).toSorted());
});
