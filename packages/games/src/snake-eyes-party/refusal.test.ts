import { roll } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import { describe, expect, test } from 'vitest';
import { A, B, givenGame } from '../testing/given-party.ts';
import type { PartyCommand, PartyEvent } from './game.ts';
import { evolveParty, newParty, type PartyGame } from './game.ts';
import { decideParty } from './rules.ts';

const refused = (game: PartyGame, command: PartyCommand) => {
  const decision = decideParty(game, command);
  return decision.ok ? 'nothing is refused' : `${decision.refusal.code}: ${tellInEnglish(decision.refusal)}`;
};

const start = { type: 'StartGame', players: 4, startingChips: 50, first: 'high dice' } as const;
const throwing = (player: number, dice: string): PartyCommand => ({
  type: 'ThrowDice',
  player,
  roll: roll(dice),
});
const highDice = (player: number, dice: string): PartyCommand => ({
  type: 'ThrowHighDice',
  player,
  roll: roll(dice),
});

describe('refusals say what is wrong, the clause and the way out', () => {
  test.each<[string, PartyGame, PartyCommand, string]>([
    [
      'party/setup-7 a game starts once',
      givenGame().game,
      start,
      'GAME_HAS_STARTED: The antes are in and the game has started (party/setup-7). Play it out, or open another.',
    ],
    [
      'party/setup-1 one player is no game',
      newParty,
      { ...start, players: 1 },
      'PLAYERS_OUT_OF_RANGE: A game has 2 to 10 players, not 1 (party/setup-1). Choose a number in that range.',
    ],
    [
      'party/setup-7 one chip is no ante',
      newParty,
      { ...start, startingChips: 1 },
      'CHIPS_OUT_OF_RANGE: Each player brings 2 to 1000000000 whole white chips, not 1 (party/setup-7). Bring enough for the ante, or play on credit.',
    ],
    [
      'party/setup-7 no throw before the antes',
      newParty,
      throwing(A, '1-3'),
      'GAME_NOT_STARTED: No chips are in the kitty yet (party/setup-7). Start the game first.',
    ],
    [
      'party/setup-7 no high dice before the antes',
      newParty,
      highDice(A, '1-3'),
      'GAME_NOT_STARTED: No chips are in the kitty yet (party/setup-7). Start the game first.',
    ],
    [
      'party/setup-9 no high dice once someone has the dice',
      givenGame({ thrower: B }).game,
      highDice(B, '1-3'),
      'FIRST_THROWER_IS_CHOSEN: It is settled who goes first, and Player 1 has the dice (party/setup-9). Throw in play instead.',
    ],
    [
      'party/setup-10 the dice belong to one player',
      givenGame({ thrower: B }).game,
      throwing(A, '1-3'),
      'NOT_YOUR_THROW: Player 1 has the dice, not Player 0 (party/setup-10). Wait until they come round.',
    ],
    [
      'party/play-1 a throw is two dice',
      givenGame().game,
      throwing(A, '1-3-5'),
      'NOT_TWO_DICE: A throw is 2 dice, not 3 (party/play-1). Throw again with both.',
    ],
  ])('%s', (_, game, command, sentence) => {
    expect(refused(game, command)).toBe(sentence);
  });

  test('party/setup-9 high dice are thrown in seat order, with both dice', () => {
    const events: readonly PartyEvent[] = [
      { type: 'HighDiceTied', players: [1, 3], total: 9, clause: 'party/setup-9' },
      { type: 'HighDiceThrown', player: 1, roll: roll('4-5'), total: 9, clause: 'party/setup-9' },
    ];
    const contending = events.reduce(evolveParty, givenGame().game);
    expect(refused(contending, highDice(1, '1-3'))).toContain('NOT_YOUR_THROW: Player 3 has the dice');
    expect(refused(contending, highDice(3, '1-3-1'))).toContain('NOT_TWO_DICE');
    expect(refused(contending, throwing(3, '1-3'))).toContain('FIRST_THROWER_NOT_CHOSEN');
  });

  test('party/winner-1 nothing is thrown after the game is won', () => {
    const won = evolveParty(givenGame().game, { type: 'GameWon', player: B, clause: 'party/winner-1' });
    const sentence =
      'GAME_IS_WON: Player 1 has won, so no further throw counts (party/winner-1). Start a new game.';
    expect(refused(won, throwing(B, '1-3'))).toBe(sentence);
    expect(refused(won, highDice(B, '1-3'))).toBe(sentence);
  });
});
