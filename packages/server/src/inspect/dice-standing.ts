import { type DiceTests, diceFairness } from '@dicepit/analysis';
import type { Dice } from '@dicepit/engine';
import { evidence, isDoubtful, newMonitor, watch } from '@dicepit/proof';
import type { DiceStanding } from '@dicepit/wire';
import { isVirtual, tableStream } from '../table/pit-table.ts';
import type { IndexedRoll, Indexes } from './timeline/stream-index.ts';

/** How fair the dice of a table look, all rolls of its stream together; nothing where it was never set up. */
export async function diceStandingOf(indexes: Indexes, table: string): Promise<DiceStanding | undefined> {
  const { rolls, state } = await indexes.of(tableStream(table));
  if (state.is === 'unset') return undefined;
  const fallen = rolls.filter((roll): roll is Fallen => roll.roll !== undefined);
  const dice: Dice = (fallen[0]?.roll.length ?? 2) === 3 ? 3 : 2;
  const { all, sets, shooters, leastRolls } = diceFairness(
    dice,
    fallen.map(({ roll, shooter, dice: set }) => ({ roll, shooter, dice: setOf(set) })),
  );
  const bySet = Map.groupBy(fallen, (roll) => setOf(roll.dice));
  return {
    table,
    dice: isVirtual(state) ? 'virtual' : 'physical',
    rolls: fallen.length,
    leastRolls,
    all: shown(all),
    sets: sets.map((tests) => {
      const monitor = (bySet.get(tests.name) ?? []).reduce(
        (watched, { roll }) => watch(watched, roll),
        newMonitor({ dice, toldApart: false }),
      );
      return { ...shown(tests), evidence: evidence(monitor), doubted: isDoubtful(monitor) };
    }),
    shooters: shooters.map(shown),
  };
}

type Fallen = IndexedRoll & { readonly roll: NonNullable<IndexedRoll['roll']> };

/** A set of dice by the names of its dice, whatever the order in which they were chosen. */
const setOf = (dice: string): string => dice.split(',').toSorted().join(',');

const shown = ({ name, rolls, faces, totals, runs, verdict }: DiceTests): DiceStanding['all'] => ({
  name,
  rolls,
  classes: [
    ...faces.classes.map((each) => ({ of: 'faces' as const, ...each })),
    ...totals.classes.map((each) => ({ of: 'totals' as const, ...each })),
    ...runs.classes.map((each) => ({ of: 'runs' as const, ...each })),
  ],
  p: { faces: faces.p, totals: totals.p, runs: runs.p },
  verdict,
});
