import type { Command } from 'commander';

/** Puts examples before everything else in a command's help. */
export function examples(
  command: Command,
  lines: readonly (readonly [line: string, does: string])[],
): Command {
  const width = Math.max(...lines.map(([line]) => line.length));
  const text = lines.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`).join('\n');
  return command.addHelpText('before', `Examples:\n${text}\n`);
}
