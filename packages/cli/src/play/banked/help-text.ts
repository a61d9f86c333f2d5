import { said } from '../../language.ts';
import { type OutputLine, tell } from '../output-line.ts';
import { gameAt, type Play } from './play.ts';

/** Everything that can be typed at this table. */
export function formatHelp(play: Play): readonly OutputLine[] {
  const game = gameAt(play);
  const sets = game.course?.sets !== undefined;
  const shoots = game.procedure.thrower.who === 'shooter';
  const example = Object.keys(game.wagers).find((wager) => wager.includes('-')) ?? 'field';
  const words = said().help;
  const typed: readonly (readonly [string, string])[] = [
    [`${example} 10`, words.bet],
    [`take ${example} 5`, words.take],
    [words.enter, shoots ? words.throw : words.dealerThrows],
    ['same', words.same],
    ['undo, clear', words.undo],
    ['bets, rack', words.bets],
    ['felt', words.felt],
    [`odds ${example}`, words.odds],
    ['why', words.why],
    [`rules ${game.cites.takingDown}`, words.rules],
    ['history', words.history],
    ...(shoots
      ? ([
          ['take, decline', words.offer],
          ['pass', sets ? words.passSets : words.pass],
        ] as const)
      : []),
    ['buy 100', words.buy],
    ...(play.seating.setup.dice === 'physical'
      ? ([
          ['3 3', words.dice],
          ['no roll …', words.noRoll],
          ...(play.seating.rules.procedure.late === undefined
            ? []
            : ([[`late ${example} 5`, words.late]] as const)),
        ] as const)
      : []),
    ['quit', words.quit],
  ];
  const wide = Math.max(...typed.map(([line]) => line.length));
  return tell(...typed.map(([line, meaning]) => `  ${line.padEnd(wide)}  ${meaning}`));
}
