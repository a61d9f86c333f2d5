import { nextToThrow, party } from '@dicepit/games';
import { nearest } from '../../nearest.ts';
import { clauseLine, findClauses } from '../clause-text.ts';
import { type Entered, MAX_LINE_LENGTH, type Playing } from '../playing.ts';
import { counted, does, YOU } from '../speech.ts';
import { aside, type Told, tell } from '../told.ts';
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
import { rowsOf, upWords } from './telling.ts';

/** Opens the party game: what is said before the first line, and the game to type into. */
export function startParty(table: PartyTable, seed: string): Entered {
  const first = newPartyPlay(table, seed);
  const opening = tell(
    'Snake Eyes, the parlour game: be first with all ten cards down, and take the kitty (party/object-1).',
    `${table.names.join(', ')} sit in this order, to the left, with ${table.startingChips} white chips each.`,
  );
  const hint = aside("Press Enter to throw. 'cards' shows the table, 'help' the rest.");
  return { next: playingOf(first.play), told: [...opening, ...first.told, ...hint] };
}

/** What one line does to the party. */
function enterPartyLine(play: PartyPlay, line: string): PartyOutcome {
  const text = line.trim().toLowerCase();
  const [word = '', ...rest] = text.split(/\s+/);
  const won = play.game.phase.is === 'won';
  if (line.length > MAX_LINE_LENGTH)
    return said(play, aside(`That line is longer than ${MAX_LINE_LENGTH} letters. Press Enter to throw.`));

  const asked = synonyms[word] ?? word;
  if (asked === 'quit' || (won && ['n', 'no'].includes(word)))
    return { play: { ...play, over: true }, told: [] };
  if (asked === 'cards') return said(play, tell(...rowsOf(play.table.names, play.game)));
  if (asked === 'why') return said(play, whyAsked(play));
  if (asked === 'rules') return said(play, rulesAsked(rest.join('')));
  if (asked === 'help') return said(play, formatHelp(play));
  if (asked === 'history')
    return said(
      play,
      tell(
        `${counted(play.rolls.length, 'roll')}: ${play.rolls
          .slice(-20)
          .map((roll) => roll.join('-'))
          .join('  ')}`,
      ),
    );
  if (won)
    return text === '' || ['again', 'y', 'yes', 'roll'].includes(asked)
      ? playAgain(play)
      : said(play, aside("Press Enter to play again, or type 'quit'."));
  if (play.table.dice === 'physical') return typedDice(play, asked === 'roll' ? rest.join(' ') : text);
  if (text === '' || (asked === 'roll' && rest.length === 0)) return throwFor(play);
  return said(play, aside(unknown(word, text)));
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

function playingOf(play: PartyPlay): Playing {
  return {
    prompt: promptOf(play),
    over: play.over,
    words: commandWords,
    enter: (line) => {
      const { play: after, told } = enterPartyLine(play, line);
      return { next: playingOf(after), told };
    },
    farewell: () => formatFarewell(play),
  };
}

function promptOf(play: PartyPlay): string {
  const { table, game } = play;
  const player = nextToThrow(game);
  if (play.over) return '';
  if (player === null) return 'Play again? Enter for yes, quit for no > ';
  const name = table.names[player] ?? '';
  const up = upWords(game.seats[player]?.faceUp ?? []);
  const chances =
    game.phase.is === 'throwing' && game.phase.chances !== null
      ? `, ${counted(game.phase.chances, 'chance')} left`
      : '';
  const enter = table.dice === 'physical' ? 'what do the dice show?' : 'Enter throws';
  const whose = name === YOU ? 'Your throw' : `${name} throws`;
  if (game.phase.is === 'high dice') return `${whose}, for who goes first; ${enter} > `;
  return `${whose}${chances}; up: ${up}; kitty ${game.kitty}; ${enter} > `;
}

function typedDice(play: PartyPlay, text: string): PartyOutcome {
  const roll = readDice(text, 2);
  const name = play.table.names[nextToThrow(play.game) ?? 0] ?? '';
  return roll === undefined
    ? said(play, aside(`${does(name, 'throw')}: type what the two dice show, such as 3 3.`))
    : callThrow(play, roll);
}

function whyAsked({ lastEvents }: PartyPlay): readonly Told[] {
  const clauses = [...new Set(lastEvents.map(({ clause }) => clause))];
  return tell(...clauses.flatMap((clause) => clauseLine(party.id, clause) ?? []));
}

function rulesAsked(clause: string): readonly Told[] {
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
    `'dicepit rules ${party.id}' prints them all.`,
  );
}

function formatHelp({ table }: PartyPlay): readonly Told[] {
  const throws =
    table.dice === 'physical' ? ['  3 3      what the dice show'] : ['  Enter    throw the dice'];
  return tell(
    ...throws,
    '  cards    everybody’s cards and chips, and the kitty',
    '  why      the clauses behind the last throw',
    '  rules    how the game goes; rules seven-2 for one clause',
    '  history  the last rolls',
    '  quit     end the game',
  );
}

function formatFarewell(play: PartyPlay): readonly Told[] {
  const { table, games, game } = play;
  const net = netOf(play);
  const unfinished =
    game.phase.is === 'won' ? '' : ' The last one was not finished, and its kitty belongs to nobody yet.';
  const lines = table.names.map((name, player) => {
    const chips = net[player] ?? 0;
    const moved = `${counted(Math.abs(chips), 'chip')} ${chips > 0 ? 'up' : 'down'}`;
    return `  ${does(name, 'leave')} ${chips === 0 ? 'even' : moved}.`;
  });
  return tell(`The party ends after ${counted(games, 'game')}.${unfinished}`, ...lines);
}

function unknown(word: string, text: string): string {
  const near = nearest(word.slice(0, 20), commandWords);
  const hint = near === undefined ? "Press Enter to throw, or type 'help'." : `Did you mean ${near}?`;
  return `There is no command '${shown(text)}'. ${hint}`;
}

const said = (play: PartyPlay, told: readonly Told[]): PartyOutcome => ({ play, told });
