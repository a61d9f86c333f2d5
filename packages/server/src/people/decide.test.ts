import type { By } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import type { Unstamped } from '../floor/change.ts';
import { sentenceIn } from '../pit/tellers.ts';
import type { PeopleCommand } from './command.ts';
import { decidePeople } from './decide.ts';
import { evolvePeople, nobodyYet, type PeopleEvent } from './people.ts';

const host: By = { person: 'p-host', role: 'operator' };
const NOW = 1_000_000;
const MINUTE = 60_000;

type EventBody = Unstamped<PeopleEvent>;

const claimed: EventBody = { type: 'HostClaimed', person: 'p-host', name: 'Olga' };
const joined = (name: string, device = `phone of ${name}`): EventBody => ({
  type: 'GuestJoined',
  person: `p-${name.toLowerCase()}`,
  name,
  device,
});
const joining = (name: string, more: Partial<{ locked: boolean; mostGuests: number; device: string }> = {}) =>
  ({
    type: 'JoinGuest',
    person: 'p-new',
    name,
    device: 'a new phone',
    locked: false,
    mostGuests: 100,
    ...more,
  }) as const;

/** Given events, when a command, then events or a refusal. */
function given(...events: readonly EventBody[]) {
  const people = events
    .map((event): PeopleEvent => ({ ...event, by: host, at: NOW }))
    .reduce(evolvePeople, nobodyYet);
  return {
    when: (command: Unstamped<PeopleCommand>, by: By = host, at = NOW): unknown => {
      const ruling = decidePeople(people, { ...command, by, at });
      return ruling.ok
        ? { happened: ruling.events.map(({ by: _by, at: _at, ...event }) => event) }
        : { code: ruling.refusal.code, says: sentenceIn('en', ruling.refusal) };
    },
  };
}
const then = (...happened: readonly EventBody[]) => ({ happened });
const refused = (code: string, words: RegExp = /./) => ({ code, says: expect.stringMatching(words) });

describe('the host', () => {
  test('claims a pit once', () => {
    const claim = { type: 'ClaimHost', person: 'p-host', name: 'Olga' } as const;
    expect(given().when(claim)).toEqual(then(claimed));
    expect(given(claimed).when({ ...claim, person: 'p-other', name: 'Otto' })).toMatchObject(
      refused('ALREADY_CLAIMED'),
    );
  });

  test('stays the operator', () => {
    expect(given(claimed).when({ type: 'ChangeRoles', person: 'p-host', roles: ['dealer'] })).toMatchObject(
      refused('CONFLICT', /operator/),
    );
  });

  test('can neither be kicked nor excluded', () => {
    expect(given(claimed).when({ type: 'Kick', person: 'p-host' })).toMatchObject(
      refused('CONFLICT', /host/),
    );
    expect(given(claimed).when({ type: 'Exclude', person: 'p-host', words: '' })).toMatchObject(
      refused('CONFLICT', /host/),
    );
  });
});

describe('staff', () => {
  const dora: EventBody = { type: 'StaffAdded', person: 'p-dora', name: 'Dora', roles: ['dealer'] };

  test.each([
    [['inspector', 'dealer'], 'CONFLICT'],
    [['scrutineer', 'player'], 'CONFLICT'],
    [[], 'CONFLICT'],
  ] as const)('%j are no roles to have together', (roles, code) => {
    expect(given(claimed).when({ type: 'AddStaff', person: 'p-x', name: 'Xena', roles })).toMatchObject(
      refused(code),
    );
    expect(given(claimed, dora).when({ type: 'ChangeRoles', person: 'p-dora', roles })).toMatchObject(
      refused(code),
    );
  });

  test('an inspector may be a scrutineer as well', () => {
    expect(
      given(claimed).when({
        type: 'AddStaff',
        person: 'p-i',
        name: 'Ines',
        roles: ['inspector', 'scrutineer'],
      }),
    ).toEqual(then({ type: 'StaffAdded', person: 'p-i', name: 'Ines', roles: ['inspector', 'scrutineer'] }));
  });

  test('a role named twice is held once', () => {
    expect(
      given(claimed).when({ type: 'AddStaff', person: 'p-d', name: 'Dan', roles: ['dealer', 'dealer'] }),
    ).toEqual(then({ type: 'StaffAdded', person: 'p-d', name: 'Dan', roles: ['dealer'] }));
  });

  test('a guest is given no roles and no passphrase', () => {
    expect(
      given(joined('Ann')).when({ type: 'ChangeRoles', person: 'p-ann', roles: ['dealer'] }),
    ).toMatchObject(refused('CONFLICT'));
    expect(given(joined('Ann')).when({ type: 'SetPassphrase', person: 'p-ann' })).toMatchObject(
      refused('CONFLICT'),
    );
  });

  test('nobody signs in by a passphrase that was never set or was reset', () => {
    const signIn = {
      type: 'SignIn',
      person: 'p-dora',
      session: 's',
      device: 'd',
      proof: 'passphrase',
    } as const;
    expect(given(dora).when(signIn)).toMatchObject(refused('WRONG_CREDENTIALS'));
    const set: EventBody = { type: 'PassphraseSet', person: 'p-dora' };
    expect(given(dora, set).when(signIn)).toEqual(then({ ...signIn, type: 'SignedIn' }));
    expect(given(dora, set, { type: 'PassphraseReset', person: 'p-dora' }).when(signIn)).toMatchObject(
      refused('WRONG_CREDENTIALS'),
    );
  });
});

describe('a guest', () => {
  test('joins under a name of their own', () => {
    expect(given(claimed).when(joining('Ben'))).toEqual(
      then({ type: 'GuestJoined', person: 'p-new', name: 'Ben', device: 'a new phone' }),
    );
  });

  test.each([['ANN'], ['Ａｎｎ'], ['ann'], ['Olga']])(
    'does not join as %s when Ann and Olga are here',
    (name) => {
      expect(given(claimed, joined('Ann')).when(joining(name))).toMatchObject(refused('NAME_TAKEN'));
    },
  );

  test.each([['Dealer'], ['the HOUSE'], ['5h1t'], ['Sh!t Happens']])('is not called %s', (name) => {
    expect(given(claimed).when(joining(name))).toMatchObject(refused('CONFLICT'));
  });

  test.each([['Dick'], ['Scunthorpe Joe'], ['Peacock'], ['Zoë'], ['山田']])('may be called %s', (name) => {
    expect(given(claimed).when(joining(name))).toEqual(
      then({ type: 'GuestJoined', person: 'p-new', name, device: 'a new phone' }),
    );
  });

  test('is given any name by the host, and a fit one by themselves', () => {
    const rename = { type: 'Rename', person: 'p-ann', name: 'Dealer' } as const;
    expect(given(joined('Ann')).when(rename)).toEqual(
      then({ type: 'Renamed', person: 'p-ann', name: 'Dealer' }),
    );
    expect(given(joined('Ann')).when(rename, { person: 'p-ann', role: 'player' })).toMatchObject(
      refused('CONFLICT'),
    );
    expect(given(joined('Ann')).when({ ...rename, name: 'ANN' })).toEqual(
      then({ type: 'Renamed', person: 'p-ann', name: 'ANN' }),
    );
  });

  test('asks for patience once, and it is the person’s at every table', () => {
    const ask = { type: 'AskPatience', person: 'p-ann', patience: 4 } as const;
    const asked = { type: 'PatienceAsked', person: 'p-ann', patience: 4 } as const;
    expect(given(joined('Ann')).when(ask)).toEqual(then(asked));
    expect(given().when(ask)).toMatchObject(refused('NOT_FOUND'));
  });

  test('does not join a locked or a full pit', () => {
    expect(given(claimed).when(joining('Ben', { locked: true }))).toMatchObject(refused('PIT_LOCKED'));
    expect(given(joined('Ann')).when(joining('Ben', { mostGuests: 1 }))).toMatchObject(
      refused('PIT_LOCKED', /1 guests/),
    );
    expect(
      given(joined('Ann'), { type: 'Kicked', person: 'p-ann' }).when(joining('Ben', { mostGuests: 1 })),
    ).toEqual(then({ type: 'GuestJoined', person: 'p-new', name: 'Ben', device: 'a new phone' }));
  });

  test('who was kicked is somebody new, and may have the name again', () => {
    const kicked: EventBody = { type: 'Kicked', person: 'p-ann' };
    expect(given(joined('Ann'), kicked).when(joining('Ann'))).toEqual(
      then({ type: 'GuestJoined', person: 'p-new', name: 'Ann', device: 'a new phone' }),
    );
    expect(given(joined('Ann'), kicked).when({ type: 'Rename', person: 'p-ann', name: 'Eve' })).toMatchObject(
      refused('NOT_FOUND'),
    );
  });

  test('who is excluded comes in neither by the name nor by the phone, until readmitted', () => {
    const out: EventBody = { type: 'Excluded', person: 'p-ann', words: 'threw chips' };
    expect(given(joined('Ann'), out).when(joining('ann'))).toMatchObject(refused('EXCLUDED'));
    expect(given(joined('Ann'), out).when(joining('Eve', { device: 'phone of Ann' }))).toMatchObject(
      refused('EXCLUDED'),
    );
    const eve = { type: 'GuestJoined', person: 'p-new', name: 'Eve', device: 'phone of Ann' } as const;
    expect(
      given(joined('Ann'), out, { type: 'Readmitted', person: 'p-ann' }).when(
        joining('Eve', { device: 'phone of Ann' }),
      ),
    ).toEqual(then(eve));
  });

  test('who is excluded until a moment is let in from that moment on', () => {
    const out: EventBody = { type: 'Excluded', person: 'p-ann', words: '', until: NOW + MINUTE };
    const eve = joining('Eve', { device: 'phone of Ann' });
    expect(given(joined('Ann'), out).when(eve, host, NOW + MINUTE - 1)).toMatchObject(refused('EXCLUDED'));
    expect(given(joined('Ann'), out).when(eve, host, NOW + MINUTE)).toEqual(
      then({ type: 'GuestJoined', person: 'p-new', name: 'Eve', device: 'phone of Ann' }),
    );
    expect(
      given(joined('Ann')).when({ type: 'Exclude', person: 'p-ann', words: '', until: NOW }),
    ).toMatchObject(refused('CONFLICT', /passed/));
  });
});

describe('a claim to be somebody again', () => {
  const asked: EventBody = { type: 'ClaimAsked', claim: 'c-1', person: 'p-ann', device: 'other' };

  test('is for guests who are here', () => {
    const ask = { type: 'AskClaim', claim: 'c-1', name: 'ANN', device: 'other' } as const;
    expect(given(joined('Ann')).when(ask)).toEqual(then(asked));
    expect(given(claimed).when({ ...ask, name: 'Olga' })).toMatchObject(refused('WRONG_CREDENTIALS'));
    expect(given(joined('Ann'), { type: 'Kicked', person: 'p-ann' }).when(ask)).toMatchObject(
      refused('WRONG_CREDENTIALS'),
    );
    expect(
      given(joined('Ann'), asked, { ...asked, claim: 'c-2' }, { ...asked, claim: 'c-3' }).when({
        ...ask,
        claim: 'c-4',
      }),
    ).toMatchObject(refused('TOO_MANY'));
  });

  test('is confirmed or refused once, and within half an hour', () => {
    const confirm = { type: 'ConfirmClaim', claim: 'c-1' } as const;
    expect(given(joined('Ann'), asked).when(confirm, host, NOW + 30 * MINUTE - 1)).toEqual(
      then({ type: 'ClaimConfirmed', claim: 'c-1' }),
    );
    expect(given(joined('Ann'), asked).when(confirm, host, NOW + 30 * MINUTE)).toMatchObject(
      refused('CONFLICT', /too long/),
    );
    expect(given(joined('Ann'), asked, { type: 'ClaimRefused', claim: 'c-1' }).when(confirm)).toMatchObject(
      refused('CONFLICT'),
    );
    expect(given(joined('Ann')).when(confirm)).toMatchObject(refused('NOT_FOUND'));
  });
});
