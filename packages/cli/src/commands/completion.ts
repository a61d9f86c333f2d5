import { Argument, Command } from 'commander';
import { scripts } from '../completion/scripts.ts';
import { toCommandShapes } from '../completion/shape.ts';
import type { End } from '../exit.ts';
import { examples } from '../help.ts';
import type { Terminal } from '../terminal.ts';

export function completionCommand({ write }: Terminal, _end: End): Command {
  const command = new Command('completion')
    .description('print what makes a shell complete the commands, flags and packs')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(scripts)))
    .action((shell: string) => {
      if (command.parent !== null) write(scripts[shell]?.(toCommandShapes(command.parent)) ?? '');
    });
  return examples(command, [
    ['source <(dicepit completion bash)', 'in ~/.bashrc'],
    ['dicepit completion zsh > "${fpath[1]}/_dicepit"', 'once'],
    ['dicepit completion fish > ~/.config/fish/completions/dicepit.fish', 'once'],
  ]);
}
