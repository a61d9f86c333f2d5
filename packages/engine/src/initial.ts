/**
 * The letter of somebody's mark: the first letter or figure of their name as a capital, or the number of the seat where
 * a name has neither. Who shares it is told apart by colour and ring.
 */
export function toInitial(name: string, seat: number): string {
  const [first = ''] = name.match(/[\p{L}\p{N}]/u) ?? [];
  // Some letters have no capital of one letter, such as ß.
  const capital = first.toUpperCase();
  return first === '' ? String(seat) : capital.length > first.length ? first : capital;
}
