import { accept, type Ruling, type Stamp } from '../ruling.ts';
import type { Prescribed } from './barred.ts';
import type { Cited } from './cited.ts';
import { type PromotionRefusal, refuse } from './refusals.ts';
import { isBlank } from './terms.ts';

/** What the operator keeps for all promotions: what the regulations name, and who is a member of what. */
export type PromotionRegister = {
  readonly prescribed: readonly Prescribed[];
  /** Memberships by person. */
  readonly members: ReadonlyMap<string, string>;
};

export const newPromotionRegister: PromotionRegister = { prescribed: [], members: new Map() };

export type RegisterCommand = Stamp &
  (
    | ({ readonly type: 'Prescribe' } & Prescribed)
    | { readonly type: 'LiftPrescription'; readonly category: string; readonly reference: string }
    /** An empty membership ends it. */
    | { readonly type: 'SetMembership'; readonly person: string; readonly membership: string }
  );

export type RegisterEvent = Stamp & { readonly clause: Cited } & (
    | ({ readonly type: 'Prescribed' } & Prescribed)
    | { readonly type: 'PrescriptionLifted'; readonly category: string; readonly reference: string }
    | { readonly type: 'MembershipSet'; readonly person: string; readonly membership: string }
  );

export function decideRegister(
  { prescribed }: PromotionRegister,
  command: RegisterCommand,
): Ruling<RegisterEvent, PromotionRefusal> {
  const { by, at } = command;
  if (by.role !== 'operator')
    return refuse({ code: 'NOT_YOUR_ROLE', case: 'register', clause: 'nsw/10.5.5' });
  if (command.type === 'SetMembership') {
    const { person, membership } = command;
    return accept({ type: 'MembershipSet', person, membership, clause: 'nsw/10.7.3', by, at });
  }
  const { category, reference } = command;
  if (isBlank(category) || isBlank(reference))
    return refuse({ code: 'REFERENCE_MISSING', clause: 'nsw/10.5.5' });
  const isListed = prescribed.some((each) => each.category === category);
  if (command.type === 'Prescribe')
    return isListed
      ? refuse({ code: 'PRESCRIBED_ALREADY', clause: 'nsw/10.5.5', category })
      : accept({ type: 'Prescribed', category, reference, clause: 'nsw/10.5.5', by, at });
  return isListed
    ? accept({ type: 'PrescriptionLifted', category, reference, clause: 'nsw/10.5.5', by, at })
    : refuse({ code: 'NOT_PRESCRIBED', clause: 'nsw/10.5.5', category });
}

export function evolveRegister(register: PromotionRegister, event: RegisterEvent): PromotionRegister {
  const { prescribed, members } = register;
  switch (event.type) {
    case 'Prescribed': {
      const { category, reference } = event;
      return { ...register, prescribed: [...prescribed, { category, reference }] };
    }
    case 'PrescriptionLifted':
      return { ...register, prescribed: prescribed.filter(({ category }) => category !== event.category) };
    case 'MembershipSet': {
      const others = new Map(members);
      if (event.membership === '') others.delete(event.person);
      else others.set(event.person, event.membership);
      return { ...register, members: others };
    }
  }
}
