import type { TableEvent } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { theDealer } from '../../../games/src/testing/given-table.ts';
import { placedText } from './player-store.ts';
import { announcementFor } from './table-events.ts';
import { atSeat } from './testing/at-seat.ts';

describe('what a player is told', () => {
  test('of a whole roll, one message to an event and none for the bets of others', () => {
    const { at, view } = atSeat('snake-eyes-nz', { dice: 'virtual' });
    const said: string[] = [];
    const hear = (give: () => readonly TableEvent[]): void => {
      const before = view();
      for (const event of give()) {
        const told = announcementFor(event, before, view());
        if (told !== undefined) said.push(told.now === true ? `${told.text}!` : told.text);
      }
    };
    hear(() => at.given(1, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-8', chips: 5_00 }] }).events);
    hear(() => at.given(1, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 5_00 }] }).events);
    hear(() => at.given(2, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] }).events);
    hear(() => at.given(theDealer, { type: 'OfferDice' }).events);
    hear(() => at.given(1, { type: 'AcceptDice', seat: 1 }).events);
    hear(() => at.given(1, { type: 'ThrowDice', seat: 1 }).events);
    hear(() => at.given(theDealer, { type: 'BringToRest', faces: [4, 4] }).events);
    hear(() => at.given(theDealer, { type: 'CallRoll', faces: [4, 4] }).events);
    hear(() => at.given(theDealer, { type: 'SettleRoll' }).events);
    expect(said).toEqual([
      'The dice are offered to you. Take them, or say no thanks.',
      'Your throw.!',
      'Dice out.',
      'Eight, hard.',
      'Hard 8 won +45 and Any 7 lost 5. You win 40. Chips 240.',
      'Your throw.',
    ]);
  });

  test('a void roll interrupts whatever is being read', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 5_00 });
    at.offers();
    at.takes(1);
    const [reason] = view().game.procedure.noRolls;
    const before = view();
    const voided = at.voids(reason?.reason ?? '').events.find(({ type }) => type === 'RollVoided');
    expect(voided && announcementFor(voided, before, view())).toEqual({
      text: `No roll: ${reason?.says}.`,
      now: true,
    });
  });

  test('of bets of one’s own, what lies there now', () => {
    const { at, view } = atSeat('snake-eyes-nz');
    at.bets(1, { six: 5_00 });
    at.bets(1, { six: 5_00 });
    expect(placedText(view(), { six: 5_00, field: -5_00 })).toBe('Placed: 10 on 6 and nothing on Field Bet.');
  });
});
