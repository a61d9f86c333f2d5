import { evolveTable, newTable, type Table } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import { walk } from '../../testing/walk/walk.ts';
import { registers } from '../../texts.ts';

const pack = 'double-dice';

/**
 * What may never be at an open table, by the text alone: a Shooter's Bet that is not at the throw of its shooter, a bonus
 * that is not at the count of the turn, a dealer with a bet, throws of a turn that nobody has.
 */
function wrongWith({ state, shooter, thrown, roll, betting, staff, seats }: Table): string | undefined {
  const { is } = shooter;
  // Bets settled one by one have moved on while the roll has not.
  if (state !== 'open' || (roll?.settled.length ?? 0) > 0) return undefined;
  const [won, made] = [Math.floor(thrown / 4), thrown % 4];
  const due: Readonly<Record<string, string>> = {
    'shooters-bet': is.kind === 'seat' ? `throw${made + 1}` : 'throw1',
    bonus: `set${won + 1}throw${made + 1}`,
  };
  const astray = betting.bets.find(({ wager, stage }) => due[wager] !== undefined && due[wager] !== stage);
  const deals = betting.bets.find(({ seat }) => staff.get(seats.get(seat)?.person ?? '') === 'dealer');
  if (astray !== undefined)
    return `${astray.wager} of seat ${astray.seat} stands at ${astray.stage}, after ${thrown}`;
  if (deals !== undefined) return `the dealer at seat ${deals.seat} has a bet`;
  return thrown > 0 && is.kind !== 'seat' ? `${thrown} throws are nobody's` : undefined;
}

// Corrections found two of these out when another had taken the dice in the first set of a turn: 68 and 150.
const seeds = [...Array.from({ length: 10 }, (_, index) => index + 1), 68, 150];

test.each(seeds)(
  'double/7.2 double/9.1#3 double/3#2 whatever is asked, stakes ride on the turn they were made on and no dealer has one: walk %i',
  (seed) => {
    const rules = tableRules[pack];
    if (rules === undefined) throw new Error(`no table rules for ${pack}`);
    const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));
    const faults: string[] = [];
    let table = newTable;
    walk({
      rules,
      clauses,
      seed,
      commands: 2_000,
      trace: (command, decided) => {
        if (!decided.ok) return;
        table = decided.events.reduce(evolveTable, table);
        const wrong = wrongWith(table);
        if (wrong !== undefined) faults.push(`${wrong}\n${JSON.stringify(command)}`);
      },
    });
    expect(faults).toEqual([]);
  },
);
