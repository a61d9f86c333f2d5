import type { CommandShape, Flag } from './shape.ts';

/** The shells that completion is written for, each with its script. */
export const scripts: Readonly<Record<string, (commands: readonly CommandShape[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

function bashScript(commands: readonly CommandShape[]): string {
  const values = commands.flatMap(({ name, flags }) =>
    flags
      .filter(({ takesValue }) => takesValue)
      .map(
        ({ long, short, values: of }) =>
          `    ${[long, short].flatMap((each) => (each === undefined ? [] : [`'${name} ${each}'`])).join('|')}) words='${of.join(' ')}' ;;`,
      ),
  );
  const words = commands.map(
    ({ name, flags, words: first }) =>
      `        ${name}) words='${[...first, ...flags.map(({ long }) => long)].join(' ')}' ;;`,
  );
  return `# Completion of dicepit for bash: source <(dicepit completion bash)
_dicepit() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) command="$word"; break ;; esac
  done
  case "$command $prev" in
${values.join('\n')}
    *)
      case "$command" in
        '') words='${commands.map(({ name }) => name).join(' ')} --help --version --no-color' ;;
${words.join('\n')}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _dicepit dicepit
`;
}

function zshScript(commands: readonly CommandShape[]): string {
  const argumentOf = ({ long, short, says, takesValue, values }: Flag): string => {
    const value = takesValue ? `:value:${values.length === 0 ? '_files' : `(${values.join(' ')})`}` : '';
    const rest = `[${inZsh(says)}]${value}`;
    return short === undefined ? `'*${long}${rest}'` : `'*'{${short},${long}}'${rest}'`;
  };
  const cases = commands.map(({ name, flags, words }) => {
    const others = words.length === 0 ? "'*:file:_files'" : `'*:word:(${words.join(' ')})'`;
    return `    ${name})\n      _arguments ${[...flags.map(argumentOf), others].join(' \\\n        ')} ;;`;
  });
  return `#compdef dicepit
# Completion of dicepit for zsh: dicepit completion zsh > "\${fpath[1]}/_dicepit"
_dicepit() {
  local -a commands
  commands=(
${commands.map(({ name, says }) => `    '${name}:${inZsh(says)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _dicepit dicepit
`;
}

function fishScript(commands: readonly CommandShape[]): string {
  const flagLine = (name: string, { long, short, says, takesValue, values }: Flag): string =>
    [
      `complete -c dicepit -n '__fish_seen_subcommand_from ${name}'`,
      long.startsWith('--') ? ` -l ${long.slice(2)}` : ` -s ${long.slice(1)}`,
      short === undefined ? '' : ` -s ${short.slice(1)}`,
      takesValue ? (values.length === 0 ? ' -r' : ` -x -a '${values.join(' ')}'`) : '',
      ` -d '${inFish(says)}'`,
    ].join('');
  return `${[
    '# Completion of dicepit for fish: dicepit completion fish > ~/.config/fish/completions/dicepit.fish',
    ...commands.map(
      ({ name, says }) => `complete -c dicepit -f -n __fish_use_subcommand -a ${name} -d '${inFish(says)}'`,
    ),
    ...commands.flatMap(({ name, flags, words }) => [
      ...(words.length === 0
        ? []
        : [`complete -c dicepit -f -n '__fish_seen_subcommand_from ${name}' -a '${words.join(' ')}'`]),
      ...flags.map((flag) => flagLine(name, flag)),
    ]),
  ].join('\n')}\n`;
}

/** Within single quotes, where brackets and colons mean something as well. */
const inZsh = (text: string): string => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');

const inFish = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
