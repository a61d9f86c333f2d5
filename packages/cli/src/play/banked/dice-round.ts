import { phaseOf } from '@dicepit/engine';
import { aside } from '../output-line.ts';
import { andThen, asked, dealer, executeCommand, player, refusalText } from './execute-command.ts';
import { houseWish } from './house.ts';
import { isPerson, type Outcome, offeredTo, type Play, seatAtKeyboard, shooterOf } from './play.ts';

/** The person at the keyboard takes the dice that are offered, or that the dealer throws for want of a shooter. */
export function takeDice(play: Play): Outcome {
  return asked(play, player(seatAtKeyboard(play)), { type: 'AcceptDice', seat: seatAtKeyboard(play) });
}

/** The person at the keyboard declines the dice, or gives them up; they go on round the table. */
export function passDice(play: Play): Outcome {
  const seat = seatAtKeyboard(play);
  const type = offeredTo(play) === seat ? 'DeclineDice' : 'GiveUpDice';
  const passed = executeCommand(play, player(seat), { type, seat });
  if (!passed.ok) return { play, told: aside(refusalText(passed.refusal)) };
  return andThen(passed, (after) =>
    mayOffer(after) || after.waiting.length === 1 ? circulate(after) : still(after),
  );
}

/** The dice are offered before the first bets, but where only those with a bet are asked everybody bets first. */
export function offerEarly(play: Play): Outcome {
  return mayOffer(play) ? quietly(play, circulate(play)) : still(play);
}

/**
 * Sends the dice round until somebody has them, a person has to answer, or there is nobody to ask. House players
 * answer for themselves.
 */
export function circulate(play: Play): Outcome {
  let outcome: Outcome = { play, told: [] };
  // Everybody is asked once, and once more where play starts afresh.
  for (let asked = 0; asked <= play.seating.seats.length * 4 + 4; asked++) {
    const next = oneStep(outcome.play);
    if (next === undefined) break;
    outcome = { play: next.play, told: [...outcome.told, ...next.told] };
    if (next.stuck) break;
  }
  const to = offeredTo(outcome.play) ?? shooterOf(outcome.play);
  const { waiting } = outcome.play;
  if (to === undefined || waiting.includes(to) || !isPerson(play, to)) return outcome;
  // Whoever is asked, or throws now, gets the keyboard once more.
  return { ...outcome, play: { ...outcome.play, waiting: [...waiting, to] } };
}

type Step = Outcome & { readonly stuck: boolean };

function oneStep(play: Play): Step | undefined {
  const { table, seating } = play;
  const { is } = table.shooter;
  const to = offeredTo(play);
  if (to !== undefined) {
    const sitter = seating.seats.find(({ seat }) => seat === to);
    if (sitter?.manner === undefined) return undefined;
    const { play: thought, command } = houseWish(play, sitter);
    const given = executeCommand(thought, player(to), command ?? { type: 'DeclineDice', seat: to });
    return given.ok ? { ...given, stuck: false } : undefined;
  }
  const open = phaseOf(table) === 'betting' && (is.kind === 'nobody' || is.kind === 'offered');
  if (!open || seating.rules.procedure.shooter === undefined) return undefined;
  const given = executeCommand(play, dealer, { type: 'OfferDice' });
  return given.ok
    ? { ...given, stuck: false }
    : { play, told: aside(refusalText(given.refusal)), stuck: true };
}

/** Whether the dice may be offered while people still bet: all are asked, whether they have a bet or not. */
function mayOffer({ table, seating }: Play): boolean {
  const { is } = table.shooter;
  const inCourse = is.kind === 'offered' && is.circuit === 'course';
  return !inCourse || seating.rules.procedure.shooter?.course.needsBet !== true;
}

/** What cannot be offered yet is no news while everybody may still bet. */
const quietly = (before: Play, after: Outcome): Outcome =>
  after.play.table === before.table ? still(after.play) : after;

const still = (play: Play): Outcome => ({ play, told: [] });
