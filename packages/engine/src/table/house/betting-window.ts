import type { TableRefusal, TableRules } from '../concern.ts';
import { diceOut } from '../concerns/betting.ts';
import { contextOf } from '../context.ts';
import { phaseOf } from '../phase.ts';
import type { By, Moment } from '../role.ts';
import type { Table } from '../table.ts';
import { layoutClosed } from '../windows.ts';
import type { HouseSettings } from './settings.ts';

/** Why no new bet at all is taken at a table, whoever places it and on whatever; undefined where some are. */
export function whyNoBets(rules: TableRules, table: Table, at: Moment): TableRefusal | undefined {
  const anybody: By = { person: '', role: 'player' };
  const context = table.setup && contextOf(rules, table, table.setup, { by: anybody, at });
  if (context === undefined) return undefined;
  const closed = layoutClosed(context) ?? diceOut(context, undefined);
  return closed?.ok === false ? closed.refusal : undefined;
}

/** Why nothing goes on at any table of a pit that is paused. */
export const pitPaused: TableRefusal = {
  code: 'PIT_PAUSED',
  clause: 'policy/pause',
  message: 'The pit is paused. Wait until it goes on.',
};

/** A refusal that ends by itself, and after how many seconds. */
type WaitRefusal = TableRefusal & { readonly after: number };

/** Why a shooter has to wait with the throw though the rules would let it pass, while the others may still bet. */
export function throwHeld(table: Table, waited: number, betting: number): WaitRefusal | undefined {
  const left = (betsTakenFor(table, betting) ?? 0) - waited;
  if (left <= 0) return undefined;
  const after = Math.ceil(left / 1_000);
  return {
    code: 'BETS_ARE_TAKEN',
    clause: 'policy/betting-window',
    message: `Bets are taken for another ${after} s, or until everybody has one up. Throw then.`,
    after,
  };
}

/**
 * For how many milliseconds from when a table came to take bets the others may bet before a shooter throws, where the
 * house runs it. It ends early when everybody at the table has a bet up, and there is none for somebody alone or while a
 * void roll has locked the layout.
 *
 * The house passes the dice back as soon as a roll is settled, so that without this wait a quick shooter would leave
 * the others no time at all.
 */
export function betsTakenFor(table: Table, betting: number): number | undefined {
  if (phaseOf(table) !== 'betting') return undefined;
  const { seats, betting: layout } = table;
  const waiting = [...seats.keys()].some((seat) => !layout.bets.some((bet) => bet.seat === seat));
  return sharesWindow(table) && waiting ? betting : undefined;
}

/** Once the others have bet, a shooter has so long to throw before the house takes the dice, in milliseconds. */
const LEFT_TO_THROW = 15_000;

/**
 * How long a shooter may hold the dice, in milliseconds. The clock never takes away dice that could not be thrown: after
 * the time in which the others bet there is time left.
 */
export function holdsDiceFor(
  table: Table,
  { betting, throwing }: Pick<HouseSettings, 'betting' | 'throwing'>,
): number {
  return sharesWindow(table) ? Math.max(throwing, betting + Math.min(throwing, LEFT_TO_THROW)) : throwing;
}

/** Whether there are others whose bets are waited for. */
const sharesWindow = ({ seats, frozen }: Table): boolean => seats.size > 1 && !frozen;
