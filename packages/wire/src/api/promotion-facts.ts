import { awardMethods, type Promotion, termIds } from '@dicepit/desks';
import { z } from 'zod';
import { count, moment, version } from '../fields.ts';
import { promotionTerms } from './promotion-terms.ts';

const stage = z.enum([
  'draft',
  'notified',
  'running',
  'entries closed',
  'drawn',
  'awarded',
  'closed',
  'postponed',
  'cancelled',
]);

const card = {
  promotion: z.string(),
  title: z.string(),
  method: z.enum(awardMethods),
  stage,
  /** When this was told, by the pit's clock: what is left of a time is counted from there. */
  now: moment,
} as const;

/** A promotion as anybody sees it in the list. */
export const promotionCard = z.object({
  ...card,
  start: moment,
  entriesClose: moment.nullable(),
  /** When it is drawn. */
  event: z.object({ place: z.string(), at: moment.nullable() }),
  /** The version of the terms in force. */
  terms: count,
});

export type PromotionCard = z.infer<typeof promotionCard>;

const termsVersion = z.object({
  version: count,
  since: moment,
  /** By which approval of the Authority, after the first. */
  approval: z.string().exactOptional(),
});

const result = z.object({
  prize: z.string(),
  description: z.string(),
  entry: z.string(),
  /** What the winner is called in the pit. */
  name: z.string(),
  at: moment,
});

/** A promotion as anybody may read it: terms in force, texts before them, results. */
export const promotionFacts = promotionCard.extend({
  text: promotionTerms,
  versions: z.array(termsVersion).readonly(),
  entries: count,
  results: z.array(result).readonly(),
});

export type PromotionFacts = z.infer<typeof promotionFacts>;

export const publishedTerms = termsVersion.extend({ text: promotionTerms });

/** Everything by which anybody can check a draw: the list as it was fixed, the commitment, the seed or the throws. */
const drawnEntry = z.object({ prize: z.string(), entry: z.string(), person: z.string() });

export const promotionDraw = z.object({
  promotion: z.string(),
  method: z.enum(awardMethods),
  /** Null for a draw by dice. */
  commitment: z.string().nullable(),
  /** Null until the list is fixed. */
  list: z.object({ count, digest: z.string(), at: moment }).nullable(),
  /** Empty until the list is fixed. */
  entries: z.array(z.object({ entry: z.string(), person: z.string() })).readonly(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  throws: z.array(z.array(count).readonly()).readonly(),
  winners: z.array(drawnEntry).readonly(),
  /** Everybody who was drawn, in the order of drawing: also those whose prize was drawn again, and for whom. */
  picks: z.array(drawnEntry).readonly(),
});

export type PromotionDraw = z.infer<typeof promotionDraw>;

/** What somebody has to do with a promotion. */
export const myPromotion = z.object({
  promotion: z.string(),
  entries: z.array(z.object({ entry: z.string(), at: moment })).readonly(),
  won: z.array(z.string()).readonly(),
  claims: z
    .array(
      z.object({
        claim: z.string(),
        prize: z.string(),
        state: z.enum(['made', 'met', 'denied']),
        /** Why it was denied, as long as that is kept. */
        reasons: z.string().exactOptional(),
        at: moment,
      }),
    )
    .readonly(),
  disputes: z
    .array(
      z.object({
        dispute: z.string(),
        words: z.string(),
        decision: z.string().exactOptional(),
        /** Whether the right to complain to an inspector has been told. */
        advised: z.boolean(),
        complained: z.boolean(),
        closed: z.boolean(),
      }),
    )
    .readonly(),
});

export type MyPromotion = z.infer<typeof myPromotion>;

const duty = z.object({
  kind: z.string(),
  clause: z.string(),
  about: z.string().exactOptional(),
  due: moment.exactOptional(),
  state: z.enum(['open', 'reminder', 'overdue', 'late']),
});

const clock = z.object({
  kind: z.enum(['may start', 'starts', 'entries close', 'draw']),
  clause: z.string(),
  at: moment,
});

const completeness = z.object({
  done: count,
  of: count,
  /** What is still to be said: of the promotion, of a prize, or of a thing in a prize, counted from 1. */
  missing: z
    .array(
      z.object({
        clause: z.string(),
        term: z.enum(termIds),
        prize: z.string().exactOptional(),
        item: count.exactOptional(),
      }),
    )
    .readonly(),
});

/** A promotion in the list of the desk: where it stands, and what is to be done. */
export const deskPromotionCard = z.object({
  ...card,
  duties: z.array(duty).readonly(),
  /** What it waits for by itself, if it does. */
  clock: clock.exactOptional(),
  completeness,
  version,
});

export type DeskPromotionCard = z.infer<typeof deskPromotionCard>;

/** All that the stream says of a promotion but its entries. What is personal is not in it, only where it lies. */
const whole = z
  .custom<Omit<Promotion, 'entries'>>((value) => typeof value === 'object' && value !== null, {
    error: 'an object',
  })
  .meta({ type: 'object' });

export const deskPromotion = deskPromotionCard.extend({ entries: count, whole });

export type DeskPromotion = z.infer<typeof deskPromotion>;

/** Something personal: whole, erased, or no longer what was put down. */
export const personalState = z.enum(['whole', 'erased', 'changed']);

export const personalText = z.object({
  is: personalState,
  /** The fields as they were given: name, address, reasons, or the words of a complaint. */
  fields: z.record(z.string(), z.string()).readonly(),
});

/** What the operator keeps for all promotions. */
export const promotionRegister = z.object({
  prescribed: z.array(z.object({ category: z.string(), reference: z.string() })).readonly(),
  members: z.array(z.object({ person: z.string(), membership: z.string() })).readonly(),
});
