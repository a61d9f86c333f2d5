import { assert, type CommandBody, houseDealer, type Roll } from '@dicepit/engine';
import { said } from '../../language.ts';
import { aside, type OutputLine, tell } from '../output-line.ts';
import { throwDice } from '../random.ts';
import { by } from '../speech.ts';
import { andThen, dealer, executeCommand, type Given, operator, refusalText } from './execute-command.ts';
import { patient } from './house.ts';
import { racksLine } from './lines.ts';
import { diceAreOut, gameAt, nameOf, type Outcome, type Play, people, rackOf, stakedBy } from './play.ts';
import { beginRound } from './round.ts';

/** The faces of real dice, as somebody typed them. */
export const callFaces = (play: Play, faces: Roll): Outcome =>
  settled(play, [{ type: 'BringToRest' }, { type: 'CallRoll', faces }, { type: 'SettleRoll' }]);

/** Virtual dice come to rest at once; what real ones show has to be typed. */
export function afterThrow(play: Play): Outcome {
  if (play.seating.setup.dice === 'physical') return { play, told: [] };
  const { value: faces, stream } = throwDice(play.dice, gameAt(play).dice);
  let outcome: Outcome = { play: { ...play, dice: stream }, told: [] };
  for (;;) {
    const { play: now } = outcome;
    const next = houseDealer(now.seating.rules, now.table, now.now, patient);
    if (!diceAreOut(now)) return afterRoll(outcome);
    // Only a float too small to pay keeps the house from settling.
    if (next === undefined) return andThen(outcome, (after) => settled(after, [{ type: 'SettleRoll' }]));
    const command = next.command.type === 'BringToRest' ? { ...next.command, faces } : next.command;
    outcome = andThen(outcome, (after) => paid(after, executeCommand(after, next.by, command), command));
  }
}

/** The steps of the dealer one after another; one that is refused changes nothing and is told. */
function settled(play: Play, commands: readonly CommandBody[]): Outcome {
  let outcome: Outcome = { play, told: [] };
  for (const command of commands) {
    const given = executeCommand(outcome.play, dealer, command);
    if (!given.ok && command.type !== 'SettleRoll') return { play, told: aside(refusalText(given.refusal)) };
    outcome = andThen(outcome, (after) => paid(after, given, command));
  }
  return afterRoll(outcome);
}

/** A float that is too small for what it has to pay is filled first, as a house does. */
function paid(play: Play, given: Given, command: CommandBody): Outcome {
  if (given.ok) return given;
  assert(
    given.refusal.code === 'FLOAT_TOO_SMALL',
    () => `the dealer is stuck: ${refusalText(given.refusal)}`,
  );
  const filled = executeCommand(play, operator, { type: 'FillFloat', cents: patient.float });
  assert(filled.ok, () => 'the house cannot fill the float');
  return paid(filled.play, executeCommand(filled.play, dealer, command), command);
}

/** A roll is done: how everybody stands, what somebody may have to do, and betting again. */
function afterRoll({ play, told }: Outcome): Outcome {
  const [game, hints] = [told.filter(({ to }) => to === 'table'), told.filter(({ to }) => to === 'aside')];
  return andThen({ play, told: [...game, ...tell(racksLine(play)), ...hints, ...broke(play)] }, beginRound);
}

function broke(play: Play): readonly OutputLine[] {
  return people(play.seating)
    .filter((seat) => rackOf(play, seat) === 0 && stakedBy(play, seat) === 0)
    .map((seat) => nameOf(play, seat))
    .flatMap((name) => aside(said().throwing.outOfChips(by(name))));
}
