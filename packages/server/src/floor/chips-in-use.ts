import { type Cents, cite, faultOfChips, faultOfSymbol, type HouseChip, openGame } from '@dicepit/engine';
import type { Pit } from '../pit/pit.ts';
import { type Refused, refused, refusedBy } from '../pit/result.ts';
import { type PitTable, rulesOf, tableStream } from '../table/pit-table.ts';
import type { Settings } from './event.ts';
import { FLOOR, tablesOn } from './floor.ts';

/** What a table that stands asks of the chips of the house. */
export type ChipsInUse = {
  readonly title: string;
  /** The float was counted in chips by people, and play has not ended. */
  readonly counted: boolean;
  readonly minimum?: Cents;
  /** What winnings are rounded up to, by which clause. */
  readonly payable?: { readonly chip: Cents; readonly clause: string };
};

export async function chipsInUse(pit: Pit): Promise<readonly ChipsInUse[]> {
  const { state } = await pit.floor.current(FLOOR);
  return Promise.all(
    tablesOn(state).map(async ({ table, title }) => ({
      title,
      ...asksOf((await pit.tables.current(tableStream(table))).state),
    })),
  );
}

/** Why a house cannot have these chips or this symbol; nothing where it can. */
export function faultOfMoney(
  { houseChips, symbol }: Partial<Settings>,
  tables: readonly ChipsInUse[],
): Refused | undefined {
  const fault =
    (houseChips === undefined ? undefined : faultOfChips(houseChips)) ??
    (symbol === undefined || symbol === null ? undefined : faultOfSymbol(symbol));
  if (fault !== undefined) return refusedBy(409, fault);
  if (houseChips === undefined) return undefined;
  for (const table of tables) {
    const against = faultAt(table, houseChips);
    if (against !== undefined) return against;
  }
  return undefined;
}

function faultAt({ title, counted, minimum, payable }: ChipsInUse, chips: readonly HouseChip[]) {
  const smallest = chips[0]?.worth ?? 0;
  if (counted) return refused(409, { code: 'CONFLICT', case: 'float-counted', title });
  if (payable !== undefined && !isChip(payable.chip, chips))
    return refused(
      409,
      { code: 'CONFLICT', case: 'rounding-at', title, chip: payable.chip },
      { clause: payable.clause },
    );
  if (minimum !== undefined && smallest > minimum)
    return refused(409, { code: 'CONFLICT', case: 'minimum-at', title, minimum });
  return undefined;
}

export const isChip = (worth: Cents, chips: readonly HouseChip[]): boolean =>
  chips.some((chip) => chip.worth === worth);

/** What a table as it stands asks of the chips of the house. */
export function asksOf(state: PitTable): Omit<ChipsInUse, 'title'> {
  if (state.is !== 'banked') return { counted: false };
  const { table } = state;
  const { setup, signs, opening } = table;
  const rules = rulesOf(state);
  const game = rules === undefined || setup === undefined ? undefined : openGame(rules, setup);
  const chip = setup?.policies.chip;
  const rounding = game?.procedure.rounding;
  return {
    counted: table.state !== 'closed' && opening.lowestChip !== undefined,
    ...(signs.limits === undefined ? {} : { minimum: signs.limits.minimum }),
    ...(game === undefined || chip === undefined || rounding?.way !== 'chip'
      ? {}
      : { payable: { chip, clause: cite(game, rounding.clause) } }),
  };
}
