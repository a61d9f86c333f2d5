import type { Block } from '@dicepit/rulebook';
import type { Sheet } from './pdf-sheet.ts';

type Of<Is extends Block['is']> = Extract<Block, { readonly is: Is }>;

export function heading(sheet: Sheet, { text }: Of<'heading'>): void {
  const { left, width } = sheet;
  // A heading at the end of a page would stand over nothing.
  sheet.room(60);
  sheet.down(6);
  sheet.down(sheet.write(text, { x: left, width, size: 11.5, bold: true }) + 3);
}

export function words(sheet: Sheet, { text, small = false }: Of<'text'>): void {
  const at = { x: sheet.left, width: sheet.width, size: small ? 7.5 : 9.5, grey: small };
  sheet.room(sheet.heightOf(text, at));
  sheet.down(sheet.write(text, at) + 4);
}

export function sign(sheet: Sheet, { label, says }: Of<'sign'>): void {
  const { left, width, document } = sheet;
  sheet.room(48);
  const from = sheet.top();
  sheet.down(14);
  sheet.write(label, { x: left, width: width / 2, size: 18 });
  sheet.down(-14);
  if (says === '')
    document
      .moveTo(left + width / 2, from + 36)
      .lineTo(left + width, from + 36)
      .lineWidth(0.8)
      .stroke('#111');
  else sheet.write(says, { x: left + width / 2, width: width / 2, size: 34, bold: true, align: 'right' });
  sheet.down(46);
}

export function blanks(sheet: Sheet, { labels }: Of<'blanks'>): void {
  const { left, width, document } = sheet;
  const gap = 20;
  const half = (width - gap) / 2;
  sheet.room(26 * Math.ceil(labels.length / 2));
  for (const [place, label] of labels.entries()) {
    const x = left + (place % 2) * (half + gap);
    sheet.down(10);
    sheet.write(label, { x, width: half, size: 9 });
    sheet.down(-10);
    document.fontSize(9);
    const from = x + document.widthOfString(label) + 6;
    const y = sheet.top() + 20;
    document
      .moveTo(from, y)
      .lineTo(x + half, y)
      .lineWidth(0.6)
      .stroke('#111');
    if (place % 2 === 1 || place === labels.length - 1) sheet.down(26);
  }
  sheet.down(6);
}

export function checks(sheet: Sheet, { items }: Of<'checks'>): void {
  const { left, width, document } = sheet;
  const clauseAt = { x: left + width - 110, width: 110, size: 8, grey: true, align: 'right' } as const;
  const saysAt = { x: left + 18, width: width - 134, size: 9.5 };
  for (const { says, clause } of items) {
    const height = Math.max(sheet.heightOf(says, saysAt), 12) + 5;
    sheet.room(height);
    document.rect(left, sheet.top(), 10, 10).lineWidth(0.8).stroke('#111');
    sheet.write(says, saysAt);
    sheet.write(clause, clauseAt);
    sheet.down(height);
  }
  sheet.down(4);
}

export function clauses(sheet: Sheet, { items }: Of<'clauses'>): void {
  const { left, width } = sheet;
  const labelAt = { x: left, width: 92, size: 8, grey: true };
  const saysAt = { x: left + 100, width: width - 100, size: 9 };
  for (const { label, says } of items) {
    const height = Math.max(sheet.heightOf(says, saysAt), sheet.heightOf(label, labelAt)) + 3;
    sheet.room(height);
    sheet.write(label, labelAt);
    sheet.write(says, saysAt);
    sheet.down(height);
  }
  sheet.down(3);
}
