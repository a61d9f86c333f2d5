import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { type Answer, createClient } from '@dicepit/client';
import { Command, Option } from 'commander';
import { type End, exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
import { examples } from '../help.ts';
import { PROGRESS_SAYS, workLine } from '../lab/progress.ts';
import { count, said } from '../language.ts';
import { DEFAULT_FOLDER, dataFolder } from '../serve/data-folder.ts';
import { cannotWrite, type Terminal } from '../terminal.ts';
import { ownTrail } from '../trail/own-trail.ts';

type Flags = {
  readonly data: string;
  readonly url?: string;
  readonly stream?: readonly string[];
  readonly output?: string;
  readonly json?: boolean;
  readonly progress?: boolean;
};

export function exportCommand(terminal: Terminal, _end: End): Command {
  const command = new Command('export')
    .description("write the trail of a pit as JSON lines, for 'dicepit verify'")
    .addOption(
      new Option('--data <dir>', 'the data folder of the pit').default(DEFAULT_FOLDER).env('DICEPIT_DATA'),
    )
    .option('--url <url>', 'a pit elsewhere; name and passphrase from DICEPIT_USER and DICEPIT_PASSPHRASE')
    .option('--stream <name>', 'only this stream, such as table/nz-1; repeat for more', gathered)
    .option('-o, --output <file>', 'a file, instead of standard output')
    .option('--json', 'with --output: what was written, as one JSON document')
    .option('--progress', PROGRESS_SAYS)
    .action(async (flags: Flags) => {
      if (flags.json === true && flags.output === undefined) throw new Failure({ code: 'EXPORT_WHERE' });
      const lines = counted(flags, terminal);
      if (flags.output === undefined) await writeOut(terminal, lines.lines);
      else await writeFile(flags.output, lines.lines);
      if (flags.json === true)
        terminal.write(
          `${JSON.stringify({ schema: 'dicepit/export@1', file: flags.output, lines: lines.count() }, null, 2)}\n`,
        );
      else terminal.say(`${said().trail.exported({ lines: count(lines.count()) })}\n`);
    });
  return examples(command, [
    ['dicepit export -o tonight.ndjson', 'the whole trail of the pit in ./dicepit-data, running or not'],
    ['dicepit export --stream table/nz-1 | dicepit verify -', 'one table, checked at once'],
  ]);
}

const gathered = (name: string, before: readonly string[] = []): readonly string[] => [...before, name];

function openTrail({ data, url, stream }: Flags, expects: (entries: number) => void): AsyncIterable<string> {
  const { env } = process;
  if (url === undefined)
    return ownTrail({
      folder: dataFolder(data),
      env,
      expects,
      ...(stream === undefined ? {} : { streams: stream }),
    });
  if (stream !== undefined && stream.length > 1) throw new Failure({ code: 'ONE_STREAM' });
  const [only] = stream ?? [];
  return remoteTrail({ url, env, ...(only === undefined ? {} : { stream: only }) });
}

/** The lines of the trail, counted and shown as they go by. */
function counted(flags: Flags, terminal: Terminal) {
  const line = workLine(terminal, 'exporting', { wanted: flags.progress ?? false });
  let of: number | undefined;
  let done = 0;
  const lines = openTrail(flags, (entries) => {
    // The header and the trailer are lines as well.
    of = entries + 2;
  });
  return {
    count: () => done,
    lines: (async function* () {
      for await (const text of lines) {
        done += 1;
        line.show({ done, ...(of === undefined ? {} : { of }) });
        yield `${text}\n`;
      }
      line.end();
    })(),
  };
}

/** Written in pieces, with a pause in between in which a pipe can be emptied. */
async function writeOut(terminal: Terminal, lines: AsyncIterable<string>): Promise<void> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < CHUNK_BYTES) continue;
    terminal.write(piece);
    piece = '';
    await setImmediate();
  }
  terminal.write(piece);
}

const CHUNK_BYTES = 1 << 16;

async function writeFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(lines), createWriteStream(file));
  } catch (cause) {
    if (cause instanceof Failure || !(cause instanceof Error) || !('syscall' in cause)) throw cause;
    throw cannotWrite(file, cause);
  }
}

type RemoteTrail = {
  readonly url: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stream?: string;
};

/**
 * The trail of a pit elsewhere, for somebody who may see it. Name and passphrase come by the environment: what stands
 * in a command line is seen by everybody on the computer and kept by the shell.
 */
async function* remoteTrail({ url, env, stream }: RemoteTrail): AsyncGenerator<string, void> {
  const name = env['DICEPIT_USER'];
  const passphrase = env['DICEPIT_PASSPHRASE'];
  if (!name || !passphrase) throw new Failure({ code: 'SIGN_IN_MISSING' });
  const client = createClient({ url });
  accepted(await client.signIn({ name, passphrase }));
  yield* accepted(await client.trail(stream === undefined ? {} : { stream }));
}

function accepted<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  const { status, detail } = answer.problem;
  // What never got an answer has no status.
  throw new Failure(
    { code: 'PIT_ANSWERED', detail: harmless(detail) },
    status >= 400 ? exit.failed : exit.network,
  );
}
