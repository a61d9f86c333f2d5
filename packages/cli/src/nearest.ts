/** The known word nearest to a mistyped one, if any is near enough to be what was meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const scored = known
    .map((each) => ({
      each,
      far: each.includes(word) && word.length > 2 ? 0 : distance(word.slice(0, 60), each),
    }))
    .sort((a, b) => a.far - b.far);
  const [best] = scored;
  return best !== undefined && best.far <= Math.max(2, Math.floor(best.each.length / 3))
    ? best.each
    : undefined;
}

/** How many letters must be put in, taken out or changed to turn one word into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of to.split('').entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
