/** A path with what varies as `:table`, or with `*` at its end for whatever follows, and the methods that are answered there. */
export type KnownPath = { readonly path: string; readonly methods: readonly string[] };

/** The methods that are answered at an address; none where nothing is. */
export function methodsAt(known: readonly KnownPath[]): (url: string) => readonly string[] {
  const patterns = known.map(({ path, methods }) => ({ pattern: patternOf(path), methods }));
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).flatMap((each) => each.methods);
    return [...new Set(methods)];
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/:[a-z]+/g, '[^/]+')
      .replace(/\\\*$/, '.*')}$`,
  );
