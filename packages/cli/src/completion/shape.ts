import { packIds } from '@dicepit/games';
import type { Command, Option } from 'commander';

/** A flag as a shell completes it. */
export type Flag = {
  readonly long: string;
  readonly short: string | undefined;
  readonly says: string;
  readonly takesValue: boolean;
  /** What its value may be, where that is a short list. */
  readonly values: readonly string[];
};

export type CommandShape = {
  readonly name: string;
  readonly says: string;
  readonly flags: readonly Flag[];
  /** What its first words may be, where that is a short list. */
  readonly words: readonly string[];
};

/** The program as far as a shell has to know it, read from its own definition. */
export const toCommandShapes = (program: Command): readonly CommandShape[] =>
  program.commands.map((command) => ({
    name: command.name(),
    says: command.description(),
    flags: [
      ...[...command.options, ...program.options].filter(({ hidden }) => !hidden).map(flagOf),
      { long: '--help', short: '-h', says: 'print its help', takesValue: false, values: [] },
    ],
    words: [
      ...command.registeredArguments.flatMap((argument) =>
        argument.name() === 'pack' ? packIds : (argument.argChoices ?? []),
      ),
      ...command.commands.map((each) => each.name()),
    ],
  }));

const flagOf = ({ long, short, description, required, optional, argChoices, flags }: Option): Flag => ({
  long: long ?? short ?? '',
  short: long === undefined ? undefined : short,
  says: description,
  takesValue: required || optional,
  values: argChoices ?? (/<(id|pack)\b/.test(flags) && long === '--game' ? packIds : []),
});
