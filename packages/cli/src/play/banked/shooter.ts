import { cite, decideSheet, evolveSheet, explain } from '@dicepit/engine';
import { does, object } from '../speech.ts';
import { aside, tell } from '../told.ts';
import type { Refused } from './placing.ts';
import { acting, betsOf, type Outcome, type Play, shooterOf } from './play.ts';
import { settledBy } from './settling.ts';
import { clausesOfTable } from './table-clauses.ts';

/** Double Dice asks its shooter for this wager; the Snake Eyes tables ask for any. */
export const SHOOTERS_BET = 'shooters-bet';

/** What a shooter must put on the layout before the next throw, if it is not there yet. */
export function lacking(play: Play, shooter: string): 'a bet' | typeof SHOOTERS_BET | undefined {
  const up = betsOf(play, shooter);
  const sets = play.table.terms.game.procedure.turn?.sets;
  if (sets === undefined) return up.length > 0 ? undefined : 'a bet';
  const begins = play.sheet.thrown % sets.throws === 0 && !play.sheet.frozen;
  return begins && !up.some(({ wager }) => wager === SHOOTERS_BET) ? SHOOTERS_BET : undefined;
}

/** Why the dice cannot be thrown as things lie; undefined when they can. */
export function cannotThrow(play: Play): Refused | undefined {
  const { game } = play.table.terms;
  const { throwing } = clausesOfTable(game.pack);
  const shooter = shooterOf(play);
  if (shooter === undefined) {
    if (play.sheet.bets.length > 0) return undefined;
    const message = `The dealer throws once a bet is down (${throwing}). A bet is typed like this: field 5`;
    return { ok: false, code: 'NOTHING_ON_THE_LAYOUT', message };
  }
  const missing = lacking(play, shooter);
  if (missing === undefined) return undefined;
  const what = missing === SHOOTERS_BET ? "a Shooter's Bet" : 'a bet on the layout';
  const like = missing === SHOOTERS_BET ? 'shooter 5' : 'field 5';
  const again = betsLast(play, shooter) ? `, 'same' repeats your last bets` : '';
  const needs = `${does(shooter, 'need')} ${what} to throw (${throwing})`;
  const message = `${needs}. It is typed like this: ${like}${again}. 'pass' gives up the dice.`;
  return { ok: false, code: 'SHOOTER_NEEDS_A_BET', message };
}

/** The person at the keyboard gives up the dice. */
export function passDice(play: Play): Outcome {
  const { game } = play.table.terms;
  const { procedure } = game;
  const shooter = shooterOf(play);
  const name = acting(play);

  if (procedure.thrower.who === 'dealer') {
    return unchanged(
      play,
      `The dealer throws at this table (${cite(game, procedure.thrower.clause)}). Press Enter for it.`,
    );
  }
  if (shooter !== name) {
    return unchanged(play, `${does(shooter ?? 'The dealer', 'have')} the dice, so there is nothing to pass.`);
  }
  return procedure.turn?.sets === undefined ? passBetweenRolls(play, name) : passBetweenSets(play, name);
}

/** The dice go clockwise to the next seat, as they do when a turn has ended. */
export function diceToNextSeat(play: Play): Play {
  const { seats } = play.table;
  return play.shooter === 'dealer'
    ? { ...play, shooter: 0 }
    : { ...play, shooter: (play.shooter + 1) % seats.length };
}

function passBetweenSets(play: Play, name: string): Outcome {
  const { terms } = play.table;
  const decision = decideSheet(terms, play.sheet, { type: 'EndTurn' });
  if (decision.ok) {
    const settled = settledBy({ ...play, sheet: evolveSheet(play.sheet, decision.event) }, decision.event);
    return taken(
      settled,
      `${does(name, 'stop')} here (${decision.event.type === 'TurnEnded' ? decision.event.clause : ''})`,
    );
  }
  if (decision.refusal.code !== 'TURN_NOT_BEGUN') return unchanged(play, explain(decision.refusal));
  if (betsOf(play, name).some(({ wager }) => wager === SHOOTERS_BET)) {
    return unchanged(
      play,
      "Your Shooter's Bet is down and locked for four throws (double/7.2). Press Enter to throw.",
    );
  }
  return taken({ play, told: [] }, `${does(name, 'decline')} to shoot (double/7)`);
}

function passBetweenRolls(play: Play, name: string): Outcome {
  const { game } = play.table.terms;
  const to = nextTaker(play, name);
  if (to !== undefined) {
    return taken({ play, told: [] }, does(name, 'pass'), to);
  }
  if (game.pack === 'snake-eyes-nsw') {
    return unchanged(play, `Nobody else has a bet, so the dice come back to ${object(name)} (nsw/3.8.2).`);
  }
  if (play.sheet.bets.length === 0) {
    return unchanged(
      play,
      `Nobody else is there to take the dice, so they are offered to ${object(name)} again (nz/5.3).`,
    );
  }
  const told = tell(
    'Nobody else takes the dice. The dealer throws until the bets that are up are decided (nz/5.9(d)).',
  );
  return { play: { ...play, shooter: 'dealer' }, told };
}

/** The next seat clockwise with a bet, or whose player may still make one this round. */
function nextTaker({ table, sheet, shooter, waiting }: Play, from: string): number | undefined {
  const start = shooter === 'dealer' ? 0 : shooter;
  const round = table.seats.map((_, step) => (start + step) % table.seats.length);
  return round.find((seat) => {
    const name = table.seats[seat]?.name ?? from;
    return name !== from && (waiting.includes(name) || sheet.bets.some(({ player }) => player === name));
  });
}

function taken(outcome: Outcome, how: string, to?: number): Outcome {
  const moved = to === undefined ? diceToNextSeat(outcome.play) : { ...outcome.play, shooter: to };
  const { offering } = clausesOfTable(moved.table.terms.game.pack);
  const shooter = shooterOf(moved) ?? 'the dealer';
  return {
    // A new shooter who has said that they are ready gets the keyboard back: throwing may need another bet.
    play: {
      ...moved,
      waiting: isPerson(moved, shooter) ? [...new Set([...moved.waiting, shooter])] : moved.waiting,
    },
    told: [...outcome.told, ...tell(`${how}; the dice go to ${object(shooter)} (${offering}).`)],
  };
}

const isPerson = ({ table }: Play, name: string): boolean =>
  table.seats.some((seat) => seat.name === name && seat.manner === undefined);

const betsLast = (play: Play, name: string): boolean => play.lastBets.some(({ player }) => player === name);

const unchanged = (play: Play, sentence: string): Outcome => ({ play, told: aside(sentence) });
