import { writeRoll } from '@dicepit/engine';
import { said, sum } from '../../language.ts';
import { clauseLine, findClauses } from '../clause-text.ts';
import { type OutputLine, tell } from '../output-line.ts';
import { by } from '../speech.ts';
import type { Question } from './command.ts';
import { feltLines } from './felt.ts';
import { formatHelp } from './help-text.ts';
import { allOddsLines, chancesBarred, oddsLines } from './odds-lines.ts';
import { betsOf, gameAt, type Play, rackOf, seatAtKeyboard, stakedBy, wagerName } from './play.ts';

/** What is told to somebody who asks. It changes nothing. */
export function answer(play: Play, question: Question): readonly OutputLine[] {
  switch (question.kind) {
    case 'bets':
      return betsAsked(play);
    case 'rack':
      return rackAsked(play);
    case 'odds':
      return oddsAsked(play, question.wager);
    case 'rules':
      return rulesAsked(play, question.clause);
    case 'why':
      return whyAsked(play);
    case 'felt':
      return tell(...feltLines(play, seatAtKeyboard(play)));
    case 'history':
      return historyAsked(play);
    case 'help':
      return formatHelp(play);
  }
}

/** What lies on the layout, everybody's bets. */
function betsAsked(play: Play): readonly OutputLine[] {
  if (play.table.betting.bets.length === 0) return tell(said().asked.layoutEmpty);
  return tell(
    ...play.seating.seats
      .filter(({ seat }) => betsOf(play, seat).length > 0)
      .map(({ seat, name }) => {
        const lying = betsOf(play, seat).map(({ wager, chips }) =>
          said().betting.stakeOn({ sum: sum(chips), wager: wagerName(play, wager) }),
        );
        return said().asked.has({ ...by(name), stakes: lying.join(', ') });
      }),
  );
}

function rackAsked(play: Play): readonly OutputLine[] {
  return tell(
    ...play.seating.seats.map(({ seat, name }) => {
      const staked = stakedBy(play, seat);
      const words = said().asked;
      const figures = {
        ...by(name),
        rack: sum(rackOf(play, seat)),
        bought: sum(play.bought.get(seat) ?? 0),
      };
      return staked === 0 ? words.rack(figures) : words.rackAndBets({ ...figures, staked: sum(staked) });
    }),
  );
}

function oddsAsked(play: Play, wager: string | undefined): readonly OutputLine[] {
  const game = gameAt(play);
  const lines = wager === undefined ? allOddsLines(game) : oddsLines(game, wager);
  const barred = chancesBarred(game);
  const note = barred === undefined ? [] : [said().asked.noChances({ clause: barred })];
  return tell(...lines, ...note);
}

function rulesAsked(play: Play, clause: string | undefined): readonly OutputLine[] {
  const game = gameAt(play);
  if (clause !== undefined) return tell(...findClauses(game.pack, clause));
  const wagers = Object.values(game.wagers).map(({ clause: of }) => `${game.prefix}/${of}`);
  const lines = [...new Set(wagers)].flatMap((each) => clauseLine(game.pack, each) ?? []);
  return tell(
    ...lines,
    said().asked.rulesHint({ clause: game.cites.takingDown, command: `dicepit rules ${game.pack}` }),
  );
}

/** The clauses behind the last settlement, each in our words. */
function whyAsked(play: Play): readonly OutputLine[] {
  const game = gameAt(play);
  const clauses = [
    ...new Set(play.settlements.flatMap(({ clause, pays }) => (pays === null ? [clause] : [clause, pays]))),
  ];
  if (clauses.length === 0) return tell(said().asked.notSettled);
  return tell(...clauses.flatMap((clause) => clauseLine(game.pack, clause) ?? []));
}

function historyAsked(play: Play): readonly OutputLine[] {
  const { rolls, called } = play;
  const words = said().asked;
  if (rolls.length === 0) return tell(words.notThrown);
  const figures = { rolls: called, list: rolls.map(writeRoll).join('  ') };
  const head =
    called > rolls.length ? words.lastRolls({ ...figures, shown: rolls.length }) : words.allRolls(figures);
  const note = chancesBarred(gameAt(play)) !== undefined ? [] : [words.pastRolls];
  return tell(head, ...note);
}
