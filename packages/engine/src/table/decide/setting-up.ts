import { isStake } from '../../money.ts';
import type { OpeningCommand } from '../command/opening.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import type { DiceKind, Mode, Setup } from '../setup.ts';
import { isBlank } from './blank.ts';
import { payTableUnposted } from './pay-table.ts';

/** More seats than any table has room for. */
const MOST_SEATS = 100;

export function setUpTable(
  context: Context,
  { setup }: Extract<OpeningCommand, { readonly type: 'SetUpTable' }>,
): Decided<EventBody> {
  const { table, cite, procedure } = context;
  if (table.state !== 'closed')
    return refuse(
      'TABLE_IS_OPEN',
      cite(procedure.opening.closing),
      'The table is open. Close it before setting it up again.',
    );
  if (table.seats.size > 0)
    return refuse(
      'PLAYERS_ARE_SEATED',
      'policy/set-up',
      `${table.seats.size} players are seated here. They cash out and stand up first.`,
    );
  const fault = faultOf(setup);
  if (fault !== undefined) return refuse('SETUP_NOT_ALLOWED', 'policy/set-up', fault);
  const unposted = payTableUnposted(context);
  if (unposted !== undefined) return unposted;

  return accept({ type: 'TableSetUp', setup, clause: 'policy/set-up' });
}

const modes: readonly string[] = ['home', 'fun', 'strict', 'training'] satisfies readonly Mode[];
const kinds: readonly string[] = ['virtual', 'physical'] satisfies readonly DiceKind[];

function faultOf({ table, mode, dice, seats, policies }: Setup): string | undefined {
  const { chip, chipStep, age, limitsAtEntry } = policies;
  if (isBlank(table)) return 'A table has a name. Give it one.';
  if (!modes.includes(mode)) return `'${mode}' is no mode. The modes are ${modes.join(', ')}.`;
  if (!kinds.includes(dice)) return `Dice are ${kinds.join(' or ')}, not '${dice}'.`;
  if (limitsAtEntry !== 'refuse' && limitsAtEntry !== 'flag')
    return `A bet outside the limits is refused or flagged at entry, not '${String(limitsAtEntry)}'.`;
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS)
    return `A table has 1 to ${MOST_SEATS} seats, not ${seats}.`;
  if (chip !== undefined && !isStake(chip)) return 'The smallest payable chip is whole cents above nothing.';
  if (chipStep !== undefined && !isStake(chipStep))
    return 'The step in what a chip may be worth is whole cents above nothing.';
  if (age !== undefined && (!Number.isInteger(age) || age < 0)) return 'An age is a whole number of years.';
  return undefined;
}
