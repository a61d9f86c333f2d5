import {
  type Finding,
  hashOfEnds,
  readTrail,
  type SignedHeads,
  type StreamEvent,
  type TrailReport,
  toWords,
  verifyTrail,
} from '@dicepit/proof';
import { counting, type Figures, newReplay } from '@dicepit/server/audit/by-the-rules';
import { checksOf, type FairTurn, type PlacedEvent, turnFrom, verdictOf } from './fair-checks.ts';

/** What there is to say of a whole trail. */
export type CheckedTrail = {
  readonly report: Omit<TrailReport, 'heads'>;
  /** What was decided anew. */
  readonly figures: Figures;
  readonly streams: number;
  /** How far the file goes, for comparing with the wall. */
  readonly head: { readonly hash: string; readonly words: string };
  readonly turns: readonly FairTurn[];
  /** The turn that somebody should see first: one that is wrong, or the newest that is over. */
  readonly first: FairTurn | undefined;
};

type Checking = {
  readonly publicKey?: string;
  readonly anchors?: readonly SignedHeads[];
  readonly onLines: (lines: number) => void;
};

/** So many lines go by between two words about it. */
const LINES_PER_REPORT = 500;

/**
 * Checks a trail as it comes: every link of every chain, every signature, the dice against their seals, and every
 * command given to the same rules again.
 */
export async function checkTrail(
  lines: AsyncIterable<string> | Iterable<string>,
  { onLines, ...known }: Checking,
): Promise<CheckedTrail> {
  const gathered = gatherTurns();
  const replay = counting(newReplay());
  const passing = async function* (): AsyncGenerator<string, void> {
    let count = 0;
    for await (const line of lines) {
      count += 1;
      if (count % LINES_PER_REPORT === 0) onLines(count);
      await gathered.take(line);
      yield line;
    }
  };
  const { heads, ...report } = await verifyTrail(passing(), { ...known, replay });
  const turns = gathered.all();
  const hash = hashOfEnds(heads);
  return {
    report,
    figures: replay.figures(),
    streams: heads.length,
    head: { hash, words: toWords(hash) },
    turns,
    first:
      turns.find((each) => verdictOf(checksOf(each)) === 'fails') ??
      turns.findLast(({ seed }) => seed !== undefined) ??
      turns.at(-1),
  };
}

/** Gathers the turns of virtual dice from the lines of a trail as they go by. */
type Turns = {
  readonly take: (line: string) => Promise<void>;
  readonly all: () => readonly FairTurn[];
};

export function gatherTurns(): Turns {
  const found = new Map<string, { readonly table: string; readonly entries: PlacedEvent[] }>();
  return {
    async take(line) {
      // Most lines are about something else: they are not read twice.
      if (!line.includes(TURN_MARK)) return;
      for await (const read of readTrail([line])) {
        if (read.is !== 'entry' || !read.entry.stream.startsWith(TABLE_STREAM_PREFIX)) continue;
        const event = eventIn(read.entry.text);
        if (event === undefined) continue;
        const table = read.entry.stream.slice(TABLE_STREAM_PREFIX.length);
        const name = `${table}/${String(event['turn'])}`;
        const kept = found.get(name) ?? { table, entries: [] };
        kept.entries.push({ version: read.entry.version, event });
        found.set(name, kept);
      }
    },
    all: () => [...found.values()].flatMap(({ table, entries }) => turnFrom(table, entries) ?? []),
  };
}

const TABLE_STREAM_PREFIX = 'table/';
/** An entry's text stands in its line with its quotes escaped. */
const TURN_MARK = '\\"turn\\":';

function eventIn(text: string): StreamEvent | undefined {
  try {
    const event: unknown = Object(JSON.parse(text)).event;
    return isOfTurn(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

const isOfTurn = (value: unknown): value is StreamEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'turn' in value &&
  typeof value.turn === 'number';

/** What a finding is about, for somebody who wants to know what differs. */
type About = 'balances' | 'lit' | 'evidence' | 'dice' | 'rules' | 'signatures' | 'chain';

/** What is wrong: money, what won and lit up, what stands in another record, or the record itself. */
export function aboutOf({ kind, differs }: Finding): About {
  if (differs !== undefined && /^postings\b/.test(differs.place)) return 'balances';
  if (differs !== undefined && /^(settlements?|roll|outcome)\b/.test(differs.place)) return 'lit';
  return kinds[kind] ?? (/^(draw|contribution|reveal|seed|turn|faces|throw)-/.test(kind) ? 'dice' : 'chain');
}

const kinds: Readonly<Record<string, About>> = {
  'postings-unbalanced': 'balances',
  'balance-below-zero': 'balances',
  'cage-unpaired': 'balances',
  'cage-of-another': 'balances',
  'welcome-forged': 'balances',
  'voucher-unissued': 'balances',
  'evidence-forged': 'evidence',
  'erased-unread': 'evidence',
  'notice-missing': 'evidence',
  'void-unfounded': 'evidence',
  'void-unmade': 'evidence',
  'command-refused': 'rules',
  'cause-malformed': 'rules',
  'event-missing': 'rules',
  'event-uncaused': 'rules',
  'event-differs': 'rules',
  'entry-unfit': 'rules',
  'type-unknown': 'rules',
  'rules-differ': 'rules',
  'edition-forged': 'rules',
  'edition-unknown': 'rules',
  'edition-behind': 'rules',
  'wrong-key': 'signatures',
  'wrong-signature': 'signatures',
  'heads-late': 'signatures',
  fork: 'signatures',
  truncated: 'signatures',
  'stream-missing': 'signatures',
  'recovery-unfounded': 'dice',
  redrawn: 'dice',
  'two-commitments': 'dice',
  'commitment-late': 'dice',
  'dice-not-virtual': 'dice',
  'void-not-drawn': 'dice',
  'bet-after-draw': 'dice',
};
