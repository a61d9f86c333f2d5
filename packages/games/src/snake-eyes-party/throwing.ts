import { totalOf } from '@dicepit/engine';
import { type Card, isCard } from './cards.ts';
import type { Citation } from './clauses.ts';
import { accept, type PartyDecision, refuse, type ThrowDice } from './command.ts';
import { isUp, type PartyGame, type Player } from './game.ts';
import { leftOf, nearestWith } from './passing.ts';
import { draws, inOrder, passesDice, pays, type Step, turnsDown, winsIfDone } from './steps.ts';

/** How many further throws a complete pass gives. */
const CHANCES = 3;

export function throwDice(game: PartyGame, { player, roll }: ThrowDice): PartyDecision {
  const { phase } = game;

  if (phase.is === 'gathering') return refuse({ code: 'GAME_NOT_STARTED', clause: 'party/setup-7' });
  if (phase.is === 'won')
    return refuse({ code: 'GAME_IS_WON', clause: 'party/winner-1', winner: phase.winner });
  if (phase.is === 'high dice') {
    const { contenders } = phase;
    return refuse({ code: 'FIRST_THROWER_NOT_CHOSEN', clause: 'party/setup-9', contenders });
  }
  const { thrower, chances } = phase;
  if (player !== thrower)
    return refuse({ code: 'NOT_YOUR_THROW', clause: 'party/setup-10', player, thrower });
  if (roll.length !== 2) return refuse({ code: 'NOT_TWO_DICE', clause: 'party/play-1', dice: roll.length });

  const total = totalOf(roll);
  const thrown: Step = () => [
    { type: 'DiceThrown', player, roll, total, clause: clauseOfThrow(total, chances) },
  ];
  const follows = isCard(total) ? cardThrown(game, { player, card: total, chances }) : seven(game, player);
  return accept(inOrder(thrown, follows)(game));
}

type CardThrow = { readonly player: Player; readonly card: Card; readonly chances: number | null };

function clauseOfThrow(total: number, chances: number | null): Citation {
  if (total === 2 || total === 7) return 'party/play-2';
  return chances === null ? 'party/play-1' : 'party/complete-pass-2';
}

const seven = (game: PartyGame, player: Player): Step =>
  inOrder(
    pays(player, 2, 'party/seven-2'),
    passesDice({ from: player, to: leftOf(game, player), clause: 'party/seven-3' }),
  );

function cardThrown(game: PartyGame, thrown: CardThrow): Step {
  const { player, card, chances } = thrown;
  if (isUp(game, player, card)) return ownCard(thrown);
  return chances === null ? pass(game, player, card) : miss(game, { player, card, chances });
}

function ownCard({ player, card, chances }: CardThrow): Step {
  if (card === 2) {
    return inOrder(turnsDown(player, 2, 'party/two-1'), draws(player, 2, 'party/two-2'), winsIfDone(player));
  }
  const clause = chances === null ? 'party/play-1' : 'party/complete-pass-5';
  return inOrder(turnsDown(player, card, clause), winsIfDone(player));
}

function pass(game: PartyGame, from: Player, card: Card): Step {
  const to = nearestWith(game, card, from);
  if (to === undefined) return inOrder(chipsForCardDown(from, card), completePass(from, card));

  const [passing, receiving] =
    card === 2 ? (['party/two-4', 'party/two-5'] as const) : (['party/pass-2', 'party/pass-3'] as const);
  return inOrder(
    chipsForCardDown(from, card),
    passesDice({ from, to, clause: passing }),
    turnsDown(to, card, receiving),
    winsIfDone(to),
  );
}

// A two draws where any other number pays: the special rule replaces the payment.
const chipsForCardDown = (player: Player, card: Card): Step =>
  card === 2 ? draws(player, 1, 'party/two-3') : pays(player, 1, 'party/pass-1');

const completePass =
  (player: Player, card: Card): Step =>
  () => [{ type: 'CompletePassMade', player, card, chances: CHANCES, clause: 'party/complete-pass-1' }];

function miss(game: PartyGame, { player, card, chances }: CardThrow & { readonly chances: number }): Step {
  const missed: Step = () => [
    { type: 'ChanceMissed', player, card, chances: chances - 1, clause: 'party/complete-pass-6' },
  ];
  const counted = card === 2 ? inOrder(draws(player, 1, 'party/two-3'), missed) : missed;
  return chances > 1 ? counted : inOrder(counted, failed(game, player));
}

const failed = (game: PartyGame, player: Player): Step =>
  inOrder(
    pays(player, 2, 'party/complete-pass-3'),
    passesDice({ from: player, to: leftOf(game, player), clause: 'party/complete-pass-4' }),
  );
