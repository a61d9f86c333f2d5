import type { TableRules } from '../concern.ts';
import { phaseOf } from '../phase.ts';
import type { Moment } from '../role.ts';
import type { Table } from '../table.ts';
import { holdsDiceFor } from './betting-window.ts';
import type { HouseSettings } from './settings.ts';

/**
 * When the house should look at a table again, though nothing has happened there meanwhile: the next moment at which
 * a wait is over. Nothing where only somebody else can move the table on.
 */
export function houseLooksAgain(
  rules: TableRules,
  table: Table,
  now: Moment,
  settings: HouseSettings,
): Moment | undefined {
  const waits = waitsIn(table, settings).map((wait) => table.since + wait);
  const coming = [...waits, ...closingMoments(rules, table, settings)].filter((moment) => moment > now);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

/** The waits that `houseDealer` has in this phase, from when the table came to it. */
function waitsIn(table: Table, settings: HouseSettings): readonly number[] {
  switch (phaseOf(table)) {
    case 'offering the dice':
      return [settings.answering];
    case 'betting':
      return [settings.betting, holdsDiceFor(table, settings)];
    case 'dice out':
      return [settings.rolling];
    case 'called':
      return [settings.showing];
    case 'closed':
    case 'opening':
    case 'halted':
    case 'at rest':
      return [];
  }
}

/** The hour of closing, when its sign is due, and the hour on the sign. */
function closingMoments(
  { procedure }: TableRules,
  { signs }: Table,
  { closesAt }: HouseSettings,
): readonly Moment[] {
  if (closesAt === undefined) return [];
  const sign = closesAt - procedure.signs.closing.minutes * 60_000;
  return [sign, closesAt, signs.closing?.closesAt ?? closesAt];
}
