import { isPips, type Pips } from '@dicepit/engine';
import {
  bytesOfBlock,
  contributionsHash,
  type DiceEntry,
  type DrawRecord,
  drawFaces,
  evolveDice,
  formatMessage,
  newDice,
  type ProofLine,
  parseDiceEntry,
  parseHex,
  SEED_BYTES,
  type StreamEvent,
  type TurnFault,
  type TurnFinding,
  toFace,
  toHex,
  verifyTurn,
} from '@dicepit/proof';

/** One turn of the dice with all that there is to check it by. */
export type FairTurn = {
  readonly table: string;
  readonly turn: number;
  readonly commitment: string;
  /** Sealed until the turn is over. */
  readonly seed: string | undefined;
  readonly drawn: readonly DrawRecord[];
  /** Whether the commitment stands before everything else of the turn; undefined where the order is not told. */
  readonly committedFirst: boolean | undefined;
  /** What happened to the dice without a seed to show for it. */
  readonly lost: boolean;
};

/** An entry with its place in the stream. */
export type PlacedEvent = { readonly version: number; readonly event: StreamEvent };

/** The turn that these entries tell of; undefined where they tell of none that could be read. */
export function turnFrom(table: string, entries: readonly PlacedEvent[]): FairTurn | undefined {
  const told = entries
    .toSorted((a, b) => a.version - b.version)
    .flatMap(({ event }): readonly DiceEntry[] => {
      const entry = parseDiceEntry(event);
      return entry === undefined ? [] : [entry];
    });
  const state = told.reduce(evolveDice, newDice);
  const over = state.revealed.at(-1);
  const begun = told.filter((entry) => entry.type !== 'DiceFailed').reduce(evolveDice, newDice);
  const known = over ?? begun.live;
  if (known === undefined) return undefined;
  return {
    table,
    turn: known.turn,
    commitment: known.commitment,
    seed: over?.seed,
    drawn: known.drawn,
    committedFirst: told[0]?.type === 'SeedCommitted',
    lost: over === undefined && state.failed !== undefined,
  };
}

/** What is checked of a turn, in the order in which a doubter would ask. */
type CheckName = 'order' | 'seed' | 'numbers' | 'texts' | 'faces';

/** `open` where it cannot be said yet, because the seed is sealed or the order is not told. */
export type Check = {
  readonly name: CheckName;
  readonly is: 'holds' | 'fails' | 'open';
  /** What exactly is wrong, as the proof says it. */
  readonly wrong: readonly ProofLine[];
};

const faults: Readonly<Record<Exclude<CheckName, 'order'>, readonly TurnFault[]>> = {
  seed: ['seed-malformed', 'seed-mismatch'],
  numbers: ['draw-skipped', 'draw-repeated'],
  texts: ['contribution-malformed'],
  faces: ['faces-forged'],
};

/** Every check of a turn. What holds and what does not is said by the proof alone. */
export function checksOf(turn: FairTurn): readonly Check[] {
  const { seed, committedFirst } = turn;
  const findings = seed === undefined ? [] : verifyTurn({ ...turn, seed });
  const isSeedWrong = findings.some(({ kind }) => faults.seed.includes(kind));
  const order: Check = {
    name: 'order',
    is: committedFirst === undefined ? 'open' : committedFirst ? 'holds' : 'fails',
    wrong: [],
  };
  const others = (['seed', 'numbers', 'texts', 'faces'] as const).map((name): Check => {
    const wrong = linesOf(findings, faults[name]);
    // Under another seed than the one committed to, nothing that follows from it means anything.
    const isOpen = seed === undefined || (isSeedWrong && name !== 'seed');
    return { name, is: wrong.length > 0 ? 'fails' : isOpen ? 'open' : 'holds', wrong };
  });
  return [order, ...others];
}

/** What the seed gives for each draw of the turn; nothing while it is sealed or is none. */
export function recomputed(turn: FairTurn): readonly (readonly Pips[] | undefined)[] {
  const seed = parseHex(turn.seed ?? '');
  return turn.drawn.map(({ draw, contributions, faces }) =>
    seed?.length === SEED_BYTES
      ? drawFaces({ seed, table: turn.table, turn: turn.turn, draw, contributions, count: faces.length })
      : undefined,
  );
}

/** What the checks come to. */
export function verdictOf(checks: readonly Check[]): 'holds' | 'fails' | 'open' {
  if (checks.some(({ is }) => is === 'fails')) return 'fails';
  return checks.every(({ is, name }) => is === 'holds' || name === 'order') ? 'holds' : 'open';
}

const linesOf = (findings: readonly TurnFinding[], kinds: readonly TurnFault[]): readonly ProofLine[] =>
  findings.filter(({ kind }) => kinds.includes(kind)).map(({ says }) => says);

/** How one draw is worked out with a pencil. */
type ByHand = {
  /** The lines that are hashed, as they are written. */
  readonly lines: string;
  readonly contributions: string;
  readonly message: string;
  readonly hmac: string;
  /** The bytes that are looked at, each with its face; none where it is passed over. */
  readonly bytes: readonly { readonly byte: number; readonly face: number | undefined }[];
};

/** The first block alone is shown: another is needed once in many millions of draws. */
export function byHand({ table, turn, seed: hex }: FairTurn, drawn: DrawRecord): ByHand | undefined {
  const seed = parseHex(hex ?? '');
  if (seed?.length !== SEED_BYTES) return undefined;
  const { draw, contributions, faces } = drawn;
  const asked = { table, turn, draw, contributions };
  const block = bytesOfBlock({ seed, ...asked });
  const bytes: { readonly byte: number; readonly face: number | undefined }[] = [];
  for (const byte of block) {
    if (bytes.filter(({ face }) => face !== undefined).length === faces.length) break;
    bytes.push({ byte, face: toFace(byte) });
  }
  return {
    lines: contributions.map(({ person, text }) => `${person}\t${text}\n`).join(''),
    contributions: contributionsHash(contributions),
    message: formatMessage(asked),
    hmac: toHex(block),
    bytes,
  };
}

/** What a file or a pasted text holds. */
export type Pasted =
  | { readonly is: 'turn'; readonly turn: FairTurn }
  | { readonly is: 'trail' }
  | { readonly is: 'unreadable'; readonly why: 'empty' | 'not-json' | 'no-turn' };

/** Reads the answer of a pit about one turn or a turn written by hand, and knows the trail of a pit by its first line. */
export function readPasted(text: string): Pasted {
  const trimmed = text.trim();
  if (trimmed === '') return { is: 'unreadable', why: 'empty' };
  const [first = ''] = trimmed.split('\n', 1);
  if (isTrailStart(parsed(first))) return { is: 'trail' };
  const whole = parsed(trimmed);
  return whole === undefined ? { is: 'unreadable', why: 'not-json' } : ofOne(whole);
}

function ofOne(value: unknown): Pasted {
  const turn = ofAnswer(value) ?? ofRecord(value);
  return turn === undefined ? { is: 'unreadable', why: 'no-turn' } : { is: 'turn', turn };
}

/** `{ table, turn, entries }`, as a pit answers. */
function ofAnswer(value: unknown): FairTurn | undefined {
  if (!isObject(value) || typeof value['table'] !== 'string' || !Array.isArray(value['entries']))
    return undefined;
  const entries: unknown[] = value['entries'];
  return turnFrom(value['table'], entries.filter(isPlaced));
}

/** `{ table, turn, commitment, seed, drawn }`, as somebody may write it down. */
function ofRecord(value: unknown): FairTurn | undefined {
  if (!isObject(value)) return undefined;
  const { table, turn, commitment, seed, drawn } = value;
  if (typeof table !== 'string' || typeof turn !== 'number' || typeof commitment !== 'string')
    return undefined;
  if (typeof seed !== 'string' || !Array.isArray(drawn) || !drawn.every(isDraw)) return undefined;
  return { table, turn, commitment, seed, drawn, committedFirst: undefined, lost: false };
}

const isTrailStart = (value: unknown): boolean => isObject(value) && value['dicepit'] === 'trail';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEvent = (value: unknown): value is StreamEvent =>
  isObject(value) && typeof value['type'] === 'string';

const isPlaced = (value: unknown): value is PlacedEvent =>
  isObject(value) && typeof value['version'] === 'number' && isEvent(value['event']);

const isDraw = (value: unknown): value is DrawRecord =>
  isObject(value) &&
  typeof value['draw'] === 'number' &&
  isRoll(value['faces']) &&
  Array.isArray(value['contributions']) &&
  value['contributions'].every(isContributed);

const isRoll = (value: unknown): value is readonly Pips[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPips);

const isContributed = (value: unknown): boolean =>
  isObject(value) && typeof value['person'] === 'string' && typeof value['text'] === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
