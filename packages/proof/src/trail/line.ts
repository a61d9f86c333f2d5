import type { Moment } from '@dicepit/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { formatHeads, type SignedHeads } from '../chain/heads.ts';
import type { ChainEntry, Head } from '../chain/link.ts';
import { isHash, toHex } from '../hex.ts';

/** The first line of an exported trail. */
export type TrailHeader = {
  readonly dicepit: 'trail';
  readonly format: 1;
  readonly pit: string;
  /** Ed25519, 64 lower-case hexadecimal digits. */
  readonly publicKey: string;
  readonly software: string;
  readonly exportedAt: Moment;
  /** The only streams in the file, where it does not hold them all. */
  readonly streams?: readonly string[];
  /** The packs that its tables are played by and that no pit has of itself, where the stream that added them is left out. */
  readonly packs?: readonly CarriedPack[];
};

/** A pack in a file: what its tables call it, the SHA-256 of its data, and the data. */
export type CarriedPack = { readonly pack: string; readonly hash: string; readonly text: string };

/** The last line: where every stream of the file ends and how many entries it holds, signed together. */
export type TrailTrailer = SignedHeads & { readonly lines: number };

export type TrailLine =
  | { readonly is: 'header'; readonly header: TrailHeader }
  | { readonly is: 'entry'; readonly entry: ChainEntry }
  | { readonly is: 'trailer'; readonly trailer: TrailTrailer }
  /** The header of a form that came after ours: nothing below it can be judged here. */
  | { readonly is: 'later'; readonly format: number; readonly software: string }
  | { readonly is: 'broken' }
  | { readonly is: 'foreign' };

/** What is signed in the trailer: it fixes the header by its hash, the number of entries, and every stream's end. */
export const bytesOfTrailer = (
  headerLine: string,
  { at, lines, heads }: Omit<TrailTrailer, 'signature'>,
): Uint8Array =>
  utf8ToBytes(
    `dicepit/trail/1\n${at}\n${lines}\n${toHex(sha256(utf8ToBytes(headerLine)))}\n${formatHeads(heads)}`,
  );

// Fields are written in one order and without a space, so that a line can be written in one way only.
export const headerLine = ({ pit, publicKey, software, exportedAt, streams, packs }: TrailHeader): string =>
  JSON.stringify({
    dicepit: 'trail',
    format: 1,
    pit,
    publicKey,
    software,
    exportedAt,
    streams,
    packs: packs?.map(({ pack, hash, text }) => ({ pack, hash, text })),
  });

export const entryLine = ({ stream, version, hash, text }: ChainEntry): string =>
  JSON.stringify({ stream, version, hash, text });

export const trailerLine = ({ heads, at, signature, lines }: TrailTrailer): string =>
  JSON.stringify({ heads: heads.map(inOrder), at, signature, lines });

/** Reads one line; a line that is not written exactly as it would be written is foreign. */
export function parseLine(text: string): TrailLine {
  const value = parsed(text);
  if (value === undefined) return { is: 'broken' };
  if (isEntry(value)) return entryLine(value) === text ? { is: 'entry', entry: value } : { is: 'foreign' };
  if (isTrailer(value))
    return trailerLine(value) === text ? { is: 'trailer', trailer: value } : { is: 'foreign' };
  if (isHeader(value))
    return headerLine(value) === text ? { is: 'header', header: value } : { is: 'foreign' };
  return laterHeader(value) ?? { is: 'foreign' };
}

/** The form of trails that is written and read here. */
const FORMAT = 1;

function laterHeader(value: unknown): TrailLine | undefined {
  if (!isRecord(value) || value['dicepit'] !== 'trail') return undefined;
  const { format, software } = value;
  if (typeof format !== 'number' || !Number.isSafeInteger(format) || format <= FORMAT) return undefined;
  return { is: 'later', format, software: isText(software) ? software : '?' };
}

/** Whether something parsed is a list of heads. */
export const areHeads = (value: unknown): value is readonly Head[] =>
  Array.isArray(value) && value.every(isHead);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = ({ stream, version, hash }: Head): Head => ({ stream, version, hash });

/** Undefined is nothing that JSON can say, and so means that it said nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isVersion = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;

const isHead = (value: unknown): value is Head =>
  isRecord(value) &&
  typeof value['stream'] === 'string' &&
  isVersion(value['version']) &&
  isHash(value['hash']);

const isEntry = (value: unknown): value is ChainEntry =>
  isHead(value) && 'text' in value && isText(value.text);

// What cannot be written in UTF-8 would be hashed as something else.
const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed();

const isTrailer = (value: unknown): value is TrailTrailer =>
  isRecord(value) &&
  areHeads(value['heads']) &&
  Number.isSafeInteger(value['at']) &&
  typeof value['signature'] === 'string' &&
  Number.isSafeInteger(value['lines']);

const isHeader = (value: unknown): value is TrailHeader =>
  isRecord(value) &&
  value['dicepit'] === 'trail' &&
  value['format'] === 1 &&
  isText(value['pit']) &&
  isHash(value['publicKey']) &&
  isText(value['software']) &&
  Number.isSafeInteger(value['exportedAt']) &&
  (value['streams'] === undefined ||
    (Array.isArray(value['streams']) && value['streams'].every((each) => isText(each)))) &&
  (value['packs'] === undefined || (Array.isArray(value['packs']) && value['packs'].every(isCarried)));

const isCarried = (value: unknown): value is CarriedPack =>
  isRecord(value) && isText(value['pack']) && isHash(value['hash']) && isText(value['text']);
