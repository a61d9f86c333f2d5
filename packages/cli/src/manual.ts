import type { Argument, Command, Option } from 'commander';
import { examplesOf } from './help.ts';

/** The manual as `man` reads it, written from the commands themselves. */
export function manualOf(program: Command, version: string): string {
  const variables = program.commands.flatMap((command) => command.options).filter(({ envVar }) => envVar);
  const named = new Map(variables.map((option) => [option.envVar ?? '', option]));
  return `${[
    `.TH DICEPIT 1 "" "dicepit ${version}" "Dicepit"`,
    '.SH NAME',
    `dicepit \\- ${text(program.description())}`,
    '.SH SYNOPSIS',
    '.B dicepit',
    '.I command',
    '.RI [ options ]',
    '.SH DESCRIPTION',
    text(
      'Opens a pit of dice tables on this computer, plays and settles games, proves their odds and prints their rules. ' +
        'Results go to standard output, everything else to standard error. With --json a command answers one document in English.',
    ),
    '.SH EXAMPLES',
    ...examplesOf(program).flatMap(example),
    '.SH OPTIONS',
    text('Every command takes these as well:'),
    ...program.options.flatMap(option),
    '.SH COMMANDS',
    ...program.commands.flatMap((command) => section(command, command.name())),
    '.SH EXIT STATUS',
    ...exits.flatMap(([code, means]) => ['.TP', `.B ${code}`, text(means)]),
    '.SH ENVIRONMENT',
    ...[...named]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, { long, description }]) => [
        '.TP',
        `.B ${name}`,
        text(`stands for ${long ?? ''}: ${description}`),
      ]),
    ...environment.flatMap(([name, means]) => ['.TP', `.B ${name}`, text(means)]),
    '.SH FILES',
    '.TP',
    '.I ./dicepit\\-data',
    text('the data folder of a pit, where no other is named'),
    '.SH SEE ALSO',
    text('The documentation of a pit that runs, at /docs.'),
  ].join('\n')}\n`;
}

const exits: readonly (readonly [code: number, means: string])[] = [
  [0, 'done'],
  [1, 'failed'],
  [2, 'wrong usage, or a malformed record'],
  [3, 'a pack or a setting of the environment is not valid'],
  [4, 'a trail or an event does not fit (verify, night, restore, replay)'],
  [5, 'the network or the port (serve, ready, doctor)'],
  [6, 'an --assert or --until was not met'],
  [7, 'refused by the rules (settle --strict)'],
  [130, 'interrupted'],
  [143, 'terminated'],
];

const environment: readonly (readonly [name: string, means: string])[] = [
  ['DATABASE_URL', 'a PostgreSQL database in place of the file in the data folder'],
  ['DICEPIT_SECRET', '64 hexadecimal digits that several servers of one pit share'],
  ['DICEPIT_USER, DICEPIT_PASSPHRASE', 'who signs in where export is given --url'],
  ['NO_COLOR', 'no colour, as --no-color'],
];

function section(command: Command, name: string): readonly string[] {
  const takes = command.registeredArguments.map(argumentName).join(' ');
  return [
    `.SS "${bare(`${name} ${takes}`.trim())}"`,
    text(command.description()),
    ...command.registeredArguments.flatMap((argument) => [
      '.TP',
      `.I ${bare(argument.name())}`,
      text(`${argument.description}${choices(argument.argChoices)}`),
    ]),
    ...command.options.filter(({ hidden }) => !hidden).flatMap(option),
    ...examplesOf(command).flatMap(example),
    ...command.commands.flatMap((each) => section(each, `${name} ${each.name()}`)),
  ];
}

const argumentName = (argument: Argument): string =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;

const option = ({ flags, description, argChoices, defaultValue }: Option): readonly string[] => [
  '.TP',
  `.B ${bare(flags)}`,
  text(
    `${description}${choices(argChoices)}${typeof defaultValue === 'string' || typeof defaultValue === 'number' ? ` (by default ${defaultValue === '' ? 'none' : defaultValue})` : ''}`,
  ),
];

const choices = (values: readonly string[] | undefined): string =>
  values === undefined ? '' : `: ${values.join(', ')}`;

const example = ([line, does]: readonly [string, string]): readonly string[] => [
  '.TP',
  `.B ${bare(line)}`,
  text(does),
];

/** Signs that would be typeset as others, or that mean something to roff. */
const bare = (line: string): string =>
  line
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('"', '\\(dq')
    .replaceAll('`', '\\(ga')
    .replaceAll('~', '\\(ti')
    .replaceAll('^', '\\(ha')
    .replaceAll(
      /[^\x20-\x7e]/gu,
      (sign) => `\\[u${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
    );

const text = (line: string): string => bare(line).replace(/^\./, '\\&.');
