import type { Cents, Moment } from '@dicepit/engine';
import { type Sight, wagerName } from '../sight.ts';

/** Something that a sign over the table announces. */
export type Posted =
  | { readonly is: 'closing'; readonly at: Moment }
  | {
      readonly is: 'raise';
      readonly at: Moment;
      readonly minimum: Cents;
      /** The wager that it is for; all of them where none is named. */
      readonly wager: string | undefined;
    }
  | { readonly is: 'odds'; readonly since: Moment };

/** What is announced at a moment; a raise that has come into force stands with the limits instead. */
export function postedFor({ table, game, at }: Pick<Sight, 'table' | 'game' | 'at'>): readonly Posted[] {
  const { raise, closing, payTable } = table.signs;
  const wager = raise?.wager === undefined ? undefined : wagerName({ game }, raise.wager);
  return [
    ...(closing === undefined ? [] : [{ is: 'closing', at: closing.closesAt } as const]),
    ...(raise === undefined || at >= raise.from
      ? []
      : [{ is: 'raise', at: raise.from, minimum: raise.minimum, wager } as const]),
    ...(payTable === undefined || at >= payTable.until
      ? []
      : [{ is: 'odds', since: payTable.changedAt } as const]),
  ];
}
