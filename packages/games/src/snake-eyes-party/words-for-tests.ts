import { assert, type Roll, roll } from '@dicepit/engine';
import type { PartyEvent } from './game.ts';
import {
  type Card,
  everyCard,
  evolveParty,
  newParty,
  nextToThrow,
  type PartyGame,
  type PartySettings,
  type PartyStanding,
  type Player,
  toStanding,
  type Whites,
} from './game.ts';
import type { PartyRefusal } from './refusals.ts';
import { decideParty } from './rules.ts';

export const [A, B, C, D] = [0, 1, 2, 3] as const;

/** How a table stands when a test begins; what is left out is as after the antes, with A to throw. */
export type Table = Partial<PartySettings> & {
  readonly kitty?: Whites;
  /** Cards face down by player. */
  readonly down?: Readonly<Record<Player, readonly Card[]>>;
  /** The only cards face up, for a player near the end. */
  readonly onlyUp?: Readonly<Record<Player, readonly Card[]>>;
  readonly racks?: Readonly<Record<Player, Whites>>;
  readonly thrower?: Player;
  readonly chances?: number;
};

export type Thrown = {
  readonly events: readonly PartyEvent[];
  readonly refusals: readonly PartyRefusal[];
  readonly before: PartyStanding;
  readonly after: PartyStanding;
};

/** A table brought about by its events alone. */
export function given(table: Table = {}) {
  const start = tableEvents(table).reduce(evolveParty, newParty);
  return { game: start, throws: (...dice: readonly string[]) => throwAll(start, dice.map(roll)) };
}

/** Throws in turn, each by whoever has the dice. */
export function throwAll(start: PartyGame, rolls: readonly Roll[]): Thrown {
  const events: PartyEvent[] = [];
  const refusals: PartyRefusal[] = [];
  let game = start;
  for (const each of rolls) {
    const decision = decideParty(game, { type: 'ThrowDice', player: nextToThrow(game) ?? 0, roll: each });
    if (!decision.ok) refusals.push(decision.refusal);
    else {
      events.push(...decision.events);
      game = decision.events.reduce(evolveParty, game);
    }
  }
  return { events, refusals, before: toStanding(start), after: toStanding(game) };
}

/** What a player gained or lost between two standings. */
export const gained = ({ before, after }: Thrown, player: Player): Whites =>
  (after.net[player] ?? 0) - (before.net[player] ?? 0);

/** The cards a player has face down. */
export const downOf = ({ faceUp }: PartyStanding, player: Player): readonly Card[] =>
  everyCard.filter((card) => !faceUp[player]?.includes(card));

function tableEvents(table: Table): readonly PartyEvent[] {
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

function cardsDown({ down, onlyUp }: Table, player: Player): readonly Card[] {
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
