import { nextToThrow, party } from '@dicepit/games';
import { said } from '../../language.ts';
import { nearest } from '../../nearest.ts';
import { clauseLine, findClauses } from '../clause-text.ts';
import { aside, type OutputLine, tell } from '../output-line.ts';
import { type Entered, MAX_LINE_LENGTH, type Playing } from '../playing.ts';
import { by, called } from '../speech.ts';
import { readDice, shown } from '../typed.ts';
import {
  callThrow,
  netOf,
  newPartyPlay,
  type PartyOutcome,
  type PartyPlay,
  type PartyTable,
  playAgain,
  throwFor,
} from './party-play.ts';
import { formatRows, upWords } from './telling.ts';

/** Opens the party game: what is said before the first line, and the game to type into. */
export function startParty(table: PartyTable, seed: string): Entered {
  const words = said().party;
  const first = newPartyPlay(table, seed);
  const opening = tell(
    words.title({ clause: 'party/object-1' }),
    words.seats({ names: table.names.map(called).join(', '), chips: table.startingChips }),
  );
  const hint = aside(words.firstHint);
  return { next: toPlaying(first.play), told: [...opening, ...first.told, ...hint] };
}

/** What one line does to the party. */
function enterPartyLine(play: PartyPlay, line: string): PartyOutcome {
  const text = line.trim().toLowerCase();
  const [word = '', ...rest] = text.split(/\s+/);
  const won = play.game.phase.is === 'won';
  const words = said().party;
  if (line.length > MAX_LINE_LENGTH)
    return answered(play, aside(words.longLine({ letters: MAX_LINE_LENGTH })));

  const asked = synonyms[word] ?? word;
  if (asked === 'quit' || (won && ['n', 'no'].includes(word)))
    return { play: { ...play, over: true }, told: [] };
  if (asked === 'cards') return answered(play, tell(...formatRows(play.table.names, play.game)));
  if (asked === 'why') return answered(play, whyAsked(play));
  if (asked === 'rules') return answered(play, rulesAsked(rest.join('')));
  if (asked === 'help') return answered(play, formatHelp(play));
  if (asked === 'history')
    return answered(
      play,
      tell(
        words.rolls({
          rolls: play.rolls.length,
          list: play.rolls
            .slice(-20)
            .map((roll) => roll.join('-'))
            .join('  '),
        }),
      ),
    );
  if (won)
    return text === '' || ['again', 'y', 'yes', 'roll'].includes(asked)
      ? playAgain(play)
      : answered(play, aside(words.againHint));
  if (play.table.dice === 'physical') return typedDice(play, asked === 'roll' ? rest.join(' ') : text);
  if (text === '' || (asked === 'roll' && rest.length === 0)) return throwFor(play);
  return answered(play, aside(unknown(word, text)));
}

const commandWords = ['roll', 'cards', 'why', 'rules', 'history', 'help', 'quit'];

const synonyms: Readonly<Record<string, string>> = {
  r: 'roll',
  throw: 'roll',
  go: 'roll',
  bets: 'cards',
  c: 'cards',
  felt: 'cards',
  rows: 'cards',
  rack: 'cards',
  kitty: 'cards',
  w: 'why',
  rule: 'rules',
  clause: 'rules',
  h: 'help',
  '?': 'help',
  last: 'history',
  q: 'quit',
  exit: 'quit',
  bye: 'quit',
};

function toPlaying(play: PartyPlay): Playing {
  return {
    prompt: formatPrompt(play),
    over: play.over,
    words: commandWords,
    enter: (line) => {
      const { play: after, told } = enterPartyLine(play, line);
      return { next: toPlaying(after), told };
    },
    farewell: () => formatFarewell(play),
  };
}

function formatPrompt(play: PartyPlay): string {
  const { table, game } = play;
  const player = nextToThrow(game);
  if (play.over) return '';
  const words = said().party.prompt;
  if (player === null) return `${words.again} > `;
  const who = by(table.names[player] ?? '');
  const up = upWords(game.seats[player]?.faceUp ?? []);
  const enter = table.dice === 'physical' ? words.dice : words.enter;
  if (game.phase.is === 'high dice') return `${words.high({ ...who, enter })} > `;
  const figures = { ...who, cards: up, kitty: game.kitty, enter };
  const chances = game.phase.is === 'throwing' ? game.phase.chances : null;
  return `${chances === null ? words.throw(figures) : words.chances({ ...figures, chances })} > `;
}

function typedDice(play: PartyPlay, text: string): PartyOutcome {
  const roll = readDice(text, 2);
  const name = play.table.names[nextToThrow(play.game) ?? 0] ?? '';
  return roll === undefined ? answered(play, aside(said().party.typeDice(by(name)))) : callThrow(play, roll);
}

function whyAsked({ lastEvents }: PartyPlay): readonly OutputLine[] {
  const clauses = [...new Set(lastEvents.map(({ clause }) => clause))];
  return tell(...clauses.flatMap((clause) => clauseLine(party.id, clause) ?? []));
}

function rulesAsked(clause: string): readonly OutputLine[] {
  if (clause !== '') return tell(...findClauses(party.id, clause));
  const basics = [
    'object-1',
    'play-1',
    'pass-1',
    'pass-2',
    'complete-pass-2',
    'two-2',
    'seven-2',
    'winner-2',
  ];
  return tell(
    ...basics.flatMap((each) => clauseLine(party.id, `party/${each}`) ?? []),
    said().asked.allRules({ command: `dicepit rules ${party.id}` }),
  );
}

function formatHelp({ table }: PartyPlay): readonly OutputLine[] {
  const words = said().party.help;
  const typed = [
    table.dice === 'physical' ? ['3 3', words.dice] : ['Enter', words.enter],
    ['cards', words.cards],
    ['why', words.why],
    ['rules', words.rules],
    ['history', words.history],
    ['quit', words.quit],
  ] as const;
  const wide = Math.max(...commandWords.map((word) => word.length));
  return tell(...typed.map(([line, meaning]) => `  ${line.padEnd(wide)}  ${meaning}`));
}

function formatFarewell(play: PartyPlay): readonly OutputLine[] {
  const { table, games, game } = play;
  const net = netOf(play);
  const words = said().party;
  const lines = table.names.map((name, player) => {
    const chips = net[player] ?? 0;
    const moved = { ...by(name), chips: Math.abs(chips) };
    if (chips === 0) return `  ${words.leavesEven(by(name))}`;
    return `  ${chips > 0 ? words.leavesUp(moved) : words.leavesDown(moved)}`;
  });
  return tell((game.phase.is === 'won' ? words.ends : words.endsUnfinished)({ games }), ...lines);
}

function unknown(word: string, text: string): string {
  const near = nearest(word.slice(0, 20), commandWords);
  const { noCommand, noCommandNear } = said().party;
  return near === undefined ? noCommand({ text: shown(text) }) : noCommandNear({ text: shown(text), near });
}

const answered = (play: PartyPlay, told: readonly OutputLine[]): PartyOutcome => ({ play, told });
