import type { Cents, CommandBody, Moment, TableRefusal } from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DisputeNews } from '../disputes/player/heard.ts';
import { me, pit } from '../live/pit.ts';
import type { OpenTable } from '../live/table.ts';
import { announce } from '../shell/announcer.tsx';
import { waitsOf } from '../shell/time-left.tsx';
import { type PresentedTable, presentTable } from '../throw/present-table.ts';
import { list } from '../words/words.ts';
import {
  type Act,
  type Alternative,
  type Changes,
  type Done,
  doing,
  doingEach,
  findAlternative,
  isNothing,
  nothing,
  nothingDone,
  planActs,
  projected,
  seenBy,
  together,
} from './bets.ts';
import {
  inChips,
  myStakeOn,
  type Pays,
  type PlayerView,
  tokensOf,
  toPlayerView,
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
  const now = (): Moment => Date.now() + open.followed.ahead();
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
export function refusalForChanges(view: PlayerView, changes: Changes): Trouble | undefined {
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

/** Taps that follow each other within this time are one bet, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Takes taps and hands them on as one change when there is a pause. */
type Debounced = {
  readonly pending: ReadonlySignal<Changes>;
  readonly add: (changes: Changes) => void;
  /** Hands on at once what there is. */
  readonly flush: () => void;
};

/** Hands on what the taps come to, and each of them. */
type HandOn = (changes: Changes, taps: readonly Changes[]) => void;

export function debounce(handOn: HandOn, wait: number = DEBOUNCE_MS): Debounced {
  const pending = signal<Changes>(nothing);
  let taps: readonly Changes[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    const changes = pending.peek();
    const each = taps;
    pending.value = nothing;
    taps = [];
    if (!isNothing(changes)) handOn(changes, each);
  };
  return {
    pending,
    add: (changes) => {
      pending.value = together(pending.peek(), changes);
      taps = [...taps, changes];
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    flush,
  };
}

/** What became of changes: what of them was made, and why the rest was not. */
type Sent = {
  readonly made: Changes;
  readonly problem?: ProblemDetails;
  readonly after?: number;
};

/** Gives changes to the table, one after the other, so that each is decided at the table the one before has left. */
type Sender = {
  /** On their way to the table, and what of it has not come back yet. */
  readonly given: ReadonlySignal<readonly Act[]>;
  readonly waiting: ReadonlySignal<readonly Changes[]>;
  readonly send: (changes: Changes, pays?: Pays) => Promise<Sent>;
  readonly isBusy: () => boolean;
  readonly stop: () => void;
};

/** An answer came, but its events have not: after so long they are not waited for, in milliseconds. */
const EVENT_TIMEOUT_MS = 5_000;

function createSender(open: OpenTable, now: () => Moment): Sender {
  const given = signal<readonly Act[]>([]);
  const waiting = signal<readonly Changes[]>([]);
  let line: Promise<unknown> = Promise.resolve();

  const stop = open.onEntry(({ event }, { kind, you }) => {
    if (kind !== 'banked' || given.peek().length === 0 || you.person === null) return;
    if ('by' in event) given.value = seenBy(given.peek(), event, you.person);
  });

  const deliver = async (changes: Changes, pays: Pays): Promise<Sent> => {
    const live = open.live.peek();
    const view = live && toPlayerView(live, now());
    const planned = view === undefined ? { acts: [] } : planActs({ ...view, pays }, changes);
    batch(() => {
      waiting.value = waiting.peek().filter((each) => each !== changes);
      given.value = 'acts' in planned ? planned.acts : [];
    });
    if ('refusal' in planned) return { made: nothing, problem: toProblem(planned.refusal) };
    const sent = await giveAll(open, planned.acts);
    given.value = [];
    return sent;
  };

  return {
    given,
    waiting,
    stop,
    isBusy: () => given.value.length > 0 || waiting.value.length > 0,
    send: (changes, pays = 'chips') => {
      waiting.value = [...waiting.peek(), changes];
      const job = line.then(() => deliver(changes, pays));
      line = job;
      return job;
    },
  };
}

async function giveAll(open: OpenTable, acts: readonly Act[]): Promise<Sent> {
  let made = nothing;
  for (const { command, makes } of acts) {
    const answer = await open.give.command(command);
    if (!answer.ok) {
      const { problem, after } = answer;
      return { made, problem, ...(after === undefined ? {} : { after }) };
    }
    made = together(made, makes);
    await versionReached(open, answer.value.version);
  }
  return { made };
}

/** Resolves when the table that is shown has come to a version. */
function versionReached({ live }: OpenTable, version: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, EVENT_TIMEOUT_MS);
    const end = effect(() => {
      if ((live.value?.version ?? 0) < version) return;
      clearTimeout(timer);
      // An effect that is true at once has not been handed out yet.
      queueMicrotask(() => end());
      done();
    });
  });
}

/** A refusal of the rules as the server would answer it, so that both are shown by the same sheet, which tells it. */
export function toProblem(refusal: TableRefusal): ProblemDetails {
  const { code, clause, ...figures } = refusal;
  return {
    type: `urn:dicepit:problem:${code}`,
    title: '',
    status: 409,
    code,
    detail: '',
    figures,
    ...(clause.startsWith('policy/') ? {} : { clause }),
  };
}

/** Whether nothing is known of what became of a request: the line dropped. */
const isUnreachable = ({ code }: Pick<ProblemDetails, 'code'>): boolean => code === 'UNREACHABLE';

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
