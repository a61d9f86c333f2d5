import { type Cents, type CommandBody, type HouseSettings, phaseOf } from '@dicepit/engine';
import { type Chance, housePlayer } from '@dicepit/games';
import { below } from '../random.ts';
import { andThen, dealer, executeCommand, player } from './execute-command.ts';
import { betsOf, type Outcome, type Play, rackOf, type Seating, type Sitter } from './play.ts';

/** The house never hurries anybody at the keyboard and never waits for itself. */
export const patient: HouseSettings = {
  float: 100_000_00,
  answering: Number.POSITIVE_INFINITY,
  betting: 0,
  throwing: Number.POSITIVE_INFINITY,
  rolling: 0,
  showing: 0,
};

/** Lets every house player bet, in the order of the seats. */
export const houseBets = (play: Play): Outcome =>
  play.seating.seats.reduce<Outcome>(
    (outcome, sitter) => andThen(outcome, (after) => betsOfOne(after, sitter)),
    {
      play,
      told: [],
    },
  );

/** What a house player would do next from its seat, with the luck that it took to decide. */
export function houseWish(
  play: Play,
  { seat, manner }: Sitter,
): { readonly play: Play; readonly command: CommandBody | undefined } {
  const sitting = play.table.seats.get(seat);
  if (manner === undefined || sitting === undefined) return { play, command: undefined };
  let luck = play.luck;
  const chance: Chance = (bound) => {
    const drawn = below(luck, bound);
    luck = drawn.stream;
    return drawn.value;
  };
  const { rules } = play.seating;
  const house = { rules, manner, stake: houseStake(play.seating) };
  const command = housePlayer(house, play.table, sitting, play.now, chance);
  return { play: { ...play, luck }, command };
}

/** A house player out of chips buys in again, so that nobody is left alone at the table. */
export function refilled(play: Play, seat: number): Outcome {
  const { seating } = play;
  if (rackOf(play, seat) >= houseStake(seating)) return { play, told: [] };
  const bought = executeCommand(play, dealer, { type: 'BuyIn', seat, cents: seating.buyIn, from: 'account' });
  return bought.ok ? bought : { play, told: [] };
}

/** What a house player stakes on one bet: five dollars, as far as chips, limits and buy-in allow. */
function houseStake({ limits, buyIn, ownChip = 1 }: Seating): Cents {
  const inChips = (sum: Cents): Cents => Math.floor(sum / ownChip) * ownChip;
  const least = Math.ceil(limits.minimum / ownChip) * ownChip;
  const five = Math.ceil(5_00 / ownChip) * ownChip;
  return Math.max(least, Math.min(five, inChips(limits.maximum), inChips(buyIn)));
}

function betsOfOne(play: Play, sitter: Sitter): Outcome {
  if (sitter.manner === undefined || phaseOf(play.table) === 'dice out') return { play, told: [] };
  const stocked = betsOf(play, sitter.seat).length > 0 ? { play, told: [] } : refilled(play, sitter.seat);
  return andThen(stocked, (after) => {
    const wish = houseWish(after, sitter);
    // Whether it answers an offer, throws or passes the dice is asked when that is due.
    if (wish.command?.type !== 'PlaceBets') return { play: wish.play, told: [] };
    const given = executeCommand(wish.play, player(sitter.seat), wish.command);
    return given.ok ? given : { play: wish.play, told: [] };
  });
}
