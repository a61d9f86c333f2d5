import { writeMoney } from '@dicepit/engine';
import { counted, does } from '../speech.ts';
import { type Told, tell } from '../told.ts';
import {
  diceAreOut,
  gameAt,
  nameOf,
  offeredTo,
  type Play,
  rackOf,
  seatAtKeyboard,
  shooterOf,
  stakedBy,
} from './play.ts';

/** Who has the keyboard, and how they stand: the question before each line. */
export function promptOf(play: Play): string {
  if (play.over) return '';
  if (diceAreOut(play)) return `What do the ${gameAt(play).dice} dice show? `;
  const seat = seatAtKeyboard(play);
  const staked = stakedBy(play, seat);
  const up = staked === 0 ? '' : ` + ${writeMoney(staked)} up`;
  return `${nameOf(play, seat)} ${writeMoney(rackOf(play, seat))}${up}, ${next(play, seat)} > `;
}

function next(play: Play, seat: number): string {
  const { table, seating, waiting } = play;
  const shooter = shooterOf(play);
  const bare = stakedBy(play, seat) === 0;
  if (offeredTo(play) === seat)
    return bare
      ? "the dice are offered: bet and Enter, or 'decline'"
      : "Enter takes the dice and throws, or 'decline'";
  if (waiting.length > 1) return shooter === seat ? 'your dice; Enter when ready' : 'Enter when ready';
  if (shooter === seat) return bare ? 'your dice; bet to throw' : 'your dice; Enter throws';
  if (shooter === undefined && table.shooter.is.kind !== 'dealer')
    return 'bet, then Enter: the dice go round';
  if (seating.setup.dice === 'physical') return 'Enter when the dice are out';
  return `Enter and ${shooter === undefined ? 'the dealer' : nameOf(play, shooter)} throws`;
}

/** How everybody leaves the table. */
export function formatFarewell(play: Play): readonly Told[] {
  const lines = play.seating.seats.map(({ seat, name }) => {
    const staked = stakedBy(play, seat);
    const net = rackOf(play, seat) + staked - (play.bought.get(seat) ?? 0);
    const layout = staked === 0 ? '' : ` and ${writeMoney(staked)} still on the layout`;
    const up = net === 0 ? 'even' : `${net > 0 ? 'up' : 'down'} ${writeMoney(Math.abs(net))}`;
    return `  ${does(name, 'leave')} with ${writeMoney(rackOf(play, seat))}${layout}: ${up}.`;
  });
  return tell(`The game ends after ${counted(play.called, 'roll')}.`, ...lines);
}
