import type { JoinFacts } from '@dicepit/wire';
import { readJoinCode } from '../floor/facts.ts';
import type { Pit } from '../pit/pit.ts';
import { type Outcome, refused } from '../pit/result.ts';
import type { Visits } from './visits.ts';

/** One address of this computer, and what kind of network it is in. */
export type OwnAddress = { readonly address: string; readonly adapter: string; readonly reach: string };

/** The addresses of this computer, kept by whoever started the pit: it prints them as well. */
export type AddressBook = {
  /** The likeliest first. */
  readonly list: () => readonly OwnAddress[];
  /** The one that guests are sent to. */
  readonly shown: () => string;
  /** Whether it was said at the start, and is never left. */
  readonly fixed: boolean;
  /** Sends guests to another; false where there is no such address any more. */
  readonly choose: (address: string) => boolean;
  readonly urlAt: (address: string) => string;
};

/** How guests come in, and whether any has. */
export async function joinFactsOf(pit: Pit, where: Where): Promise<JoinFacts> {
  const { book, visits, guestUrl } = where;
  const shown = book?.shown();
  return {
    url: guestUrl?.() ?? null,
    code: (await readJoinCode(pit))?.code ?? '',
    addresses: (book?.list() ?? []).map((each) => ({
      ...each,
      url: book?.urlAt(each.address) ?? '',
      shown: each.address === shown,
    })),
    fixed: book?.fixed ?? true,
    reached: { devices: visits.devices(), last: visits.last() ?? null },
  };
}

export type Where = {
  readonly book: AddressBook | undefined;
  readonly visits: Visits;
  readonly guestUrl: (() => string) | undefined;
};

export async function chooseAddress(pit: Pit, where: Where, address: string): Promise<Outcome<JoinFacts>> {
  const { book } = where;
  if (book === undefined || book.fixed) return refused(409, { code: 'CONFLICT', case: 'address-said' });
  if (!book.choose(address)) return refused(404, { code: 'NOT_FOUND', case: 'address-gone' });
  return { ok: true, answer: await joinFactsOf(pit, where), repeated: false };
}
