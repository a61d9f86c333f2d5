import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { Caller } from '../pit/result.ts';
import { type Bounds, readersOf, usualBounds } from './event-streams.ts';

/** As much of a response as a stream needs. */
function aResponse(): { readonly response: ServerResponse; readonly ended: () => boolean } {
  let over = false;
  const made = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => undefined,
    write: () => true,
    end: () => {
      over = true;
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { response: made as unknown as ServerResponse, ended: () => over };
}

function places(bounds: Partial<Bounds>) {
  const sessions = { holds: async () => true, onEnded: () => () => undefined };
  const readers = readersOf({ sessions }, { ...usualBounds, ...bounds });
  const open = (caller: Caller) => {
    const { response, ended } = aResponse();
    const { ok } = readers.open(caller, response, () => undefined);
    return { ok, ended };
  };
  return { readers, open };
}

const stranger = (address: string): Caller => ({ is: 'nobody', address });
const signedIn = (kind: 'guest' | 'staff', session: string, address = '10.0.0.1'): Caller => ({
  is: 'somebody',
  person: session,
  name: session,
  kind,
  roles: kind === 'staff' ? ['operator'] : ['player'],
  session,
  address,
});

test('twenty addresses with 250 idle streams each leave a place for guests and for the host', () => {
  const { open, readers } = places({});
  for (let address = 0; address < 20; address++)
    for (let each = 0; each < 250; each++) open(stranger(`10.9.0.${address}`));
  expect(readers.figures().open).toBe(usualBounds.strangers);
  expect(open(signedIn('guest', 'ann')).ok).toBe(true);
  expect(open(signedIn('staff', 'host')).ok).toBe(true);
});

test('guests leave a place for staff, whatever address they share', () => {
  const { open } = places({ all: 20, staff: 2, address: 1 });
  const taken = Array.from({ length: 30 }, (_, each) => open(signedIn('guest', `guest ${each}`)).ok);
  expect(taken.filter(Boolean)).toHaveLength(18);
  expect(open(stranger('10.9.0.1')).ok).toBe(false);
  expect([open(signedIn('staff', 'host')).ok, open(signedIn('staff', 'dealer')).ok]).toEqual([true, true]);
  expect(open(signedIn('staff', 'other')).ok).toBe(false);
});

test('a stranger from elsewhere has the oldest place of the network with the most', () => {
  const { open, readers } = places({ strangers: 6 });
  const first = Array.from({ length: 4 }, () => open(stranger('10.9.0.1')));
  const second = [open(stranger('10.9.0.2')), open(stranger('10.9.0.2'))];
  const third = open(stranger('10.9.0.3'));
  expect(third.ok).toBe(true);
  expect([...first, ...second].map(({ ended }) => ended())).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(readers.figures().open).toBe(6);
  // Whoever has as many as anybody is refused, and so is whoever was sent away and comes again.
  expect(open(stranger('10.9.0.1')).ok).toBe(false);
  expect(open(stranger('10.9.0.2')).ok).toBe(false);
});

test('the addresses of one home are one network', () => {
  const { open } = places({ address: 2 });
  expect(open(stranger('2001:db8:1:2::1')).ok).toBe(true);
  expect(open(stranger('2001:db8:1:2:ffff::1')).ok).toBe(true);
  expect(open(stranger('2001:db8:1:2:aaaa::9')).ok).toBe(false);
  expect(open(stranger('2001:db8:1:3::1')).ok).toBe(true);
});
