import type { Cents } from '@dicepit/engine';
import { chipWorths } from '../parts/chip-faces.ts';
import { settings } from '../settings/settings.ts';
import { staleReason } from '../shell/banners.tsx';
import { play } from '../sound/sound.ts';
import { sum } from '../words/words.ts';
import {
  type Changes,
  clearing,
  doubling,
  findAlternative,
  findWarning,
  isNothing,
  redoing,
  repeating,
  reversed,
  sumOf,
  together,
  toRedo,
  toUndo,
  undoing,
} from './bets.ts';
import { boundReached, evening, type Reached } from './own-limits.tsx';
import { type PlayerStore, refusalForChanges, type Trouble, toProblem } from './player-store.ts';
import { myLateBets, myStakeOn, onTable, type PlayerView, stakeOf, unitOf } from './player-view.ts';
import { playerWords } from './player-words.ts';

/** A tap on an area: the chosen chip goes on, or comes off where that is the mode. */
export function tap(store: PlayerStore, wager: string, sign: 1 | -1): void {
  const view = store.view.peek();
  if (view === undefined) return;
  const chip = chosenChip(store, view);
  const lies = myStakeOn(view, wager) + lateStakeOn(view, wager);
  if (sign === -1 && lies === 0) {
    store.refuse(plain('NOTHING_THERE', playerWords.value.acts.nothingThere), wager);
    return;
  }
  put(store, { [wager]: sign === 1 ? chip : -Math.min(chip, lies) });
}

/** Puts something on or takes it off, gathered with the taps around it; what may not be done is said at once. */
export function put(store: PlayerStore, changes: Changes): boolean {
  const view = store.view.peek();
  if (view === undefined) return false;
  const barred = barredNow(store, view, changes) ?? overMaximum(view, changes) ?? refusedNow(store, changes);
  if (barred !== undefined) {
    const [wager] = Object.keys(changes);
    store.refuse(barred, wager);
    return false;
  }
  play('chips');
  store.trouble.value = undefined;
  store.debounced.add(changes);
  return true;
}

/** The acts under the rail: what each would do now, and the words for when that is nothing. */
const acts = {
  undo: (store: PlayerStore) => reversed(toUndo(store.done.value) ?? {}),
  redo: (store: PlayerStore) => toRedo(store.done.value) ?? {},
  clear: (store: PlayerStore) => (store.view.value === undefined ? {} : clearing(store.view.value)),
  repeat: (store: PlayerStore) => (store.view.value === undefined ? {} : repeating(store.view.value)),
  double: (store: PlayerStore) => (store.view.value === undefined ? {} : doubling(store.view.value)),
} satisfies Readonly<Record<string, (store: PlayerStore) => Changes>>;

export type ActName = keyof typeof acts;

export const isActName = (name: string): name is ActName => Object.hasOwn(acts, name);

/** Why an act cannot be done now, in words; undefined where it can. */
export function refusalForAct(store: PlayerStore, name: ActName): Trouble | undefined {
  const view = store.view.value;
  if (view === undefined) return undefined;
  // What is on its way can be undone as soon as it has come.
  if (name === 'undo' && (store.sending.isBusy() || !isNothing(store.debounced.pending.value)))
    return undefined;
  const changes = acts[name](store);
  if (isNothing(changes)) return plain('NOTHING_TO_DO', nothingTo(name));
  return barredNow(store, view, changes) ?? refusalForChanges(view, changes);
}

/** What was done a moment ago counts: each act is decided at the table that the one before has left. */
export const act = (store: PlayerStore, name: ActName): Promise<void> =>
  store.inTurn(() => actNow(store, name));

async function actNow(store: PlayerStore, name: ActName): Promise<void> {
  await store.settled();
  const why = refusalForAct(store, name);
  if (why !== undefined) {
    store.refuse(why);
    return;
  }
  const changes = acts[name](store);
  play('chips');
  store.reading.value = undefined;
  if (name === 'undo') await store.give(changes, (done) => undoing(done));
  else if (name === 'redo') await store.give(changes, (done) => redoing(done));
  else await store.give(changes);
}

/** What stands in the way on this side: the line is down, or a limit that somebody has set for themselves. */
function barredNow(store: PlayerStore, view: PlayerView, changes: Changes): Trouble | undefined {
  if (staleReason(store.open.connection.value) !== undefined)
    return plain('AWAY', playerWords.value.notices.away);
  const more = sumOf(changes);
  if (more <= 0) return undefined;
  const reached = boundReached(settings.value.bounds, evening.value, {
    at: store.now(),
    table: onTable(view) + more,
  });
  return reached === undefined
    ? undefined
    : { ...plain('OWN_LIMIT', playerWords.value.bounds.reachedText, reachedTitle(reached)), own: true };
}

/** A bet above the maximum is warned of before it is sent, where the table would take it and only mark it. */
function overMaximum(view: PlayerView, changes: Changes): Trouble | undefined {
  const warning = findWarning(view, changes);
  if (warning === undefined || warning.refused || warning.flag !== 'above-maximum') return undefined;
  const instead = findAlternative(view, changes, warning.refusal);
  return {
    problem: toProblem(warning.refusal),
    ...(instead === undefined ? {} : { instead }),
    // What the rules refuse for another reason cannot be sent all the same.
    ...(refusalForChanges(view, changes) === undefined ? { anyway: changes } : {}),
  };
}

/** By the table as it is, with everything that waits: the sum of it is what the table will be asked. */
function refusedNow(store: PlayerStore, changes: Changes): Trouble | undefined {
  const view = store.actual.peek();
  if (view === undefined) return undefined;
  const onTheWay = store.sending.isBusy();
  const shown = store.view.peek();
  if (onTheWay && shown !== undefined) return refusalForChanges(shown, changes);
  const refused = refusalForChanges(view, together(store.debounced.pending.peek(), changes));
  if (refused?.instead === undefined || shown === undefined) return refused;
  // What is gathered goes on its way all the same: what is done instead comes on top of it.
  const { problem } = refused;
  const instead = findAlternative(shown, changes, problem);
  return instead === undefined ? { problem } : { problem, instead };
}

const lateStakeOn = (view: PlayerView, wager: string): Cents =>
  myLateBets(view)
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

/** How many chips of one's own colour go down at once. */
const counts = [1, 2, 5, 10] as const;

/** The chips of the rail: the house's, or so many of one's own colour. */
export const chipsOnRail = (view: PlayerView): readonly Cents[] =>
  view.mine?.colour === undefined ? chipWorths() : counts.map((count) => count * unitOf(view));

/** The chip that a tap puts down: the one chosen, else the smallest that the table takes as a bet. */
export function chosenChip({ chosen }: Pick<PlayerStore, 'chosen'>, view: PlayerView): Cents {
  const chips = chipsOnRail(view);
  const wished = chosen.value;
  if (wished !== undefined && chips.includes(wished)) return wished;
  const least = view.table.signs.limits?.minimum ?? 0;
  // The white chip of the usual ones is small change; whoever has chosen chips begins with the smallest.
  const isChange = (chip: Cents): boolean => chip === 1_00 && chips[1] === 5_00;
  return (
    chips.find((chip) => chip >= least && (!isChange(chip) || view.mine?.colour !== undefined)) ??
    chips[0] ??
    1_00
  );
}
