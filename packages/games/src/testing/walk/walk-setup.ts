import type { Setup, TableRules } from '@dicepit/engine';
import type { Chance } from '../../house-players/house-player.ts';

/** Some table of a pack: any mode, either kind of dice, any policies, options as the pack allows. */
export function aWalkSetup({ pack }: TableRules, chance: Chance): Setup {
  const one = <Member>(members: readonly [Member, ...Member[]]): Member =>
    members[chance(members.length)] ?? members[0];
  return {
    table: 't1',
    pack: pack.id,
    options: someOptions(pack, chance),
    mode: one(['home', 'home', 'fun', 'strict', 'training']),
    dice: one(['virtual', 'physical', 'physical']),
    seats: one([3, 6]),
    ...one([{}, { pit: 'p1' }]),
    approval: { instrument: 'I-1', body: 'the body', operator: 'olga', venue: 'the hall', from: 0 },
    policies: {
      limitsAtEntry: one(['refuse', 'flag']),
      betsInRunOut: one([false, true]),
      betsAfterVoidRound: one([false, true]),
      ...one([{}, {}, { staysUp: true }]),
      ...one([{}, { chip: 1_00 }]),
    },
  };
}

/** Now and then another value than the first for an option that lists its values. */
function someOptions({ options }: TableRules['pack'], chance: Chance): Readonly<Record<string, string>> {
  const chosen = Object.entries(options).flatMap(([key, { values = [] }]) =>
    values.length > 0 && chance(4) === 0 ? [[key, values[chance(values.length)] ?? ''] as const] : [],
  );
  return Object.fromEntries(chosen);
}
