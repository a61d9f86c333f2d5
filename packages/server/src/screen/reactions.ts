import type { Moment } from '@dicepit/engine';
import type { BodyOf, Reaction } from '@dicepit/wire';
import { noTable, reactionsOn, tableOn } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import { elapsedOn, type Pit } from '../pit/pit.ts';
import { done, type Outcome, refused, type Somebody } from '../pit/result.ts';
import { seatsOf, tableStream } from '../table/pit-table.ts';

/** Reactions of guests on their way to the screens. They are shown and forgotten: no stream has them. */
export type Reactions = {
  readonly react: (caller: Somebody, body: BodyOf<'react'>) => Promise<Outcome<{ readonly done: true }>>;
};

/** So many within so many milliseconds. */
export type Allowance = { readonly most: number; readonly within: number };

/** What one guest may send, and what all at one table, or all in the lobby, may send together. */
export const ownAllowance: Allowance = { most: 5, within: 10_000 };
export const commonAllowance: Allowance = { most: 30, within: 10_000 };

type Tell = (table: string | undefined, reaction: Reaction) => Promise<void>;

export function createReactions(pit: Pit, tell: Tell): Reactions {
  const own = createAllowances(ownAllowance);
  const common = createAllowances(commonAllowance);
  const elapsed = elapsedOn(pit.ports);
  return {
    react: async (caller, { reaction, table }) => {
      const { state: floor } = await pit.floor.current(FLOOR);
      if (table !== undefined && (await tableOn(pit, table)) === undefined)
        return { ok: false, refusal: noTable };
      const state = table === undefined ? undefined : (await pit.tables.current(tableStream(table))).state;
      const mode = state?.is === 'banked' ? state.table.setup?.mode : floor.settings.mode;
      if (mode === 'strict') return refused(409, { code: 'CONFLICT', case: 'reactions-licence' });
      if (!reactionsOn(floor)) return refused(409, { code: 'CONFLICT', case: 'reactions-off' });
      const now = elapsed();
      const place = table ?? '';
      for (const [left, allowance, which] of [
        [own.left(caller.person, now), ownAllowance, 'reactions'],
        [common.left(place, now), commonAllowance, 'reactions-here'],
      ] as const) {
        if (left === 0) continue;
        const after = Math.ceil(left / 1_000);
        const { most, within } = allowance;
        return refused(
          429,
          { code: 'TOO_MANY', case: which, most, seconds: within / 1_000, after },
          { after },
        );
      }
      own.spend(caller.person, now);
      common.spend(place, now);
      const seated = state === undefined || state.is === 'unset' ? [] : [...seatsOf(state)];
      const [seat = null] = seated.find(([, { person }]) => person === caller.person) ?? [];
      await tell(table, { reaction, name: caller.name, seat });
      return done({ done: true });
    },
  };
}

/** Who has spent how much of an allowance of late. */
export type Allowances = {
  /** For how many milliseconds nothing is left for somebody; none where something is. */
  readonly left: (whose: string, now: Moment) => number;
  readonly spend: (whose: string, now: Moment) => void;
};

export function createAllowances({ most, within }: Allowance): Allowances {
  const spent = new Map<string, readonly Moment[]>();
  const lately = (whose: string, now: Moment): readonly Moment[] =>
    (spent.get(whose) ?? []).filter((at) => now - at < within);
  return {
    left: (whose, now) => {
      const times = lately(whose, now);
      const [first] = times.slice(-most);
      return times.length < most || first === undefined ? 0 : first + within - now;
    },
    spend: (whose, now) => {
      // Whoever has been quiet for that long is forgotten, so that nothing grows all night.
      for (const each of spent.keys()) if (lately(each, now).length === 0) spent.delete(each);
      spent.set(whose, [...lately(whose, now), now]);
    },
  };
}
