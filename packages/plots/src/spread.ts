/** Places along a line moved apart to at least a gap, each as near as may be to where it belongs. */
export function spread(
  places: readonly number[],
  { gap, from, to }: { readonly gap: number; readonly from: number; readonly to: number },
): readonly number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  let least = from;
  for (const place of order) {
    moved[place] = Math.max(places[place] ?? 0, least);
    least = (moved[place] ?? 0) + gap;
  }
  let most = to;
  for (const place of order.toReversed()) {
    moved[place] = Math.min(moved[place] ?? 0, most);
    most = (moved[place] ?? 0) - gap;
  }
  return moved;
}
