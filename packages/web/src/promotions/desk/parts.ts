import type { DeskPromotion } from '@dicepit/wire';

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
