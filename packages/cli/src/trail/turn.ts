import { drawFaces, type TurnRecord, toCommitment, verifyTurn, withContribution } from '@dicepit/proof';
import { exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
import { refusalTold, said } from '../language.ts';
import type { Terminal } from '../terminal.ts';

/** What is known of a turn, as it is typed. */
export type TurnFlags = {
  readonly turn?: number;
  readonly table?: string;
  readonly seed?: string;
  readonly commitment?: string;
  readonly contribution?: readonly string[];
  readonly draws: number;
  readonly dice: number;
};

/** Works out the faces that a seed gives, throw by throw. */
export function drawTurn({ write, colours }: Terminal, turn: number, flags: TurnFlags): number {
  const { table, seed: hex = '', commitment, contribution = [], draws, dice } = flags;
  if (table === undefined || !/^[0-9a-f]{64}$/i.test(hex)) throw new Failure({ code: 'TURN_NEEDS' });
  const seed = Uint8Array.from(Buffer.from(hex, 'hex'));
  const contributions = contribution.map(readContribution).reduce(withContribution, []);
  const fits = commitment === undefined || commitment.toLowerCase() === toCommitment(seed);
  const words = said().trail;
  const sign = commitment !== undefined && fits ? ' ✔' : '';
  write(`${words.commitment({ hash: toCommitment(seed) })}${sign}\n`);
  if (!fits) write(`${colours.red('✖')} ${words.notCommitted}\n`);
  for (let draw = 1; draw <= draws; draw++) {
    const faces = drawFaces({ seed, table, turn, draw, contributions, count: dice }).join('-');
    write(`${words.draw({ draw, faces })}\n`);
  }
  return fits ? exit.done : exit.unfit;
}

/** Checks a turn that was saved as JSON. */
export function checkTurn({ write, colours }: Terminal, record: TurnRecord): number {
  const findings = verifyTurn(record);
  for (const { says } of findings) write(`${colours.red('✖')} ${harmless(refusalTold(says))}\n`);
  if (findings.length > 0) return exit.unfit;
  const { table, turn, drawn } = record;
  const words = said().trail;
  write(`${colours.green('✔')} ${words.turn({ table: harmless(table), turn })}\n`);
  write(`  ${drawn.map(({ faces }) => faces.join('-')).join(' ') || words.noThrows}\n`);
  return exit.done;
}

function readContribution(text: string) {
  const [, person, words] = /^([^=]+)=([\x20-\x7e]{1,64})$/.exec(text) ?? [];
  if (person === undefined || words === undefined) throw new Failure({ code: 'NO_CONTRIBUTION' });
  return { person, text: words };
}
