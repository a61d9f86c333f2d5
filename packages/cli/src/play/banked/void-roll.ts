import { aside } from '../told.ts';
import { shown } from '../typed.ts';
import { andThen, dealer, executeCommand, refusalText } from './execute-command.ts';
import { gameAt, type Outcome, type Play } from './play.ts';
import { beginRound } from './round.ts';

/** A typed throw that the rules say counts for nothing; without a reason, the reasons there are. */
export function voidRoll(play: Play, typed: string): Outcome {
  const { noRolls } = gameAt(play).procedure;
  const { prefix } = gameAt(play);
  const [first = ''] = typed.toLowerCase().split(/[\s:,]+/);
  const said = typed.slice(first.length).replace(/^[\s:,-]+/, '');
  const known = noRolls.find(({ reason, clause }) => [reason, clause, `${prefix}/${clause}`].includes(first));
  if (play.seating.setup.dice === 'virtual')
    return {
      play,
      told: aside(
        'Dice thrown by the software never fall badly. Start with --dice physical to call your own.',
      ),
    };
  if (known === undefined) {
    const what =
      first === '' ? 'A void roll needs a reason' : `'${shown(typed)}' is no reason for a void roll here`;
    return {
      play,
      told: aside(
        `${what}. Type 'no roll' and one of these, with words of your own behind it where you like:`,
        ...noRolls.map(({ reason, says, clause }) => `  ${reason}: ${says} (${prefix}/${clause})`),
      ),
    };
  }
  const words = said === '' ? {} : { words: said };
  const voided = executeCommand(play, dealer, { type: 'CallNoRoll', reason: known.reason, ...words });
  return voided.ok ? andThen(voided, beginRound) : { play, told: aside(refusalText(voided.refusal)) };
}
