/** A source file: where it stands, and its text. */
export type Source = { readonly path: string; readonly text: string };

/** A pack as far as citations go: its folder, and its clauses with the prefix in front. */
export type CitedPack = { readonly folder: string; readonly clauses: readonly string[] };

/**
 * The files that cite each clause of a pack: by its bare id in the pack's own folder, or by its qualified id
 * anywhere. A template such as `4.9(hardways-${number})` cites every clause it can make.
 */
export function citations(
  pack: CitedPack,
  sources: readonly Source[],
): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, string[]>();
  for (const { path, text } of sources) {
    const literals = literalsIn(text);
    const isOwn = path.startsWith(`${pack.folder}/`);
    for (const clause of pack.clauses) {
      const names = isOwn ? [clause, clause.slice(clause.indexOf('/') + 1)] : [clause];
      if (names.some((name) => literals.holds(name))) cited.set(clause, [...(cited.get(clause) ?? []), path]);
    }
  }
  return cited;
}

type Literals = { readonly holds: (text: string) => boolean };

// Comments are read first, so that a clause mentioned in one is not taken for a citation.
const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

function literalsIn(text: string): Literals {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const [, single, double, template] of text.matchAll(tokens)) {
    const literal = single ?? double ?? template;
    if (literal === undefined) continue;
    if (template === undefined || !template.includes('${')) plain.add(literal);
    else if (saysEnough(template)) patterns.push(patternOf(template));
  }
  return { holds: (name) => plain.has(name) || patterns.some((pattern) => pattern.test(name)) };
}

/** A template of hardly more than a hole would match every clause there is. */
const saysEnough = (template: string): boolean => template.replace(hole, '').length >= 4;

const hole = /\$\{[^}]*\}/g;

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.split(hole).map(escaped).join('[\\w-]+')}$`);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
