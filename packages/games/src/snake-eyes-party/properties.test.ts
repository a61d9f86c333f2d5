import { everyPips, type Pips } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PartyCommand, PartyEvent } from './game.ts';
import { evolveParty, newParty, nextToThrow, type PartyGame } from './game.ts';
import { playRecord } from './pack.ts';
import { decideParty } from './rules.ts';

const pips = fc.constantFrom<Pips>(...everyPips);
const pair = fc.tuple(pips, pips);
const players = fc.integer({ min: 2, max: 10 });
const startingChips = fc.option(fc.integer({ min: 2, max: 60 }), { nil: null });

const anyNumber = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double(), fc.constant(Number.NaN));
const anyRoll = fc.oneof({ weight: 4, arbitrary: pair }, fc.array(pips, { maxLength: 4 }));
const anyCommand: fc.Arbitrary<PartyCommand> = fc.oneof(
  fc.record({
    type: fc.constant('StartGame'),
    players: anyNumber,
    startingChips: fc.option(anyNumber, { nil: null }),
    first: fc.constantFrom('high dice', 'first seat'),
  }),
  fc.record({ type: fc.constant('ThrowHighDice'), player: anyNumber, roll: anyRoll }),
  fc.record({ type: fc.constant('ThrowDice'), player: anyNumber, roll: anyRoll }),
);

const started = (players: number, startingChips: number | null, first: 'high dice' | 'first seat') => {
  const decision = decideParty(newParty, { type: 'StartGame', players, startingChips, first });
  return decision.ok ? decision.events : [];
};

/** Plays commands in turn, telling each step: what was decided, on which game, and which game it left. */
function* steps(game: PartyGame, commands: Iterable<PartyCommand>) {
  let before = game;
  for (const command of commands) {
    const decision = decideParty(before, command);
    const after = decision.ok ? decision.events.reduce(evolveParty, before) : before;
    yield { before, decision, after };
    before = after;
  }
}

const chipsIn = ({ seats, kitty }: PartyGame): number =>
  seats.reduce((sum, { rack }) => sum + rack, 0) + kitty;

/** A value that throws when it is written to, all the way down. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** A game from the antes to the win, with dice from a small congruential generator. */
function wholeGame(players: number, startingChips: number | null, seed: number) {
  let state = seed >>> 0;
  const die = (): Pips => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return everyPips[Math.floor((state / 2 ** 32) * 6)] ?? 1;
  };
  const events: PartyEvent[] = [...started(players, startingChips, 'first seat')];
  let game = events.reduce(evolveParty, newParty);
  for (let thrown = 0; thrown < 20_000; thrown += 1) {
    const player = nextToThrow(game);
    if (player === null) break;
    const decision = decideParty(game, { type: 'ThrowDice', player, roll: [die(), die()] });
    if (!decision.ok) break;
    events.push(...decision.events);
    game = decision.events.reduce(evolveParty, game);
  }
  return { events, game };
}

describe('over random games', () => {
  test('party/setup-8 chips are conserved, the kitty is never negative, and a rack only on credit', () => {
    fc.assert(
      fc.property(players, startingChips, fc.array(pair, { maxLength: 120 }), (seats, chips, rolls) => {
        let game = started(seats, chips, 'first seat').reduce(evolveParty, newParty);
        for (const roll of rolls) {
          const decision = decideParty(game, { type: 'ThrowDice', player: nextToThrow(game) ?? 0, roll });
          if (!decision.ok) break;
          for (const event of decision.events) {
            game = evolveParty(game, event);
            expect(chipsIn(game)).toBe(seats * (chips ?? 0));
            expect(game.kitty).toBeGreaterThanOrEqual(0);
            expect(chips === null || game.seats.every(({ rack }) => rack >= 0)).toBe(true);
          }
        }
      }),
    );
  });

  test('replaying the events of a record gives the same standing, and no card is a 7', () => {
    fc.assert(
      fc.property(
        players,
        startingChips,
        fc.array(pair, { maxLength: 30 }),
        fc.array(pair, { maxLength: 120 }),
        (seats, chips, highDice, throws) => {
          const played = playRecord({ players: seats, startingChips: chips, highDice, throws });
          const replayed = played.events.reduce(evolveParty, newParty);
          expect(replayed.kitty).toBe(played.kitty);
          expect(nextToThrow(replayed)).toBe(played.next);
          expect(replayed.seats.map(({ faceUp }) => faceUp)).toEqual(played.faceUp);
          expect(replayed.seats.map(({ rack }) => rack - (chips ?? 0))).toEqual(played.net);
          expect(played.faceUp.flat()).not.toContain(7);
          expect(played.events.map((event) => ('card' in event ? event.card : 0))).not.toContain(7);
          expect(played.events.filter(({ type }) => type === 'DiceThrown').length).toBe(
            throws.length - played.refused.filter(({ of }) => of === 'throws').length,
          );
        },
      ),
    );
  });

  test('whatever is asked, decide answers, and a refusal changes nothing', () => {
    const opening = fc.option(fc.tuple(players, startingChips, fc.constantFrom('high dice', 'first seat')));
    fc.assert(
      fc.property(opening, fc.array(anyCommand, { maxLength: 60 }), (open, commands) => {
        const start = (open === null ? [] : started(...open)).reduce(evolveParty, newParty);
        const accepted: PartyEvent[] = [];
        let last = start;
        for (const { before, decision, after } of steps(start, commands)) {
          if (decision.ok) accepted.push(...decision.events);
          expect(decision.ok || after === before).toBe(true);
          expect(decision.ok || tellInEnglish(decision.refusal).includes(decision.refusal.clause)).toBe(true);
          last = after;
        }
        expect(accepted.reduce(evolveParty, start)).toEqual(last);
      }),
    );
  });

  test('party/winner-1 random play ends, with exactly one winner and nothing in the kitty', () => {
    fc.assert(
      fc.property(players, startingChips, fc.integer(), (seats, chips, seed) => {
        const { events, game } = wholeGame(seats, chips, seed);
        expect(game.phase.is).toBe('won');
        expect(events.filter(({ type }) => type === 'GameWon')).toHaveLength(1);
        expect(game.seats.filter(({ faceUp }) => faceUp.length === 0)).toHaveLength(1);
        expect(game.kitty).toBe(0);
        expect(events.at(-1)?.type).toBe('KittyCollected');
      }),
    );
  });

  test('a decision depends on the game and the command alone, and writes to neither', () => {
    fc.assert(
      fc.property(players, fc.array(pair, { maxLength: 60 }), (seats, throws) => {
        let game = frozen(started(seats, 20, 'first seat').reduce(evolveParty, newParty));
        for (const roll of throws) {
          const command = frozen<PartyCommand>({ type: 'ThrowDice', player: nextToThrow(game) ?? 0, roll });
          const decision = decideParty(game, command);
          expect(decideParty(structuredClone(game), structuredClone(command))).toEqual(decision);
          game = frozen(decision.ok ? decision.events.reduce(evolveParty, game) : game);
        }
      }),
    );
  });
});
