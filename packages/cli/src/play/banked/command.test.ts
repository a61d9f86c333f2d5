import { assert } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { readCommand } from './command.ts';

function gameOf(id: string) {
  const opened = bankedPacks.find((pack) => pack.id === id)?.open();
  assert(opened?.ok === true, () => `${id} does not open`);
  return opened.game;
}

const nz = gameOf('snake-eyes-nz');
const double = gameOf('double-dice');
const wonder = gameOf('wonder-dice');

const bet = (wager: string, stake: number) => ({ kind: 'bet', wager, stake });
const take = (wager: string, stake?: number) => ({ kind: 'take', wager, stake });
const changes = (...changes: readonly object[]) => ({ kind: 'change', changes });

describe('bets as people type them', () => {
  test.each([
    ['hard-6 10', bet('hard-6', 10_00)],
    ['10 hard 6', bet('hard-6', 10_00)],
    ['bet 10 on hard 6', bet('hard-6', 10_00)],
    ['put $10 on the hard six', bet('hard-6', 10_00)],
    ['h6 5', bet('hard-6', 5_00)],
    ['HARD6 2.50', bet('hard-6', 2_50)],
    ['hard 10 10', bet('hard-10', 10_00)],
    ['field 1,000', bet('field', 1000_00)],
    ['c&e 5', bet('c-and-e', 5_00)],
    ['5 on c and e', bet('c-and-e', 5_00)],
    ['any seven 5', bet('any-7', 5_00)],
    ['11 in 1 roll 5', bet('eleven', 5_00)],
    ['yo 5', bet('eleven', 5_00)],
    ['snake eyes 1', bet('craps-2', 1_00)],
    ['combo 5', bet('hardway-combo', 5_00)],
    ['five 10', bet('five', 10_00)],
    ['bet 5 on 6', bet('six', 5_00)],
    ['$5 6', bet('six', 5_00)],
    ['8 20', bet('eight', 20_00)],
  ])('at a Snake Eyes table: %s', (line, expected) => {
    expect(readCommand(nz, line)).toEqual(changes(expected));
  });

  test.each([
    ["shooter's bet 10", bet('shooters-bet', 10_00)],
    ['shooter 10', bet('shooters-bet', 10_00)],
    ['2 or 5 10', bet('number-2-5', 10_00)],
    ['10 on 2-5', bet('number-2-5', 10_00)],
    ['six 5', bet('number-6', 5_00)],
    ['double 3 5', bet('double-3', 5_00)],
    ['d3 5', bet('double-3', 5_00)],
    ['bonus 5', bet('bonus', 5_00)],
  ])('at a Double Dice table: %s', (line, expected) => {
    expect(readCommand(double, line)).toEqual(changes(expected));
  });

  test.each([
    ['number 6 5', bet('number-6', 5_00)],
    ['sixes 5', bet('number-6', 5_00)],
    ['hi 5', bet('high', 5_00)],
    ['triple 1', bet('any-triple', 1_00)],
  ])('at a Wonder Dice table: %s', (line, expected) => {
    expect(readCommand(wonder, line)).toEqual(changes(expected));
  });

  test('several on one line, with takings among them', () => {
    expect(readCommand(nz, 'hard 6 10, field 5; take any-7, -h8 2')).toEqual(
      changes(bet('hard-6', 10_00), bet('field', 5_00), take('any-7'), take('hard-8', 2_00)),
    );
  });

  test.each([
    ['take hard-6', changes(take('hard-6'))],
    ['take hard 6 5', changes(take('hard-6', 5_00))],
    ['take 5 from hard 6', changes(take('hard-6', 5_00))],
    ['take down hard-6', changes(take('hard-6'))],
    ['remove field', changes(take('field'))],
    ['take all', { kind: 'clear' }],
  ])('taking down: %s', (line, expected) => {
    expect(readCommand(nz, line)).toEqual(expected);
  });
});

describe('commands', () => {
  test.each([
    ['', { kind: 'ready' }],
    ['  roll ', { kind: 'ready' }],
    ['Throw', { kind: 'ready' }],
    ['roll 3 3', { kind: 'roll', roll: [3, 3] }],
    ['roll 33', { kind: 'roll', roll: [3, 3] }],
    ['same', { kind: 'same' }],
    ['s', { kind: 'same' }],
    ['undo', { kind: 'undo' }],
    ['clear', { kind: 'clear' }],
    ['bets', { kind: 'bets' }],
    ['chips', { kind: 'rack' }],
    ['odds', { kind: 'odds', wager: undefined }],
    ['odds hard 6', { kind: 'odds', wager: 'hard-6' }],
    ['rules nz/4.7', { kind: 'rules', clause: 'nz/4.7' }],
    ['buy 100', { kind: 'buy', sum: 100_00 }],
    ['buy in for 50', { kind: 'buy', sum: 50_00 }],
    ['no roll die-on-die', { kind: 'void', reason: 'die-on-die' }],
    ['void 6.3(b)', { kind: 'void', reason: '6.3(b)' }],
    ['?', { kind: 'help' }],
    ['q', { kind: 'quit' }],
  ])('%s', (line, expected) => {
    expect(readCommand(nz, line)).toEqual(expected);
  });
});

describe('lines that mean nothing are told so, with the nearest that would', () => {
  test.each([
    ['hrad-6 5', 'Did you mean hard-6?'],
    ['feild 5', 'Did you mean field?'],
    ['hard 6', 'How much on hard-6?'],
    ['5 6', "Type 'five 6' or 'six 5'"],
    ['field 0', 'A bet needs a stake'],
    ['histroy', 'Did you mean history?'],
    ['buy', 'buy 100'],
    ['roll 7 7', 'not a roll of 2 dice'],
    ['odds nothing', 'is no bet or command'],
    ['xyzzy plugh 10', 'is no bet or command'],
    ['field 99999999999', 'more money than any table'],
    ['field 2.505', 'whole cents'],
    ['field -5', 'cannot be below zero'],
    ['-5 on field', 'cannot be below zero'],
    ['\u0000\u0001\u0002', 'no keyboard types'],
    ['x'.repeat(500), 'longer than 400'],
    [', ,', 'Type a bet'],
  ])('%s', (line, part) => {
    expect(readCommand(nz, line)).toMatchObject({ kind: 'misread', message: expect.stringContaining(part) });
  });

  test('what is shown again cannot steer the terminal', () => {
    const command = readCommand(nz, 'field\u202e\u2066 many 5');
    expect(command.kind === 'misread' && /\p{C}/u.test(command.message)).toBe(false);
  });
});

describe('answers to an offer of the dice, and bets called late', () => {
  test.each([
    ['take', { kind: 'accept' }],
    ['take the dice', { kind: 'accept' }],
    ['accept', { kind: 'accept' }],
    ['decline', { kind: 'pass' }],
    ['decline the dice', { kind: 'pass' }],
    ['pass the dice', { kind: 'pass' }],
    ['take all', { kind: 'clear' }],
    ['take field', changes(take('field'))],
    ['late field 5', { kind: 'late', changes: [bet('field', 5_00)] }],
    ['no roll Improper: the Cat', { kind: 'void', reason: 'Improper: the Cat' }],
    ['void die-on-die', { kind: 'void', reason: 'die-on-die' }],
  ])('%s', (line, expected) => {
    expect(readCommand(nz, line)).toEqual(expected);
  });

  test.each(['late', 'late take field', 'remove', 'late nothing 5'])('%s means nothing', (line) => {
    expect(readCommand(nz, line).kind).toBe('misread');
  });
});
