import { type Cents, writeMoney } from '@dicepit/engine';
import { does, listed } from '../speech.ts';
import { type Told, tell } from '../told.ts';
import { type Manner, wishes } from './house-players.ts';
import { placeBet } from './placing.ts';
import { betsOf, type Outcome, type Play, rackOf, shooterOf, wagerName } from './play.ts';
import { lacking, SHOOTERS_BET } from './shooter.ts';

/** Lets every house player bet, in the order of the seats. */
export function houseBets(play: Play): Outcome {
  // A frozen layout takes no bets, and none are taken while the dealer throws the old ones out.
  if (play.sheet.frozen) return { play, told: [] };
  let after = play;
  const told: Told[] = [];
  for (const { name, manner } of play.table.seats) {
    if (manner === undefined) continue;
    const bet = betOfOne(after, name, manner);
    after = bet.play;
    told.push(...bet.told);
  }
  return { play: after, told };
}

/** Lets a house player who has just got the dice put down what a shooter needs. */
export function shooterBets(play: Play): Outcome {
  const seat = play.table.seats.find(({ name }) => name === shooterOf(play));
  if (seat?.manner === undefined || lacking(play, seat.name) === undefined) return { play, told: [] };
  return betOfOne(play, seat.name, seat.manner);
}

/** What a house player stakes on one bet: five dollars, as far as chips, limits and buy-in allow. */
function unitOf({ table }: Play): Cents {
  const { limits, buyIn, wholeChip = 1 } = table;
  const inChips = (sum: Cents): Cents => Math.floor(sum / wholeChip) * wholeChip;
  const least = Math.ceil(limits.minimum / wholeChip) * wholeChip;
  return Math.max(
    least,
    Math.min(Math.ceil(500 / wholeChip) * wholeChip, inChips(limits.maximum), inChips(buyIn)),
  );
}

function betOfOne(play: Play, name: string, manner: Manner): Outcome {
  const shooting = shooterOf(play) === name ? lacking(play, name) : undefined;
  const refilled = refill(play, name, shooting !== undefined);
  const { game } = play.table.terms;
  const view = {
    game,
    up: betsOf(refilled.play, name),
    rack: rackOf(refilled.play, name),
    unit: unitOf(play),
    must: shooting === SHOOTERS_BET ? SHOOTERS_BET : undefined,
  };
  const wished = wishes(manner, view, refilled.play.luck);
  let after: Play = { ...refilled.play, luck: wished.stream };
  const made: string[] = [];
  for (const wish of wished.value) {
    const placed = placeBet(after, { player: name, ...wish });
    if (!placed.ok) continue;
    after = placed.play;
    made.push(`${writeMoney(wish.stake)} on ${wagerName(play, wish.wager)}`);
  }
  const bets = made.length === 0 ? [] : tell(`${does(name, 'bet')} ${listed(made)}.`);
  return { play: after, told: [...refilled.told, ...bets] };
}

/** A house player out of chips buys in again, so that nobody is left alone at the table. */
function refill(play: Play, name: string, needsChips: boolean): Outcome {
  const short = rackOf(play, name) < unitOf(play);
  if (!short || (betsOf(play, name).length > 0 && !needsChips)) return { play, told: [] };
  return {
    play: boughtIn(play, name, play.table.buyIn),
    told: tell(`${does(name, 'buy')} in again for ${writeMoney(play.table.buyIn)}.`),
  };
}

export function boughtIn(play: Play, name: string, sum: Cents): Play {
  const bought = new Map(play.bought).set(name, (play.bought.get(name) ?? 0) + sum);
  return { ...play, bought, racks: new Map(play.racks).set(name, rackOf(play, name) + sum) };
}
