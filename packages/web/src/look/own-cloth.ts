import type { ScreenCloth } from '@dicepit/games';

const dressed = new Set<string>();

/**
 * The colours of a cloth that is not among those of the house, which stand in `cloths.css`. The rule goes into a sheet that
 * the page has: what is written into a page as text is not taken.
 */
export function dressTables(pack: string, { base, lit, raised, sunk, line, room }: ScreenCloth): void {
  const sheet = [...document.styleSheets].find(({ href }) => href?.startsWith(location.origin) === true);
  if (!pack.includes('@') || dressed.has(pack) || sheet === undefined) return;
  dressed.add(pack);
  sheet.insertRule(
    `[data-pack="${pack}"]{--felt-lit:${lit};--room:${room};--felt:${base};--felt-2:${raised};--felt-3:${sunk};--line:${line}}`,
    sheet.cssRules.length,
  );
}

/** Asks the pit for the cloth of a pack that is not the house's: all that a page needs which draws no rules. */
export async function loadCloth(pack: string): Promise<void> {
  if (!pack.includes('@') || dressed.has(pack)) return;
  const response = await fetch(`./packs/${encodeURIComponent(pack)}.json`).catch(() => undefined);
  if (response?.ok !== true) return;
  const { cloth }: { readonly cloth: ScreenCloth } = await response.json();
  dressTables(pack, cloth);
}
