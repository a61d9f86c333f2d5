import { authority, type CommandType } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { commandSchemas } from './schemas.ts';
import { type Field, type FieldShape, fieldsOfCommand } from './shape.ts';

const isType = (type: string): type is CommandType => Object.hasOwn(authority, type);
const types = Object.keys(commandSchemas).filter(isType);

describe('the fields of a command', () => {
  test.each(types)('%s has the fields of its schema', (type) => {
    const names = Object.keys(commandSchemas[type].shape).filter((name) => name !== 'type');
    expect(fieldsOfCommand(type).map(({ name }) => name)).toEqual(names);
  });

  test.each<[CommandType, string, FieldShape, boolean]>([
    ['BuyIn', 'cents', { is: 'cents' }, true],
    ['BuyIn', 'from', { is: 'one', of: ['cash', 'account', 'chips'] }, true],
    ['BuyIn', 'seat', { is: 'whole' }, true],
    ['PostClosing', 'closesAt', { is: 'moment' }, true],
    ['OverruleCall', 'words', { is: 'words' }, true],
    ['OverruleCall', 'roll', { is: 'whole' }, false],
    ['CallNoRoll', 'reason', { is: 'text' }, true],
    ['SignOn', 'born', { is: 'date' }, false],
    ['AnswerChecklist', 'yes', { is: 'flag' }, true],
    ['CallRoll', 'faces', { is: 'list', of: { is: 'one', of: [1, 2, 3, 4, 5, 6] } }, true],
    ['ChangePayTable', 'options', { is: 'dictionary', of: { is: 'text' } }, true],
    [
      'RuleFace',
      'face',
      {
        is: 'either',
        of: [
          { is: 'one', of: [1, 2, 3, 4, 5, 6] },
          { is: 'one', of: ['void'] },
        ],
      },
      true,
    ],
  ])('%s takes %s as it is', (type, name, shape, needed) => {
    const field: Field | undefined = fieldsOfCommand(type).find((each) => each.name === name);
    expect(field).toEqual({ name, needed, shape });
  });

  test('what lies inside a field has fields of its own, and nothing in its place where that is allowed', () => {
    const [entry] = fieldsOfCommand('SetStatutoryMaximum');
    expect(entry?.shape).toMatchObject({
      is: 'fields',
      fields: [
        { name: 'from', shape: { is: 'moment' } },
        { name: 'maximum', shape: { is: 'either', of: [{ is: 'cents' }, { is: 'nothing' }] } },
        { name: 'source' },
      ],
    });
  });
});
