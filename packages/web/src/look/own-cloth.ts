import { isOwnPack, type ScreenCloth } from '@dicepit/games';

const dressed = new Set<string>();

/** A colour as packs write it, and nothing else that CSS would take. */
const isColour = (text: unknown): boolean => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

export const isCloth = (cloth: unknown): cloth is ScreenCloth =>
  ['base', 'lit', 'raised', 'sunk', 'line', 'room'].every((part) =>
    isColour(Reflect.get(Object(cloth), part)),
  );

/**
 * The colours of a cloth that is not among those of the house, which stand in `cloths.css`. The rule goes into a sheet that
 * the page has: what is written into a page as text is not taken. What is no cloth leaves the table in the colours of the house.
 */
export function dressTables(pack: string, cloth: unknown): void {
  const sheet = [...document.styleSheets].find(({ href }) => href?.startsWith(location.origin) === true);
  if (!isOwnPack(pack) || dressed.has(pack) || sheet === undefined || !isCloth(cloth)) return;
  const { base, lit, raised, sunk, line, room } = cloth;
  dressed.add(pack);
  sheet.insertRule(
    `[data-pack="${pack}"]{--felt-lit:${lit};--room:${room};--felt:${base};--felt-2:${raised};--felt-3:${sunk};--line:${line}}`,
    sheet.cssRules.length,
  );
}

/** Asks the pit for the cloth of a pack that is not the house's: all that a page needs which draws no rules. */
export async function loadCloth(pack: string): Promise<void> {
  if (!isOwnPack(pack) || dressed.has(pack)) return;
  try {
    const response = await fetch(`./packs/${encodeURIComponent(pack)}.json`);
    if (!response.ok) return;
    const sent: { readonly cloth?: unknown } | null = await response.json();
    dressTables(pack, sent?.cloth);
  } catch {
    // It has not come, or is no pack: the table keeps the colours of the house.
  }
}
