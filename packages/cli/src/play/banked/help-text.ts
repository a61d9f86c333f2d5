import { type Told, tell } from '../told.ts';
import { gameAt, type Play } from './play.ts';

/** Everything that can be typed at this table. */
export function formatHelp(play: Play): readonly Told[] {
  const game = gameAt(play);
  const sets = game.procedure.turn?.sets !== undefined;
  const shoots = game.procedure.thrower.who === 'shooter';
  const example = Object.keys(game.wagers).find((wager) => wager.includes('-')) ?? 'field';
  const typed: readonly (readonly [string, string])[] = [
    [`${example} 10`, 'bet; also 10 on a bet, or several with commas between'],
    [`take ${example} 5`, 'take down some of a bet, or all of it without a sum'],
    ['Enter or roll', shoots ? 'throw the dice, or let the shooter throw' : 'let the dealer throw'],
    ['same', 'the bets of the last roll again'],
    ['undo, clear', 'take back the last line, or every bet'],
    ['bets, rack', 'what lies on the layout, and who has how much'],
    ['felt', 'every bet of this table with its odds'],
    [`odds ${example}`, 'what one bet pays, and on what'],
    ['why', 'the clauses behind the last settlement'],
    [`rules ${game.cites.takingDown}`, 'one clause in our words'],
    ['history', 'the last rolls'],
    ...(shoots
      ? ([
          ['take, decline', 'when the dice are offered to you; Enter takes them too'],
          ['pass', sets ? 'give up the dice between sets' : 'give up the dice'],
        ] as const)
      : []),
    ['buy 100', 'buy in for more'],
    ...(play.seating.setup.dice === 'physical'
      ? ([
          ['3 3', 'what your dice show'],
          ['no roll …', 'a roll that does not count, and why; without a reason it lists them'],
          ...(play.seating.rules.procedure.late === undefined
            ? []
            : ([[`late ${example} 5`, 'a bet called while the dice are out']] as const)),
        ] as const)
      : []),
    ['quit', 'end the game'],
  ];
  const wide = Math.max(...typed.map(([line]) => line.length));
  return tell(...typed.map(([line, meaning]) => `  ${line.padEnd(wide)}  ${meaning}`));
}
