import {
  type By,
  balanceOf,
  type Cents,
  type CommandBody,
  decideTable,
  nextPayable,
  type Seat,
  type Table,
  type TableRules,
} from '@dicepit/engine';
import { housePlayer } from '@dicepit/games';
import { type HouseGuest, pickOne, type Thinking } from './house-guest.ts';
import { freeSeats, mayJoin, type Seating, whoMakesRoom } from './make-room.ts';

/** How many stakes are bought at a time, and with how many left it is time to buy again. */
const BUY_IN_BETS = 40;
const LOW_RACK_BETS = 4;

/** An age that every pack lets in. The house is nobody's child. */
const BORN = '1990-01-01';

/** What a house player would do next at a table with a bank, or nothing for now. What the rules refuse is not asked. */
export function wishAtBank(
  {
    table,
    rules,
    house,
  }: { readonly table: Table; readonly rules: TableRules; readonly house: readonly string[] },
  guest: HouseGuest,
  thinking: Thinking,
): CommandBody | undefined {
  const by: By = { person: guest.person, role: 'player' };
  const isLawful = (command: CommandBody): boolean =>
    decideTable(rules, table, { ...command, by, at: thinking.now }).ok;
  const seating: Seating = { seats: table.setup?.seats ?? 0, taken: table.seats, house };
  const mine = [...table.seats.values()].find(({ person }) => person === guest.person);
  if (mine === undefined) return sitting(seating, guest, thinking).find(isLawful);
  if (whoMakesRoom(seating, guest.among) === guest.person) return leaving(table, mine).find(isLawful);
  const stake = chooseStake(table, rules);
  if (guest.manner === undefined || stake === undefined) return undefined;
  const bought = buying(table, rules, mine, stake).find(isLawful);
  return (
    bought ?? housePlayer({ rules, manner: guest.manner, stake }, table, mine, thinking.now, thinking.chance)
  );
}

function sitting(
  seating: Seating,
  { name, among }: HouseGuest,
  { chance }: Thinking,
): readonly CommandBody[] {
  const seat = pickOne(freeSeats(seating), chance);
  return seat === undefined || !mayJoin(seating, among) ? [] : [{ type: 'SitDown', seat, name, born: BORN }];
}

/** Five dollars, as far as the limits allow; undefined where no limits are posted, since nothing can be staked then. */
function chooseStake({ setup, signs, opening }: Table, { procedure }: TableRules): Cents | undefined {
  if (signs.limits === undefined) return undefined;
  const { minimum, maximum } = signs.limits;
  const { colour } = procedure.money;
  const five = Math.max(minimum, Math.min(5_00, maximum));
  if (colour?.only !== true) return nextPayable(five, opening.chips ?? [colour?.value.step ?? 1]);
  const step = setup?.policies.chipStep ?? colour.value.step;
  return Math.ceil(five / step) * step;
}

function buying(
  table: Table,
  { procedure }: TableRules,
  { seat, colour }: Seat,
  stake: Cents,
): readonly CommandBody[] {
  if (balanceOf(table.ledger, `rack:${seat}`) >= stake * LOW_RACK_BETS) return [];
  const purchase = { type: 'BuyIn', seat, cents: stake * BUY_IN_BETS, from: 'account' } as const;
  const { colour: chips } = procedure.money;
  if (chips?.only !== true || colour !== undefined) return [purchase];
  const held = new Set([...table.seats.values()].map((each) => each.colour?.colour));
  return chips.colours
    .filter((each) => !held.has(each))
    .map((each) => ({ ...purchase, colour: { colour: each, value: stake } }));
}

/** The way out: bets down, chips handed in, up from the seat. Where bets have to stay up, the dice are thrown for them. */
function leaving(table: Table, { seat }: Seat): readonly CommandBody[] {
  const bets = table.betting.bets.filter((bet) => bet.seat === seat);
  return [
    ...bets.map(({ bet }) => ({ type: 'TakeDownBet' as const, seat, bet })),
    { type: 'ColourOut', seat },
    { type: 'CashOut', seat },
    { type: 'StandUp', seat },
    { type: 'DeclineDice', seat },
    { type: 'GiveUpDice', seat },
    { type: 'ThrowDice', seat },
  ];
}
