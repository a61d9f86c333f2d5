import { describe, expect, test } from 'vitest';
import { operator, theDealer } from '../../../../games/src/testing/given-table.ts';
import { readyToTell } from '../../words/refusal-words.ts';
import { onTable, rackOf, type Sight, tokensOf } from '../sight.ts';
import { atSeat } from '../testing/at-seat.ts';
import { toldOf } from '../told/told.ts';
import { placedForMe } from './placed-for-me.ts';
import { actsFor } from './projected.ts';
import { warningOf } from './warned.ts';

const atNsw = () => atSeat('snake-eyes-nsw', {}, 'bob');

describe('a bet that the dealer places', () => {
  const places = (at: ReturnType<typeof atNsw>['at'], words: string, wager: string) =>
    at.given(theDealer, { type: 'PlaceForPlayer', seat: 2, words, bet: { wager, chips: 25_00 } });

  test('nsw/6.6 is read back at the seat with area and amount, and may be contested until the throw', () => {
    const { at, sight } = atNsw();
    at.bets(1, { field: 5_00 });
    places(at, '$25 on 8', 'field');
    expect(placedForMe(sight())).toEqual([
      {
        key: 'b2 2500',
        bet: 'b2',
        wager: 'Field',
        cents: 25_00,
        words: '$25 on 8',
        differs: true,
        why: undefined,
      },
    ]);
    at.offers();
    at.takes(1);
    at.throws();
    expect(placedForMe(sight())).toEqual([]);
  });

  test('nsw/6.6 is contested from the seat, and lies then where the words said', () => {
    const { at, sight } = atNsw();
    places(at, '$25 on 8', 'field');
    at.given(2, { type: 'ContestPlacement', seat: 2, bet: 'b1' });
    expect(sight().table.betting.bets.map(({ wager, chips }) => [wager, chips])).toEqual([['eight', 25_00]]);
  });

  test('nsw/6.6 says why where it lies as the words asked, and is said aloud to nobody else', async () => {
    await readyToTell('bets');
    const { at, sight } = atNsw();
    const before = sight();
    const event = places(at, '$25 field', 'field').events.find(({ type }) => type === 'PlacedForPlayer');
    const [placed] = placedForMe(sight());
    expect(placed).toMatchObject({ differs: false, why: expect.stringContaining('as the words asked') });
    expect(event && toldOf(event, before, sight())?.text).toContain('25 on Field');
    const elsewhere: Sight = { ...sight(), mine: sight().table.seats.get(1) };
    expect(event && toldOf(event, before, elsewhere)).toBeUndefined();
    expect(placedForMe(elsewhere)).toEqual([]);
  });
});

describe('the limits on the sign', () => {
  const takesAndMarks = {
    policies: { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false },
  } as const;

  test('nsw/7.4 a bet above the maximum is warned of by its figure before it is sent, though it would be taken', () => {
    const { sight } = atSeat('snake-eyes-nsw', takesAndMarks);
    expect(warningOf(sight(), { field: 600_00 })).toMatchObject({
      flag: 'above-maximum',
      refused: false,
      wager: 'field',
      refusal: { code: 'STAKE_ABOVE_MAXIMUM', maximum: 500_00 },
    });
    expect(warningOf(sight(), { field: 500_00 })).toBeUndefined();
  });

  test('nsw/7.4 what lies there already counts', () => {
    const { at, sight } = atSeat('snake-eyes-nsw', takesAndMarks);
    at.bets(1, { six: 200_00 });
    expect(warningOf(sight(), { six: 300_00 })).toBeUndefined();
    expect(warningOf(sight(), { six: 300_01 })?.flag).toBe('above-maximum');
    expect(warningOf(sight(), { six: -100_00 })).toBeUndefined();
  });
});

describe('promotional tokens', () => {
  const withTokens = () => {
    const table = atSeat('snake-eyes-nsw');
    const { at } = table;
    at.given(operator, {
      type: 'IssueVoucher',
      voucher: { voucher: 'V1', cents: 10_00, expires: at.now() + 3_600_000, singleUse: false },
    });
    at.given(theDealer, { type: 'RedeemVoucher', seat: 1, voucher: 'V1', cents: 10_00 });
    return table;
  };

  test('nsw/1.1(casino-promotional-token)#2 are bet as far as they go where somebody bets with them', () => {
    const { sight } = withTokens();
    const planned = actsFor({ ...sight(), pays: 'tokens' }, { 'any-7': 8_00, field: 5_00 });
    expect('acts' in planned && planned.acts.map(({ command }) => command)).toEqual([
      {
        type: 'PlaceBets',
        seat: 1,
        bets: [
          { wager: 'any-7', chips: 0, tokens: 8_00 },
          { wager: 'field', chips: 3_00, tokens: 2_00 },
        ],
      },
    ]);
    const chips = actsFor(sight(), { 'any-7': 8_00 });
    expect('acts' in chips && chips.acts[0]?.command).toMatchObject({
      bets: [{ wager: 'any-7', chips: 8_00 }],
    });
  });

  test('nsw/1.1(casino-promotional-token)#3 a winning token pays chips, and the rack shows them apart', () => {
    const { at, sight } = withTokens();
    at.given(1, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 0, tokens: 10_00 }] });
    expect([rackOf(sight()), tokensOf(sight()), onTable(sight())]).toEqual([200_00, 0, 10_00]);
    at.offers();
    at.takes(1);
    at.rolls(3, 4);
    expect([rackOf(sight()), onTable(sight())]).toEqual([240_00, 0]);
  });
});
