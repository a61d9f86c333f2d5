import * as fc from 'fast-check';
import { type SignedHeads, signHeads, toPublicKey } from '../chain/heads.ts';
import { type ChainEntry, type Head, hashLink, NOTHING } from '../chain/link.ts';
import type { TrailHeader } from '../trail/line.ts';
import { writeTrail } from '../trail/write-trail.ts';
import { aPlan, honestStream, type Plan, TABLE } from './honest-dice.ts';

export const secretKey = new Uint8Array(32).fill(7);
export const otherSecretKey = new Uint8Array(32).fill(8);

export const header: TrailHeader = {
  dicepit: 'trail',
  format: 1,
  pit: 'The Pit',
  publicKey: toPublicKey(secretKey),
  software: '0.1.0',
  exportedAt: 1_700_000_000_000,
};

/** What happened in a pit: one table, and people who came and went. */
export type PitPlan = { readonly table: Plan; readonly people: number; readonly every: number };

export const aPitPlan: fc.Arbitrary<PitPlan> = fc.record({
  table: aPlan.map((plan) => ({ ...plan, turns: plan.turns.slice(0, 3) })),
  people: fc.integer({ min: 3, max: 8 }),
  every: fc.integer({ min: 4, max: 12 }),
});

/** Texts of one stream as a chain. */
export function chained(stream: string, texts: readonly string[]): readonly ChainEntry[] {
  let before = NOTHING;
  return texts.map((text, index) => {
    const version = index + 1;
    before = hashLink(before, { stream, version, text });
    return { stream, version, hash: before, text };
  });
}

/** Every entry of a pit, with its heads signed after every so many entries; `heads` comes first. */
export function honestEntries({ table, people, every }: PitPlan): readonly ChainEntry[] {
  const at = 1_700_000_000_000;
  const guests = Array.from({ length: people }, (_, index) => ({
    type: 'GuestJoined',
    person: `p-${index}`,
    at,
  }));
  const streams = [
    ...chained('people', guests.map(written)),
    ...chained(`table/${TABLE}`, honestStream(table).map(written)),
  ];
  const signed = streams.flatMap((_, index) =>
    (index + 1) % every === 0 ? [signHeads(secretKey, endsOf(streams.slice(0, index + 1)), at)] : [],
  );
  const heads = signed.map((each) => written({ type: 'HeadsSigned', ...each, by: { person: 'house' } }));
  return [...chained('heads', heads), ...streams];
}

const written = (event: object): string => JSON.stringify({ event });

/** Where each stream ends. */
export const endsOf = (entries: readonly ChainEntry[]): readonly Head[] => [
  ...new Map(
    entries.map(({ stream, version, hash }) => [stream, { stream, version, hash }] as const),
  ).values(),
];

/** A head as somebody outside of the pit keeps it. */
export const keptOutside = (entries: readonly ChainEntry[]): SignedHeads =>
  signHeads(secretKey, endsOf(entries), 1_700_000_000_001);

export async function linesOfTrail(
  entries: readonly ChainEntry[],
  key: Uint8Array = secretKey,
): Promise<readonly string[]> {
  const lines: string[] = [];
  const own: TrailHeader = { ...header, publicKey: toPublicKey(key) };
  for await (const line of writeTrail({ header: own, entries, secretKey: key, at: 1_700_000_000_002 }))
    lines.push(line);
  return lines;
}
