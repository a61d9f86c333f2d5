import { inflateSync } from 'node:zlib';

/** The words of every page, read as any reader reads them: by what each font says its shapes stand for. */
export function pagesOf(pdf: Uint8Array): readonly string[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const resources = objects.get(referenceIn(head, 'Resources'))?.head ?? head;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const unicode = referenceIn(objects.get(id)?.head ?? '', 'ToUnicode');
        return [name, meaningsIn(objects.get(unicode)?.stream ?? '')];
      }),
    );
    return wordsIn(objects.get(referenceIn(head, 'Contents'))?.stream ?? '', fonts);
  });
}

type PdfObject = { readonly head: string; readonly stream: string };

const objectsOf = (file: string): ReadonlyMap<string, PdfObject> =>
  new Map(
    [...file.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [head = '', stream = ''] = body.split(/\nstream\n|\nendstream/);
      const isPacked = head.includes('/FlateDecode');
      return [
        id,
        { head, stream: isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream },
      ];
    }),
  );

const referenceIn = (head: string, name: string): string =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';

/** What the shapes of a font stand for, in their order. */
const meaningsIn = (cmap: string): readonly string[] =>
  [...cmap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );

function wordsIn(drawing: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let font: readonly string[] = [];
  const words: string[] = [];
  for (const [, name, shapes = ''] of drawing.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name) ?? [];
    else
      words.push(
        ...[...shapes.matchAll(/.{4}/g)].map(([shape]) => font[Number.parseInt(shape, 16)] ?? '\uFFFD'),
      );
  }
  return words.join('');
}
