import { writeMoney } from '../../money.ts';
import type { EventOf } from '../concern.ts';
import { listed, spoken, type Telling } from './say.ts';

export const opening: Telling<EventOf<'opening'>> = {
  TableSetUp: ({ setup }) =>
    `A table of ${setup.pack} is set up: ${setup.mode}, ${setup.dice} dice, ${setup.seats} seats.`,
  OpeningBegun: () => 'The opening begins.',
  ChecklistAnswered: ({ item, yes }) => `Checklist, ${spoken(item)}: ${yes ? 'yes' : 'no'}.`,
  FloatUnlocked: () => 'The float is unlocked.',
  FloatLocked: () => 'The float is locked.',
  FloatCounted: ({ cents, paidIn }) =>
    `The float is counted: ${writeMoney(cents)}${paidIn === undefined ? '' : `, in chips of ${listed(paidIn.map((worth) => writeMoney(worth)))}`}.`,
  OddsPosted: ({ odds }) => `The odds of ${odds.length} wagers are posted.`,
  PlayStarted: ({ thrower }) => `Play starts; the ${thrower} throws.`,
  TableClosed: () => 'The table is closed.',
};

export const equipment: Telling<EventOf<'equipment'>> = {
  EquipmentRegistered: ({ item, reference }) =>
    `Equipment registered: ${spoken(item)}${reference === undefined ? '' : `, ${reference}`}.`,
  EquipmentApproved: ({ item, approval }) => `Approval ${approval} recorded for the ${spoken(item)}.`,
  EquipmentAttested: ({ item, standard, version }) =>
    `The ${spoken(item)} is attested to meet ${standard}, version ${version}.`,
  EquipmentTested: ({ item, failed }) =>
    failed.length === 0
      ? `The ${spoken(item)} passes its self-test.`
      : `The ${spoken(item)} fails its self-test: ${listed(failed)}.`,
  EquipmentSwitched: ({ item, on }) => `The ${spoken(item)} is switched ${on ? 'on' : 'off'}.`,
};

export const receiving: Telling<EventOf<'receiving'>> = {
  DiceReceived: ({ dice, set }) => `Dice received: ${listed(dice)}, set ${set}.`,
  DiceInspected: ({ findings }) =>
    `Dice inspected: ${listed(findings.map(({ die, sound }) => `${die} ${sound ? 'sound' : 'unfit'}`))}.`,
  DicePlaced: ({ dice, place }) =>
    `${listed(dice)} ${lie(dice)} ${place === 'bowl' ? 'in the bowl' : 'on the layout'}.`,
  DiceQuarantined: ({ dice }) => `${listed(dice)} put away: not to be thrown.`,
};

export const staff: Telling<EventOf<'staff'>> = {
  SignedOn: ({ person, role }, say) => `${say.person(person)} signs on as ${spoken(role)}.`,
  DiceTakenOver: ({ dealer, inBowl }) => `${dealer} takes over the dice, ${inBowl} in the bowl.`,
  SignedOff: ({ person }, say) => `${say.person(person)} signs off.`,
};

const lie = (dice: readonly string[]): string => (dice.length === 1 ? 'lies' : 'lie');
