import { type DiceEntry, evolveDice, isDiceEntry, newDice, type TurnRecord } from '@dicepit/proof';
import { exit, Failure } from '../exit.ts';

/** The turn in a document of `GET /tables/:table/dice/:turn`; undefined where the text is none. */
export function turnIn(text: string): TurnRecord | undefined {
  const found = parsed(text);
  if (!isRecord(found) || typeof found['table'] !== 'string' || !Array.isArray(found['entries']))
    return undefined;
  const events = found['entries'].flatMap((entry: unknown): readonly DiceEntry[] => {
    const event = isRecord(entry) ? entry['event'] : undefined;
    return isTyped(event) && isDiceEntry(event) ? [event] : [];
  });
  const { revealed } = events.reduce(evolveDice, newDice);
  const turn = revealed.find((each) => each.turn === found['turn']);
  if (turn === undefined) throw new Failure({ code: 'NOT_REVEALED' }, exit.unfit);
  return { table: found['table'], ...turn };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTyped = (value: unknown): value is { readonly type: string } =>
  isRecord(value) && typeof value['type'] === 'string';
