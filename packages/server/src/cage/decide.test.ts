import type { By } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import type { Unstamped } from '../floor/change.ts';
import { sentenceIn } from '../pit/tellers.ts';
import { type CageCommand, type CageEvent, decideCage, evolveAccount, newAccount } from './account.ts';

const cas: By = { person: 'p-cas', role: 'casino-supervisor' };
const sen: By = { person: 'p-sen', role: 'senior-casino-supervisor' };
const olga: By = { person: 'p-olga', role: 'operator' };
const at = 1_000;

type EventBody = Unstamped<CageEvent>;

const opened: EventBody = { type: 'AccountOpened', person: 'p-ann', stack: 100_00 };
const issued: EventBody = { type: 'ChipsIssued', cents: 50_00, reason: 'A raffle prize' };
const boughtIn: EventBody = { type: 'BoughtIn', table: 'nz-1', seat: 3, cents: 120_00 };
const asked: EventBody = { type: 'ReversalAsked', reversal: 'r-1', entry: 2, reason: 'The wrong Ann' };

/** Given events, each by Cas unless said otherwise, when a command, then an event or a refusal. */
function given(...events: readonly (EventBody & { readonly by?: By })[]) {
  const account = events
    .map((event): CageEvent => ({ by: cas, ...event, at }))
    .reduce(evolveAccount, newAccount);
  return {
    when: (command: Unstamped<CageCommand>, by: By = cas): unknown => {
      const ruling = decideCage(account, { ...command, by, at });
      return ruling.ok
        ? { happened: ruling.events.map(({ by: _by, at: _at, ...event }) => event) }
        : { code: ruling.refusal.code, says: sentenceIn('en', ruling.refusal) };
    },
  };
}
const then = (...happened: readonly EventBody[]) => ({ happened });
const refused = (code: string, words: RegExp = /./) => ({ code, says: expect.stringMatching(words) });

describe('an account', () => {
  test('is opened once', () => {
    expect(given().when({ type: 'OpenAccount', person: 'p-ann', stack: 100_00 })).toEqual(then(opened));
    expect(given(opened).when({ type: 'OpenAccount', person: 'p-ann', stack: 100_00 })).toMatchObject(
      refused('CONFLICT'),
    );
    expect(given().when({ type: 'BuyIn', table: 'nz-1', seat: 3, cents: 1 })).toMatchObject(
      refused('NOT_FOUND'),
    );
  });

  test('pays for a buy-in to the last cent and no further', () => {
    const buyIn = { type: 'BuyIn', table: 'nz-1', seat: 3 } as const;
    expect(given(opened).when({ ...buyIn, cents: 100_00 })).toEqual(
      then({ type: 'BoughtIn', table: 'nz-1', seat: 3, cents: 100_00 }),
    );
    expect(given(opened).when({ ...buyIn, cents: 100_01 })).toMatchObject(
      refused('NOT_ENOUGH_IN_ACCOUNT', /\$100\.01 is more than the \$100/),
    );
  });

  test('is given chips for a reason, and within bounds', () => {
    expect(given(opened).when({ type: 'IssueChips', cents: 50_00, reason: 'A raffle prize' })).toEqual(
      then(issued),
    );
    expect(given(opened).when({ type: 'IssueChips', cents: 50_00, reason: '  ' })).toMatchObject(
      refused('MALFORMED', /reason/),
    );
    for (const cents of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(given(opened).when({ type: 'IssueChips', cents, reason: 'x' })).toMatchObject(
        refused('MALFORMED'),
      );
    const room = 1_000_000_000_000 - 100_00;
    expect(given(opened).when({ type: 'IssueChips', cents: room, reason: 'x' })).toEqual(
      then({ type: 'ChipsIssued', cents: room, reason: 'x' }),
    );
    expect(given(opened).when({ type: 'IssueChips', cents: room + 1, reason: 'x' })).toMatchObject(
      refused('CONFLICT', /room/),
    );
  });
});

describe('a reversal', () => {
  const ask = { type: 'AskReversal', entry: 2, reason: 'The wrong Ann' } as const;
  const approve = { type: 'ApproveReversal', reversal: 'r-1' } as const;
  const refuse = { type: 'RefuseReversal', reversal: 'r-1' } as const;
  const approved: EventBody = { type: 'ReversalApproved', reversal: 'r-1', entry: 2, cents: 50_00 };

  test('is asked of chips that were issued', () => {
    expect(given(opened, issued).when(ask)).toEqual(then(asked));
    expect(given(opened, issued).when({ ...ask, entry: 3 })).toMatchObject(refused('NOT_FOUND'));
    expect(given(opened, issued).when({ ...ask, entry: 0 })).toMatchObject(refused('NOT_FOUND'));
    expect(given(opened, issued).when({ ...ask, reason: '' })).toMatchObject(refused('MALFORMED'));
  });

  test('of a buy-in is put right at its table and not here', () => {
    expect(given(opened, issued, boughtIn).when({ ...ask, entry: 3 })).toMatchObject(
      refused('CONFLICT', /at its table/),
    );
  });

  test('waits once at a time', () => {
    expect(given(opened, issued, asked).when(ask, sen)).toMatchObject(refused('CONFLICT', /r-1/));
    expect(given(opened, issued, asked, { type: 'ReversalRefused', reversal: 'r-1' }).when(ask)).toEqual(
      then({ ...asked, reversal: 'r-2' }),
    );
  });

  test('is approved by another than who asked, who issued, and whose account it is', () => {
    const all = [opened, { ...issued, by: cas }, { ...asked, by: sen }];
    expect(given(...all).when(approve, cas)).toMatchObject(refused('SECOND_PERSON_NEEDED'));
    expect(given(...all).when(approve, sen)).toMatchObject(refused('SECOND_PERSON_NEEDED'));
    expect(given(...all).when(approve, { person: 'p-ann', role: 'operator' })).toMatchObject(
      refused('SECOND_PERSON_NEEDED'),
    );
    expect(given(...all).when(approve, olga)).toEqual(then(approved));
  });

  test('takes an account to nothing and never below', () => {
    const left = (cents: number): EventBody => ({ type: 'BoughtIn', table: 'nz-1', seat: 1, cents });
    expect(given(opened, issued, asked, left(100_00)).when(approve, olga)).toEqual(then(approved));
    expect(given(opened, issued, asked, left(100_01)).when(approve, olga)).toMatchObject(
      refused('NOT_ENOUGH_IN_ACCOUNT', /\$50 is more than the \$49\.99/),
    );
  });

  test('is done once', () => {
    expect(given(opened, issued, asked, approved).when(approve, olga)).toMatchObject(
      refused('CONFLICT', /approved/),
    );
    expect(given(opened, issued, asked, approved).when(ask)).toMatchObject(
      refused('CONFLICT', /undone before/),
    );
    expect(given(opened, issued).when(approve, olga)).toMatchObject(refused('NOT_FOUND'));
  });

  test('is refused by another than who asked', () => {
    expect(given(opened, issued, { ...asked, by: sen }).when(refuse, sen)).toMatchObject(
      refused('SECOND_PERSON_NEEDED'),
    );
    expect(given(opened, issued, { ...asked, by: sen }).when(refuse, cas)).toEqual(
      then({ type: 'ReversalRefused', reversal: 'r-1' }),
    );
  });
});
