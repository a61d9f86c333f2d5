/** The line of a small chart, and the least and the most of what it shows. */
export type Spark = { readonly path: string; readonly least: number; readonly most: number };

export const sparkSize = { width: 320, height: 64, margin: 4 } as const;

/** One step to a change, each as wide as the next: what matters is the order, not the minutes between. */
export function sparkOf(values: readonly number[]): Spark | undefined {
  if (values.length < 2) return undefined;
  const { width, height, margin } = sparkSize;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = most === least ? 1 : most - least;
  const points = values.map((value, index) => {
    const x = margin + ((width - 2 * margin) * index) / (values.length - 1);
    const y = height - margin - ((height - 2 * margin) * (value - least)) / range;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return { path: `M${points.join('L')}`, least, most };
}
