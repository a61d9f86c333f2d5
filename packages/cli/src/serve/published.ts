import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packIds } from '@dicepit/games';
import { LARGEST_PUBLISHED_BYTES, type Published } from '@dicepit/server';
import { exit, Failure } from '../exit.ts';
import type { TerminalFailure } from '../language.ts';
import { explainCause } from '../terminal.ts';
import { type DataFolder, exists } from './data-folder.ts';

/**
 * The published texts that the operator has put into the data folder: `published/snake-eyes-nsw.pdf` or `.txt`, and
 * beside it `snake-eyes-nsw.json` with the title and the edition. Whatever is not right stops the start: a text that
 * nobody finds would be noticed by the one who asks for it.
 */
export async function readPublished({ path }: DataFolder): Promise<readonly Published[]> {
  const folder = join(path, 'published');
  if (!(await exists(folder))) return [];
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  const stray = names.find(
    (name) => !packIds.some((pack) => endings.some((end) => name === `${pack}${end}`)),
  );
  if (stray !== undefined)
    throw wrong({ code: 'STRAY_FILE', file: join(folder, stray), packs: packIds.join(', ') });
  const texts = names.filter((name) => !name.endsWith('.json'));
  const published: Published[] = [];
  for (const name of texts) {
    const pack = name.replace(/\.(pdf|txt)$/, '');
    if (published.some((each) => each.pack === pack)) throw wrong({ code: 'TEXT_TWICE', pack, folder });
    published.push({ pack, ...(await readTitle(folder, pack)), ...(await textIn(join(folder, name))) });
  }
  const alone = names.find((name) => name.endsWith('.json') && !texts.some((text) => sameName(text, name)));
  if (alone !== undefined) throw wrong({ code: 'TEXT_MISSING', file: join(folder, alone) });
  return published;
}

const endings = ['.pdf', '.txt', '.json'];

const sameName = (text: string, json: string): boolean => text.slice(0, -4) === json.slice(0, -5);

async function textIn(file: string): Promise<Pick<Published, 'kind' | 'bytes'>> {
  const { size } = await stat(file);
  if (size > LARGEST_PUBLISHED_BYTES)
    throw wrong({ code: 'TEXT_TOO_LARGE', file, size, most: LARGEST_PUBLISHED_BYTES });
  const bytes = await readFile(file);
  if (file.endsWith('.pdf')) {
    if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw wrong({ code: 'NO_PDF', file });
    return { kind: 'pdf', bytes };
  }
  if (bytes.includes(0) || !isUtf8(bytes)) throw wrong({ code: 'NO_TEXT', file });
  return { kind: 'text', bytes };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

async function readTitle(folder: string, pack: string): Promise<Pick<Published, 'title' | 'edition'>> {
  const file = join(folder, `${pack}.json`);
  const example = `{ "title": "…", "edition": "…" }`;
  let written: unknown;
  try {
    written = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw wrong({ code: 'TITLE_UNREADABLE', file, why: explainCause(cause), example });
  }
  const [title, edition] = ['title', 'edition'].map((name) =>
    typeof written === 'object' && written !== null ? Reflect.get(written, name) : undefined,
  );
  if (!isLine(title) || !isLine(edition)) throw wrong({ code: 'TITLE_MISSING', file, example });
  return { title, edition };
}

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200;

const wrong = (failure: TerminalFailure): Failure => new Failure(failure, exit.failed);
