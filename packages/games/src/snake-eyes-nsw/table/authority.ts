import type { PackAuthority, Role } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

const dealer: readonly Role[] = ['dealer'];

/** Either kind of casino supervisor, and those above. */
const casinoSupervisors: readonly Role[] = [
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
];

/** Who may give a command where the order of 2019 says so; what stands beside a step of the procedure is not repeated. */
export const authority: PackAuthority<Clause> = {
  RegisterEquipment: { roles: casinoSupervisors, clause: '1.1(casino-supervisor)' },
  SwitchEquipment: { roles: casinoSupervisors, clause: '1.1(casino-supervisor)' },
  StartPlay: { roles: dealer, clause: '1.1(dealer)' },
  PutInBowl: { roles: dealer, clause: '3.1' },
  TakeOverDice: { roles: dealer, clause: '3.1' },
  OfferDice: { roles: dealer, clause: '3.2' },
  CollectDice: { roles: dealer, clause: '4.4' },
  CentreDice: { roles: dealer, clause: '4.4' },
  KeyEntry: { roles: dealer, clause: '4.6' },
  PressEntry: { roles: dealer, clause: '4.6' },
  SettleRoll: { roles: dealer, clause: '4.7' },
  SettleBet: { roles: dealer, clause: '4.7' },
  PassDice: { roles: dealer, clause: '4.7' },
  PostLimits: { roles: casinoSupervisors, clause: '7.5' },
  PostWagerLimits: { roles: casinoSupervisors, clause: '7.5' },
  PostRaise: { roles: casinoSupervisors, clause: '7.5' },
  PostSeatLimits: { roles: casinoSupervisors, clause: '7.6' },
  ChangePayTable: { roles: ['operator'], clause: '8.2' },
  PostClosing: { roles: casinoSupervisors, clause: '9.8' },
  CloseTable: { roles: casinoSupervisors, clause: '9.8' },
};
