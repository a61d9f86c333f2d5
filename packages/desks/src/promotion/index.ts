export { promotionAuthority } from './authority.ts';
export { barredCategories, itemCategories, LIQUOR, type Prescribed } from './barred.ts';
export { type Clock as PromotionClock, type ClockKind as PromotionClockKind, clockAt } from './clocks.ts';
export {
  type MarketingItem,
  type PromotionCommand,
  type TellingOutcome,
  type TellingWay,
  type TermsChannel,
  tellingWays,
  termsChannels,
} from './command.ts';
export { type Completeness, completeness, type MissingTerm } from './completeness.ts';
export { decidePromotion } from './decide/decide.ts';
export { DECLARATION } from './decide/integrity.ts';
export { type Duty as PromotionDuty, dutiesAt } from './duties.ts';
export type { DutyKind as PromotionDutyKind } from './duty-kinds.ts';
export { type EntryList, entriesIn, findEntries, type PromotionEntry } from './entry-list.ts';
export type { PrizeVoucher, PromotionEvent, Winner } from './event.ts';
export { evolvePromotion } from './evolve.ts';
export {
  isLargeClaim,
  LARGE_CLAIM,
  LARGE_PRIZE,
  needsScrutineer,
  type Payment,
} from './money.ts';
export { type DetailLine, listDetails, prizeDetails } from './prize-details.ts';
export {
  findReview,
  type HitFinding,
  hitFindings,
  hitsIn,
  type PrizeHit,
  type PrizeReview,
} from './prize-words.ts';
export * from './promotion.ts';
export { redrawDue } from './redraw-due.ts';
export { missingTerms, type PromotionRefusal, promotionRefusals } from './refusals.ts';
export {
  decideRegister,
  evolveRegister,
  newPromotionRegister,
  type PromotionRegister,
  type RegisterCommand,
  type RegisterEvent,
} from './register.ts';
export { type RequiredTerm, requiredTerms } from './required-terms.ts';
export { type PromotionStage, stageAt } from './stage.ts';
export { type TermId, termIds } from './term-ids.ts';
export * from './terms.ts';
