import {
  clockAt,
  completeness,
  type DrawnWinner,
  dutiesAt,
  entriesIn,
  findEntries,
  listPicks,
  type PrizeClaim,
  type Promotion,
  stageAt,
} from '@dicepit/desks';
import type { Moment } from '@dicepit/engine';
import type {
  DeskPromotion,
  DeskPromotionCard,
  MyPromotion,
  PromotionCard,
  PromotionDraw,
  PromotionFacts,
} from '@dicepit/wire';
import { PEOPLE } from '../people/people.ts';
import { readPersonal } from '../personal/personal.ts';
import type { Pit } from '../pit/pit.ts';
import type { Versioned } from '../pit/projection.ts';
import { readFields } from './personal-fields.ts';

/** Whether the public may read it: from the opening on, and for good. */
export const isPublic = ({ opening }: Promotion): boolean => opening !== undefined;

export function publicCard(promotion: Promotion, at: Moment): PromotionCard {
  const { title, method, opening, terms, versions } = promotion;
  return {
    promotion: promotion.promotion,
    title,
    method,
    stage: stageAt(promotion, at),
    now: at,
    start: opening?.start ?? 0,
    entriesClose: terms.entriesClose,
    event: terms.event,
    terms: versions.length,
  };
}

export async function publicFacts(pit: Pit, promotion: Promotion): Promise<PromotionFacts> {
  const { terms, versions, entries, winners } = promotion;
  const { persons } = (await pit.people.current(PEOPLE)).state;
  return {
    ...publicCard(promotion, pit.ports.now()),
    text: terms,
    versions: versions.map(({ version, since, approval }) => ({
      version,
      since,
      ...(approval === undefined ? {} : { approval }),
    })),
    entries: entries.count,
    results: winners.map(({ prize, entry, person, at }) => ({
      prize,
      description: terms.prizes.find((each) => each.prize === prize)?.description ?? '',
      entry,
      name: persons.get(person)?.name ?? '',
      at,
    })),
  };
}

/** The list is told when nobody can be added to it any more. */
export function drawFacts(whole: Promotion): PromotionDraw {
  const { promotion, method, opening, list, entries, seed, throws, winners } = whole;
  return {
    promotion,
    method,
    commitment: opening?.commitment ?? null,
    list: list ?? null,
    entries: list === undefined ? [] : entriesIn(entries).map(({ entry, person }) => ({ entry, person })),
    seed: seed ?? null,
    throws,
    winners: winners.map(drawnOf),
    picks: listPicks(whole).map(drawnOf),
  };
}

const drawnOf = ({ prize, entry, person }: DrawnWinner) => ({ prize, entry, person });

export function deskCard({ state, version }: Versioned<Promotion>, at: Moment): DeskPromotionCard {
  const { promotion, title, method, terms } = state;
  const clock = clockAt(state, at);
  return {
    promotion,
    title,
    method,
    stage: stageAt(state, at),
    now: at,
    duties: dutiesAt(state, at),
    ...(clock === undefined ? {} : { clock }),
    completeness: completeness(terms),
    version,
  };
}

export function deskFacts(known: Versioned<Promotion>, at: Moment): DeskPromotion {
  const { entries, ...whole } = known.state;
  return { ...deskCard(known, at), entries: entries.count, whole };
}

/** What somebody has to do with a promotion, with the reasons for what was denied to them. */
export async function ownFacts(pit: Pit, promotion: Promotion, person: string): Promise<MyPromotion> {
  const isOwn = (each: { readonly person: string }): boolean => each.person === person;
  return {
    promotion: promotion.promotion,
    entries: findEntries(promotion.entries, person).map(({ entry, at }) => ({ entry, at })),
    won: promotion.winners.filter(isOwn).map(({ prize }) => prize),
    claims: await Promise.all(promotion.claims.filter(isOwn).map((claim) => ownClaim(pit, claim))),
    disputes: promotion.disputes
      .filter(isOwn)
      .map(({ dispute, words, decision, advised, complaint, isClosed }) => ({
        dispute,
        words,
        ...(decision === undefined ? {} : { decision }),
        advised: advised !== undefined,
        complained: complaint !== undefined,
        closed: isClosed,
      })),
  };
}

async function ownClaim(
  { store }: Pit,
  { claim, prize, state, record, at }: PrizeClaim,
): Promise<MyPromotion['claims'][number]> {
  const found = record === undefined ? undefined : await readPersonal(store, record);
  const reasons = found?.is === 'whole' ? { reasons: readFields(found.text)['reasons'] ?? '' } : {};
  return { claim, prize, state, ...reasons, at };
}
