import { said } from '../../language.ts';
import { aside } from '../told.ts';
import { shown } from '../typed.ts';
import { andThen, dealer, executeCommand, refusalText } from './execute-command.ts';
import { gameAt, type Outcome, type Play, reasonTold } from './play.ts';
import { beginRound } from './round.ts';

/** A typed throw that the rules say counts for nothing; without a reason, the reasons there are. */
export function voidRoll(play: Play, typed: string): Outcome {
  const { noRolls } = gameAt(play).procedure;
  const { prefix } = gameAt(play);
  const [first = ''] = typed.toLowerCase().split(/[\s:,]+/);
  const own = typed.slice(first.length).replace(/^[\s:,-]+/, '');
  const known = noRolls.find(({ reason, clause }) => [reason, clause, `${prefix}/${clause}`].includes(first));
  if (play.seating.setup.dice === 'virtual')
    return {
      play,
      told: aside(said().void.software),
    };
  if (known === undefined) {
    const words = said().void;
    const listed = noRolls.map((each) => {
      const says = reasonTold(gameAt(play), each);
      return `  ${each.reason}: ${words.reason({ says, clause: `${prefix}/${each.clause}` })}`;
    });
    const why = first === '' ? words.needsReason : words.noReason({ text: shown(typed) });
    return { play, told: aside(why, ...listed) };
  }
  const words = own === '' ? {} : { words: own };
  const voided = executeCommand(play, dealer, { type: 'CallNoRoll', reason: known.reason, ...words });
  return voided.ok ? andThen(voided, beginRound) : { play, told: aside(refusalText(voided.refusal)) };
}
