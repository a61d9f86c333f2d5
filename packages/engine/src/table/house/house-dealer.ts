import { isRoll } from '../../roll.ts';
import type { CommandBody, TableRules } from '../concern.ts';
import { isDeclinedByAll } from '../concerns/shooter.ts';
import { rolesFor } from '../concerns.ts';
import { decideTable } from '../decide.ts';
import { phaseOf } from '../phase.ts';
import { type By, ladder, type Moment } from '../role.ts';
import { byPeople } from '../setup.ts';
import type { CurrentRoll, Table } from '../table.ts';
import { holdsDiceFor } from './betting-window.ts';
import type { HouseSettings } from './settings.ts';

/** A command of the house, and as what it gives it. */
export type HouseCommand = { readonly command: CommandBody; readonly by: By };

/**
 * What the house does next at an unattended table of virtual dice, or nothing for now.
 *
 * It gives the commands that people would, and each of them changes what it answered to: a second node that
 * gives the same one is refused and nothing happens twice. Dice brought to rest come without faces, which the
 * caller adds from wherever they are sealed.
 */
export function houseDealer(
  rules: TableRules,
  table: Table,
  now: Moment,
  settings: HouseSettings,
): HouseCommand | undefined {
  const { setup } = table;
  if (setup === undefined || setup.dice === 'physical' || byPeople(setup)) return undefined;
  const wished = inOrder(rules, table, now, settings).flatMap((command) =>
    asHouse(rules, command).map((by) => ({ command, by })),
  );
  return wished.find(
    ({ command, by }) =>
      command.type === 'BringToRest' || decideTable(rules, table, { ...command, by, at: now }).ok,
  );
}

/** As what the house may give a command: as the dealer where that will do, else as somebody higher. */
export const asHouse = ({ procedure }: TableRules, { type }: Pick<CommandBody, 'type'>): readonly By[] =>
  ladder
    .filter((role) => rolesFor(procedure, type).roles.includes(role))
    .map((role) => ({ person: 'house', role }));

/** What the house would do in this phase, the first thing that the rules allow. */
function inOrder(
  rules: TableRules,
  table: Table,
  now: Moment,
  settings: HouseSettings,
): readonly CommandBody[] {
  const waited = now - table.since;
  const closing = settings.closesAt !== undefined && now >= settings.closesAt;
  switch (phaseOf(table)) {
    case 'closed':
      return closing ? [] : [{ type: 'OpenTable', float: settings.float }];
    case 'opening':
      return [{ type: 'StartPlay' }];
    // Whatever stopped the table is for people to mend.
    case 'halted':
      return [];
    case 'offering the dice':
      return waited < settings.answering ? [] : silence(table);
    case 'betting':
      return [...closingDown(rules, table, now, settings), ...nextThrow(table, waited, settings)];
    case 'dice out':
      return [...declined(table), ...(waited < settings.rolling ? [] : [{ type: 'BringToRest' } as const])];
    case 'at rest':
      return table.roll === undefined ? [] : call(table.roll);
    case 'called':
      return waited < settings.showing ? [] : [{ type: 'SettleRoll' }];
  }
}

/** Closes at the hour; the sign about it is up in time, where the rules ask for one. */
function closingDown(
  { procedure }: TableRules,
  { signs }: Table,
  now: Moment,
  { closesAt }: HouseSettings,
): readonly CommandBody[] {
  if (closesAt === undefined) return [];
  const notice = procedure.signs.closing.minutes * 60_000;
  const sign: readonly CommandBody[] =
    notice > 0 && signs.closing === undefined && now >= closesAt - notice
      ? [{ type: 'PostClosing', closesAt: Math.max(closesAt, now + notice) }]
      : [];
  return now < closesAt ? sign : [{ type: 'CloseTable' }, ...sign];
}

/** Brings the table to its next throw: the dice offered, passed, and thrown by the dealer where the dealer throws. */
function nextThrow(table: Table, waited: number, settings: HouseSettings): readonly CommandBody[] {
  const { is, holding } = table.shooter;
  switch (is.kind) {
    case 'nobody':
    case 'offered':
      return isAskedAgain(table) && waited >= settings.betting
        ? [{ type: 'OfferDice', again: true }]
        : [{ type: 'OfferDice' }];
    case 'choosing':
      return [];
    case 'seat':
      if (is.unable) return standIn(is, waited, settings);
      if (holding)
        return waited < holdsDiceFor(table, settings) ? [] : [passedOver, { type: 'ReportUnable' }];
      return waited < settings.betting ? [] : [{ type: 'PassDice' }];
    case 'dealer':
      return waited < settings.betting ? [] : [{ type: 'PassDice' }, { type: 'ThrowDice' }];
  }
}

/**
 * Whether the house goes round again when nobody wanted the dice: bets that lie there are to be decided. Where none does
 * the next bet is reason enough to ask, and nobody is asked all night.
 */
export const isAskedAgain = (table: Table): boolean =>
  isDeclinedByAll(table) && table.betting.bets.length > 0;

/** A set that its shooter leaves lying is finished by the house, for the shooter's account. */
function standIn(
  { seat, substitute }: { readonly seat: number; readonly substitute?: string },
  waited: number,
  settings: HouseSettings,
): readonly CommandBody[] {
  // A program has no date of birth; where one is asked for, this one is old enough.
  if (substitute === undefined) return [{ type: 'NameSubstitute', person: 'house', born: '1900-01-01' }];
  if (substitute !== 'house' || waited < settings.betting) return [];
  return [{ type: 'PassDice' }, { type: 'ThrowDice', seat }];
}

/** Nobody of the house can judge whether a bet came in time, so that it goes back to its owner at once. */
const declined = ({ betting }: Table): readonly CommandBody[] =>
  betting.late.map(({ bet }) => ({ type: 'DeclineLateBet', bet }));

const passedOver: CommandBody = {
  type: 'OrderToPass',
  cause: 'delay',
  words: 'The dice were held too long.',
};

/** An offer that nobody answers is taken as declined, so that the dice go round. */
function silence({ shooter: { is } }: Table): readonly CommandBody[] {
  return is.kind === 'offered' && is.to !== 'waiting' ? [{ type: 'DeclineDice', seat: is.to }] : [];
}

const call = ({ faces }: CurrentRoll): readonly CommandBody[] =>
  isRoll(faces, 2) || isRoll(faces, 3) ? [{ type: 'CallRoll', faces }] : [];
