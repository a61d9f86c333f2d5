import type { chipsAt as en } from '../en/chips-at.ts';

/** Wo jemandes Chips sind und wie sie sich bewegen: ein Wort für jedes, am Pult wie auf den Handys. */
export const chipsAt: typeof en = {
  account: 'Konto',
  rack: 'Rack',
  onTable: 'Gesetzt',
  lines: {
    AccountOpened: 'Chips zur Begrüßung',
    ChipsIssued: 'Von der Spielleitung',
    BoughtIn: 'Vom Konto ins Rack',
    CashedOut: 'Vom Rack aufs Konto',
    ReversalApproved: 'Zurückgenommen',
  },
};
