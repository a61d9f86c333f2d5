import { phaseOf } from '@dicepit/engine';
import { dealerWords } from '../said.ts';
import { type Desk, whyNotYours } from './desk.ts';
import type { SheetState } from './sheet-state.ts';

export type Way = { readonly name: string; readonly sheet: SheetState; readonly why?: string | undefined };

/** What is likeliest to be wanted in this phase; the rest is under More. */
export function ways(desk: Desk): readonly Way[] {
  const said = dealerWords.value;
  const more: Way = { name: said.more, sheet: { is: 'more' } };
  const fault: Way = { name: said.fault, sheet: { is: 'fault' } };
  const off: Way = { name: said.dieOff, sheet: { is: 'dice' } };
  const physical = desk.setup.dice === 'physical';
  switch (phaseOf(desk.table)) {
    case 'closed':
    case 'opening':
      return [
        { name: said.staffTitle, sheet: { is: 'staff' } },
        { name: said.signsShort, sheet: { is: 'signs' } },
        { name: said.dice, sheet: { is: 'dice' } },
        more,
      ];
    case 'halted':
    case 'offering the dice':
    case 'betting':
      return [
        hasShooter(desk)
          ? { name: said.shooterTools, sheet: { is: 'shooter' } }
          : { name: said.signsShort, sheet: { is: 'signs' } },
        { name: said.seatsAndChips, sheet: { is: 'seats' } },
        physical ? off : fault,
        more,
      ];
    case 'dice out':
    case 'at rest':
      return [
        { name: said.noRoll, sheet: { is: 'no roll' }, why: whyNotYours(desk, 'CallNoRoll') },
        ...(physical ? [{ name: said.theFace, sheet: { is: 'face' } } as const, off] : [fault]),
        more,
      ];
    case 'called':
      return [
        { name: said.wrongEntry, sheet: { is: 'amend' } },
        { name: said.overrule, sheet: { is: 'overrule' } },
        fault,
        more,
      ];
  }
}

/** The same for a key: what has a button on the desk just now, or under More at any time. */
export function wayTo(desk: Desk, sheet: SheetState['is']): Way | undefined {
  const shown = ways(desk).find((way) => way.sheet.is === sheet);
  return shown ?? underMore(desk).find((way) => way.sheet.is === sheet);
}

/** What has no button of its own at the desk. */
export function underMore(desk: Desk): readonly Way[] {
  const said = dealerWords.value;
  return [
    { name: said.callSupervisor, sheet: { is: 'supervisor' } },
    { name: said.seatsAndChips, sheet: { is: 'seats' } },
    ...(hasShooter(desk) ? [{ name: said.shooterTools, sheet: { is: 'shooter' } } as const] : []),
    { name: said.diceTitle, sheet: { is: 'dice' } },
    { name: said.signsTitle, sheet: { is: 'signs' } },
    { name: said.staffTitle, sheet: { is: 'staff' } },
    { name: said.incidentsTitle, sheet: { is: 'incidents' } },
    { name: said.rollsTitle, sheet: { is: 'overrule' } },
    { name: said.fault, sheet: { is: 'fault' } },
    { name: said.everything, sheet: { is: 'all' } },
    { name: said.keys, sheet: { is: 'keys' } },
  ];
}

/** Where the dealer throws in every game, there is no shooter to speak of. */
const hasShooter = ({ game }: Desk): boolean => game.procedure.thrower.who === 'shooter';
