import { said } from '../../language.ts';
import { aside } from '../output-line.ts';
import { type Entered, MAX_LINE_LENGTH, type Playing } from '../playing.ts';
import { readDice, shown } from '../typed.ts';
import { buyIn, changeBets, clearBets, lateBets, sameAgain, undo } from './betting.ts';
import { type Command, commandWords, readCommand } from './command.ts';
import { passDice, takeDice } from './dice-round.ts';
import { andThen, dealer, executeCommand, refusalText } from './execute-command.ts';
import { answer } from './inquiries.ts';
import { openTable } from './open-table.ts';
import { firstHint, tellOpening } from './opening.ts';
import { diceAreOut, gameAt, listEvents, type Outcome, type Play, reasonTold, type Seating } from './play.ts';
import { formatFarewell, formatPrompt } from './prompt.ts';
import { ready } from './rolling.ts';
import { beginRound } from './round.ts';
import { callFaces } from './settling.ts';

/** Opens a banked table: what it says before the first line, and the game to type into. */
export function startBanked(seating: Seating, seed: string): Entered {
  const play = openTable(seating, seed);
  const round = beginRound(play);
  return {
    next: toPlaying(round.play),
    told: [...tellOpening(play), ...round.told, ...firstHint(seating)],
  };
}

/** What one line does to a game. It never throws, whatever is typed. */
export function enterLine(before: Play, line: string): Outcome {
  const play = { ...before, now: before.now + LINE_DURATION_MS };
  const game = gameAt(play);
  // While dice are waited for, figures alone are dice: never a bet of $7 on seven.
  if (diceAreOut(play) && /^[\d\s,.-]*\d[\d\s,.-]*$/.test(line) && line.length <= MAX_LINE_LENGTH) {
    const roll = readDice(line, game.dice);
    if (roll !== undefined) return callFaces(play, roll);
    const like = game.dice === 2 ? '3 3' : '2 5 6';
    return {
      play,
      told: aside(said().misread.notDice({ text: shown(line), dice: game.dice, like })),
    };
  }
  return runCommand(play, readCommand(game, line));
}

/** How far the table's clock moves with every line. */
const LINE_DURATION_MS = 5_000;

function toPlaying(play: Play): Playing {
  return {
    prompt: formatPrompt(play),
    over: play.over,
    words: [...commandWords, ...Object.keys(gameAt(play).wagers)],
    enter: (line) => {
      const { play: after, told } = enterLine(play, line);
      return { next: toPlaying(after), told };
    },
    farewell: () => formatFarewell(play),
    events: () => listEvents(play),
  };
}

function runCommand(play: Play, command: Command): Outcome {
  switch (command.kind) {
    case 'ready':
      return ready(play);
    case 'roll':
      return rollTyped(play, command.roll);
    case 'change':
      return changeBets(play, command.changes);
    case 'late':
      return lateBets(play, command.changes);
    case 'same':
      return sameAgain(play);
    case 'undo':
      return undo(play);
    case 'clear':
      return clearBets(play);
    case 'buy':
      return buyIn(play, command.sum);
    case 'accept':
      return takeDice(play);
    case 'pass':
      return passDice(play);
    case 'void':
      return voidRoll(play, command.reason);
    case 'quit':
      return { play: { ...play, over: true }, told: [] };
    case 'misread':
      return { play, told: aside(command.message) };
    case 'bets':
    case 'rack':
    case 'odds':
    case 'rules':
    case 'why':
    case 'felt':
    case 'history':
    case 'help':
      return { play, told: answer(play, command) };
  }
}

/** `roll 3 3`: the person is ready and says at once what the real dice show. */
function rollTyped(play: Play, roll: Parameters<typeof callFaces>[1]): Outcome {
  if (play.seating.setup.dice === 'virtual') {
    return {
      play,
      told: aside(said().throwing.softwareThrows),
    };
  }
  const out = diceAreOut(play) ? { play, told: [] } : ready(play);
  if (!diceAreOut(out.play)) return out;
  const called = callFaces(out.play, roll);
  return { play: called.play, told: [...out.told, ...called.told] };
}

/** A typed throw that the rules say counts for nothing; without a reason, the reasons there are. */
function voidRoll(play: Play, typed: string): Outcome {
  const { noRolls } = gameAt(play).procedure;
  const { prefix } = gameAt(play);
  const [first = ''] = typed.toLowerCase().split(/[\s:,]+/);
  const own = typed.slice(first.length).replace(/^[\s:,-]+/, '');
  const known = noRolls.find(({ reason, clause }) => [reason, clause, `${prefix}/${clause}`].includes(first));
  if (play.seating.setup.dice === 'virtual')
    return {
      play,
      told: aside(said().void.software),
    };
  if (known === undefined) {
    const words = said().void;
    const listed = noRolls.map((each) => {
      const says = reasonTold(gameAt(play), each);
      return `  ${each.reason}: ${words.reason({ says, clause: `${prefix}/${each.clause}` })}`;
    });
    const why = first === '' ? words.needsReason : words.noReason({ text: shown(typed) });
    return { play, told: aside(why, ...listed) };
  }
  const words = own === '' ? {} : { words: own };
  const voided = executeCommand(play, dealer, { type: 'CallNoRoll', reason: known.reason, ...words });
  return voided.ok ? andThen(voided, beginRound) : { play, told: aside(refusalText(voided.refusal)) };
}
