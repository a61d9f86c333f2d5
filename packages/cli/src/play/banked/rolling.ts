import { assert } from '@dicepit/engine';
import { said } from '../../language.ts';
import { aside, type OutputLine } from '../output-line.ts';
import { circulate } from './dice-round.ts';
import {
  andThen,
  asked,
  dealer,
  executeCommand,
  type Given,
  isLawful,
  player,
  refusalText,
} from './execute-command.ts';
import { houseWish, refilled } from './house.ts';
import { diceAreOut, gameAt, isPerson, type Outcome, offeredTo, type Play, shooterOf } from './play.ts';
import { afterThrow } from './settling.ts';

/** The person at the keyboard is ready, and takes the dice if they are offered. The last one lets them go. */
export function ready(play: Play): Outcome {
  const [seat, ...others] = play.waiting;
  assert(seat !== undefined, () => 'nobody has the keyboard');
  if (diceAreOut(play)) return { play, told: aside(whatIsAsked(play)) };
  const mine =
    offeredTo(play) === seat ? asked(play, player(seat), { type: 'AcceptDice', seat }) : { play, told: [] };
  if (others.length === 0) return andThen(mine, letGo);
  // A shooter is told what is missing before the keyboard goes on.
  const missing = shooterOf(mine.play) === seat ? whyNoThrow(mine.play, seat) : undefined;
  return missing === undefined
    ? { ...mine, play: { ...mine.play, waiting: others, changed: [] } }
    : { ...mine, told: [...mine.told, ...missing] };
}

/** All are ready: the dice find a thrower and are thrown, or somebody is told what is missing. */
function letGo(play: Play): Outcome {
  let outcome: Outcome = { play, told: [] };
  // House players may still pass the dice or decline them; each has said all it can say within a few steps.
  for (let step = 0; step <= play.seating.seats.length * 8 + 8; step++) {
    const next = nearerToThrow(outcome.play);
    outcome = { play: next.play, told: [...outcome.told, ...next.told] };
    if (next.is === 'stopped') return outcome;
    if (next.is === 'thrown') return andThen(outcome, afterThrow);
  }
  return outcome;
}

type Step = Outcome & { readonly is: 'nearer' | 'thrown' | 'stopped' };

/** One step towards the throw: whoever has the dice throws them, and where nobody has they are offered. */
function nearerToThrow(play: Play): Step {
  const { is } = play.table.shooter;
  const to = offeredTo(play);
  if (to !== undefined && isPerson(play, to)) return offeredToPerson(play, to);
  const shooter = shooterOf(play);
  if (shooter !== undefined)
    return isPerson(play, shooter) ? thrownByPerson(play, shooter) : thrownByHouse(play, shooter);
  if (is.kind === 'dealer') return thrownByDealer(play);
  const round = circulate(play);
  return { ...round, is: round.play.table === play.table ? 'stopped' : 'nearer' };
}

/** Somebody who looks at the screen is asked; from a script, Enter has taken the dice already. */
function offeredToPerson(play: Play, seat: number): Step {
  if (play.seating.ink.asks) return { play: { ...play, waiting: [seat] }, told: [], is: 'stopped' };
  return { ...asked(play, player(seat), { type: 'AcceptDice', seat }), is: 'nearer' };
}

function thrownByPerson(play: Play, seat: number): Step {
  const thrown = executeCommand(play, player(seat), { type: 'ThrowDice', seat });
  if (thrown.ok) return { ...thrown, is: 'thrown' };
  return { play: { ...play, waiting: [seat] }, told: aside(needed(play, seat, thrown)), is: 'stopped' };
}

function thrownByHouse(play: Play, seat: number): Step {
  const sitter = play.seating.seats.find((each) => each.seat === seat);
  assert(sitter !== undefined, () => `nobody sits at ${seat}`);
  const by = player(seat);
  const stocked = isLawful(play, by, { type: 'ThrowDice', seat }) ? { play, told: [] } : refilled(play, seat);
  const { play: thought, command } = houseWish(stocked.play, sitter);
  // A house player who can do nothing else hands the dice on.
  const given = executeCommand(thought, by, command ?? { type: 'GiveUpDice', seat });
  if (!given.ok) return { play: thought, told: aside(refusalText(given.refusal)), is: 'stopped' };
  const told = [...stocked.told, ...given.told];
  // Whoever has just bet to throw throws, and does not think again.
  const thrown =
    command?.type === 'PlaceBets' ? executeCommand(given.play, by, { type: 'ThrowDice', seat }) : undefined;
  if (thrown?.ok === true) return { play: thrown.play, told: [...told, ...thrown.told], is: 'thrown' };
  return { play: given.play, told, is: diceAreOut(given.play) ? 'thrown' : 'nearer' };
}

function thrownByDealer(play: Play): Step {
  const passed = play.table.shooter.holding ? undefined : executeCommand(play, dealer, { type: 'PassDice' });
  const held = passed?.ok === true ? passed.play : play;
  const thrown = executeCommand(held, dealer, { type: 'ThrowDice' });
  return thrown.ok
    ? { ...thrown, is: 'thrown' }
    : {
        play,
        told: aside(said().throwing.typeBet({ why: refusalText(thrown.refusal), like: 'field 5' })),
        is: 'stopped',
      };
}

function whyNoThrow(play: Play, seat: number): readonly OutputLine[] | undefined {
  const thrown = executeCommand(play, player(seat), { type: 'ThrowDice', seat });
  return thrown.ok ? undefined : aside(needed(play, seat, thrown));
}

/** What the table says is missing for a throw, with how it is typed. */
function needed(play: Play, seat: number, { refusal }: Extract<Given, { readonly ok: false }>): string {
  const { needs } = play.seating.rules.procedure.throwing;
  const figures = {
    why: refusalText(refusal),
    like: `${needs.what === 'wager' ? needs.wager : 'field'} 5`,
  };
  const { typeBetSameOrPass, typeBetOrPass } = said().throwing;
  return play.lastBets.some((bet) => bet.seat === seat) ? typeBetSameOrPass(figures) : typeBetOrPass(figures);
}

function whatIsAsked(play: Play): string {
  const { dice } = gameAt(play);
  return said().throwing.typeDice({ dice, like: dice === 2 ? '3 3' : '2 5 6' });
}
