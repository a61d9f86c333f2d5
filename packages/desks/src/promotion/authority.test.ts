import { everyRole } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { promotionAuthority } from './authority.ts';
import type { PromotionCommand } from './command.ts';
import { decidePromotion } from './decide/decide.ts';
import { newPromotion } from './promotion.ts';

test.each(Object.entries(promotionAuthority))('%s is for those who may, and for nobody else', (type, may) => {
  for (const role of everyRole) {
    // The role is looked at before anything else, so that the rest of the command may be missing.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const command = { type, by: { person: 'p-x', role }, at: 1 } as unknown as PromotionCommand;
    const ruled = () =>
      decidePromotion(newPromotion, type === 'CreatePromotion' ? { ...command, ...fresh } : command);
    expect({ role, ruling: ruled() }).toMatchObject({
      role,
      ruling: may.roles.includes(role)
        ? type === 'CreatePromotion'
          ? { ok: true }
          : { refusal: { code: 'NO_SUCH_PROMOTION' } }
        : { refusal: { code: 'NOT_YOUR_ROLE', clause: may.clause } },
    });
  }
});

const fresh = { promotion: 'pr-1', title: 'A draw', method: 'prize draw' };
