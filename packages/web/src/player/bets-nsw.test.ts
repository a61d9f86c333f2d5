import { describe, expect, test } from 'vitest';
import { operator, theDealer } from '../../../games/src/testing/given-table.ts';
import { readyToTell } from '../words/refusal-words.ts';
import { findWarning, planActs } from './bets.ts';
import { onTable, type PlayerView, rackOf, tokensOf } from './player-view.ts';
import { announcementFor } from './table-events.ts';
import { atSeat } from './testing/at-seat.ts';
import { placedForMe } from './top-bar.tsx';

const atNsw = () => atSeat('snake-eyes-nsw', {}, 'bob');

describe('a bet that the dealer places', () => {
  const places = (at: ReturnType<typeof atNsw>['at'], words: string, wager: string) =>
    at.given(theDealer, { type: 'PlaceForPlayer', seat: 2, words, bet: { wager, chips: 25_00 } });

  test('nsw/6.6 is read back at the seat with area and amount, and may be contested until the throw', () => {
    const { at, view } = atNsw();
    at.bets(1, { field: 5_00 });
    places(at, '$25 on 8', 'field');
    expect(placedForMe(view())).toEqual([
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
    expect(placedForMe(view())).toEqual([]);
  });

  test('nsw/6.6 is contested from the seat, and lies then where the words said', () => {
    const { at, view } = atNsw();
    places(at, '$25 on 8', 'field');
    at.given(2, { type: 'ContestPlacement', seat: 2, bet: 'b1' });
    expect(view().table.betting.bets.map(({ wager, chips }) => [wager, chips])).toEqual([['eight', 25_00]]);
  });

  test('nsw/6.6 says why where it lies as the words asked, and is said aloud to nobody else', async () => {
    await readyToTell('bets');
    const { at, view } = atNsw();
    const before = view();
    const event = places(at, '$25 field', 'field').events.find(({ type }) => type === 'PlacedForPlayer');
    const [placed] = placedForMe(view());
    expect(placed).toMatchObject({ differs: false, why: expect.stringContaining('as the words asked') });
    expect(event && announcementFor(event, before, view())?.text).toContain('25 on Field');
    const elsewhere: PlayerView = { ...view(), mine: view().table.seats.get(1) };
    expect(event && announcementFor(event, before, elsewhere)).toBeUndefined();
    expect(placedForMe(elsewhere)).toEqual([]);
  });
});

describe('the limits on the sign', () => {
  const takesAndMarks = {
    policies: { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false },
  } as const;

  test('nsw/7.4 a bet above the maximum is warned of by its figure before it is sent, though it would be taken', () => {
    const { view } = atSeat('snake-eyes-nsw', takesAndMarks);
    expect(findWarning(view(), { field: 600_00 })).toMatchObject({
      flag: 'above-maximum',
      refused: false,
      wager: 'field',
      refusal: { code: 'STAKE_ABOVE_MAXIMUM', maximum: 500_00 },
    });
    expect(findWarning(view(), { field: 500_00 })).toBeUndefined();
  });

  test('nsw/7.4 what lies there already counts', () => {
    const { at, view } = atSeat('snake-eyes-nsw', takesAndMarks);
    at.bets(1, { six: 200_00 });
    expect(findWarning(view(), { six: 300_00 })).toBeUndefined();
    expect(findWarning(view(), { six: 300_01 })?.flag).toBe('above-maximum');
    expect(findWarning(view(), { six: -100_00 })).toBeUndefined();
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
    const { view } = withTokens();
    const planned = planActs({ ...view(), pays: 'tokens' }, { 'any-7': 8_00, field: 5_00 });
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
    const chips = planActs(view(), { 'any-7': 8_00 });
    expect('acts' in chips && chips.acts[0]?.command).toMatchObject({
      bets: [{ wager: 'any-7', chips: 8_00 }],
    });
  });

  test('nsw/1.1(casino-promotional-token)#3 a winning token pays chips, and the rack shows them apart', () => {
    const { at, view } = withTokens();
    at.given(1, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 0, tokens: 10_00 }] });
    expect([rackOf(view()), tokensOf(view()), onTable(view())]).toEqual([200_00, 0, 10_00]);
    at.offers();
    at.takes(1);
    at.rolls(3, 4);
    expect([rackOf(view()), onTable(view())]).toEqual([240_00, 0]);
  });
});
