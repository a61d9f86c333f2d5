// The words of `engine/src/testing/given-when-then.ts` for the party game, which has deciders of its own: `givenParty` is a
// table of it, with people in its seats, and `givenGame` the game alone, from any standing.

import { assert, type By, balanceOf, roll } from '@dicepit/engine';
import {
  type Happened,
  happened,
  type Outcome,
  outcomeOf,
  type UnderTest,
  underTest,
} from '../../../engine/src/testing/given-when-then.ts';
import { operator, player } from '../../../engine/src/testing/people.ts';
import {
  type Card,
  everyCard,
  evolveParty,
  newParty,
  nextToThrow,
  type PartyCommand,
  type PartyEvent,
  type PartyGame,
  type PartySettings,
  type PartyStanding,
  type Player,
  toStanding,
  type Whites,
} from '../snake-eyes-party/game.ts';
import type { PartyRefusal, PartyTableRefusal } from '../snake-eyes-party/refusals.ts';
import { decideParty } from '../snake-eyes-party/rules.ts';
import {
  decidePartyTable,
  evolvePartyTable,
  findThrower,
  newPartyTable,
  type PartySetup,
  type PartyTable,
  type PartyTableBody,
  type PartyTableEvent,
} from '../snake-eyes-party/table.ts';

type Who = By | string;

/** A party table under test. */
export type PartyUnderTest = Omit<
  UnderTest<PartyTable, PartyTableBody, PartyTableEvent, PartyTableRefusal, Who>,
  'state'
> & {
  readonly table: () => PartyTable;
  /** Throws in turn, each by whoever has the dice. */
  readonly throws: (...dice: readonly string[]) => void;
  readonly rack: (seat: number) => number;
  readonly kitty: () => number;
};

export const aPartySetup = (changes: Partial<PartySetup> = {}): PartySetup => ({
  pack: 'snake-eyes-party',
  table: 'p1',
  dice: 'physical',
  seats: 6,
  startingChips: 50,
  first: 'first seat',
  ...changes,
});

/** A party table that is set up, with these people seated from seat 1 on. */
export function givenParty(
  changes: Partial<PartySetup> = {},
  seated: readonly string[] = ['ann', 'bob', 'cyd'],
): PartyUnderTest {
  const { state: table, ...words } = underTest<
    PartyTable,
    PartyTableBody,
    PartyTableEvent,
    PartyTableRefusal,
    Who
  >({
    start: newPartyTable,
    decide: decidePartyTable,
    evolve: evolvePartyTable,
    by: (who) => (typeof who === 'string' ? player(who) : who),
  });
  words.given(operator, { type: 'SetUpTable', setup: aPartySetup(changes) });
  for (const [index, person] of seated.entries())
    words.given(person, { type: 'SitDown', seat: index + 1, name: person });
  return {
    ...words,
    table,
    throws: (...dice) => {
      for (const each of dice) {
        const seat = findThrower(table()) ?? 0;
        const person = table().seats.get(seat)?.person ?? '';
        words.given(person, { type: 'ThrowDice', seat, faces: roll(each) });
      }
    },
    rack: (seat) => balanceOf(table().ledger, `rack:${seat}`),
    kitty: () => balanceOf(table().ledger, 'kitty'),
  };
}

export const [A, B, C, D] = [0, 1, 2, 3] as const;

/** How a game stands when a test begins; what is left out is as after the antes, with A to throw. */
export type Standing = Partial<PartySettings> & {
  readonly kitty?: Whites;
  /** Cards face down by player. */
  readonly down?: Readonly<Record<Player, readonly Card[]>>;
  /** The only cards face up, for a player near the end. */
  readonly onlyUp?: Readonly<Record<Player, readonly Card[]>>;
  readonly racks?: Readonly<Record<Player, Whites>>;
  readonly thrower?: Player;
  readonly chances?: number;
};

/** A game under test. It is a value, as a sheet is: every word makes another one. */
type GameUnderTest = {
  readonly game: PartyGame;
  /** Throws in turn, each by whoever has the dice. They must be accepted. */
  readonly throws: (...dice: readonly string[]) => Thrown;
  readonly when: (command: PartyCommand) => Outcome<PartyEvent, PartyRefusal>;
};

/** What came of throws, with how the game stood before and stands after them. */
type Thrown = Happened<PartyEvent> & {
  readonly before: PartyStanding;
  readonly after: PartyStanding;
  readonly game: GameUnderTest;
};

/** A game brought about by its events alone. */
export const givenGame = (standing: Standing = {}): GameUnderTest =>
  gameUnderTest(standingEvents(standing).reduce(evolveParty, newParty));

function gameUnderTest(game: PartyGame): GameUnderTest {
  return {
    game,
    when: (command) => outcomeOf(decideParty(game, command), command.type),
    throws: (...dice) => {
      const events: PartyEvent[] = [];
      let after = game;
      for (const each of dice) {
        const command = { type: 'ThrowDice', player: nextToThrow(after) ?? 0, roll: roll(each) } as const;
        const thrown = outcomeOf(decideParty(after, command), command.type).events;
        events.push(...thrown);
        after = thrown.reduce(evolveParty, after);
      }
      return {
        ...happened(events),
        before: toStanding(game),
        after: toStanding(after),
        game: gameUnderTest(after),
      };
    },
  };
}

/** What a player gained or lost between two standings. */
export const gained = ({ before, after }: Thrown, player: Player): Whites =>
  (after.net[player] ?? 0) - (before.net[player] ?? 0);

/** The cards a player has face down. */
export const cardsFaceDown = ({ faceUp }: PartyStanding, player: Player): readonly Card[] =>
  everyCard.filter((card) => !faceUp[player]?.includes(card));

function standingEvents(table: Standing): readonly PartyEvent[] {
  const { players = 4, startingChips = 50, thrower = A } = table;
  const started = decideParty(newParty, { type: 'StartGame', players, startingChips, first: 'first seat' });
  assert(started.ok, () => 'the table of this test cannot start');
  const seats = Array.from({ length: players }, (_, player) => player);
  const turned = seats.flatMap((player) => cardsDown(table, player).map((card) => cardDown(player, card)));
  const chips = seats.map((player): PartyEvent => {
    const rack = table.racks?.[player] ?? (startingChips ?? 0) - 2;
    const kitty = table.kitty ?? 2 * players;
    return { type: 'KittyPaid', player, chips: 0, shortfall: 0, rack, kitty, clause: 'party/setup-8' };
  });
  const dice: PartyEvent = {
    type: 'FirstThrowerChosen',
    player: thrower,
    how: 'first seat',
    clause: 'party/setup-9',
  };
  const chance: readonly PartyEvent[] =
    table.chances === undefined
      ? []
      : [
          {
            type: 'CompletePassMade',
            player: thrower,
            card: 8,
            chances: table.chances,
            clause: 'party/complete-pass-1',
          },
        ];
  return [...started.events, ...turned, ...chips, dice, ...chance];
}

function cardsDown({ down, onlyUp }: Standing, player: Player): readonly Card[] {
  const up = onlyUp?.[player];
  return up === undefined ? (down?.[player] ?? []) : everyCard.filter((card) => !up.includes(card));
}

const cardDown = (player: Player, card: Card): PartyEvent => ({
  type: 'CardTurnedDown',
  player,
  card,
  left: 0,
  clause: 'party/play-1',
});
