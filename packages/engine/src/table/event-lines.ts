import { paymentSteps, readOdds } from '../money.ts';
import type { Game } from '../pack.ts';
import type { RefusalIn, RefusalTable } from '../refusal-table.ts';
import type { EventBody, EventLine, TellingPlace } from './concern.ts';
import { toldByType } from './concerns.ts';
import type { Table, TableSettlement } from './table.ts';

// What happened at a table as lines: for each event the line of a catalogue that tells it, with its figures. The
// sentences are in `packages/words`; each concern says what they are filled with.

/** What somebody is called, by their id. */
export type NameOf = TellingPlace['nameOf'];

/**
 * What is told of an event: its line, and a line of its own for every bet that something happened to. The table is
 * the one it happened at, before it did.
 */
export function linesOfEvent(
  event: EventBody,
  table: Pick<Table, 'seats' | 'betting'>,
  game: Game | undefined,
  nameOf: NameOf = (person) => person,
): readonly EventLine[] {
  // Each telling takes the event of its own type; the list of them is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tell = toldByType[event.type] as (
    event: EventBody,
    at: TellingPlace,
  ) => EventLine | readonly EventLine[];
  const lines = tell(event, { table, game, nameOf });
  return 'code' in lines ? [lines] : lines;
}

/** What a roll did to one bet: its arithmetic, and what was noted about the limits. */
export const settlementLines = {
  Settled: { parts: 'tellings' },
  'Settled.wager': { wager: 'text', parts: 'tellings' },
  'Settled.stands': { stake: 'money' },
  'Settled.loses': { stake: 'money' },
  'Settled.pushes': { stake: 'money' },
  'Settled.wins': { stake: 'money', winnings: 'money' },
  'Settled.winsAt': { stake: 'money', odds: 'odds', winnings: 'money' },
  'Settled.rounded': { exact: 'money' },
  'Settled.roundedDown': { exact: 'money' },
  'Settled.commission': { commission: 'money' },
  'Settled.back': { back: 'money' },
  'Noted.below': { stake: 'money' },
  'Noted.over': { stake: 'money', inPlay: 'money', excess: 'money' },
} as const satisfies RefusalTable;

/** A line about a settled bet, for a catalogue to tell. */
export type SettlementLine = RefusalIn<typeof settlementLines, unknown>;

/** A settled bet as far as its arithmetic goes. The trail has the same in English. */
type Figures = Pick<TableSettlement, 'verdict' | 'stake' | 'inPlay' | 'winnings' | 'returned'> & {
  readonly commission?: number | undefined;
  readonly odds: string | null;
  readonly notes: readonly { readonly clause: string }[];
};

/** The arithmetic of a settled bet; with the name of its wager where a reader does not see which it is. */
export function lineOfSettlement(figures: Figures, wager?: string): SettlementLine {
  const { verdict, inPlay: stake, winnings, returned } = figures;
  const odds = readOdds(figures.odds ?? '');
  const { earned, rounded, commission } = paymentSteps({ ...figures, odds });
  const parts: readonly SettlementLine[] = [
    verdict !== 'wins'
      ? { code: 'Settled', case: verdict, stake }
      : odds === undefined
        ? { code: 'Settled', case: 'wins', stake, winnings }
        : { code: 'Settled', case: 'winsAt', stake, odds, winnings },
    ...(verdict === 'wins' && rounded !== undefined
      ? [{ code: 'Settled', case: rounded === 'down' ? 'roundedDown' : 'rounded', exact: earned } as const]
      : []),
    ...(commission > 0 ? [{ code: 'Settled', case: 'commission', commission } as const] : []),
    ...(verdict !== 'stands' && returned > 0
      ? [{ code: 'Settled', case: 'back', back: returned } as const]
      : []),
  ];
  return wager === undefined ? { code: 'Settled', parts } : { code: 'Settled', case: 'wager', wager, parts };
}

/** What was noted about the limits, each with its clause: first that the stake is too small, then that it is too large. */
export function linesOfNotes({
  stake,
  inPlay,
  notes,
}: Pick<Figures, 'stake' | 'inPlay' | 'notes'>): readonly {
  readonly clause: string;
  readonly line: SettlementLine;
}[] {
  return notes.map(({ clause }, place) => ({
    clause,
    line:
      stake > inPlay && place === notes.length - 1
        ? { code: 'Noted', case: 'over', stake, inPlay, excess: stake - inPlay }
        : { code: 'Noted', case: 'below', stake },
  }));
}
