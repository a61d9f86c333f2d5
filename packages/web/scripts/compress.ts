import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(js|css|svg|json|txt)$/;

/** Writes each text of a folder beside itself, compressed as far as it goes. Pages are compressed when they are served. */
export async function compressAll(folder: string): Promise<void> {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  // All at once: each is compressed on a thread of its own, as far as there are any.
  await Promise.all(texts.map(compress));
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    inBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    inGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
