/** Somebody's mark: a letter, a colour and a ring of its own, so that it never rests on colour alone. */
export function Mark({
  seat,
  size = '',
}: {
  readonly seat: number;
  readonly size?: '' | 'mark-s' | 'mark-l';
}) {
  return (
    <span class={`mark ${size}`} data-p={letterOf(seat)} aria-hidden="true">
      {letterOf(seat)}
    </span>
  );
}

/** Seats are lettered in their order; past the alphabet they go by their number. */
const letterOf = (seat: number): string =>
  seat >= 1 && seat <= 26 ? String.fromCodePoint(64 + seat) : String(seat);
