import { type Entered, LONGEST_LINE, type Playing } from '../playing.ts';
import { aside } from '../told.ts';
import { readDice, shown } from '../typed.ts';
import { answer } from './asking.ts';
import { buyIn, changeBets, clearBets, sameAgain, undo } from './betting.ts';
import { type Command, commandWords, readCommand } from './command.ts';
import { shooterBets } from './house-bets.ts';
import { firstHint, openingOf } from './opening.ts';
import { newPlay, type Outcome, type Play, type Table } from './play.ts';
import { beginRound, callRoll, ready, voidRoll } from './rolling.ts';
import { passDice } from './shooter.ts';
import { farewellOf, promptOf } from './standing.ts';

/** Opens a banked table: what it says before the first line, and the game to type into. */
export function startBanked(table: Table, seed: string): Entered {
  const round = beginRound(newPlay(table, seed));
  return {
    next: playingOf(round.play),
    told: [...openingOf(round.play), ...round.told, ...firstHint(table)],
  };
}

/** What one line does to a game. It never throws, whatever is typed. */
export function enterLine(play: Play, line: string): Outcome {
  const { game } = play.table.terms;
  // While dice are waited for, figures alone are dice: never a bet of $7 on seven.
  if (play.calling && /^[\d\s,.-]*\d[\d\s,.-]*$/.test(line) && line.length <= LONGEST_LINE) {
    const roll = readDice(line, game.dice);
    if (roll !== undefined) return callRoll(play, roll);
    const like = game.dice === 2 ? '3 3' : '2 5 6';
    return {
      play,
      told: aside(`'${shown(line)}' is not a roll of ${game.dice} dice. Type them like this: ${like}`),
    };
  }
  const outcome = obey(play, readCommand(game, line));
  // Whoever changes something while the dice are out takes them back in hand, and is asked again.
  const changed = outcome.play !== play && outcome.play.rolled === play.rolled && play.calling;
  return changed ? { ...outcome, play: { ...outcome.play, calling: false } } : outcome;
}

function playingOf(play: Play): Playing {
  return {
    prompt: promptOf(play),
    over: play.over,
    words: [...commandWords, ...Object.keys(play.table.terms.game.wagers)],
    enter: (line) => {
      const { play: after, told } = enterLine(play, line);
      return { next: playingOf(after), told };
    },
    farewell: () => farewellOf(play),
  };
}

function obey(play: Play, command: Command): Outcome {
  switch (command.kind) {
    case 'ready':
      return ready(play);
    case 'roll':
      return rollTyped(play, command.roll);
    case 'change':
      return changeBets(play, command.changes);
    case 'same':
      return sameAgain(play);
    case 'undo':
      return undo(play);
    case 'clear':
      return clearBets(play);
    case 'buy':
      return buyIn(play, command.sum);
    case 'pass':
      return passed(play);
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
function rollTyped(play: Play, roll: Parameters<typeof callRoll>[1]): Outcome {
  if (play.table.dice === 'software') {
    return {
      play,
      told: aside(
        "The software throws at this table. Type 'roll', or start with --dice physical to throw your own.",
      ),
    };
  }
  const out = play.calling ? { play, told: [] } : ready(play);
  if (!out.play.calling) return out;
  return callRoll(out.play, roll);
}

/** A house player who gets the dice may have to bet before it throws. */
function passed(play: Play): Outcome {
  const pass = passDice(play);
  const bets = shooterBets(pass.play);
  return { play: bets.play, told: [...pass.told, ...bets.told] };
}
