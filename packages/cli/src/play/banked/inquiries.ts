import { writeMoney, writeRoll } from '@dicepit/engine';
import { clauseLine, findClauses } from '../clause-text.ts';
import { counted, does } from '../speech.ts';
import { type Told, tell } from '../told.ts';
import type { Question } from './command.ts';
import { feltLines } from './felt.ts';
import { formatHelp } from './help-text.ts';
import { allOddsLines, chancesBarred, oddsLines } from './odds-lines.ts';
import { betsOf, gameAt, type Play, rackOf, seatAtKeyboard, stakedBy, wagerName } from './play.ts';

/** What is told to somebody who asks. It changes nothing. */
export function answer(play: Play, question: Question): readonly Told[] {
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
function betsAsked(play: Play): readonly Told[] {
  if (play.table.betting.bets.length === 0) return tell('Nothing is on the layout.');
  return tell(
    ...play.seating.seats
      .filter(({ seat }) => betsOf(play, seat).length > 0)
      .map(({ seat, name }) => {
        const lying = betsOf(play, seat).map(
          ({ wager, chips }) => `${writeMoney(chips)} on ${wagerName(play, wager)}`,
        );
        return `${does(name, 'have')} ${lying.join(', ')}.`;
      }),
  );
}

function rackAsked(play: Play): readonly Told[] {
  return tell(
    ...play.seating.seats.map(({ seat, name }) => {
      const staked = stakedBy(play, seat);
      const layout = staked === 0 ? '' : ` and ${writeMoney(staked)} on the layout`;
      const bought = writeMoney(play.bought.get(seat) ?? 0);
      const rack = writeMoney(rackOf(play, seat));
      return `${does(name, 'have')} ${rack} in the rack${layout}; bought in for ${bought}.`;
    }),
  );
}

function oddsAsked(play: Play, wager: string | undefined): readonly Told[] {
  const game = gameAt(play);
  const lines = wager === undefined ? allOddsLines(game) : oddsLines(game, wager);
  const barred = chancesBarred(game);
  const note =
    barred === undefined
      ? []
      : [`These are the odds posted. Chances are not worked out at this table (${barred}).`];
  return tell(...lines, ...note);
}

function rulesAsked(play: Play, clause: string | undefined): readonly Told[] {
  const game = gameAt(play);
  if (clause !== undefined) return tell(...findClauses(game.pack, clause));
  const wagers = Object.values(game.wagers).map(({ clause: of }) => `${game.prefix}/${of}`);
  const lines = [...new Set(wagers)].flatMap((each) => clauseLine(game.pack, each) ?? []);
  return tell(
    ...lines,
    `'rules 4.7' shows one clause; 'dicepit rules ${game.pack}' prints them all.`.replace(
      '4.7',
      game.cites.takingDown,
    ),
  );
}

/** The clauses behind the last settlement, each in our words. */
function whyAsked(play: Play): readonly Told[] {
  const game = gameAt(play);
  const clauses = [
    ...new Set(play.settlements.flatMap(({ clause, pays }) => (pays === null ? [clause] : [clause, pays]))),
  ];
  if (clauses.length === 0) return tell('Nothing has been settled yet.');
  return tell(...clauses.flatMap((clause) => clauseLine(game.pack, clause) ?? []));
}

function historyAsked(play: Play): readonly Told[] {
  const { rolls, called } = play;
  if (rolls.length === 0) return tell('No dice have been thrown yet.');
  const head =
    called > rolls.length
      ? `The last ${rolls.length} of ${counted(called, 'roll')}`
      : counted(called, 'roll');
  const note =
    chancesBarred(gameAt(play)) !== undefined ? [] : ['Past rolls change nothing about the next one.'];
  return tell(`${head}, the newest last: ${rolls.map(writeRoll).join('  ')}`, ...note);
}
