import type { Cents } from '../money.ts';
import { type Context, chipsAt, type EventBody } from './concern.ts';
import { oddsOn } from './concerns/signs.ts';
import { balanceOf, moved } from './table.ts';

/** The opening as the house performs it at once, step by step as people would. */
export function ceremony(
  context: Context,
  float: Cents,
  paidIn: readonly Cents[] | undefined,
): readonly EventBody[] {
  const { table, setup, game, procedure, cite } = context;
  const { checklist, dice, float: counting, lock, starting } = procedure.opening;
  const count = setup.dice === 'virtual' ? dice.most : dice.least;
  const fitted = fittedByHouse(context, count);
  const place = setup.dice === 'virtual' || fitted.some(({ item }) => item === 'bowl') ? 'bowl' : 'layout';
  const asked = setup.dice === 'physical' ? checklist.filter((each) => each.answeredBy !== 'reminder') : [];
  const postings = moved('outside', 'float', float - balanceOf(table.ledger, 'float'));
  return [
    { type: 'SignedOn', person: 'house', role: 'dealer', clause: cite(procedure.staff.dealer) },
    ...asked.map(
      ({ item, clause }): EventBody => ({ type: 'ChecklistAnswered', item, yes: true, clause: cite(clause) }),
    ),
    ...fitted.map(
      ({ item, clause, referenced }): EventBody => ({
        type: 'EquipmentRegistered',
        item,
        ...(referenced ? { reference: `${setup.table}-${item}` } : {}),
        count: item === 'marker-buttons' ? setup.seats : 1,
        on: true,
        clause: cite(clause),
      }),
    ),
    ...diceBrought(context, count, place),
    {
      type: 'DiceTakenOver',
      dealer: 'house',
      inBowl: place === 'bowl' ? count : 0,
      clause: cite(procedure.staff.custody),
    },
    { type: 'FloatUnlocked', clause: cite(lock) },
    {
      type: 'FloatCounted',
      cents: float,
      chips: [],
      ...(paidIn === undefined ? {} : { paidIn: chipsAt(context, paidIn) }),
      clause: cite(counting),
      postings,
    },
    oddsOn(context),
    { type: 'PlayStarted', thrower: game.procedure.thrower.who, clause: cite(starting) },
  ];
}

/** Dice that the house brings, or that are made of software: they come and are placed in one. */
export function diceBrought(
  { procedure, cite }: Context,
  count: number,
  place: 'bowl' | 'layout',
): readonly EventBody[] {
  const dice = Array.from({ length: count }, (_, index) => `D${index + 1}`);
  return [
    { type: 'DiceReceived', dice, set: 1, place: 'arriving', clause: cite(procedure.opening.dice.clause) },
    { type: 'DicePlaced', dice, place, clause: cite(procedure.receiving.placing) },
  ];
}

/** What stands at a table that the house opens: what is needed, and what it has at hand; no device. */
function fittedByHouse({ table, setup, procedure }: Context, dice: number) {
  return procedure.equipment.items.filter(
    ({ item, kind, needed, physical, atHand }) =>
      kind === 'thing' &&
      (physical !== true || setup.dice === 'physical') &&
      (atHand || needed === 'always' || (needed !== 'optional' && dice > needed.aboveDice)) &&
      table.opening.equipment.get(item)?.on !== true,
  );
}
