import { formatCsv, type Look, type Plot } from '@dicepit/plots';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../shell/announcer.tsx';
import { marks } from '../parts/figures.ts';
import { labWords } from '../said.ts';
import { DataTable } from './data-table.tsx';
import { download } from './download.ts';
import { pngOf } from './png-of.ts';

export type PlotFigureProps = {
  /** What files of it are called. */
  readonly file: string;
  readonly draw: (look: Look) => Plot;
};

/** A plot as wide as its place, with the figures behind it and both to take away. */
export function PlotFigure({ file, draw }: PlotFigureProps) {
  const { plot: said, drawn } = labWords.value;
  const spoken = { words: drawn, marks: marks() };
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const measure = (): void => setWidth(Math.floor(box.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, []);
  const plot = draw({ ...spoken, theme: 'page', width: width === 0 ? 320 : width });
  const asFile = (): string => draw({ ...spoken, theme: groundOf(), width: 900 }).svg;
  const savePng = async (): Promise<void> => {
    const png = await pngOf(asFile());
    if (png === undefined) announce(said.noPng);
    else download(`${file}.png`, 'image/png', png);
  };
  return (
    <figure class="plotfig">
      {/* The picture is drawn by our own package, which escapes every text in it. */}
      <div ref={place} class="plotbox" dangerouslySetInnerHTML={{ __html: width === 0 ? '' : plot.svg }} />
      <div class="plotfoot">
        <DataTable table={plot.table} file={file} />
        <button
          type="button"
          class="btn btn-sm btn-quiet"
          aria-label={said.svgOf({ file })}
          onClick={() => download(`${file}.svg`, 'image/svg+xml', asFile())}
        >
          SVG
        </button>
        <button
          type="button"
          class="btn btn-sm btn-quiet"
          aria-label={said.pngOf({ file })}
          onClick={() => void savePng()}
        >
          PNG
        </button>
        <button
          type="button"
          class="btn btn-sm btn-quiet"
          aria-label={said.csvOf({ file })}
          onClick={() => download(`${file}.csv`, 'text/csv', formatCsv(plot.table))}
        >
          CSV
        </button>
      </div>
    </figure>
  );
}

const groundOf = (): Look['theme'] =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
