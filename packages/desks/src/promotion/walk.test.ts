import type { By, Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import type { PromotionCommand } from './command.ts';
import { decidePromotion } from './decide/decide.ts';
import { dutiesAt } from './duties.ts';
import type { PromotionEvent } from './event.ts';
import { evolvePromotion } from './evolve.ts';
import type { Promotion } from './promotion.ts';
import { aPrize, as, CLOSING, DRAW, draw, enters, HOUR, olga, running, scott } from './testing/desk.ts';

const people = ['ann', 'ben', 'cid', 'dan', 'eve', 'fay'] as const;
const prizes = [
  aPrize(),
  aPrize({ prize: 'second', cents: 10_001_00 }),
  aPrize({ prize: 'third', cents: 50_00 }),
];
const record = (claim: string) => ({ ref: `r-${claim}`, digest: '0'.repeat(64) });

type Given = PromotionCommand extends infer Each
  ? Each extends PromotionCommand
    ? Omit<Each, 'by' | 'at'>
    : never
  : never;

/** Numbers that look like chance and are the same every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Something that somebody might ask, sensible or not. */
function anything(promotion: Promotion, pick: (below: number) => number): readonly [By, Given] {
  const one = <Value>(...all: readonly [Value, ...Value[]]): Value => all[pick(all.length)] ?? all[0];
  const prize = one('first', 'second', 'third');
  // Half of those who claim have won.
  const winner = promotion.winners.find((each) => each.prize === prize)?.person.slice(2);
  const person = pick(2) === 0 ? (winner ?? 'ann') : one(...people);
  const claim = `c-${1 + pick(promotion.claims.length + 1)}`;
  const cents =
    prizes.find((each) => each.prize === promotion.claims.find((of) => of.claim === claim)?.prize)?.cents ??
    0;
  const given = { reasons: pick(5) > 0, name: pick(4) > 0, address: pick(4) > 0 };
  const way = one('mail', 'telephone', 'text message');
  const faces: readonly Pips[] = [one<Pips>(1, 2, 3, 4, 5, 6)];
  return one<readonly [By, Given]>(
    [olga, { type: 'FixEntries' }],
    [olga, draw],
    [olga, { type: 'ThrowForPrize', faces, isScrutineerHere: true }],
    [olga, { type: 'NominateScrutineer', person: scott.person, isScrutineer: true }],
    [scott, { type: 'Attest', when: one('before', 'after'), words: 'Fair.' }],
    [olga, { type: 'RedrawPrize', prize, isScrutineerHere: true }],
    [olga, { type: 'LogTelling', prize, way, outcome: one('told', 'sent') }],
    [as(person), { type: 'ClaimPrize', prize, person: `p-${person}` }],
    [
      olga,
      {
        type: 'MeetClaim',
        claim,
        take: 'prize',
        parts: [{ way: 'cash', cents, toWinner: true }],
        remark: one('', 'Soon.'),
      },
    ],
    [olga, { type: 'DenyClaim', claim, record: record(claim), given }],
    [olga, { type: 'LogDenialNotice', claim, way: 'mail' }],
    [olga, { type: 'ErasePersonal', ref: `r-${claim}` }],
    [olga, pick(5) === 0 ? { type: 'DeclareCompromised', reason: 'A doubt.' } : draw],
    [olga, { type: 'Postpone', what: one('promotion', 'draw') }],
    [olga, { type: 'RecordValidation', words: 'Looked at.' }],
    [olga, pick(3) === 0 ? { type: 'CancelDraw' } : { type: 'FixEntries' }],
    [olga, { type: 'ClosePromotion', words: 'Left.' }],
  );
}

const sum = (prize: string): number => prizes.find((each) => each.prize === prize)?.cents ?? 0;

/** What the text says must never be, asked of one event and of what stood before it. */
function wrongIn(before: Promotion, event: PromotionEvent): string | undefined {
  const { integrity } = before;
  const claim = 'claim' in event ? before.claims.find((each) => each.claim === event.claim) : undefined;
  const { type } = event;
  if (type === 'EntriesFixed' || type === 'DrawRun' || type === 'PrizeThrown' || type === 'PrizeRedrawn')
    return integrity === undefined ? undefined : '10.12: drawn in doubt';
  if (type === 'PrizeAwarded') {
    if (integrity !== undefined) return '10.12: awarded in doubt';
    if (before.awards.some(({ prize }) => prize === event.prize)) return 'awarded twice';
    if (before.attested.before === undefined || before.attested.after === undefined)
      return '10.2: not overseen';
    if (event.at < DRAW + HOUR && (event.remark ?? '') === '') return '10.7.2: early without a remark';
    const winner = before.winners.find(({ prize }) => prize === event.prize);
    return winner?.person === event.person ? undefined : 'awarded to somebody else';
  }
  if (type === 'PersonalErased') {
    const erased = before.claims.find(({ record: kept }) => kept?.ref === event.ref);
    return erased !== undefined && sum(erased.prize) > 100_00 ? '10.10.1: erased' : undefined;
  }
  if (type === 'ClaimDenied') return claim?.state === 'made' ? undefined : 'denied what was decided';
  return undefined;
}

/** What is owed at a moment, worked out from the claims alone. */
function owed({ claims }: Promotion): readonly string[] {
  return claims.flatMap(({ claim, state, noticed }) => {
    if (state === 'made') return [`decide claim ${claim}`];
    return state === 'denied' && noticed === undefined ? [`tell claimant why ${claim}`] : [];
  });
}

describe('whatever is asked in whatever order', () => {
  const walks = Array.from({ length: 60 }, (_, seed) => seed);

  test('nsw/10.10 every claim is answered, nsw/10.12 nothing is drawn or awarded in doubt, nsw/10.2 nor unseen', () => {
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const seed of walks) {
      const pick = numbers(seed);
      const there = seed % 2 === 0 ? { presence: true, redraw: { minutes: 10 } } : { presence: false };
      const desk = running({ prizes, ...there }, seed % 3 === 0 ? 'dice throw' : 'prize draw');
      for (const person of people) desk.give(as(person), enters(person));
      let { promotion } = desk;
      let at = CLOSING + 1;
      for (let step = 0; step < 100; step++) {
        at = pick(4) === 0 ? Math.max(at + pick(8) * HOUR, step > 8 ? DRAW : at) : at + 1;
        const [by, given] = anything(promotion, pick);
        const ruling = decidePromotion(promotion, { ...given, by, at });
        if (!ruling.ok) {
          seen.add(ruling.refusal.code);
          continue;
        }
        for (const event of ruling.events) {
          const wrong = wrongIn(promotion, event);
          if (wrong !== undefined) faults.push(`walk ${seed}: ${wrong}`);
          seen.add(event.type);
          promotion = evolvePromotion(promotion, event);
        }
        const duties = new Set(dutiesAt(promotion, at).map(({ kind, about }) => `${kind} ${about ?? ''}`));
        const forgotten = owed(promotion).filter((each) => !duties.has(each));
        faults.push(...forgotten.map((each) => `walk ${seed}: ${each} is no duty`));
        if (given.type === 'ClosePromotion')
          faults.push(...owed(promotion).map((each) => `walk ${seed}: closed, and ${each} is owed`));
      }
    }
    expect(faults).toEqual([]);
    // The walks have been everywhere that matters, or they would prove nothing.
    for (const place of [
      'PrizeAwarded',
      'DrawCancelled',
      'PrizeRedrawn',
      'PromotionClosed',
      'PersonalErased',
      'KEPT_BY_DUTY',
    ])
      expect(seen).toContain(place);
  });
});
