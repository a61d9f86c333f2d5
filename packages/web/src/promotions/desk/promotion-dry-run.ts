import {
  type DeskRefusal,
  decidePromotion,
  type Prescribed,
  type Promotion,
  type PromotionCommand,
  type PromotionEntry,
  promotionAuthority,
} from '@dicepit/desks';
import type { By, Moment, Role } from '@dicepit/engine';
import type { DeskPromotion, GivenPromotionCommand } from '@dicepit/wire';

/** What the page knows of the pit around a promotion; the pit itself knows it better and has the last word. */
export type Around = {
  readonly person: string;
  readonly roles: readonly Role[];
  readonly at: Moment;
  readonly prescribed: readonly Prescribed[];
  /** Those who are scrutineers in the pit. */
  readonly scrutineers: ReadonlySet<string>;
  /** The list as it was fixed, which a throw of dice is made among. */
  readonly entries: readonly PromotionEntry[];
};

/**
 * Why something would be refused, by the very decider that the pit asks; nothing where it would be done, as far as the
 * page can know.
 */
export function refusalOf(
  facts: DeskPromotion,
  given: GivenPromotionCommand,
  around: Around,
): DeskRefusal | undefined {
  const ruling = decidePromotion(promotionIn(facts, around.entries), commandOf(given, around));
  // Only the pit has the seed; whether it is the right one is seen when it is opened.
  return ruling.ok || ruling.refusal.code === 'SEED_DIFFERS' ? undefined : ruling.refusal;
}

/** As what somebody would give a command: as whoever may, where they are that. */
export function asWhom(
  { person, roles }: Pick<Around, 'person' | 'roles'>,
  type: PromotionCommand['type'],
): By {
  const able = promotionAuthority[type].roles.find((role) => roles.includes(role));
  return { person, role: able ?? roles[0] ?? 'player' };
}

const promotionIn = ({ whole, entries }: DeskPromotion, list: readonly PromotionEntry[]): Promotion => ({
  ...whole,
  entries: { count: entries, blocks: [list] },
});

function commandOf(given: GivenPromotionCommand, around: Around): PromotionCommand {
  const stamp = { by: asWhom(around, given.type), at: around.at };
  const { prescribed } = around;
  switch (given.type) {
    case 'ChangeTerms':
    case 'ProposeAmendment':
    case 'ApproveAmendment':
    case 'ReviewPrize':
    case 'NotifyAuthority':
      return { ...given, prescribed, ...stamp };
    case 'OpenPromotion':
      return { ...given, prescribed, commitment: 'made by the pit', ...stamp };
    case 'NominateScrutineer':
      return { ...given, isScrutineer: around.scrutineers.has(given.person), ...stamp };
    case 'RunDraw':
      return { ...given, seed: '', isScrutineerHere: true, prescribed, ...stamp };
    case 'ThrowForPrize':
    case 'RedrawPrize':
      return { ...given, isScrutineerHere: true, prescribed, ...stamp };
    case 'MeetClaim': {
      const parts = given.parts.map(({ way, cents }) => ({ way, cents, toWinner: true }));
      return { ...given, parts, prescribed, ...stamp };
    }
    case 'RecordMarketing':
    case 'RecordChannel':
    case 'FixEntries':
    case 'Attest':
    case 'LogTelling':
    case 'LogDenialNotice':
    case 'DecideDispute':
    case 'AdviseOfComplaint':
    case 'CloseDispute':
    case 'DeclareCompromised':
    case 'Postpone':
    case 'CancelDraw':
    case 'RecordValidation':
    case 'ClosePromotion':
      return { ...given, ...stamp };
  }
}

/** The parts of one promotion, in the order in which it goes through them. */
export const partIds = [
  'terms',
  'opening',
  'entries',
  'draw',
  'winners',
  'claims',
  'disputes',
  'integrity',
] as const;

export type PartId = (typeof partIds)[number];

/** The part that an address names; otherwise the one where there is most likely something to do. */
export function partFor(named: string | undefined, { stage, completeness }: DeskPromotion): PartId {
  const found = partIds.find((id) => id === named);
  if (found !== undefined) return found;
  switch (stage) {
    case 'draft':
      return completeness.missing.length > 0 ? 'terms' : 'opening';
    case 'notified':
      return 'opening';
    case 'running':
      return 'entries';
    case 'entries closed':
      return 'draw';
    case 'drawn':
      return 'winners';
    case 'awarded':
      return 'claims';
    case 'closed':
    case 'postponed':
    case 'cancelled':
      return 'integrity';
  }
}
