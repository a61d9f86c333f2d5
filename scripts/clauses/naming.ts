/**
 * The clauses that a test's full title names: each stands in it as a word of its own, so that a test of
 * `nz/6.3` proves nothing about `nz/6.3(b)`.
 */
export function clausesNamed(title: string, known: ReadonlySet<string>): readonly string[] {
  const words = title.split(/[\s,;]+/).flatMap((word) => [word, word.replace(/[:.]+$/, '')]);
  return [...new Set(words)].filter((word) => known.has(word));
}
