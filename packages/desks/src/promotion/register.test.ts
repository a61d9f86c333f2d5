import { describe, expect, test } from 'vitest';
import {
  decideRegister,
  evolveRegister,
  newPromotionRegister,
  type PromotionRegister,
  type RegisterCommand,
} from './register.ts';
import { as, olga } from './testing/desk.ts';

const surgery = { category: 'cosmetic surgery', reference: 'regulation 12' };
const prescribe = { type: 'Prescribe', ...surgery, by: olga, at: 1 } as const;

function after(...commands: readonly RegisterCommand[]): PromotionRegister {
  return commands.reduce((register, command) => {
    const ruling = decideRegister(register, command);
    return ruling.ok ? ruling.events.reduce(evolveRegister, register) : register;
  }, newPromotionRegister);
}

describe('the register', () => {
  test('nsw/10.5.5 of what is prescribed is kept by the operator, with the regulation', () => {
    expect(after(prescribe).prescribed).toEqual([surgery]);
    expect(after(prescribe, { ...prescribe, type: 'LiftPrescription' }).prescribed).toEqual([]);
    expect(decideRegister(newPromotionRegister, { ...prescribe, reference: ' ' })).toMatchObject({
      refusal: { code: 'REFERENCE_MISSING', clause: 'nsw/10.5.5' },
    });
    expect(decideRegister(newPromotionRegister, { ...prescribe, by: as('ann') })).toMatchObject({
      refusal: { code: 'NOT_YOUR_ROLE' },
    });
    expect(decideRegister(after(prescribe), prescribe)).toMatchObject({
      refusal: { code: 'PRESCRIBED_ALREADY' },
    });
    expect(decideRegister(newPromotionRegister, { ...prescribe, type: 'LiftPrescription' })).toMatchObject({
      refusal: { code: 'NOT_PRESCRIBED' },
    });
  });

  test('nsw/10.7.3 knows who is a member of what, until that ends', () => {
    const member = (membership: string) =>
      ({ type: 'SetMembership', person: 'p-ann', membership, by: olga, at: 1 }) as const;
    expect(after(member('silver'), member('gold')).members).toEqual(new Map([['p-ann', 'gold']]));
    expect(after(member('gold'), member('')).members).toEqual(new Map());
  });
});
