import { isOneRoll, type Wager } from '@dicepit/engine';
import { said, sum } from '../../language.ts';
import { postedOdds } from './odds-lines.ts';
import { betsOf, gameAt, type Play } from './play.ts';

/** The layout as text: every bet with its odds, and what lies on it for one seat. */
export function feltLines(play: Play, seat: number): readonly string[] {
  const wagers = Object.values(gameAt(play).wagers);
  const lasting = wagers.filter((wager) => !isOneRoll(wager));
  const next = wagers.filter(isOneRoll);
  return [
    ...(lasting.length === 0 ? [] : [said().asked.untilDecided, ...formatRows(play, seat, lasting)]),
    ...(next.length === 0 ? [] : [said().asked.nextRoll, ...formatRows(play, seat, next)]),
  ];
}

/** As many areas to a row as fit, one below another where there is room for one only. */
function formatRows(play: Play, seat: number, wagers: readonly Wager[]): readonly string[] {
  const up = new Map(betsOf(play, seat).map(({ wager, chips }) => [wager, chips]));
  const wide = Math.max(...wagers.map(({ id }) => id.length));
  const cells = wagers.map((wager) => {
    const stake = up.get(wager.id);
    const chips = stake === undefined ? '' : ` [${sum(stake)}]`;
    return { text: `${wager.id.padEnd(wide)}  ${postedOdds(wager)}${chips}`, lit: stake !== undefined };
  });
  const width = Math.max(...cells.map(({ text }) => text.length)) + 3;
  const across = Math.max(1, Math.floor(((play.seating.ink.width ?? 80) - 2) / width));
  const down = Math.ceil(cells.length / across);
  const { bold } = play.seating.ink.colours;
  return Array.from({ length: down }, (_, row) =>
    `  ${cells
      .filter((_cell, index) => index % down === row)
      .map(({ text, lit }) => (lit ? bold(text.padEnd(width)) : text.padEnd(width)))
      .join('')}`.trimEnd(),
  );
}
