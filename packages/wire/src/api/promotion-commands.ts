import {
  awardMethods,
  hitFindings,
  type PromotionCommand,
  paymentWays,
  type TellingWay,
  tellingWays,
  termsChannels,
} from '@dicepit/desks';
import { z } from 'zod';
import { pips } from '../command/parts.ts';
import { cents, id, label, list, moment, oneOf, passage, strict, words } from '../fields.ts';
import { promotionTerms as terms } from './promotion-terms.ts';

export const awardMethod = oneOf(...awardMethods);

// The ways are the keys of the table that says which of them count.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const ways = Object.keys(tellingWays) as [TellingWay, ...TellingWay[]];
const way = oneOf(...ways);

const of = <Type extends PromotionCommand['type'], Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) => strict({ type: z.literal(type), ...shape });

/** What the operator and the scrutineer do at the promotions desk; the pit adds what it knows by itself. */
export const promotionCommand = z.discriminatedUnion('type', [
  of('ChangeTerms', { terms }),
  of('ReviewPrize', {
    prize: label,
    text: passage,
    why: label,
    finding: oneOf(...hitFindings),
    reason: words,
  }),
  of('RecordMarketing', { item: strict({ item: id, what: label, reference: label }) }),
  of('RecordChannel', { channel: oneOf(...termsChannels) }),
  of('NotifyAuthority', { reference: label }),
  of('OpenPromotion', { start: moment }),
  of('ProposeAmendment', { terms, why: words }),
  of('ApproveAmendment', { amendment: id, reference: label }),
  of('FixEntries', {}),
  of('NominateScrutineer', { person: id }),
  of('Attest', { when: oneOf('before', 'after'), words }),
  of('RunDraw', {}),
  of('ThrowForPrize', { faces: list(pips) }),
  of('RedrawPrize', { prize: id, faces: list(pips).exactOptional() }),
  of('LogTelling', { prize: id, way, outcome: oneOf('told', 'sent', 'no answer') }),
  of('MeetClaim', {
    claim: id,
    take: oneOf('prize', 'cash alternative'),
    /** `payee` is whom a part is made out to, by name; the winner where nothing is said. It is compared and not kept. */
    parts: list(strict({ way: oneOf(...paymentWays), cents, payee: label.exactOptional() })),
    table: id.exactOptional(),
    /** Why it is handed over before its date, where it is. */
    remark: words.exactOptional(),
  }),
  of('LogDenialNotice', { claim: id, way }),
  of('DecideDispute', { dispute: id, words }),
  of('AdviseOfComplaint', { dispute: id, how: oneOf('shown', 'told') }),
  of('CloseDispute', { dispute: id }),
  of('DeclareCompromised', { reason: words }),
  of('Postpone', { what: oneOf('promotion', 'draw') }),
  of('CancelDraw', {}),
  of('RecordValidation', { words }),
  of('ClosePromotion', { words }),
]);

export type GivenPromotionCommand = z.output<typeof promotionCommand>;
