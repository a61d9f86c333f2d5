import type { Cents } from '@dicepit/engine';
import { settings } from '../../settings/settings.ts';
import { whyNotAsked } from '../../shell/connection.tsx';
import { play } from '../../sound/sound.ts';
import { sum } from '../../words/numbers.ts';

import { clearing, doubling, repeating } from '../bets/again.ts';
import { type Changes, isNothing, reversed, sumOf, together } from '../bets/changes.ts';
import { insteadOf } from '../bets/instead.ts';
import { redoing, toRedo, toUndo, undoing } from '../bets/undoing.ts';
import { warningOf } from '../bets/warned.ts';
import { boundReached, type Reached } from '../bounds/bounds.ts';
import { playerWords } from '../said.ts';
import { myLateBets, myStakeOn, onTable, type Sight, stakeOf } from '../sight.ts';
import { chosenOf } from './chips.ts';
import { type Desk, refusalOf, type Trouble } from './desk.ts';
import { evening } from './evening.ts';
import { asProblem } from './problem.ts';

/** A tap on an area: the chosen chip goes on, or comes off where that is the mode. */
export function tap(desk: Desk, wager: string, sign: 1 | -1): void {
  const sight = desk.sight.peek();
  if (sight === undefined) return;
  const chip = chosenOf(desk, sight);
  const lies = myStakeOn(sight, wager) + askedOn(sight, wager);
  if (sign === -1 && lies === 0) {
    desk.refuse(plain('NOTHING_THERE', playerWords.value.acts.nothingThere), wager);
    return;
  }
  put(desk, { [wager]: sign === 1 ? chip : -Math.min(chip, lies) });
}

/** Puts something on or takes it off, gathered with the taps around it; what may not be done is said at once. */
export function put(desk: Desk, changes: Changes): boolean {
  const sight = desk.sight.peek();
  if (sight === undefined) return false;
  const barred = barredNow(desk, sight, changes) ?? overMaximum(sight, changes) ?? refusedNow(desk, changes);
  if (barred !== undefined) {
    const [wager] = Object.keys(changes);
    desk.refuse(barred, wager);
    return false;
  }
  play('chips');
  desk.trouble.value = undefined;
  desk.gathering.add(changes);
  return true;
}

/** The acts under the rail: what each would do now, and the words for when that is nothing. */
const acts = {
  undo: (desk: Desk) => reversed(toUndo(desk.done.value) ?? {}),
  redo: (desk: Desk) => toRedo(desk.done.value) ?? {},
  clear: (desk: Desk) => (desk.sight.value === undefined ? {} : clearing(desk.sight.value)),
  repeat: (desk: Desk) => (desk.sight.value === undefined ? {} : repeating(desk.sight.value)),
  double: (desk: Desk) => (desk.sight.value === undefined ? {} : doubling(desk.sight.value)),
} satisfies Readonly<Record<string, (desk: Desk) => Changes>>;

export type ActName = keyof typeof acts;

export const isActName = (name: string): name is ActName => Object.hasOwn(acts, name);

/** Why an act cannot be done now, in words; undefined where it can. */
export function whyNotAct(desk: Desk, name: ActName): Trouble | undefined {
  const sight = desk.sight.value;
  if (sight === undefined) return undefined;
  // What is on its way can be undone as soon as it has come.
  if (name === 'undo' && (desk.sending.isBusy() || !isNothing(desk.gathering.gathered.value)))
    return undefined;
  const changes = acts[name](desk);
  if (isNothing(changes)) return plain('NOTHING_TO_DO', nothingTo(name));
  return barredNow(desk, sight, changes) ?? refusalOf(sight, changes);
}

/** What was done a moment ago counts: each act is decided at the table that the one before has left. */
export const act = (desk: Desk, name: ActName): Promise<void> => desk.inTurn(() => actNow(desk, name));

async function actNow(desk: Desk, name: ActName): Promise<void> {
  await desk.settled();
  const why = whyNotAct(desk, name);
  if (why !== undefined) {
    desk.refuse(why);
    return;
  }
  const changes = acts[name](desk);
  play('chips');
  desk.reading.value = undefined;
  if (name === 'undo') await desk.give(changes, (done) => undoing(done));
  else if (name === 'redo') await desk.give(changes, (done) => redoing(done));
  else await desk.give(changes);
}

/** What stands in the way on this side: the line is down, or a limit that somebody has set for themselves. */
function barredNow(desk: Desk, sight: Sight, changes: Changes): Trouble | undefined {
  if (whyNotAsked(desk.open.connection.value) !== undefined)
    return plain('AWAY', playerWords.value.notices.away);
  const more = sumOf(changes);
  if (more <= 0) return undefined;
  const reached = boundReached(settings.value.bounds, evening.value, {
    at: desk.now(),
    table: onTable(sight) + more,
  });
  return reached === undefined
    ? undefined
    : { ...plain('OWN_LIMIT', playerWords.value.bounds.reachedText, reachedTitle(reached)), own: true };
}

/** A bet above the maximum is warned of before it is sent, where the table would take it and only mark it. */
function overMaximum(sight: Sight, changes: Changes): Trouble | undefined {
  const warning = warningOf(sight, changes);
  if (warning === undefined || warning.refused || warning.flag !== 'above-maximum') return undefined;
  const instead = insteadOf(sight, changes, warning.refusal);
  return {
    problem: asProblem(warning.refusal),
    ...(instead === undefined ? {} : { instead }),
    // What the rules refuse for another reason cannot be sent all the same.
    ...(refusalOf(sight, changes) === undefined ? { anyway: changes } : {}),
  };
}

/** By the table as it is, with everything that waits: the sum of it is what the table will be asked. */
function refusedNow(desk: Desk, changes: Changes): Trouble | undefined {
  const sight = desk.actual.peek();
  if (sight === undefined) return undefined;
  const onTheWay = desk.sending.isBusy();
  const shown = desk.sight.peek();
  if (onTheWay && shown !== undefined) return refusalOf(shown, changes);
  const refused = refusalOf(sight, together(desk.gathering.gathered.peek(), changes));
  if (refused?.instead === undefined || shown === undefined) return refused;
  // What is gathered goes on its way all the same: what is done instead comes on top of it.
  const { problem } = refused;
  const instead = insteadOf(shown, changes, problem);
  return instead === undefined ? { problem } : { problem, instead };
}

const askedOn = (sight: Sight, wager: string): Cents =>
  myLateBets(sight)
    .filter((bet) => bet.wager === wager)
    .reduce((all, bet) => all + stakeOf(bet), 0);

function reachedTitle(reached: Reached): string {
  const said = playerWords.value.bounds;
  if (reached.bound === 'minutes') return said.timeReached({ minutes: `${reached.minutes}` });
  return reached.bound === 'loss'
    ? said.lossReached({ sum: sum(reached.cents) })
    : said.stakeReached({ sum: sum(reached.cents) });
}

function nothingTo(name: ActName): string {
  const said = playerWords.value.acts;
  return {
    undo: said.nothingToUndo,
    redo: said.nothingToRedo,
    clear: said.nothingToClear,
    repeat: said.nothingToRepeat,
    double: said.nothingToDouble,
  }[name];
}

/** Something that this page says, and no rule. */
const plain = (code: string, detail: string, title = ''): Trouble => ({
  problem: {
    type: `urn:dicepit:page:${code}`,
    title,
    // Without a title of its own the sentence is one, as with a refusal of the rules.
    status: title === '' ? 409 : 200,
    code,
    detail,
  },
});
