import type { Me, TableCard } from '@dicepit/wire';
import { guestWords } from '../join/said.ts';
import { nameBy } from '../words/name-by.ts';
import { sum } from '../words/numbers.ts';
import { words } from '../words/words.ts';

/** What the card of a table says: where it stands, and whether there is room. */
export type CardFacts = {
  readonly phase: string;
  readonly lines: readonly string[];
  readonly isYours: boolean;
  readonly isFull: boolean;
};

export function cardFacts(card: TableCard, me: Pick<Me, 'seats'> | undefined): CardFacts {
  const said = guestWords.value.lobby;
  const { table, title, pack, phase, seats, taken, house = 0, limits, dice } = card;
  const isFull = taken >= seats;
  const name = nameBy(words.value.common.packs, pack) ?? pack;
  const lines = [
    name === title ? '' : name,
    dice === 'physical' ? said.realDice : said.houseDice,
    isFull ? said.full : said.free({ count: seats - taken }),
    limits === null ? '' : said.limits({ minimum: sum(limits.minimum), maximum: sum(limits.maximum) }),
    house === 0 ? '' : said.house({ count: house }),
  ];
  return {
    phase: nameBy(said.phases, phase) ?? phase,
    lines: lines.filter((line) => line !== ''),
    isYours: me?.seats.some((seat) => seat.table === table) ?? false,
    isFull,
  };
}
