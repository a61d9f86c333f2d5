import { balanceOf, type Decided, moved } from '@dicepit/engine';
import { allowedChips, allowedPlayers } from '../starting.ts';
import { leavingGame } from './absent.ts';
import type { PartyTableFact } from './event.ts';
import { isPlaying, type PartyTable } from './party-table.ts';
import { accept, type CommandOf, refuse } from './refusing.ts';

export function setUpTable(table: PartyTable, { setup }: CommandOf<'SetUpTable'>): Decided<PartyTableFact> {
  const { seats, startingChips } = setup;
  if (table.setup !== undefined)
    return refuse('TABLE_IS_SET_UP', 'policy/set-up', 'The table is set up already. Open another.');
  if (!isWithin(seats, allowedPlayers))
    return refuse('NO_SUCH_SEATS', 'party/setup-1', `A party has 2 to 10 seats, not ${seats}.`);
  if (startingChips !== null && !isWithin(startingChips, allowedChips))
    return refuse(
      'CHIPS_OUT_OF_RANGE',
      'party/setup-7',
      `Everybody brings at least the ante of ${allowedChips.least} whole white chips, not ${startingChips}.`,
    );

  return accept({ type: 'TableSetUp', setup, clause: 'policy/set-up' });
}

export function sitDown(table: PartyTable, command: CommandOf<'SitDown'>): Decided<PartyTableFact> {
  const { seat, name, by } = command;
  const { seats = 0, startingChips = 0 } = table.setup ?? {};
  if (!isWithin(seat, { least: 1, most: seats }))
    return refuse(
      'NO_SUCH_SEAT',
      'policy/seats',
      `There is no seat ${seat}. Seats are numbered 1 to ${seats}.`,
    );
  if (table.seats.has(seat))
    return refuse('SEAT_TAKEN', 'policy/seats', `Seat ${seat} is taken. Choose another.`);
  if ([...table.seats.values()].some(({ person }) => person === by.person))
    return refuse('SEATED_ALREADY', 'policy/seats', 'You have a seat at this table already.');
  if (isPlaying(table)) return gameIsOn('Sit down');

  return accept(
    { type: 'SatDown', seat, person: by.person, name, clause: 'policy/seats' },
    ...(startingChips === null ? [] : [brought(seat, startingChips)]),
  );
}

export function bringChips(table: PartyTable, command: CommandOf<'BringChips'>): Decided<PartyTableFact> {
  const { seat, whites, by } = command;
  const { least, most } = { least: 1, most: allowedChips.most };
  if (table.seats.get(seat)?.person !== by.person) return notYours(seat);
  if (isPlaying(table)) return gameIsOn('Bring chips');
  if (!isWithin(whites, { least, most }))
    return refuse(
      'CHIPS_OUT_OF_RANGE',
      'policy/chips',
      `Bring ${least} to ${most} whole white chips, not ${whites}.`,
    );
  if (balanceOf(table.ledger, `rack:${seat}`) + whites > most)
    return refuse('RACK_IS_FULL', 'policy/chips', `A rack holds ${most} white chips at most. Bring fewer.`);

  return accept(brought(seat, whites));
}

export function standUp(table: PartyTable, { seat, by }: CommandOf<'StandUp'>): Decided<PartyTableFact> {
  const sitter = table.seats.get(seat);
  if (by.role === 'player' && sitter?.person !== by.person) return notYours(seat);
  if (sitter === undefined) return refuse('NO_SUCH_SEAT', 'policy/seats', `Nobody sits at seat ${seat}.`);
  if (isPlaying(table) && by.role === 'player') return gameIsOn('Stand up');
  if (table.diceOut)
    return refuse(
      'DICE_ARE_OUT',
      'policy/absent',
      'The dice are in the air. Clear the seat when they have come to rest.',
    );

  const rack = balanceOf(table.ledger, `rack:${seat}`);
  return accept(...(isPlaying(table) ? leavingGame(table, seat) : []), {
    type: 'StoodUp',
    seat,
    clause: 'policy/seats',
    postings: moved(`rack:${seat}`, 'outside', rack),
  });
}

const brought = (seat: number, whites: number): PartyTableFact => ({
  type: 'ChipsBrought',
  seat,
  whites,
  clause: 'policy/chips',
  postings: moved('outside', `rack:${seat}`, whites),
});

const notYours = (seat: number): Decided<never> =>
  refuse('NOT_YOUR_SEAT', 'policy/seats', `Seat ${seat} is not yours.`);

const gameIsOn = (what: string): Decided<never> =>
  refuse('GAME_IS_ON', 'policy/between-games', `A game is being played. ${what} when it is won.`);

const isWithin = (
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean => Number.isInteger(value) && value >= least && value <= most;
