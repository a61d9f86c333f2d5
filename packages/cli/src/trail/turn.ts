import { drawFaces, type TurnRecord, toCommitment, verifyTurn, withContribution } from '@dicepit/proof';
import { tellInEnglish } from '@dicepit/words/english';
import { exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
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
  if (table === undefined || !/^[0-9a-f]{64}$/i.test(hex))
    throw new Failure('a turn needs --table and --seed, which is 64 hexadecimal digits');
  const seed = Uint8Array.from(Buffer.from(hex, 'hex'));
  const contributions = contribution.map(readContribution).reduce(withContribution, []);
  const fits = commitment === undefined || commitment.toLowerCase() === toCommitment(seed);
  write(`commitment ${toCommitment(seed)}${commitment === undefined ? '' : fits ? ' ✔' : ''}\n`);
  if (!fits) write(`${colours.red('✖')} the seed is not the one that was committed to before the bets\n`);
  for (let draw = 1; draw <= draws; draw++)
    write(`draw ${draw}: ${drawFaces({ seed, table, turn, draw, contributions, count: dice }).join('-')}\n`);
  return fits ? exit.done : exit.unfit;
}

/** Checks a turn that was saved as JSON. */
export function checkTurn({ write, colours }: Terminal, record: TurnRecord): number {
  const findings = verifyTurn(record);
  for (const { says } of findings) write(`${colours.red('✖')} ${harmless(tellInEnglish(says))}\n`);
  if (findings.length > 0) return exit.unfit;
  const { table, turn, drawn } = record;
  write(
    `${colours.green('✔')} ${harmless(table)} turn ${turn}: the seed is the one committed to, and gives each of\n`,
  );
  write(`  ${drawn.map(({ faces }) => faces.join('-')).join(' ') || 'no throws'}\n`);
  return exit.done;
}

function readContribution(text: string) {
  const [, person, words] = /^([^=]+)=([\x20-\x7e]{1,64})$/.exec(text) ?? [];
  if (person === undefined || words === undefined)
    throw new Failure('a contribution is written person=text, with 1 to 64 printable ASCII characters');
  return { person, text: words };
}
