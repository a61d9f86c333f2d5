import { assert, type Roll } from '@dicepit/engine';
import {
  type Chance,
  decideParty,
  everyCard,
  evolveParty,
  type PartyEvent,
  type PartyGame,
  rollBy,
} from '@dicepit/games';
import { between, shuffled } from './chance.ts';
import { partyAsks } from './party-asks.ts';
import type { Level, Question } from './question.ts';

/** What a throw of the party game may turn out to be. */
export const throwTopics: readonly string[] = [
  'own-card',
  'own-two',
  'seven',
  'pass',
  'two-passed',
  'complete-pass',
  'chance-made',
  'chance-missed',
  'chances-over',
  'win',
];

export function throwQuestion({
  topic,
  level,
  chance,
}: {
  readonly topic: string;
  readonly level: Level;
  readonly chance: Chance;
}): Question {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const game = aGame(level, chance);
    const roll = rollBy(chance, 2);
    const thrown = throwIn(game, roll);
    if (findTopic(thrown.events) !== topic) continue;
    return {
      topic,
      scene: { is: 'party', game, player: thrown.player, roll },
      asks: partyAsks({ topic, game, ...thrown }),
    };
  }
  throw new Error(`Broken invariant: no party game was found for ${topic}`);
}

/** What the engine says that a throw does, and where it leaves the game. */
export function throwIn(game: PartyGame, roll: Roll) {
  assert(game.phase.is === 'throwing', () => 'nobody is to throw');
  const player = game.phase.thrower;
  const decided = decideParty(game, { type: 'ThrowDice', player, roll });
  assert(decided.ok, () => 'a lawful throw was refused');
  return { player, events: decided.events, after: decided.events.reduce(evolveParty, game) };
}

/** What kind of throw it was, read from what happened. */
function findTopic(events: readonly PartyEvent[]): string {
  const has = (type: PartyEvent['type']): boolean => events.some((event) => event.type === type);
  const missed = events.find((event) => event.type === 'ChanceMissed');
  const [thrown] = events;
  const total = thrown?.type === 'DiceThrown' ? thrown.total : 0;
  if (has('GameWon')) return 'win';
  if (total === 7) return 'seven';
  if (missed !== undefined) return missed.chances === 0 ? 'chances-over' : 'chance-missed';
  if (has('CompletePassMade')) return 'complete-pass';
  if (has('DicePassed')) return total === 2 ? 'two-passed' : 'pass';
  if (total === 2) return 'own-two';
  return thrown?.clause === 'party/complete-pass-2' ? 'chance-made' : 'own-card';
}

/** A thousandth of the games will do for the rarest topic; this many fail about never. */
const MAX_TRIES = 100_000;

const players: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  1: [2, 3],
  2: [3, 4],
  3: [4, 6],
  4: [5, 10],
};

/** A game under way, with fewer cards up the later it is; at the highest level racks and kitty may run short. */
function aGame(level: Level, chance: Chance): PartyGame {
  const count = between(...players[level], chance);
  const up = between(1, everyCard.length, chance);
  const short = level === 4 && chance(3) === 0;
  const seats = Array.from({ length: count }, () => {
    const cards = new Set(shuffled(everyCard, chance).slice(0, between(1, up, chance)));
    return {
      rack: short ? chance(3) : between(10, 40, chance),
      faceUp: everyCard.filter((card) => cards.has(card)),
    };
  });
  const chances = chance(3) === 0 ? between(1, 3, chance) : null;
  const thrower = chance(count);
  return {
    startingChips: 50,
    seats,
    kitty: short ? chance(3) : between(4, 30, chance),
    phase: { is: 'throwing', thrower, chances },
  };
}
