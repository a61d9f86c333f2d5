import { said, sum } from '../../language.ts';
import { type OutputLine, tell } from '../output-line.ts';
import { by, called } from '../speech.ts';
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
export function formatPrompt(play: Play): string {
  if (play.over) return '';
  const words = said().prompt;
  if (diceAreOut(play)) return `${words.dice({ dice: gameAt(play).dice })} `;
  const seat = seatAtKeyboard(play);
  const staked = stakedBy(play, seat);
  const figures = {
    name: called(nameOf(play, seat)),
    rack: sum(rackOf(play, seat)),
    next: next(play, seat),
  };
  return `${staked === 0 ? words.standing(figures) : words.standingUp({ ...figures, staked: sum(staked) })} > `;
}

function next(play: Play, seat: number): string {
  const { table, seating, waiting } = play;
  const shooter = shooterOf(play);
  const bare = stakedBy(play, seat) === 0;
  const words = said().prompt;
  if (offeredTo(play) === seat) return bare ? words.offeredBare : words.offered;
  if (waiting.length > 1) return shooter === seat ? words.yourDiceReady : words.ready;
  if (shooter === seat) return bare ? words.yourDiceBare : words.yourDice;
  if (shooter === undefined && table.shooter.is.kind !== 'dealer') return words.goRound;
  if (seating.setup.dice === 'physical') return words.diceOut;
  return shooter === undefined ? words.dealerThrows : words.throws({ name: nameOf(play, shooter) });
}

/** How everybody leaves the table. */
export function formatFarewell(play: Play): readonly OutputLine[] {
  const words = said().farewell;
  const lines = play.seating.seats.map(({ seat, name }) => {
    const staked = stakedBy(play, seat);
    const net = rackOf(play, seat) + staked - (play.bought.get(seat) ?? 0);
    const moved = { sum: sum(Math.abs(net)) };
    const figures = {
      ...by(name),
      rack: sum(rackOf(play, seat)),
      net: net === 0 ? words.even : net > 0 ? words.up(moved) : words.down(moved),
    };
    return `  ${staked === 0 ? words.leaves(figures) : words.leavesBets({ ...figures, staked: sum(staked) })}`;
  });
  return tell(words.ends({ rolls: play.called }), ...lines);
}
