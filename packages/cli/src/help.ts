import type { Command } from 'commander';

export type Example = readonly [line: string, does: string];

const shown = new WeakMap<Command, readonly Example[]>();

/** The examples of a command, for the manual. */
export const examplesOf = (command: Command): readonly Example[] => shown.get(command) ?? [];

/** Puts examples before everything else in a command's help. */
export function examples(command: Command, lines: readonly Example[]): Command {
  shown.set(command, lines);
  const width = Math.max(...lines.map(([line]) => line.length));
  const text = lines.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`).join('\n');
  return command.addHelpText('before', `Examples:\n${text}\n`);
}
