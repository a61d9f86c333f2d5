import type { Block, Paper, PaperTable } from '@dicepit/rulebook';

/** A paper as Markdown: to be filed, compared with the last one, or pasted into a manual. */
export const paperMarkdown = ({ title, subtitle, blocks, foot }: Paper): string =>
  `${[
    `# ${plain(title)}`,
    ...(subtitle === undefined ? [] : [plain(subtitle)]),
    ...blocks.map(blockText),
    '---',
    foot.map(plain).join('\\\n'),
  ].join('\n\n')}\n`;

function blockText(block: Block): string {
  switch (block.is) {
    case 'heading':
      return `## ${plain(block.text)}`;
    case 'text':
      return plain(block.text);
    case 'sign':
      return `**${plain(block.label)}**: ${plain(block.says)}`;
    case 'table':
      return tableText(block);
    case 'blanks':
      return block.labels.map((label) => `- ${plain(label)}: \\_\\_\\_\\_\\_\\_\\_\\_`).join('\n');
    case 'checks':
      return block.items.map(({ says, clause }) => `- [ ] ${plain(says)} (${plain(clause)})`).join('\n');
    case 'clauses':
      return block.items.map(({ label, says }) => `- **${plain(label)}** ${plain(says)}`).join('\n');
  }
}

function tableText({ columns, rows, totals }: PaperTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    `| ${columns.map(({ figures }) => (figures === true ? '---:' : '---')).join(' | ')} |`,
    ...rows.map(line),
    ...(totals === undefined ? [] : [line(totals)]),
  ].join('\n');
}

/** Nothing in a text may be taken for a sign of Markdown; a line break would end a row or a list. */
const plain = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>|]|^#/g, '\\$&').replaceAll(/\s*\n\s*/g, ' ');
