import type { Append, Put, Snapshot, Write } from './store.ts';

/**
 * Throws when an append could not mean the same in every store: that is our own mistake, not the world's.
 *
 * Names and keys are short enough for an index entry and for a notification in every database, and hold nothing
 * that would break a line, since a stream's name stands on a line of what is hashed.
 */
export function checkAppend({ writes, guards = [], puts = [], receipt }: Append): void {
  if (writes.length === 0) throw new Error('An append writes to at least one stream.');
  for (const write of writes) checkWrite(write);
  for (const { stream, expected } of guards) {
    checkName('stream', stream);
    checkVersion('expected version', expected);
  }
  const named = [...writes, ...guards].map(({ stream }) => stream);
  if (new Set(named).size < named.length)
    throw new Error(`An append names a stream once: ${named.join(', ')}.`);
  for (const put of puts) checkPut(put);
  if (receipt === undefined) return;
  checkName('scope', receipt.scope);
  checkKey('key', receipt.key);
  checkKey('fingerprint', receipt.fingerprint);
  checkText('answer', receipt.answer);
}

export function checkPut({ shelf, key, text }: Put): void {
  checkName('shelf', shelf);
  checkKey('key', key);
  if (text !== null) checkText('record', text);
}

export function checkSnapshot({ stream, version, text }: Snapshot): void {
  checkName('stream', stream);
  checkVersion('version', version);
  checkText('snapshot', text);
}

function checkWrite({ stream, expected, after, texts }: Write): void {
  checkName('stream', stream);
  checkVersion('expected version', expected);
  if (after !== undefined && !/^[0-9a-f]{64}$/.test(after))
    throw new Error(`A hash is 64 figures: ${after}.`);
  if (texts.length === 0) throw new Error(`An append to ${stream} holds at least one entry.`);
  for (const text of texts) checkText('entry', text);
}

const checkName = (what: string, name: string): void => checkLine(what, name, 200);
const checkKey = (what: string, key: string): void => checkLine(what, key, 400);

function checkLine(what: string, line: string, most: number): void {
  if (line.length === 0 || line.length > most)
    throw new Error(`A ${what} has 1 to ${most} characters, not ${line.length}.`);
  if (unprintable.test(line))
    throw new Error(`A ${what} has no control characters: ${JSON.stringify(line)}.`);
}

// The last code point is the upper end of a search by prefix, and half a surrogate pair has no bytes of its own.
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{10ffff}]/u;

function checkVersion(what: string, version: number): void {
  if (!Number.isSafeInteger(version) || version < 0) throw new Error(`A ${what} is no count: ${version}.`);
}

/** Text that is not well formed would come back as other text than was hashed. */
function checkText(what: string, text: string): void {
  if (!text.isWellFormed()) throw new Error(`A text (${what}) holds half a surrogate pair.`);
}
