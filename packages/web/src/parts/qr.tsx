import { encode } from 'uqr';
import * as css from './qr.module.css';

/** A text as a QR code, dark on white whatever the theme: not every phone reads it the other way round. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const room = 4;
  return (
    <span class={css.qr} data-part="qr" role="img" aria-label={label}>
      <svg
        viewBox={`${-room} ${-room} ${size + 2 * room} ${size + 2 * room}`}
        shape-rendering="crispEdges"
        aria-hidden="true"
      >
        <path d={pathOf(data)} fill="#0b0f0e" />
      </svg>
    </span>
  );
}

/** The dark squares, each run of a row as one rectangle. */
export const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');

function runsOf(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
