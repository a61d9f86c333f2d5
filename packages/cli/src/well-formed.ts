const empty = new Set(['meta', 'wbr', 'br', 'hr', 'img', 'link', 'input']);

/** What is wrong with the tags of a page: one that closes another's place, or is never closed. */
export function unbalanced(page: string): readonly string[] {
  const text = page.replace(/^<!doctype html>/, '').replaceAll(/<style>.*?<\/style>/gs, '');
  const wrong: string[] = [];
  const open: string[] = [];
  // Every angle must belong to a tag with quoted attributes; what is left between tags must hold none.
  const between = text.replaceAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/gi,
    (_, closing: string, name: string, __: string, itself: string) => {
      if (closing !== '') {
        const last = open.pop();
        if (last !== name) wrong.push(`</${name}> closes <${last ?? 'nothing'}>`);
      } else if (itself === '' && !empty.has(name)) open.push(name);
      return '';
    },
  );
  const stray = between.match(/[<>]|&(?!(?:amp|lt|gt|quot|#39|#\d+);)/);
  if (stray !== null)
    wrong.push(`stray ${stray[0]} in ${between.slice(stray.index, (stray.index ?? 0) + 40)}`);
  return [...wrong, ...open.map((name) => `<${name}> is never closed`)];
}
