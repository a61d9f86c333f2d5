import { formatCsv, type Look, type Plot, type Table } from '@dicepit/plots';
import { useEffect, useRef, useState } from 'preact/hooks';
import { download } from '../parts/download.ts';
import { announce } from '../shell/announcer.tsx';
import * as css from './lab.module.css';
import { labWords, marks, sixFigures } from './lab-words.ts';

type PlotFigureProps = {
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
    const png = await toPng(asFile());
    if (png === undefined) announce(said.noPng);
    else download(`${file}.png`, 'image/png', png);
  };
  return (
    <figure class={css.plot}>
      {/* The picture is drawn by our own package, which escapes every text in it. */}
      <div
        ref={place}
        class={css.plotBox}
        dangerouslySetInnerHTML={{ __html: width === 0 ? '' : plot.svg }}
      />
      <div class={css.plotFoot}>
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

/** The figures behind a plot, for whoever reads rather than looks; made only once it is opened. */
function DataTable({ table, file }: { readonly table: Table; readonly file: string }) {
  const said = labWords.value.plot;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={css.plotData} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{said.data({ rows: table.rows.length })}</summary>
      {isOpen && (
        // A box that scrolls must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div class={css.plotRows} role="region" aria-label={said.dataOf({ file })} tabIndex={0}>
          <table class="tbl">
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, place) => (
                    <td key={table.columns[place]}>{typeof cell === 'string' ? cell : sixFigures(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

/** Points of the picture to a point of the drawing: sharp on paper and on dense screens. */
const PNG_SCALE = 2;

/** A drawing as a picture in PNG; nothing where the browser cannot make one. */
async function toPng(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  // The page may show pictures that stand in their own address, and no others.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * PNG_SCALE;
  canvas.height = image.naturalHeight * PNG_SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
