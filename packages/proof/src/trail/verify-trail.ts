import { type CheckSignature, type SignedHeads, verifyBytes, verifyHeads } from '../chain/heads.ts';
import type { ChainEntry, Head } from '../chain/link.ts';
import { walkChain } from '../chain/walk-chain.ts';
import type { SeenTurn } from '../dice/check-entry.ts';
import { type DiceWalk, walkDice } from '../dice/verify-dice.ts';
import type { Finding } from '../finding.ts';
import type { ProofLine } from '../finding-lines.ts';
import { newAnchors } from './anchors.ts';
import { newGathering } from './gathering.ts';
import { areHeads, bytesOfTrailer, isRecord, type TrailHeader, type TrailTrailer } from './line.ts';
import { type PlacedLine, readTrail } from './read-trail.ts';
import type { FileFault, Replay, TrailEntry, TrailReport } from './report.ts';
import { HEADS_STREAM } from './write-trail.ts';

export type Verification = {
  /** Gives the commands to the rules again; without it chains, signatures and dice are checked. */
  readonly replay?: Replay;
  /** Signed heads that were kept outside of the pit: they find a history that was written anew. */
  readonly anchors?: readonly SignedHeads[];
  /** The pit's key as it was known before; the file's own key proves only that one hand signed it all. */
  readonly publicKey?: string;
  readonly checkSignature?: CheckSignature;
};

/** Checks an exported trail from the file alone, line by line, holding the turns under way and no more. */
export async function verifyTrail(
  lines: Iterable<string> | AsyncIterable<string>,
  { replay, anchors: outside = [], publicKey: known, checkSignature }: Verification = {},
): Promise<TrailReport> {
  const chain = walkChain();
  const gathering = newGathering();
  const tables = new Map<string, DiceWalk>();
  const commitments = new Map<string, SeenTurn>();
  let header: { readonly is: TrailHeader; readonly raw: string } | undefined;
  let trailer: TrailTrailer | undefined;
  let entries = 0;
  let signatures = 0;
  let last = 0;
  let isLater = false;
  const concerns = (stream: string): boolean => header?.is.streams?.includes(stream) ?? true;
  const anchors = newAnchors(concerns);
  const key = (): string => known ?? header?.is.publicKey ?? '';

  /** Heads count only when the pit has signed them. */
  const hold = (signed: SignedHeads, where: Pick<Finding, 'stream' | 'version'>): readonly Finding[] => {
    signatures += 1;
    if (!verifyHeads(key(), signed, checkSignature))
      return [{ ...where, ...fault({ code: 'wrong-signature', case: 'heads' }) }];
    return signed.heads.flatMap((head) => anchors.add(head, chain.headOf(head.stream)));
  };

  const begin = (placed: PlacedLine): readonly Finding[] => {
    if (placed.is === 'later') {
      const { format, software } = placed;
      return [about({ code: 'header-missing', case: 'later', format, software })];
    }
    if (placed.is !== 'header') return [about({ code: 'header-missing' })];
    header = { is: placed.header, raw: placed.raw };
    const wrong = known === undefined || known === header.is.publicKey ? [] : [about({ code: 'wrong-key' })];
    const packs = placed.header.packs?.filter((carried) => replay?.pack?.(carried) === false) ?? [];
    return [
      ...wrong,
      ...packs.map(({ pack }) => about({ code: 'pack-differs', pack })),
      ...outside.flatMap((signed) => hold(signed, { stream: '', version: 0 })),
    ];
  };

  const enter = (entry: ChainEntry): readonly Finding[] => {
    const { stream, version, hash, text } = entry;
    entries += 1;
    const said = entryOf(text);
    // The heads of this entry were signed before it was linked: they are held before the chain goes on.
    const signed = stream === HEADS_STREAM ? headsIn(said) : undefined;
    const held = signed === undefined ? [] : hold(signed, { stream, version });
    const { findings, follows } = chain.entry(entry, last);
    const outsider = concerns(stream)
      ? []
      : [{ ...at(entry), ...fault({ code: 'foreign-line', case: 'stream', stream }) }];
    const passed = follows ? anchors.pass({ stream, version, hash }) : [];
    if (said === undefined || (stream === HEADS_STREAM && signed === undefined))
      return [...findings, ...outsider, ...passed, { ...at(entry), ...unreadable(entry) }];
    const named = stream === PIT ? otherKey(said) : [];
    // What stands out of its order has been named, and would only confuse those who follow the stream.
    const deeper = follows
      ? [...diceOf(stream, version, said), ...replayed({ stream, version, hash }, said)]
      : [];
    return [
      ...held,
      ...findings,
      ...outsider,
      ...passed,
      ...named.map((each) => ({ ...at(entry), ...each })),
      ...deeper,
    ];
  };

  /** The pit says by which key it signs; a file that another one signed is not its own. */
  const otherKey = ({ event }: TrailEntry): readonly FileFinding[] => {
    const own = event['publicKey'];
    return typeof own !== 'string' || header === undefined || own === header.is.publicKey
      ? []
      : [fault({ code: 'wrong-key', case: 'pit' })];
  };

  const diceOf = (stream: string, version: number, { event }: TrailEntry): readonly Finding[] => {
    if (!stream.startsWith('table/')) return [];
    const walk = tables.get(stream) ?? walkDice(stream.slice('table/'.length), commitments);
    tables.set(stream, walk);
    return walk.event(version, event);
  };

  const replayed = (head: Head, entry: TrailEntry): readonly Finding[] => replay?.entry(head, entry) ?? [];

  const take = (placed: PlacedLine): readonly Finding[] => {
    if (placed.is === 'broken') return [about({ code: 'broken-json' })];
    if (trailer !== undefined) return [about({ code: 'foreign-line', case: 'after' })];
    if (placed.is === 'entry') return enter(placed.entry);
    if (placed.is === 'trailer') trailer = placed.trailer;
    else return [about({ code: 'foreign-line' })];
    return [];
  };

  /** The file must hold what its last line says, neither less nor more. */
  const close = (signed: TrailTrailer): readonly Finding[] => {
    signatures += 1;
    const message = bytesOfTrailer(header?.raw ?? '', signed);
    const { signature, lines: told, heads } = signed;
    const fits = verifyBytes({ publicKey: key(), message, signature }, checkSignature);
    return [
      ...(fits ? [] : [about({ code: 'wrong-signature', case: 'file' })]),
      ...(told === entries ? [] : [about({ code: 'line-count', entries, written: told })]),
      ...heads.flatMap((head) => endOf(head, chain.headOf(head.stream))),
      ...unknown(chain.heads(), heads),
    ];
  };

  for await (const placed of readTrail(lines)) {
    const begins = last === 0;
    last = placed.line;
    const findings = begins ? begin(placed) : take(placed);
    gathering.add(placed.line, findings);
    // Whatever follows is not ours to judge: it would be found wrong for being new.
    isLater = begins && placed.is === 'later';
    if (isLater) break;
    // A file without its header is read on: what else is wrong with it should be said as well.
    if (begins && placed.is === 'entry') gathering.add(placed.line, enter(placed.entry));
  }
  if (last === 0) gathering.add(1, [about({ code: 'header-missing', case: 'empty' })]);
  if (!isLater)
    gathering.add(last + 1, trailer === undefined ? [about({ code: 'trailer-missing' })] : close(trailer));
  const walks = [...tables].map(([stream, walk]) => ({ stream, ...walk.end() }));
  gathering.add(last + 1, [
    ...chain.end(),
    ...anchors.end(),
    ...walks.flatMap(({ findings }) => findings),
    ...(isLater
      ? []
      : (replay?.end({ whole: header !== undefined && header.is.streams === undefined }) ?? [])),
  ]);

  return {
    ok: gathering.faults.found() === 0,
    header: header?.is,
    findings: gathering.faults.inOrder(),
    found: gathering.faults.found(),
    remarks: gathering.remarks.inOrder(),
    remarked: gathering.remarks.found(),
    notes: [
      ...notesOn(header?.is, known),
      ...(chain.headOf(HEADS_STREAM) === undefined && header?.is.streams === undefined && entries > 0
        ? [{ code: 'note', case: 'no-heads' } as const]
        : []),
      ...walks.flatMap(({ stream, notes }) =>
        notes.map((note) => ({ code: 'note', case: 'table', stream, notes: [note] }) as const),
      ),
    ],
    entries,
    heads: chain.heads(),
    signatures,
  };
}

/** The stream of the pit itself, which names its key. */
const PIT = 'pit';

type FileLine = Extract<ProofLine, { readonly code: FileFault }>;

type FileFinding = { readonly kind: FileFault; readonly says: readonly [ProofLine] };

const fault = (says: FileLine): FileFinding => ({ kind: says.code, says: [says] });

const at = ({ stream, version }: ChainEntry) => ({ stream, version });

/** A finding about a line that is no entry of any stream. */
const about = (says: FileLine): Finding => ({ kind: says.code, stream: '', version: 0, says: [says] });

const unreadable = ({ stream, version }: ChainEntry): FileFinding =>
  fault({ code: 'entry-malformed', case: 'silent', version, stream });

function entryOf(text: string): TrailEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isTrailEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isTrailEntry = (value: unknown): value is TrailEntry =>
  isRecord(value) && isRecord(value['event']) && typeof value['event']['type'] === 'string';

function headsIn(said: TrailEntry | undefined): SignedHeads | undefined {
  if (said === undefined) return undefined;
  const { heads, at, signature } = said.event;
  return areHeads(heads) && Number.isSafeInteger(at) && typeof signature === 'string'
    ? { heads, at: Number(at), signature }
    : undefined;
}

/** A stream must end where the last line says that it does. */
function endOf({ stream, version, hash }: Head, reached: Head | undefined): readonly Finding[] {
  const found = reached?.version ?? 0;
  const where = { stream, version: Math.min(version, found + 1) };
  if (found < version)
    return [
      {
        ...where,
        kind: 'truncated',
        says: [{ code: 'truncated', case: 'end', stream, reached: found, version }],
      },
    ];
  if (found > version)
    return [
      { ...where, kind: 'foreign-line', says: [{ code: 'foreign-line', case: 'end', stream, version }] },
    ];
  if (reached?.hash === hash) return [];
  return [{ ...where, kind: 'fork', says: [{ code: 'fork', case: 'end', stream, version }] }];
}

/** Streams that the last line knows nothing of. */
const unknown = (reached: readonly Head[], signed: readonly Head[]): readonly Finding[] => {
  const known = new Set(signed.map(({ stream }) => stream));
  return reached
    .filter(({ stream }) => !known.has(stream))
    .map(({ stream }) => ({
      stream,
      version: 1,
      ...fault({ code: 'foreign-line', case: 'unknown', stream }),
    }));
};

function notesOn(header: TrailHeader | undefined, known: string | undefined): readonly ProofLine[] {
  return [
    ...(known === undefined && header !== undefined ? [{ code: 'note', case: 'own-key' } as const] : []),
    ...(header?.streams === undefined
      ? []
      : [{ code: 'note', case: 'streams', streams: header.streams } as const]),
  ];
}
