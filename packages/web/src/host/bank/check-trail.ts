import { verifyTrail } from '@dicepit/proof';

/** What a check of the trail says while it goes on, and at its end. */
export type Checked =
  | { readonly is: 'reading'; readonly entries: number }
  | { readonly is: 'whole'; readonly entries: number }
  | { readonly is: 'broken'; readonly sentence: string; readonly stream: string; readonly version: number };

/** So many lines go by between two words about it. */
const STEP = 500;

/** Checks a trail as it comes: every link of every chain, every signature, and the dice against their seals. */
export async function checkTrail(
  lines: AsyncIterable<string>,
  publicKey: string,
  tell: (checked: Checked) => void,
): Promise<void> {
  const report = await verifyTrail(counted(lines, tell), { publicKey });
  const [first] = report.findings;
  if (first === undefined) return tell({ is: 'whole', entries: report.entries });
  const { sentence, stream, version } = first;
  tell({ is: 'broken', sentence, stream, version });
}

async function* counted(
  lines: AsyncIterable<string>,
  tell: (checked: Checked) => void,
): AsyncGenerator<string, void> {
  let entries = 0;
  for await (const line of lines) {
    entries += 1;
    if (entries % STEP === 0) tell({ is: 'reading', entries });
    yield line;
  }
}
