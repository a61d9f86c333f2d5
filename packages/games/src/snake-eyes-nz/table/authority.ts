import type { PackAuthority, Role } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

const dealer: readonly Role[] = ['dealer'];
const operator: readonly Role[] = ['operator'];
const gameSupervisorOrAbove: readonly Role[] = [
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
];

/** Who may give a command where Division 11A says so; what stands beside a step of the procedure is not repeated. */
export const authority: PackAuthority<Clause> = {
  RegisterEquipment: { roles: gameSupervisorOrAbove, clause: '3.4' },
  SwitchEquipment: { roles: gameSupervisorOrAbove, clause: '3.4' },
  ApproveEquipment: { roles: operator, clause: '3.5' },
  AttestEquipment: { roles: operator, clause: '3.5#3' },
  PostOdds: { roles: operator, clause: '4.10' },
  PutInBowl: { roles: dealer, clause: '5.1' },
  TakeOverDice: { roles: dealer, clause: '5.1' },
  OfferDice: { roles: dealer, clause: '5.3(a)' },
  KeyEntry: { roles: dealer, clause: '5.6(b)' },
  PressEntry: { roles: dealer, clause: '5.6(b)' },
  CollectDice: { roles: dealer, clause: '5.6(c)' },
  CentreDice: { roles: dealer, clause: '5.6(d)' },
  PassDice: { roles: dealer, clause: '5.6(e)' },
};
