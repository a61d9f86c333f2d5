import type { HostTable } from '@dicepit/wire';
import { type Clock, createPresenter, type DiceSeen, type Presenter, paceFor } from '../throw/presenter.ts';

/** Keeps back what a roll brought until the dice have come to rest on the televisions of the room. */
export type HeldRolls = {
  /** Takes the tables as they are, and gives them as they may be shown now. */
  readonly take: (tables: readonly HostTable[]) => readonly HostTable[];
  readonly stop: () => void;
};

type Held = { readonly presenter: Presenter<HostTable>; seen: DiceSeen; rolls: number };

/**
 * A host's page has no dice of its own, and hears of the night twice a second: it may hear of a call without having heard
 * that dice were out. Then it waits for as long as a whole throw takes. It does so whatever moves on this page, since it
 * waits for the televisions.
 */
export function holdRolls(changed: () => void, clock?: Clock): HeldRolls {
  const held = new Map<string, Held>();
  let isTaking = false;

  const open = (): Held => ({
    presenter: createPresenter<HostTable>({
      paceOf: ({ dice }) => paceFor(dice, false),
      changed: () => {
        if (!isTaking) changed();
      },
      ...(clock === undefined ? {} : { clock }),
    }),
    seen: { are: 'still' },
    rolls: 0,
  });
  const shown = (table: HostTable): HostTable => {
    const id = table.card.table;
    const known = held.get(id) ?? open();
    held.set(id, known);
    const { presenter } = known;
    const isFirst = presenter.shown() === undefined;
    const before = known.seen;
    const seen = seenAt(table, known);
    known.seen = seen;
    const last = presenter.shown();
    if (seen.are === 'called' && before.are !== 'out' && last !== undefined && isNew(seen, before))
      presenter.take(last.shown, { are: 'out' });
    presenter.take(table, seen, isFirst);
    return presenter.shown()?.shown ?? table;
  };

  return {
    take: (tables) => {
      isTaking = true;
      const now = tables.map(shown);
      isTaking = false;
      return now;
    },
    stop: () => {
      for (const { presenter } of held.values()) presenter.stop();
    },
  };
}

const isNew = (seen: DiceSeen, before: DiceSeen): boolean =>
  seen.are === 'called' && !(before.are === 'called' && before.roll === seen.roll);

/** What a table says of its dice; a party says only that they are out, and what follows is what they brought. */
function seenAt({ card, rolled, call }: HostTable, known: Held): DiceSeen {
  if (card.phase === 'dice out') {
    if (known.seen.are !== 'out') known.rolls += 1;
    return { are: 'out' };
  }
  if (card.kind === 'party')
    return known.rolls === 0 ? { are: 'still' } : { are: 'called', roll: String(known.rolls), faces: [] };
  return card.phase === 'called' && call !== null
    ? { are: 'called', roll: String(rolled), faces: [] }
    : { are: 'still' };
}
