import type { Answer } from '@dicepit/client';
import type { HostTable } from '@dicepit/wire';
import { bornAtLatest } from '../../join/seating.ts';
import { client } from '../../live/pit.ts';
import { type PaceName, paces } from '../start/paces.ts';

type Pace = NonNullable<HostTable['pace']>;

/** Closes a table as soon as no roll is under way: the house by its hour, people by a supervisor's word. */
export function closeTable({ card, pace }: HostTable, now: number): Promise<Answer<unknown>> {
  return pace === null
    ? client.table(card.table).command({ type: 'CloseTable' })
    : repace(card.table, { ...pace, closesAt: now });
}

/** Closes a table that people deal at in the middle of a set, once it was said what becomes of the bets. */
export const breakOff = ({ card }: HostTable): Promise<Answer<unknown>> =>
  client.table(card.table).command({ type: 'CloseTable', breaksOff: true });

/** Signs the host on, with the latest day of birth of somebody of an age. */
export const showAge = ({ card }: HostTable, years: number, now: number): Promise<Answer<unknown>> =>
  client
    .table(card.table)
    .command({ type: 'SignOn', as: 'operator', born: bornAtLatest(years, now) }, { as: 'operator' });

/** Opens a table again that the house runs; those of people are opened at their own pads. */
export function reopenTable({ card, pace }: HostTable): Promise<Answer<unknown>> {
  if (pace === null) return client.table(card.table).command({ type: 'OpenTable', float: FLOAT });
  const { closesAt: _, ...open } = pace;
  return repace(card.table, open);
}

/** Has the house deal more quickly or more slowly, and close when it would have. */
export const paceTable = ({ card }: HostTable, pace: Pace, name: PaceName): Promise<Answer<unknown>> =>
  repace(card.table, { ...pace, ...paces[name] });

/** Gives everybody at a party so long for a throw. */
export const timeThrows = ({ card }: HostTable, pace: Pace, throwing: number): Promise<Answer<unknown>> =>
  repace(card.table, { ...pace, throwing });

const FLOAT = 10_000_00;

/** The pace is said as a whole: what is left out would be as the house likes it. */
const repace = (table: string, pace: Pace): Promise<Answer<unknown>> =>
  client.ask('paceTable', { params: { table }, body: { staff: { by: 'house', pace } } });
