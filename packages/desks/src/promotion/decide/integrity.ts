import { accept } from '../../ruling.ts';
import type { Cited } from '../cited.ts';
import type { OfType } from '../command.ts';
import type { PromotionRuling } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { isBlank } from '../terms.ts';

/** The clause by which integrity is declared compromised. */
export const DECLARATION = 'nsw/10.12#2' satisfies Cited;

export function declareCompromised(
  { integrity, opening }: Promotion,
  { reason, by, at }: OfType<'DeclareCompromised'>,
): PromotionRuling {
  if (integrity?.is === 'cancelled') return cancelled;
  if (integrity !== undefined) return refuse({ code: 'COMPROMISED_ALREADY', clause: 'nsw/10.12' });
  if (opening === undefined) return refuse({ code: 'NOT_OPENED', clause: 'nsw/10.12' });
  if (isBlank(reason)) return refuse({ code: 'REASON_MISSING', case: 'integrity', clause: 'nsw/10.12' });

  return accept({ type: 'IntegrityCompromised', reason, clause: DECLARATION, by, at });
}

export function postpone({ integrity }: Promotion, { what, by, at }: OfType<'Postpone'>): PromotionRuling {
  if (integrity?.is === 'cancelled') return cancelled;
  if (integrity === undefined) return sound;
  if (integrity.is === 'postponed' && integrity.what === what)
    return refuse({ code: 'POSTPONED_ALREADY', clause: 'nsw/10.12', what });

  return accept({ type: 'Postponed', what, clause: 'nsw/10.12#2', by, at });
}

/** What was handed over stays with its winner; whatever else was drawn or was still to be drawn is cancelled. */
export function cancelDraw(
  { integrity, awards }: Promotion,
  { by, at }: OfType<'CancelDraw'>,
): PromotionRuling {
  if (integrity?.is === 'cancelled') return cancelled;
  if (integrity === undefined) return sound;

  const kept = awards.map(({ prize }) => prize);
  return accept({
    type: 'DrawCancelled',
    ...(kept.length === 0 ? {} : { kept }),
    clause: 'nsw/10.12#2',
    by,
    at,
  });
}

export function recordValidation(
  { integrity }: Promotion,
  { words, by, at }: OfType<'RecordValidation'>,
): PromotionRuling {
  if (integrity?.is === 'cancelled') return cancelled;
  if (integrity?.is !== 'postponed') return refuse({ code: 'NOT_POSTPONED', clause: 'nsw/10.12' });
  if (isBlank(words)) return refuse({ code: 'WORDS_MISSING', case: 'validation', clause: 'nsw/10.12' });

  return accept({ type: 'IntegrityValidated', words, clause: 'nsw/10.12', by, at });
}

/** Why nothing goes on while integrity is in doubt. Entries go on where only the draw is put off. */
export function locked({ integrity }: Promotion, what: 'promotion' | 'draw') {
  if (integrity === undefined) return undefined;
  if (integrity.is === 'cancelled') return cancelled;
  if (integrity.is === 'postponed' && integrity.what === 'draw' && what === 'promotion') return undefined;
  const doubt = { code: 'INTEGRITY_IN_DOUBT', clause: 'nsw/10.12' } as const;
  return integrity.is === 'postponed'
    ? refuse({ ...doubt, case: 'postponed', what: integrity.what })
    : refuse({ ...doubt, case: 'compromised' });
}

const cancelled = refuse({ code: 'DRAW_IS_CANCELLED', case: 'draw', clause: 'nsw/10.12' });

const sound = refuse({ code: 'NOT_COMPROMISED', clause: 'nsw/10.12' });
