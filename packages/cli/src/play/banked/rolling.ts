import { type Bet, decideSheet, evolveSheet, explain, type Roll } from '@dicepit/engine';
import { inkRoll } from '../ink.ts';
import { throwDice } from '../random.ts';
import { does, object, YOU } from '../speech.ts';
import { aside, type Told, tell } from '../told.ts';
import { shown } from '../typed.ts';
import { houseBets } from './house-bets.ts';
import { callOf, racksLine, setsLine } from './lines.ts';
import { type Outcome, type Play, people, REMEMBERED, rackOf, shooterOf, stakedBy } from './play.ts';
import { settledBy } from './settling.ts';
import { cannotThrow, diceToNextSeat } from './shooter.ts';
import { clausesOfTable } from './table-clauses.ts';

/** Betting opens again: the house players bet, then the keyboard goes round. */
export function beginRound(play: Play): Outcome {
  return houseBets({ ...play, waiting: people(play.table), calling: false, changed: [] });
}

/** The person at the keyboard is ready. The last one to say so lets the dice go. */
export function ready(play: Play): Outcome {
  const [name, ...others] = play.waiting;
  const isShooter = shooterOf(play) === name;
  const refusal = isShooter || others.length === 0 ? cannotThrow(play) : undefined;
  if (refusal !== undefined) return { play, told: aside(refusal.message) };
  if (others.length > 0) return { play: { ...play, waiting: others, changed: [] }, told: [] };
  if (play.table.dice === 'physical') {
    const { dice } = play.table.terms.game;
    if (!play.calling) return { play: { ...play, calling: true }, told: [] };
    return { play, told: aside(`Type what the ${dice} dice show, such as ${dice === 2 ? '3 3' : '2 5 6'}.`) };
  }
  const thrown = throwDice(play.dice, play.table.terms.game.dice);
  return callRoll({ ...play, dice: thrown.stream }, thrown.value);
}

/** Calls a roll, settles every bet and opens the next round. */
export function callRoll(play: Play, roll: Roll): Outcome {
  const { terms, ink } = play.table;
  const { bold } = ink.colours;
  const { turn } = terms.game.procedure;
  const decision = decideSheet(terms, play.sheet, { type: 'CallRoll', roll });
  if (!decision.ok) return { play, told: aside(explain(decision.refusal)) };

  const called: Play = {
    ...play,
    sheet: evolveSheet(play.sheet, decision.event),
    rolls: [...play.rolls, roll].slice(-REMEMBERED),
    rolled: play.rolled + 1,
    lastBets: lastBetsAfter(play),
  };
  const settled = settledBy(called, decision.event);
  const ends = turn?.endsOn.has(roll) ?? false;
  const moved = afterRoll(settled.play, ends);
  const round = beginRound(moved.play);
  return {
    play: round.play,
    told: [
      ...tell(
        '',
        `Roll ${called.rolled}. ${throwerOf(play)}: ${inkRoll(ink, roll)}, ${bold(callOf(terms, roll))}`,
      ),
      ...settled.told,
      ...tell(...setsLine(play, play.sheet, ends), ...moved.lines, racksLine(moved.play)),
      ...broke(moved.play),
      ...round.told,
    ],
  };
}

/** Somebody who sits a roll out can still repeat the bets of the roll before. */
function lastBetsAfter({ lastBets, sheet }: Play): readonly Bet[] {
  const betting = new Set(sheet.bets.map(({ player }) => player));
  return [...lastBets.filter(({ player }) => !betting.has(player)), ...sheet.bets];
}

/** A typed throw that the rules say counts for nothing. */
export function voidRoll(play: Play, reason: string): Outcome {
  const { terms, dice } = play.table;
  const { noRolls, voidRoll } = terms.game.procedure;
  const known = noRolls.find(
    (each) =>
      each.reason === reason || each.clause === reason || reason === `${terms.game.prefix}/${each.clause}`,
  );
  if (dice === 'software')
    return {
      play,
      told: aside(
        'Dice thrown by the software never fall badly. Start with --dice physical to call your own.',
      ),
    };
  if (!play.calling)
    return { play, told: aside('No dice are out. Press Enter when the bets are down, then call the roll.') };
  if (known === undefined) {
    const reasons = noRolls.map(({ reason: each }) => each).join(', ');
    const what =
      reason === '' ? 'A void roll needs a reason' : `'${shown(reason)}' is no reason for a void roll here`;
    return { play, told: aside(`${what}. Type 'void' and one of: ${reasons}.`) };
  }
  const decision = decideSheet(terms, play.sheet, { type: 'VoidRoll', reason: known.reason });
  if (!decision.ok) return { play, told: aside(explain(decision.refusal)) };
  const clause = 'clause' in decision.event ? decision.event.clause : '';
  const sheet = evolveSheet(play.sheet, decision.event);
  const stands = sheet.frozen
    ? 'Every bet stands, locked, until the dice are thrown again'
    : 'Every bet stands, and may still be changed';
  const round = beginRound({ ...play, sheet });
  return {
    play: round.play,
    told: [...tell(`${voidRoll.call}: ${known.says} (${clause}). ${stands}.`), ...round.told],
  };
}

function afterRoll(play: Play, ends: boolean): { readonly play: Play; readonly lines: readonly string[] } {
  const { game } = play.table.terms;
  const { turn, thrower } = game.procedure;
  if (thrower.who === 'dealer' || turn === undefined) return { play, lines: [] };
  const runsOut = play.shooter === 'dealer';
  if (!ends && !(runsOut && play.sheet.bets.length === 0)) return { play, lines: [] };
  const next = diceToNextSeat(play);
  const clause = runsOut
    ? 'nz/5.3(a)'
    : `${game.prefix}/${turn.clause}, ${clausesOfTable(game.pack).offering}`;
  return { play: next, lines: [`The dice go to ${object(shooterOf(next) ?? 'the dealer')} (${clause}).`] };
}

const throwerOf = (play: Play): string => does(shooterOf(play) ?? 'The dealer', 'throw');

function broke(play: Play): readonly Told[] {
  return people(play.table)
    .filter((name) => rackOf(play, name) === 0 && stakedBy(play, name) === 0)
    .flatMap((name) =>
      aside(
        `${name === YOU ? 'You are' : `${name} is`} out of chips. Type 'buy 100' to buy in again, or 'quit'.`,
      ),
    );
}
