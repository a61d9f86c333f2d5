import { assert } from '@dicepit/engine';
import { isBanked, isRace, packIds, terminalWords } from '@dicepit/games';
import type { BodyOf } from '@dicepit/wire';
import { houseNames } from '../play/banked/house-players.ts';
import { lawAt, type ServeFlags } from './flags.ts';

type NewTable = BodyOf<'addTable'>;

/**
 * The tables of a new pit: those that were asked for, or one of each pack with house players at them, so that a
 * newcomer sees life at once.
 */
export function firstTables(
  flags: Pick<ServeFlags, 'game' | 'dice' | 'mode' | 'demo' | 'empty' | 'place'>,
): readonly NewTable[] {
  const { game, demo = game === undefined, empty = false } = flags;
  if (empty) return [];
  return (game ?? packIds).map((pack, index) => ({
    ...toNewTable(pack, flags, demo ? playersAt(index) : []),
    // Whoever has named no game has not said yet what tonight is.
    ...(game === undefined ? { demo: true as const } : {}),
  }));
}

/** Two house players to a table leave most seats to people; nobody plays at two tables. */
const HOUSE_PLAYERS = 2;

const playersAt = (index: number): readonly { readonly name: string }[] =>
  houseNames
    .slice((index * HOUSE_PLAYERS) % houseNames.length)
    .slice(0, HOUSE_PLAYERS)
    .map((name) => ({ name }));

function toNewTable(
  pack: string,
  { dice, mode, place }: Pick<ServeFlags, 'dice' | 'mode' | 'place'>,
  players: readonly { readonly name: string }[],
): NewTable {
  const title = terminalWords[pack]?.table ?? pack;
  const housePlayers = players.length === 0 ? {} : { housePlayers: players };
  if (isRace(pack))
    return {
      pack,
      title,
      dice,
      seats: 8,
      startingChips: 60,
      first: 'high dice',
      ...housePlayers,
    };
  assert(isBanked(pack), () => `'${pack}' was asked for, and no flag lets it through`);
  // The house deals only what it can throw itself, and where the rules leave it to the house.
  const byHouse = dice === 'virtual' && (mode === 'home' || mode === 'fun');
  return {
    pack,
    title,
    mode,
    dice,
    seats: 8,
    staff: byHouse ? { by: 'house', pace: lively } : { by: 'people' },
    ...(lawAt(place)?.adults === true ? { policies: { age: 18 } } : {}),
    ...housePlayers,
  };
}

/** Quick enough to be watched, slow enough to place a bet on a phone. */
const lively = { answering: 10_000, betting: 15_000, throwing: 20_000, rolling: 2_500, showing: 4_000 };
