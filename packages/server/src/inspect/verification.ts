import { setImmediate } from 'node:timers/promises';
import { type Finding, verifyTrail } from '@dicepit/proof';
import type { VerificationFacts } from '@dicepit/wire';
import { tellFinding } from '@dicepit/words';
import { exportTrail } from '../audit/export.ts';
import { newReplay } from '../audit/replay.ts';
import type { Pit } from '../pit/pit.ts';
import { headsNow } from '../pit/stream-reader.ts';
import { tellerIn } from '../pit/tellers.ts';

/** A check of the whole trail that goes on beside the games. */
export type VerificationRun = {
  /** Begins one, unless one is under way. */
  readonly start: () => VerificationFacts;
  readonly facts: () => VerificationFacts;
  /** Stops what is under way. */
  readonly end: () => Promise<void>;
};

/** So long it may go on at a stretch: whoever plays does not notice. */
const MAX_STRETCH_MS = 8;

const MAX_SHOWN = 20;

/** The same check as `dicepit verify`, of the trail that would be exported now. */
export function newVerification(
  pit: Pick<Pit, 'store' | 'keys' | 'ports'>,
  software: string,
): VerificationRun {
  const { store, keys, ports } = pit;
  let facts: VerificationFacts = { state: 'never', ...nothingYet };
  let under: Promise<void> | undefined;
  let stopped = false;

  async function* lines(): AsyncGenerator<string, void> {
    const heads = await headsNow(store);
    facts = { ...facts, of: heads.reduce((sum, { version }) => sum + version, 0) };
    let since = performance.now();
    let count = 0;
    for await (const line of exportTrail({ store, key: keys.heads, software, at: ports.now() })) {
      if (stopped) return;
      yield line;
      count += 1;
      if (performance.now() - since < MAX_STRETCH_MS) continue;
      facts = { ...facts, entries: Math.max(0, count - 1) };
      await setImmediate();
      since = performance.now();
    }
  }

  const check = async (): Promise<void> => {
    try {
      const { ok, entries, found, findings, remarked, remarks } = await verifyTrail(lines(), {
        replay: newReplay(),
      });
      facts = {
        ...facts,
        state: stopped ? 'failed' : ok ? 'sound' : 'broken',
        ended: ports.now(),
        entries,
        of: entries,
        found,
        findings: firstOf(findings),
        remarked,
        remarks: firstOf(remarks),
      };
    } catch {
      // The store has failed in the middle of it: nothing is known of the trail, and it can be asked again.
      facts = { ...facts, state: 'failed', ended: ports.now() };
    }
  };

  return {
    start: () => {
      if (facts.state !== 'running') {
        facts = { state: 'running', begun: ports.now(), ...nothingYet };
        under = check();
      }
      return facts;
    },
    facts: () => facts,
    end: async () => {
      stopped = true;
      await under;
    },
  };
}

const nothingYet = { entries: 0, of: 0, found: 0, findings: [], remarked: 0, remarks: [] } as const;

const firstOf = (findings: readonly Finding[]): VerificationFacts['findings'] =>
  findings.slice(0, MAX_SHOWN).map((finding) => {
    const { kind, stream, version, says } = finding;
    const sentence = tellFinding(tellerIn(), finding);
    return { kind, stream, version, says, sentence };
  });
