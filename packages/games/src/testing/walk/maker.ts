import { seat, text, type WalkContext } from './walk-context.ts';

/** Makes up the facts of a command; the walk adds who gives it and when. */
export type Maker = (see: WalkContext) => object;

/** The makers of some commands, by the type of the command. */
export type Makers = Readonly<Record<string, Maker>>;

export const nothing: Maker = () => ({});
export const bySeat: Maker = (see) => ({ seat: seat(see) });
export const dateOfBirth = (see: WalkContext): string =>
  text(see, ['1990-01-01', '1970-12-31', '2015-06-01']);
export const item = (see: WalkContext): string =>
  text(
    see,
    see.rules.procedure.equipment.items.map((each) => each.item),
  );
