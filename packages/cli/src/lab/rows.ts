import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { AT_GOAL, AT_STOP_LOSS, LEFT, type PlayedBlock, RUINED } from '@dicepit/simulator';
import { InvalidArgumentError } from 'commander';
import { cannotWrite } from '../terminal.ts';

/** Takes the sessions of a run block by block, and writes them as rows; a run of any length needs the memory of a few blocks. */
export type RowSink = {
  readonly write: (played: PlayedBlock) => Promise<void>;
  readonly end: () => Promise<void>;
};

type Column = {
  readonly name: string;
  readonly type: 'INT64' | 'INT32' | 'STRING';
  readonly of: readonly (number | string)[];
};

/** A file for rows by its ending, as `--rows` and `--paths` take it. */
export function rowFile(text: string): string {
  if (/\.(csv|parquet)$/.test(text)) return text;
  throw new InvalidArgumentError('A file that ends in .csv or .parquet is needed.');
}

const ends: Readonly<Record<number, string>> = {
  [RUINED]: 'ruin',
  [AT_GOAL]: 'goal',
  [AT_STOP_LOSS]: 'stop-loss',
  [LEFT]: 'left',
};

/** One row to a session: how it ended, after how many rolls, with how much. */
export const sessionRows = (file: string, start: number, hasPaths: boolean): Promise<RowSink> =>
  toFile(file, ({ first, sessions, block }) => {
    const each = <Value>(of: (session: number) => Value): readonly Value[] =>
      Array.from({ length: sessions }, (_, session) => of(session));
    return [
      { name: 'session', type: 'INT64', of: each((session) => first + session) },
      { name: 'end', type: 'STRING', of: each((session) => ends[block.ends[session] ?? 0] ?? 'played-out') },
      { name: 'rolls', type: 'INT32', of: each((session) => block.lengths[session] ?? 0) },
      { name: 'final', type: 'INT64', of: each((session) => block.finals[session] ?? 0) },
      { name: 'net', type: 'INT64', of: each((session) => (block.finals[session] ?? 0) - start) },
      ...(hasPaths
        ? [{ name: 'fall', type: 'INT64', of: each((session) => block.falls[session] ?? 0) } as const]
        : []),
    ];
  });

/** One row to a session and a roll that is looked at: what the player had then. */
export const pathRows = (file: string, checkpoints: readonly number[]): Promise<RowSink> =>
  toFile(file, ({ first, sessions, block }) => {
    const looks = checkpoints.length;
    const each = (of: (row: number) => number): readonly number[] =>
      Array.from({ length: sessions * looks }, (_, row) => of(row));
    return [
      { name: 'session', type: 'INT64', of: each((row) => first + Math.floor(row / looks)) },
      { name: 'roll', type: 'INT32', of: each((row) => checkpoints[row % looks] ?? 0) },
      { name: 'bankroll', type: 'INT64', of: each((row) => block.marks[row] ?? 0) },
    ];
  });

type ToColumns = (played: PlayedBlock) => readonly Column[];

const toFile = (file: string, toColumns: ToColumns): Promise<RowSink> =>
  file.endsWith('.parquet') ? toParquet(file, toColumns) : toCsv(file, toColumns);

async function toCsv(file: string, toColumns: ToColumns): Promise<RowSink> {
  const stream = createWriteStream(file);
  let failed: unknown;
  stream.on('error', (cause) => {
    failed = cause;
  });
  await once(stream, 'open').catch((cause: unknown) => {
    throw cannotWrite(file, cause);
  });
  let hasHead = false;
  const put = async (text: string): Promise<void> => {
    if (failed !== undefined) throw cannotWrite(file, failed);
    if (!stream.write(text)) await once(stream, 'drain');
  };
  return {
    write: async (played) => {
      const columns = toColumns(played);
      if (!hasHead) await put(`${columns.map(({ name }) => name).join(',')}\r\n`);
      hasHead = true;
      const rows = columns[0]?.of.length ?? 0;
      let text = '';
      for (let row = 0; row < rows; row++) text += `${columns.map(({ of }) => of[row]).join(',')}\r\n`;
      await put(text).catch((cause: unknown) => {
        throw cannotWrite(file, cause);
      });
    },
    end: async () => {
      stream.end();
      await finished(stream).catch((cause: unknown) => {
        throw cannotWrite(file, cause);
      });
    },
  };
}

/** Rows of a group: Parquet is read by groups, and one is held in memory until it is whole. */
const GROUP_ROWS = 131_072;

async function toParquet(file: string, toColumns: ToColumns): Promise<RowSink> {
  // Loaded only here: few runs write Parquet.
  const { fileWriter, ParquetWriter, schemaFromColumnData } = await import('hyparquet-writer');
  const held: { name: string; type: Column['type']; data: (number | string | bigint)[] }[] = [];
  let writer: InstanceType<typeof ParquetWriter> | undefined;
  const flush = (): void => {
    if ((held[0]?.data.length ?? 0) === 0) return;
    try {
      writer ??= new ParquetWriter({
        writer: fileWriter(file),
        schema: schemaFromColumnData({ columnData: held }),
      });
      void writer.write({
        columnData: held.map(({ name, data }) => ({ name, data })),
        rowGroupSize: GROUP_ROWS,
      });
    } catch (cause) {
      throw cannotWrite(file, cause);
    }
    for (const { data } of held) data.length = 0;
  };
  return {
    write: async (played) => {
      for (const [at, { name, type, of }] of toColumns(played).entries()) {
        held[at] ??= { name, type, data: [] };
        for (const value of of)
          held[at].data.push(type === 'INT64' && typeof value === 'number' ? BigInt(value) : value);
      }
      if ((held[0]?.data.length ?? 0) >= GROUP_ROWS) flush();
    },
    end: async () => {
      flush();
      try {
        await writer?.finish();
      } catch (cause) {
        throw cannotWrite(file, cause);
      }
    },
  };
}
