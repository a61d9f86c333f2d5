import { type Finding, hashOfEnds, type TrailReport, verifyTrail } from '@dicepit/proof';
import { counting, newReplay } from '@dicepit/server/audit';
import { Command } from 'commander';
import { wholeNumber } from '../choosing.ts';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { PROGRESS_SAYS } from '../lab/progress.ts';
import { findingTold, refusalTold } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import { readAnchor } from '../trail/anchor.ts';
import { reportText } from '../trail/report-text.ts';
import { openedFile, readTrail, told, unreadable } from '../trail/trail-file.ts';
import { checkTurn, drawTurn, type TurnFlags } from '../trail/turn.ts';
import { turnIn } from '../trail/turn-record.ts';

type Flags = TurnFlags & {
  readonly anchor?: readonly string[];
  readonly key?: string;
  readonly json?: boolean;
  readonly progress?: boolean;
};

export function verifyCommand(terminal: Terminal, end: End): Command {
  const command = new Command('verify')
    .description(
      'check a trail from its file alone: chain, signatures, dice, and every decision by the rules again',
    )
    .argument('[file]', 'an exported trail, one turn of the dice as JSON, or - for standard input')
    .option('--anchor <file>', 'signed heads that were kept elsewhere; repeat for more', gathered)
    .option('--key <hex>', 'the public key of the pit, as you were given it')
    .option('--json', 'one JSON document')
    .option('--progress', PROGRESS_SAYS)
    .option('--turn <n>', 'no file: work out the faces of one turn of the dice', wholeNumber(1, 1e15))
    .option('--table <id>', 'with --turn: the table')
    .option('--seed <hex>', 'with --turn: the seed, once it is revealed')
    .option('--commitment <hex>', 'with --turn: what was shown before the bets')
    .option(
      '--contribution <person=text>',
      'with --turn: what a player added, in order; repeat for more',
      gathered,
    )
    .option('--draws <n>', 'with --turn: how many throws', wholeNumber(1, 100), 10)
    .option('--dice <n>', 'with --turn: how many dice', wholeNumber(1, 10), 2)
    .action(async (file: string | undefined, flags: Flags) => {
      if (flags.turn !== undefined) end.code = drawTurn(terminal, flags.turn, flags);
      else if (file === undefined) throw new Failure({ code: 'VERIFY_WHAT' });
      else end.code = await verified(file, flags, terminal);
    });
  return examples(command, [
    ['dicepit verify tonight.ndjson', 'the whole evening'],
    ['dicepit verify tonight.ndjson --anchor heads.json', 'and that it is the one that was signed then'],
    ['dicepit verify turn.json', 'one turn of the dice, saved from /api/v1/tables/nz-1/dice/3'],
    ['dicepit verify --turn 3 --table nz-1 --seed 9f…', 'the faces that a seed gives'],
  ]).addHelpText('after', '\nEnds with code 4 when anything is wrong, naming the first bad entry.\n');
}

const gathered = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

async function verified(file: string, flags: Flags, terminal: Terminal): Promise<number> {
  const turn = await oneTurn(file);
  if (turn !== undefined) return checkTurn(terminal, turn);
  const anchors = (await Promise.all((flags.anchor ?? []).map(readAnchor))).flat();
  const replay = counting(newReplay());
  const report = await verifyTrail(told(readTrail(file, terminal), file, terminal, flags.progress), {
    replay,
    anchors,
    ...(flags.key === undefined ? {} : { publicKey: flags.key.toLowerCase() }),
  });
  terminal.write(
    flags.json === true
      ? `${JSON.stringify({ schema: 'dicepit/verify@1', ...report, ...withSentences(report), ...replay.figures(), head: hashOfEnds(report.heads) }, null, 2)}\n`
      : reportText(report, replay.figures(), terminal),
  );
  return report.ok ? exit.done : exit.unfit;
}

/** Every finding with its sentence. */
const withSentences = ({ findings, remarks, notes }: TrailReport) => {
  const withSentence = (finding: Finding) => ({ ...finding, sentence: findingTold(finding) });
  return {
    findings: findings.map(withSentence),
    remarks: remarks.map(withSentence),
    notes: notes.map(refusalTold),
  };
};

/** Larger files are trails: a turn of the dice has a hundred throws at most. */
const MAX_TURN_BYTES = 1 << 20;

async function oneTurn(file: string) {
  if (file === '-') return undefined;
  const handle = await openedFile(file);
  try {
    const { size } = await handle.stat();
    return size > MAX_TURN_BYTES ? undefined : turnIn(await handle.readFile('utf8'));
  } catch (cause) {
    throw cause instanceof Failure ? cause : unreadable(file, cause);
  } finally {
    await handle.close();
  }
}
