import { ageOn } from '../age.ts';
import type { StaffCommand } from '../command/staff.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { atOnce } from '../setup.ts';
import type { Table } from '../table.ts';

/** The staff commands and what decides each. */
export const staff: Decide<StaffCommand> = { SignOn: signOn, TakeOverDice: takeOverDice, SignOff: signOff };

type Command<Type extends StaffCommand['type']> = Extract<StaffCommand, { readonly type: Type }>;

function signOn(context: Context, { as, born }: Command<'SignOn'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { dealer, noBets, age } = procedure.staff;
  if (as !== by.role)
    return refuse('NOT_YOUR_ROLE', cite(dealer), `A ${by.role} signs on as that, not as ${as}.`);
  const young = tooYoung(context, born);
  if (young !== undefined) return young;
  if (table.staff.has(by.person)) return refuse('SIGNED_ON', cite(dealer), 'You are signed on already.');
  if (as === 'dealer' && hasBets(table, by.person))
    return refuse(
      'DEALER_MAY_NOT_BET',
      cite(noBets),
      'You have bets on this layout and do not deal. Take them down or wait until they are decided, or let the house or somebody without bets deal.',
    );
  if (as === 'dealer' && hasDice(table, by.person))
    return refuse(
      'SHOOTER_DOES_NOT_DEAL',
      cite(noBets),
      'You have the dice, and whoever throws bets. Give the dice up first, or let somebody else deal.',
    );

  const on: EventBody = {
    type: 'SignedOn',
    person: by.person,
    role: as,
    ...(age === undefined ? {} : { ageShown: age.years }),
    clause: cite(dealer),
  };
  const takesDice = as === 'dealer' && table.custodian === undefined && !byCount(context);
  return takesDice ? accept(on, taken(context, by.person)) : accept(on);
}

const hasDice = ({ shooter: { is }, seats }: Table, person: string): boolean =>
  is.kind === 'seat' && seats.get(is.seat)?.person === person;

/** Whether somebody has shown at this table that they are of an age. Nobody ever signed on without. */
export const hasShownAge = ({ staff, ages }: Table, person: string, years: number): boolean =>
  staff.has(person) || (ages?.get(person) ?? 0) >= years;

/** Why somebody may not help to run the game, where the pack asks for an age that they have not shown yet. */
function tooYoung(
  { table, by, procedure, cite, at }: Context,
  born: string | undefined,
): Decided<never> | undefined {
  const { age } = procedure.staff;
  if (age === undefined || (born === undefined && hasShownAge(table, by.person, age.years))) return undefined;
  const years = born === undefined ? undefined : ageOn(born, at);
  if (years === undefined)
    return refuse(
      'AGE_NOT_SHOWN',
      cite(age.clause),
      `Staff must be ${age.years} or over. Give a date of birth, such as 1990-12-31.`,
    );
  return !(years >= age.years)
    ? refuse('UNDER_AGE', cite(age.clause), `At ${years} you are under ${age.years} and may not help here.`)
    : undefined;
}

function takeOverDice(context: Context, { inBowl }: Command<'TakeOverDice'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { dealer, custody } = procedure.staff;
  const there = diceInBowl(table);
  if (table.staff.get(by.person) !== 'dealer')
    return refuse('NOT_SIGNED_ON', cite(dealer), 'You are not signed on as a dealer here. Sign on first.');
  if (table.custodian === by.person)
    return refuse('DICE_ARE_YOURS', cite(custody), 'You are in charge of the dice already.');
  if (inBowl !== there)
    return refuse(
      'COUNT_DIFFERS',
      cite(custody),
      `You count ${inBowl} dice in the bowl and there should be ${there}. Count again before taking over.`,
    );

  return accept(taken(context, by.person));
}

function signOff(context: Context, _command: Command<'SignOff'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { dealer, custody } = procedure.staff;
  const relief = [...table.staff].find(([person, role]) => role === 'dealer' && person !== by.person)?.[0];
  const off: EventBody = { type: 'SignedOff', person: by.person, clause: cite(dealer) };
  if (!table.staff.has(by.person))
    return refuse('NOT_SIGNED_ON', cite(dealer), 'You are not signed on here.');
  if (table.custodian !== by.person) return accept(off);
  if (relief !== undefined && byCount(context))
    return refuse(
      'DICE_NOT_HANDED_OVER',
      cite(custody),
      'You are in charge of the dice. The dealer who relieves you takes them over by count first.',
    );
  if (relief === undefined && areOut(table))
    return refuse(
      'DICE_ARE_OUT',
      cite(custody),
      'The dice are out. Wait until they are back, or hand over to a relief dealer.',
    );

  return relief === undefined ? accept(off) : accept(taken(context, relief), off);
}

/** People confirm by count what they take over; with dice made of software there is nothing to count. */
const byCount = ({ table, setup }: Context): boolean => table.state === 'open' && !atOnce(setup);

const taken = ({ table, procedure, cite }: Context, dealer: string): EventBody => ({
  type: 'DiceTakenOver',
  dealer,
  inBowl: diceInBowl(table),
  clause: cite(procedure.staff.custody),
});

const diceInBowl = ({ dice }: Table): number =>
  [...dice.dice.values()].filter(({ place }) => place === 'bowl').length;

/** The dice are with the shooter, in the air, or lie as they fell. */
const areOut = ({ roll, shooter }: Table): boolean =>
  roll !== undefined || (shooter.holding && shooter.is.kind === 'seat');

export const hasBets = ({ seats, betting }: Table, person: string): boolean =>
  [...betting.bets, ...betting.late].some(({ seat }) => seats.get(seat)?.person === person);
