import { assert, type By } from '@dicepit/engine';
import type { DeskRefusal } from '../../refusals.ts';
import type { Stamp } from '../../ruling.ts';
import type { PromotionCommand } from '../command.ts';
import { decidePromotion } from '../decide/decide.ts';
import { type Duty, dutiesAt } from '../duties.ts';
import type { PromotionEvent } from '../event.ts';
import { evolvePromotion } from '../evolve.ts';
import { newPromotion, type Promotion } from '../promotion.ts';
import { type PromotionStage, stageAt } from '../stage.ts';
import { blankTerms, type Prize, type Terms } from '../terms.ts';

type Unstamped<Command> = Command extends Stamp ? Omit<Command, keyof Stamp> : never;
type Body = Unstamped<PromotionCommand>;

export const olga: By = { person: 'p-olga', role: 'operator' };
export const scott: By = { person: 'p-scott', role: 'scrutineer' };
export const as = (person: string): By => ({ person: `p-${person}`, role: 'player' });

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** The moments of a promotion in 2026, all in UTC: noticed in May, closed and drawn about the first of June. */
export const NOTICE = Date.UTC(2026, 4, 4, 9);
export const START = NOTICE + DAY;
export const CLOSING = Date.UTC(2026, 4, 31, 18);
export const DRAW = Date.UTC(2026, 5, 1, 20);

/** A desk with one promotion, and a clock that a test sets. */
export type Desk = {
  readonly promotion: Promotion;
  readonly at: (moment: number) => Desk;
  /** Gives a command that must be accepted. */
  readonly give: (by: By, body: Body) => readonly PromotionEvent[];
  /** Gives a command that must be refused. */
  readonly refused: (by: By, body: Body) => DeskRefusal;
  readonly stage: () => PromotionStage;
  readonly duties: () => readonly Duty[];
};

function newDesk(): Desk {
  let promotion = newPromotion;
  let now = NOTICE;
  const decide = (by: By, body: Body) => decidePromotion(promotion, { ...body, by, at: now });
  const desk: Desk = {
    get promotion() {
      return promotion;
    },
    at: (moment) => {
      now = moment;
      return desk;
    },
    give: (by, body) => {
      const ruling = decide(by, body);
      assert(ruling.ok, () => `${body.type} was refused: ${JSON.stringify(ruling)}`);
      promotion = ruling.events.reduce(evolvePromotion, promotion);
      return ruling.events;
    },
    refused: (by, body) => {
      const ruling = decide(by, body);
      assert(!ruling.ok, () => `${body.type} was accepted`);
      return ruling.refusal;
    },
    stage: () => stageAt(promotion, now),
    duties: () => dutiesAt(promotion, now),
  };
  return desk;
}

export const aPrize = (changes: Partial<Prize> = {}): Prize => ({
  prize: 'first',
  kind: 'cash',
  description: 'A cheque over a good sum',
  cents: 500_00,
  conditions: 'none',
  items: [],
  cashAlternative: null,
  details: {},
  ...changes,
});

/** Terms that say everything. */
export const fullTerms = (changes: Partial<Terms> = {}): Terms => ({
  ...blankTerms,
  manner: 'One draw among all entries',
  award: { place: 'The main bar', at: DRAW + HOUR },
  eligibility: { words: 'Everybody who plays', memberships: [], present: false, entries: 1 },
  nature: 'Cash',
  qualification: 'none',
  reservation: 'none',
  guarantee: 'none',
  entriesClose: CLOSING,
  event: { place: 'The main bar', at: DRAW },
  claiming: 'At the cage',
  presence: false,
  notifying: 'By telephone',
  publishing: 'On the promotions page',
  prizes: [aPrize()],
  ...changes,
});

export const terms = (changes: Partial<Terms> = {}) =>
  ({ type: 'ChangeTerms', terms: fullTerms(changes), prescribed: [] }) as const;

export const SEED = '9dbfcb2912e3bfe4d54c364d4f78909adb731b2b6d3495f08ee8c364db99fef4';
/** SHA-256 of its bytes. */
const COMMITMENT = '1014383f5e70d167367d0abc5bd9a8ea74a5f1b95c0052d7903c388e76b77e55';

export const open = (start = START) =>
  ({ type: 'OpenPromotion', start, prescribed: [], commitment: COMMITMENT }) as const;

export const notify = { type: 'NotifyAuthority', reference: 'letter 4', prescribed: [] } as const;

export const enters = (person: string, changes: { largestWager?: number; membership?: string } = {}) =>
  ({
    type: 'Enter',
    person: `p-${person}`,
    membership: '',
    isPresent: true,
    largestWager: 0,
    ...changes,
  }) as const;

export const draw = { type: 'RunDraw', seed: SEED, isScrutineerHere: true } as const;

/** A promotion with a title and nothing else. */
export function drafted(method = 'prize draw'): Desk {
  const desk = newDesk();
  desk.give(olga, { type: 'CreatePromotion', promotion: 'pr-1', title: 'Spring draw', method });
  return desk;
}

/** Full terms, marketing and a channel: all but the notice. */
export function prepared(changes: Partial<Terms> = {}, method?: string): Desk {
  const desk = drafted(method);
  desk.give(olga, terms(changes));
  desk.give(olga, {
    type: 'RecordMarketing',
    item: { item: 'm-1', what: 'A poster', reference: 'Terms on the promotions page' },
  });
  desk.give(olga, { type: 'RecordChannel', channel: 'promotions page' });
  return desk;
}

/** Noticed, opened, and just started. */
export function running(changes: Partial<Terms> = {}, method?: string): Desk {
  const desk = prepared(changes, method);
  desk.give(olga, notify);
  desk.give(olga, open());
  return desk.at(START);
}

/** With entries of these people, and the list fixed; it is the time of the draw. */
export function listed(people: readonly string[], changes: Partial<Terms> = {}, method?: string): Desk {
  const desk = running(changes, method);
  for (const person of people) desk.give(as(person), enters(person));
  desk.at(CLOSING + 1).give(olga, { type: 'FixEntries' });
  return desk.at(DRAW);
}

/** Ann alone has entered and won; a scrutineer has attested where one was needed. */
export function drawn(changes: Partial<Terms> = {}, { overseen = false } = {}): Desk {
  const desk = listed(['ann'], changes);
  if (overseen) {
    desk.give(olga, { type: 'NominateScrutineer', person: scott.person, isScrutineer: true });
    desk.give(scott, { type: 'Attest', when: 'before', words: 'The list is whole.' });
  }
  desk.give(olga, draw);
  if (overseen) desk.give(scott, { type: 'Attest', when: 'after', words: 'The draw was fair.' });
  return desk;
}

/** Ann has won and claims; it is the time at which prizes are handed over. */
export function claimed(changes: Partial<Terms> = {}, scrutiny: { overseen?: boolean } = {}): Desk {
  const desk = drawn(changes, scrutiny);
  desk.give(as('ann'), { type: 'ClaimPrize', prize: 'first', person: 'p-ann' });
  return desk.at(DRAW + HOUR);
}
