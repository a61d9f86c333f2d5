import type { Cents, CommandBody, Moment } from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DisputeNews } from '../disputes/player/heard.ts';
import { me, pit } from '../live/pit.ts';
import type { OpenTable } from '../live/table.ts';
import { chipWorths } from '../parts/chip.tsx';
import { settings } from '../settings/settings.ts';
import { announce } from '../shell/announcer.tsx';
import { waitsOf } from '../shell/time-left.tsx';
import { play } from '../sound/sound.ts';
import { type PresentedTable, presentTable } from '../throw/present-table.ts';
import { list, sum } from '../words/words.ts';
import {
  type Alternative,
  type Changes,
  clearing,
  createSender,
  type Debounced,
  type Done,
  debounce,
  doing,
  doingEach,
  doubling,
  findAlternative,
  findWarning,
  isNothing,
  nothingDone,
  planActs,
  projected,
  redoing,
  repeating,
  reversed,
  type Sender,
  sumOf,
  together,
  toProblem,
  toRedo,
  toUndo,
  undoing,
} from './bets.ts';
import { type Bounds, type Evening, evening } from './own-limits.tsx';
import {
  inChips,
  myLateBets,
  myStakeOn,
  onTable,
  type Pays,
  type PlayerView,
  stakeOf,
  tokensOf,
  toPlayerView,
  unitOf,
  wagerName,
} from './player-view.ts';
import { playerWords } from './player-words.ts';

/** Something that was refused, and what could be done instead. */
export type Trouble = {
  readonly problem: ProblemDetails;
  readonly after?: number;
  readonly instead?: Alternative;
  /** Opens the limits that somebody has set for themselves: those are what stands in the way. */
  readonly own?: true;
  /** It is only warned of: the table would take these changes and mark them. */
  readonly anyway?: Changes;
};

/** Something told in person; what is only news goes by itself when it has been there long enough. */
export type Note = { readonly text: string; readonly passing: boolean };

export type SheetName =
  | {
      readonly is:
        | 'menu'
        | 'chips'
        | 'record'
        | 'typed'
        | 'bounds'
        | 'words'
        | 'leave'
        | 'keys'
        | 'disputes'
        | 'players'
        | 'play'
        | 'advice';
    }
  | { readonly is: 'query'; readonly roll: number }
  | { readonly is: 'area'; readonly wager: string };

/** What a player has before them: the table as it will be when everything given has come, and the means to act. */
export type PlayerStore = {
  readonly open: OpenTable;
  /** The table behind its dice: nothing that a roll does is here before they rest. */
  readonly shown: PresentedTable;
  /** As it is on the server, so far as that is shown. */
  readonly actual: ReadonlySignal<PlayerView | undefined>;
  readonly view: ReadonlySignal<PlayerView | undefined>;
  readonly chosen: Signal<Cents | undefined>;
  readonly removing: Signal<boolean>;
  /** What new bets are made of. */
  readonly pays: ReadonlySignal<Pays>;
  /** Bets from now on with the other; what was tapped before stays what it was. */
  readonly payWith: (pays: Pays) => void;
  readonly sheet: Signal<SheetName | undefined>;
  readonly trouble: Signal<Trouble | undefined>;
  /** A bet that was lost on the way, in words, until it is dismissed. */
  readonly unsent: Signal<Changes | undefined>;
  /** The roll whose result is being read. */
  readonly reading: Signal<number | undefined>;
  /** Bets placed by the dealer that somebody has looked at and found right. */
  readonly foundRight: Signal<ReadonlySet<string>>;
  /** The void roll of which somebody has read why it was one. */
  readonly voidRead: Signal<number | undefined>;
  /** What somebody is told in person, each shown when the one before is gone. */
  readonly notes: Signal<readonly Note[]>;
  /** What has come of a dispute of one's own. */
  readonly disputed: Signal<DisputeNews | undefined>;
  /** The wagers of which won bets come down by themselves. */
  readonly comesDown: Signal<ReadonlySet<string>>;
  readonly refusedAt: Signal<string | undefined>;
  readonly done: Signal<Done>;
  /** Whether an offer of the dice was put aside to be answered from the dock. */
  readonly offerAside: Signal<boolean>;
  /** Whether the shooter looks after bets instead of throwing. */
  readonly rebetting: Signal<boolean>;
  readonly busy: Signal<boolean>;
  readonly debounced: Debounced;
  readonly sending: Sender;
  readonly now: () => Moment;
  /** Gives changes to the table; what was made of it is remembered, so that it can be undone. */
  readonly give: (changes: Changes, remember?: (done: Done, made: Changes) => Done) => Promise<boolean>;
  /** Resolves when every tap has been given and answered. */
  readonly settled: () => Promise<void>;
  /** Does one thing after another, however quickly they are asked for. */
  readonly inTurn: (job: () => Promise<void>) => Promise<void>;
  /** Gives any other command, and shows why it was refused where it was. */
  readonly command: (command: CommandBody) => Promise<boolean>;
  readonly refuse: (trouble: Trouble, wager?: string) => void;
};

/** How long an area shows that something was refused there, in milliseconds. */
const REFUSED_SHOWN_MS = 4_000;

export function createPlayerStore(open: OpenTable): PlayerStore {
  const now = (): Moment => Date.now() + open.ahead.peek();
  const shown = presentTable(open);
  const trouble = signal<Trouble | undefined>(undefined);
  const refusedAt = signal<string | undefined>(undefined);
  const done = signal<Done>(nothingDone);
  const unsent = signal<Changes | undefined>(undefined);
  const busy = signal(false);
  const wished = signal<Pays>('chips');
  const paused = computed(() => pit.value?.paused === true);
  const betting = computed(() => waitsOf(open.id)?.betting);
  const seen = computed(() => {
    const view = shown.live.value && toPlayerView(shown.live.value, now());
    const kept = me.value?.keptFrom?.find(({ game }) => game === view?.game.pack)?.clause;
    return view && { ...view, paused: paused.value, kept, betting: betting.value };
  });
  // Where the tokens are used up, chips are bet again.
  const pays = computed(
    (): Pays => (seen.value !== undefined && tokensOf(seen.value) > 0 ? wished.value : 'chips'),
  );
  const actual = computed(() => seen.value && { ...seen.value, pays: pays.value });
  const sent = createSender(open, now);

  let latest: Promise<unknown> = Promise.resolve();
  let turn: Promise<void> = Promise.resolve();

  const refuse: PlayerStore['refuse'] = (why, wager) => {
    trouble.value = why;
    refusedAt.value = wager;
    setTimeout(() => {
      if (refusedAt.peek() === wager) refusedAt.value = undefined;
    }, REFUSED_SHOWN_MS);
  };

  const give: PlayerStore['give'] = (changes, remember = doing) => {
    const giving = given(changes, remember);
    latest = giving;
    return giving;
  };
  const given = async (changes: Changes, remember: (done: Done, made: Changes) => Done): Promise<boolean> => {
    const { made, problem, after } = await sent.send(changes, pays.peek());
    if (Object.keys(made).length > 0) {
      done.value = remember(done.peek(), made);
      const lies = actual.peek();
      if (lies !== undefined) announce(placedText(lies, made));
    }
    if (problem === undefined) return true;
    if (isUnreachable(problem)) unsent.value = changes;
    else {
      const view = actual.peek();
      const instead = view && findAlternative(view, changes, problem);
      const [only] = Object.keys(changes);
      refuse(
        {
          problem,
          ...(after === undefined ? {} : { after }),
          ...(instead === undefined ? {} : { instead }),
        },
        only,
      );
    }
    return false;
  };

  const pending = debounce((changes, taps) => void give(changes, doingEach(taps)));
  const view = computed(() => {
    const lies = actual.value;
    const coming = [...sent.waiting.value, pending.pending.value];
    return lies && { ...lies, table: projected(lies, sent.given.value, coming) };
  });

  return {
    open,
    shown,
    actual,
    view,
    chosen: signal(undefined),
    removing: signal(false),
    pays,
    payWith: (next) => {
      pending.flush();
      wished.value = next;
    },
    sheet: signal(undefined),
    trouble,
    unsent,
    reading: signal(undefined),
    foundRight: signal(new Set()),
    voidRead: signal(undefined),
    notes: signal([]),
    disputed: signal(undefined),
    comesDown: createTakeDownWishes(open.id),
    refusedAt,
    done,
    offerAside: signal(false),
    rebetting: signal(false),
    busy,
    debounced: pending,
    sending: sent,
    now,
    give,
    settled: async () => {
      pending.flush();
      await latest;
    },
    inTurn: (job) => {
      turn = turn.then(job, job);
      return turn;
    },
    refuse,
    command: async (command) => {
      if (busy.peek()) return false;
      busy.value = true;
      const answer = await open.give.command(command);
      busy.value = false;
      if (!answer.ok) {
        const { problem, after } = answer;
        refuse({ problem, ...(after === undefined ? {} : { after }) });
      }
      return answer.ok;
    },
  };
}

/** The wagers on which something is on its way to the table. */
export const wagersSending = ({ sending, debounced: { pending } }: PlayerStore): ReadonlySet<string> =>
  new Set(
    [...sending.given.value.map(({ makes }) => makes), ...sending.waiting.value, pending.value].flatMap(
      (changes) => Object.keys(changes),
    ),
  );

/** Why changes would be refused at the table as it will be, if they would. */
function refusalForChanges(view: PlayerView, changes: Changes): Trouble | undefined {
  const planned = planActs(view, changes);
  if ('acts' in planned) return undefined;
  const instead = findAlternative(view, changes, planned.refusal);
  return { problem: toProblem(planned.refusal), ...(instead === undefined ? {} : { instead }) };
}

/** What lies there after changes of one's own, as it is said once for all of them: `Placed: 10 on Hard 8.` */
export function placedText(view: PlayerView, made: Changes): string {
  const { placed, betNow, gone } = playerWords.value.told;
  const now = Object.keys(made).map((wager) => {
    const stake = myStakeOn(view, wager);
    return stake === 0
      ? gone({ wager: wagerName(view, wager) })
      : betNow({ sum: inChips(view, stake), wager: wagerName(view, wager) });
  });
  return placed({ list: list(now) });
}

/** Whether nothing is known of what became of a request: the line dropped. */
const isUnreachable = ({ code }: Pick<ProblemDetails, 'code'>): boolean => code === 'UNREACHABLE';

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
export const executeAct = (store: PlayerStore, name: ActName): Promise<void> =>
  store.inTurn(() => executeActNow(store, name));

async function executeActNow(store: PlayerStore, name: ActName): Promise<void> {
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
  if (store.open.connection.value.is !== 'live') return plain('AWAY', playerWords.value.notices.away);
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
  // The changes that are still debounced are sent in any case, so the alternative is one that comes on top of them.
  const { problem } = refused;
  const instead = findAlternative(shown, changes, problem);
  return instead === undefined ? { problem } : { problem, instead };
}

const lateStakeOn = (view: PlayerView, wager: string): Cents =>
  myLateBets(view)
    .filter((bet) => bet.wager === wager)
    .reduce((all, bet) => all + stakeOf(bet), 0);

/** A limit of one's own that a new bet would break. */
export type Reached =
  | { readonly bound: 'loss'; readonly cents: Cents }
  | { readonly bound: 'stake'; readonly cents: Cents }
  | { readonly bound: 'minutes'; readonly minutes: number };

/** Which limit of one's own stands in the way of so much on the table, if one does. */
export function boundReached(
  { loss, stake, minutes }: Bounds,
  evening: Evening,
  { at, table }: { readonly at: Moment; readonly table: Cents },
): Reached | undefined {
  if (minutes !== undefined && at - evening.since >= minutes * 60_000) return { bound: 'minutes', minutes };
  if (loss !== undefined && -evening.net >= loss) return { bound: 'loss', cents: loss };
  if (stake !== undefined && table > stake) return { bound: 'stake', cents: stake };
  return undefined;
}

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
export const chipsOnRail = ({ mine }: Pick<PlayerView, 'mine'>): readonly Cents[] =>
  mine?.colour === undefined ? chipWorths() : counts.map((count) => count * unitOf({ mine }));

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

const storageKey = (table: string): string => `dicepit.comes-down.${table}`;

/** The wagers of which somebody wants a won bet taken down, at one table; kept for as long as the page's tab is open. */
const createTakeDownWishes = (table: string): Signal<ReadonlySet<string>> => signal(new Set(kept(table)));

/** What somebody wants of a wager from now on. */
export function setTakeDownWish(
  {
    open,
    comesDown,
  }: { readonly open: { readonly id: string }; readonly comesDown: Signal<ReadonlySet<string>> },
  wager: string,
  isWished: boolean,
): void {
  const others = [...comesDown.peek()].filter((each) => each !== wager);
  comesDown.value = new Set(isWished ? [...others, wager] : others);
  try {
    sessionStorage.setItem(storageKey(open.id), JSON.stringify([...comesDown.peek()]));
  } catch {
    // A private window may have no storage: then it holds as long as the page does.
  }
}

function kept(table: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(storageKey(table)) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
