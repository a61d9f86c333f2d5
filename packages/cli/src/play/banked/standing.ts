import { writeMoney } from '@dicepit/engine';
import { counted, does } from '../speech.ts';
import { type Told, tell } from '../told.ts';
import { acting, type Play, rackOf, stakedBy } from './play.ts';

/** Who has the keyboard, and how they stand: the question before each line. */
export function promptOf(play: Play): string {
  const { dice, terms } = play.table;
  if (play.over) return '';
  if (play.calling) return `What do the ${terms.game.dice} dice show? `;
  const name = acting(play);
  const staked = stakedBy(play, name);
  const up = staked === 0 ? '' : ` + ${writeMoney(staked)} up`;
  return `${name} ${writeMoney(rackOf(play, name))}${up}, ${next(play, name, dice)} > `;
}

function next(play: Play, name: string, dice: 'software' | 'physical'): string {
  const { table, shooter, waiting } = play;
  const who = shooter === 'dealer' ? 'the dealer' : (table.seats[shooter]?.name ?? 'the dealer');
  if (waiting.length > 1) return who === name ? 'your dice; Enter when ready' : 'Enter when ready';
  if (who === name) return stakedBy(play, name) === 0 ? 'your dice; bet to throw' : 'your dice; Enter throws';
  return dice === 'physical' ? 'Enter when the dice are out' : `Enter and ${who} throws`;
}

/** How everybody leaves the table. */
export function farewellOf(play: Play): readonly Told[] {
  const { rolled, table } = play;
  const lines = table.seats.map(({ name }) => {
    const staked = stakedBy(play, name);
    const net = rackOf(play, name) + staked - (play.bought.get(name) ?? 0);
    const layout = staked === 0 ? '' : ` and ${writeMoney(staked)} still on the layout`;
    const up = net === 0 ? 'even' : `${net > 0 ? 'up' : 'down'} ${writeMoney(Math.abs(net))}`;
    return `  ${does(name, 'leave')} with ${writeMoney(rackOf(play, name))}${layout}: ${up}.`;
  });
  return tell(`The game ends after ${counted(rolled, 'roll')}.`, ...lines);
}
