import { assert, type Lettering, type OddsOf, type Wager } from '@dicepit/engine';
import type { PlacedArea } from '../areas.ts';
import { diceRow, rowWidth } from '../dice.ts';
import { findOdds, oddsOnTotal, paysMoreThanEven, printedRolls, writeOdds } from '../plate.ts';
import { element, short } from '../svg.ts';
import { centred, fitted, type Line, toBaseline, widthOf } from './measured-text.ts';

/** What lettering is drawn on and from: the area, the wager that sets its odds, and what is counted so far. */
export type Ground = {
  readonly placed: PlacedArea;
  readonly wager: Wager;
  readonly prefix: string;
  readonly counts: Readonly<Record<string, number>>;
};

/** One piece of lettering of an area. */
export function drawLettering(lettering: Lettering, ground: Ground): string {
  switch (lettering.kind) {
    case 'note':
      return drawNote(lettering, ground);
    case 'name':
      return drawName(lettering, ground);
    case 'either':
      return drawEither(lettering, ground);
    case 'odds':
      return drawOdds(lettering, ground);
    case 'dice':
      return drawDice(lettering, ground);
    case 'totals':
      return drawTotals(lettering, ground);
    case 'counters':
      return drawCounters(lettering, ground);
    case 'spot':
      return element('circle', {
        class: 'spot',
        cx: ground.placed.at.x + lettering.x,
        cy: ground.placed.at.y + lettering.y,
        r: lettering.radius,
      });
  }
}

/** A small brass lozenge that parts words or figures. */
export const gem = (x: number, y: number, half: number): string =>
  element('path', {
    class: 'gem',
    d: `M${short(x)} ${short(y - half)}L${short(x + half)} ${short(y)}L${short(x)} ${short(y + half)}L${short(x - half)} ${short(y)}z`,
  });

type Of<Kind> = Extract<Lettering, { readonly kind: Kind }>;

const oddsSpacing = 0.04;
const noteSpacing = 0.1;

function drawNote({ text, size, x, y, bare }: Of<'note'>, ground: Ground): string {
  const line: Line = { text, size, weight: 600, spacing: noteSpacing };
  const at = placeOn(ground, { x, y });
  const words = centred(line, at, { class: 'note' });
  if (bare) return words;

  const half = widthOf(line) / 2 + size * 0.7;
  const room = ground.placed.at.width / 2 - size * 1.2;
  const reach = Math.min(half + size * 1.3, room);
  const level = short(at.y - size * toBaseline);
  const rules = `M${short(at.x - reach)} ${level}H${short(at.x - half)}M${short(at.x + half)} ${level}H${short(at.x + reach)}`;
  return element('g', { class: 'eyebrow' }, words, element('path', { class: 'rule', d: rules }));
}

function drawName({ text, size, x, y, spacing = 0, between }: Of<'name'>, ground: Ground): string {
  const line: Line = { text, size, spacing };
  const at = placeOn(ground, { x, y });
  const words = centred(line, at, { class: 'name' });
  if (between === undefined) return words;

  const die = size * 0.86;
  const half = widthOf(line) / 2 + size * 0.22;
  const top = at.y - size * toBaseline - die / 2;
  const [left, right] = between;
  return [
    diceRow([[left]], { x: at.x - half - die, y: top, size: die }, ground.prefix),
    words,
    diceRow([[right]], { x: at.x + half, y: top, size: die }, ground.prefix),
  ].join('');
}

function drawEither({ numbers, size, x, y }: Of<'either'>, ground: Ground): string {
  const at = placeOn(ground, { x, y });
  const [first, second] = numbers.map((number): Line => ({ text: String(number), size }));
  assert(first !== undefined && second !== undefined, () => 'either of two numbers');
  const or: Line = { text: 'OR', size: size * 0.35, weight: 600, spacing: oddsSpacing };
  const gap = size * 0.14;
  const widths = [widthOf(first), widthOf(or), widthOf(second)] as const;
  const left = at.x - (widths[0] + widths[1] + widths[2] + 2 * gap) / 2;
  const level = at.y - size * toBaseline + or.size * toBaseline;
  return [
    centred(first, { x: left + widths[0] / 2, y: at.y }, { class: 'name' }),
    centred(or, { x: left + widths[0] + gap + widths[1] / 2, y: level }, { class: 'odds' }),
    centred(
      second,
      { x: left + widths[0] + widths[1] + 2 * gap + widths[2] / 2, y: at.y },
      { class: 'name' },
    ),
  ].join('');
}

function drawOdds({ of, words, dice, size, x, y, within }: Of<'odds'>, ground: Ground): string {
  const posted = writeOdds([of].flat().map((each: OddsOf) => findOdds(ground.wager, each)));
  const text = words === undefined ? posted : `${words} · ${posted}`;
  const line: Line = { text, size, weight: 600, spacing: oddsSpacing };
  const at = placeOn(ground, { x, y });
  const die = size * 1.15;
  const diceRoom = dice === undefined ? 0 : rowWidth([dice], die) + size * 0.45;
  const room = (within ?? ground.placed.at.width * 0.88) - diceRoom;
  const drawn = { ...line, size: fitted(line, room) };
  const oddsClass = { class: 'odds' };
  if (dice === undefined) return centred(drawn, at, oddsClass);

  const left = at.x - (diceRoom + widthOf(drawn)) / 2;
  const top = at.y - size * toBaseline - die / 2;
  return (
    diceRow([dice], { x: left, y: top, size: die }, ground.prefix) +
    centred(drawn, { x: left + diceRoom + widthOf(drawn) / 2, y: at.y }, oddsClass)
  );
}

function drawDice({ rolls: printed, size, x, y }: Of<'dice'>, ground: Ground): string {
  const rolls = printedRolls(ground.wager, printed);
  const at = placeOn(ground, { x, y });
  return diceRow(rolls, { x: at.x - rowWidth(rolls, size) / 2, y: at.y, size }, ground.prefix);
}

function drawTotals({ totals, gems = [], y, size, oddsAt }: Of<'totals'>, ground: Ground): string {
  const { at } = ground.placed;
  const middle = at.y + y;
  const drawTotal = (total: number, across: number): string => {
    const x = at.x + across;
    const odds = oddsOnTotal(ground.wager, total);
    const text = String(total);
    if (!paysMoreThanEven(odds)) {
      return centred({ text, size }, { x, y: middle + size * toBaseline }, { class: 'name' });
    }
    const radius = size * 0.62;
    const posted: Line = { text: writeOdds([odds]), size: oddsAt.size, weight: 600, spacing: oddsSpacing };
    return [
      element('circle', { class: 'ring', cx: x, cy: middle, r: radius }),
      radius < 24 ? '' : element('circle', { class: 'rule', cx: x, cy: middle, r: radius * 0.875 }),
      centred({ text, size: size * 0.9 }, { x, y: middle + size * 0.9 * toBaseline }, { class: 'name' }),
      centred(posted, { x, y: at.y + oddsAt.y }, { class: 'odds' }),
    ].join('');
  };
  return [
    ...totals.map(([total, across]) => drawTotal(total, across)),
    ...gems.map((across) => gem(at.x + across, middle, size * 0.09)),
  ].join('');
}

function drawCounters({ counts, rings, y, oddsAt }: Of<'counters'>, ground: Ground): string {
  const { at } = ground.placed;
  const done = ground.counts[counts] ?? 0;
  return rings
    .map((ring, index) => {
      const middle = { x: at.x + ring.x, y: at.y + y };
      const size = ring.radius * 1.24;
      const mark = element(
        'g',
        { class: index < done ? 'mark done' : 'mark', 'data-mark': `${counts}-${index + 1}` },
        element('circle', { class: 'ring', cx: middle.x, cy: middle.y, r: ring.radius }),
        centred({ text: String(index + 1), size }, { x: middle.x, y: middle.y + size * toBaseline }),
      );
      if (ring.odds === undefined || oddsAt === undefined) return mark;
      const text = writeOdds([findOdds(ground.wager, ring.odds)]);
      const line: Line = { text, size: oddsAt.size, weight: 600, spacing: oddsSpacing };
      const posted = { ...line, size: fitted(line, oddsAt.within) };
      return mark + centred(posted, { x: middle.x, y: at.y + oddsAt.y }, { class: 'odds' });
    })
    .join('');
}

function placeOn(
  { placed }: Ground,
  place: { readonly x: number | undefined; readonly y: number },
): { readonly x: number; readonly y: number } {
  return { x: placed.at.x + (place.x ?? placed.at.width / 2), y: placed.at.y + place.y };
}
