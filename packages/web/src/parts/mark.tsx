import { type Seat, toInitial } from '@dicepit/engine';
import '../look/marks.css';
import * as css from './mark.module.css';

/** How large it is; a plain one is as high as a line of text. */
type Size = '' | 'mark-s' | 'mark-l';

const sizes: Readonly<Record<Size, string>> = {
  '': css.mark,
  'mark-s': `${css.mark} ${css.small}`,
  'mark-l': `${css.mark} ${css.large}`,
};

export type MarkProps = {
  readonly seat: number;
  readonly name: string;
  /** The colour of their chips, where everybody has one of their own. */
  readonly colour?: string | undefined;
  readonly size?: Size;
};

/** Somebody's mark: their initial, a colour and a ring of its own, so that it never rests on colour alone. */
export function Mark({ seat, name, colour, size = '' }: MarkProps) {
  return (
    <span
      class={sizes[size]}
      data-part="mark"
      data-size={size === '' ? undefined : size.slice(-1)}
      data-p={ringOf(seat)}
      data-colour={colour}
      aria-hidden="true"
    >
      {toInitial(name, seat)}
    </span>
  );
}

/** So many more, in the place of their marks. */
export const MarkCount = ({ count }: { readonly count: number }) => (
  <span class={sizes['mark-s']} data-part="mark" data-size="s" data-many>
    {count}
  </span>
);

type Sitters = { readonly seats: ReadonlyMap<number, Pick<Seat, 'name'> & Partial<Pick<Seat, 'colour'>>> };

/** The mark of whoever sits at a seat of a table. */
export function SeatMark({
  table,
  seat,
  size = '',
}: {
  readonly table: Sitters;
  readonly seat: number;
  readonly size?: Size;
}) {
  const sitter = table.seats.get(seat);
  return <Mark seat={seat} name={sitter?.name ?? ''} colour={sitter?.colour?.colour} size={size} />;
}

/** Rings and colours go by the seats in their order. */
const ringOf = (seat: number): string =>
  seat >= 1 && seat <= 26 ? String.fromCodePoint(64 + seat) : String(seat);
