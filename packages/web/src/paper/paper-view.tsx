import type { Block, Paper, PaperTable } from '@dicepit/rulebook';
import * as css from './paper.module.css';

/** A sheet as it lies before somebody: the same blocks that the command line prints. */
export function PaperView({ paper }: { readonly paper: Paper }) {
  const { print, title, subtitle, landscape = false, blocks, foot } = paper;
  return (
    <article class={landscape ? `${css.paper} ${css.isLandscape}` : css.paper} lang={print.language}>
      <header>
        <h2>{title}</h2>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </header>
      {blocks.map((block, place) => (
        // Blocks have no name of their own; they do not move.
        <Blocked key={String(place)} block={block} />
      ))}
      <footer>
        {foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </article>
  );
}

function Blocked({ block }: { readonly block: Block }) {
  switch (block.is) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'text':
      return <p class={block.small === true ? css.small : ''}>{block.text}</p>;
    case 'sign':
      return (
        <p class={css.sign}>
          <span>{block.label}</span> <strong>{block.says}</strong>
        </p>
      );
    case 'table':
      return <Lined table={block} />;
    case 'blanks':
      return (
        <ul class={css.blanks}>
          {block.labels.map((label, place) => (
            // The same words may stand on two lines.
            <li key={`${label} ${place}`}>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      );
    case 'checks':
      return (
        <ul class={css.checks}>
          {block.items.map(({ says, clause }) => (
            <li key={`${says} ${clause}`}>
              {says} <small>{clause}</small>
            </li>
          ))}
        </ul>
      );
    case 'clauses':
      return (
        <dl class={css.clauses}>
          {block.items.map(({ label, says }) => (
            <div key={`${label} ${says}`}>
              <dt>{label}</dt>
              <dd lang={block.language}>{says}</dd>
            </div>
          ))}
        </dl>
      );
  }
}

function Lined({ table }: { readonly table: PaperTable }) {
  const { columns, rows, totals, blank, large } = table;
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0);
  const side = (place: number): string => (columns[place]?.figures === true ? 'r' : '');
  return (
    <table class={blank === true ? css.isBlank : large === true ? css.isLarge : ''}>
      <colgroup>
        {columns.map(({ title, weight }) => (
          <col key={title} style={{ width: `${((100 * weight) / whole).toFixed(1)}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ title }, place) => (
            <th key={title} scope="col" class={side(place)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // Lines have no name of their own; they do not move.
          <tr key={String(line)}>
            {row.map((cell, place) => (
              <td key={String(place)} class={side(place)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals !== undefined && (
        <tfoot>
          <tr>
            {totals.map((cell, place) => (
              <td key={String(place)} class={side(place)}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
