import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import type { PromotionEvent } from '../event.ts';
import { needsScrutineer } from '../money.ts';
import { isDrawn, type Promotion } from '../promotion.ts';
import { isBlank } from '../terms.ts';

export function nominateScrutineer(
  { winners }: Promotion,
  { person, isScrutineer, by, at }: OfType<'NominateScrutineer'>,
): Ruling<PromotionEvent> {
  if (!isScrutineer)
    return refuse(
      'NOT_A_SCRUTINEER',
      'nsw/10.2',
      'This person is not a scrutineer of the pit. Give them the role first.',
    );
  if (winners.length > 0)
    return refuse('ALREADY_DRAWN', 'nsw/10.2', 'The draw has begun under another scrutineer.');

  return happened({ type: 'ScrutineerNominated', person, clause: 'nsw/10.2', by, at });
}

export function attest(
  promotion: Promotion,
  { when, words, by, at }: OfType<'Attest'>,
): Ruling<PromotionEvent> {
  const { scrutineer, list, attested, winners } = promotion;
  if (by.person !== scrutineer)
    return refuse('NOT_NOMINATED', 'nsw/10.2', 'The scrutineer that the operator has named attests.');
  if (attested[when] !== undefined)
    return refuse('ATTESTED_ALREADY', 'nsw/10.2', 'This has been attested already.');
  if (when === 'before' && list === undefined)
    return refuse('LIST_NOT_FIXED', 'nsw/10.2', 'The list of entries is not fixed. Attest when it is.');
  if (when === 'before' && winners.length > 0)
    return refuse('ALREADY_DRAWN', 'nsw/10.2', 'The draw has begun already.');
  if (when === 'after' && !isDrawn(promotion))
    return refuse('NOT_DRAWN', 'nsw/10.2', 'The draw has not been made. Attest when it has.');
  if (isBlank(words)) return refuse('WORDS_MISSING', 'nsw/10.2', 'Say what you attest.');

  return happened({ type: 'Attested', when, words, clause: 'nsw/10.2', by, at });
}

/** A draw that nobody watches although somebody must. */
export function notOverseen(
  { terms, scrutineer, attested }: Promotion,
  { isScrutineerHere, by }: Pick<OfType<'RunDraw'>, 'isScrutineerHere' | 'by'>,
) {
  if (!needsScrutineer(terms)) return undefined;
  if (scrutineer === undefined)
    return refuse(
      'SCRUTINEER_NEEDED',
      'nsw/10.2',
      'A prize is worth more than $10,000. Nominate a scrutineer first.',
    );
  // Nobody oversees what they do themselves.
  if (by.person === scrutineer)
    return refuse(
      'SCRUTINEER_DRAWS',
      'nsw/10.2',
      'The scrutineer oversees the draw. Somebody else makes it.',
    );
  if (!isScrutineerHere)
    return refuse('SCRUTINEER_AWAY', 'nsw/10.2', 'The scrutineer is not signed in. Wait until they are.');
  if (attested.before === undefined)
    return refuse('NOT_ATTESTED', 'nsw/10.2', 'The scrutineer attests before the draw. Ask for it.');
  return undefined;
}
