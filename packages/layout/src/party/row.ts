import { drawCard, everyCardNumber } from '../card.ts';
import { fitted, shortened, toBaseline, widthOf } from '../lettering/measured-text.ts';
import { element, escape, short } from '../svg.ts';
import type { Count, RowPlan } from './plan.ts';
import { drawToken } from './token.ts';
import type { PartyPlayer } from './view.ts';

/** How a player stands with the dice. */
export type Standing = 'throws' | 'won' | 'waits';

/** One player's row: the name, the ten cards in number order whatever is face down, what is to go, and the rack. */
export function drawRow(
  player: PartyPlayer,
  row: {
    readonly index: number;
    readonly plan: RowPlan;
    readonly standing: Standing;
    readonly prefix: string;
  },
): string {
  const { index, plan, standing, prefix } = row;
  const { at, cards, name } = plan;
  const line = { text: player.name, size: name.size };
  const shown = shortened(line, name.room);
  const saysUnder = standing !== 'waits' && typeof plan.said === 'object';
  const baseline = name.y + name.size * (saysUnder ? 0.12 : toBaseline);
  // The rows stop short of the table's round corners.
  const margin = at.width / 90;
  const inner = { ...at, x: at.x + margin, width: at.width - 2 * margin };
  const turn =
    standing === 'waits'
      ? ''
      : element('rect', { class: 'turn', ...inner }) +
        element('rect', { class: 'bar', ...inner, width: margin / 2 });
  return element(
    'g',
    { class: `row ${standing}`, 'data-player': index },
    turn,
    index === 0
      ? ''
      : element('path', { class: 'parting', d: `M${short(inner.x)} ${short(at.y)}h${short(inner.width)}` }),
    drawToken(index, plan.token),
    element('text', { class: 'name start', x: name.x, y: baseline, 'font-size': name.size }, escape(shown)),
    drawSaid(standing, plan, { x: name.x + widthOf({ ...line, text: shown }), y: baseline }),
    ...everyCardNumber.map((number, place) =>
      drawCard(
        number,
        player.faceUp.includes(number),
        { x: cards.x + cards.step * place, y: cards.y, width: cards.width },
        prefix,
      ),
    ),
    drawCount('to-go', player.faceUp.length, 'to go', plan.toGo),
    drawCount('rack', player.chips, player.chips === 1 ? 'chip' : 'chips', plan.chips),
  );
}

function drawSaid(standing: Standing, { said, name }: RowPlan, after: { x: number; y: number }): string {
  if (standing === 'waits' || said === 'above') return '';
  const words = standing === 'won' ? 'takes the kitty' : 'has the dice';
  const at = said === 'after' ? { x: after.x + name.size * 0.4, y: after.y, size: name.size * 0.68 } : said;
  return element('text', { class: 'said start', x: at.x, y: at.y, 'font-size': at.size }, words);
}

function drawCount(kind: string, figure: number, word: string, count: Count): string {
  const { x, y, side } = count;
  const text = String(figure).replace('-', '−');
  const size = fitted({ text, size: count.size }, count.room);
  const under = side === 'under';
  return element(
    'g',
    { class: kind },
    element('text', { class: under ? 'figure' : 'figure end', x, y, 'font-size': size }, text),
    element(
      'text',
      {
        class: under ? 'soft' : 'soft start',
        x: under ? x : x + count.size * 0.16,
        y: under ? y + count.word * 1.1 : y,
        'font-size': count.word,
      },
      word,
    ),
  );
}
