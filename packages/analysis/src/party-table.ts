import { bitOf, type CardSet, FULL_SET } from './party-cards.ts';

/**
 * The party game as a simulator plays it: card sets as bits and everything written in place. It follows the same
 * rules as the decider of the game and is proved equal to it, throw by throw.
 */
export type PartyTable = {
  readonly faceUp: CardSet[];
  /** White chips by player; below zero only on credit. */
  readonly racks: number[];
  readonly credit: boolean;
  kitty: number;
  thrower: number;
  /** Chances left after a complete pass; 0 in ordinary throwing. */
  chances: number;
  winner: number | null;
  /** What the winner found in the kitty. */
  collected: number;
};

/** A table after the antes, with player 0 to throw. */
export function openTable(players: number, startingChips: number | null): PartyTable {
  return {
    faceUp: Array.from({ length: players }, () => FULL_SET),
    racks: Array.from({ length: players }, () => (startingChips ?? 0) - ANTE),
    credit: startingChips === null,
    kitty: ANTE * players,
    thrower: 0,
    chances: 0,
    winner: null,
    collected: 0,
  };
}

/** Plays one throw of the dice by whoever has them. */
export function throwAt(table: PartyTable, total: number): void {
  if (total === 7) handOver(table);
  else if (hasUp(table, table.thrower, bitOf(total))) {
    turnDown(table, table.thrower, bitOf(total), total === 2 ? 2 : 0);
  } else if (table.chances > 0) miss(table, total);
  else pass(table, total);
}

const ANTE = 2;
const CHANCES = 3;

function miss(table: PartyTable, total: number): void {
  if (total === 2) draw(table, 1);
  table.chances -= 1;
  if (table.chances === 0) handOver(table);
}

function pass(table: PartyTable, total: number): void {
  if (total === 2) draw(table, 1);
  else pay(table, 1);
  const players = table.faceUp.length;
  for (let step = 1; step < players; step += 1) {
    const player = (table.thrower + step) % players;
    if (!hasUp(table, player, bitOf(total))) continue;
    turnDown(table, player, bitOf(total), 0);
    return;
  }
  table.chances = CHANCES;
}

/** A seven and a third miss alike cost 2 chips and send the dice to the immediate left. */
function handOver(table: PartyTable): void {
  pay(table, 2);
  table.thrower = (table.thrower + 1) % table.faceUp.length;
  table.chances = 0;
}

function turnDown(table: PartyTable, player: number, card: CardSet, bonus: number): void {
  const left = (table.faceUp[player] ?? 0) & ~card;
  table.faceUp[player] = left;
  table.thrower = player;
  table.chances = 0;
  draw(table, bonus);
  if (left !== 0) return;
  table.winner = player;
  table.collected = table.kitty;
  draw(table, table.kitty);
}

const hasUp = (table: PartyTable, player: number, card: CardSet): boolean =>
  ((table.faceUp[player] ?? 0) & card) !== 0;

function pay(table: PartyTable, due: number): void {
  const rack = table.racks[table.thrower] ?? 0;
  const paid = table.credit ? due : Math.min(due, rack);
  table.racks[table.thrower] = rack - paid;
  table.kitty += paid;
}

function draw(table: PartyTable, due: number): void {
  const drawn = Math.min(due, table.kitty);
  table.racks[table.thrower] = (table.racks[table.thrower] ?? 0) + drawn;
  table.kitty -= drawn;
}
