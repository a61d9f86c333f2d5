import type { Cents, CommandBody, Moment } from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DisputeNews } from '../../disputes/player/heard.ts';
import { me, pit } from '../../live/pit.ts';
import type { OpenTable } from '../../live/table.ts';
import { announce } from '../../shell/announcer.tsx';
import { waitsOf } from '../../shell/time-left.tsx';
import type { Changes } from '../bets/changes.ts';
import { type Instead, insteadOf } from '../bets/instead.ts';
import { actsFor, projected } from '../bets/projected.ts';
import { type Done, doing, doingEach, nothingDone } from '../bets/undoing.ts';
import { type Pays, type Sight, sightOf, tokensOf } from '../sight.ts';
import { placedText } from '../told/placed.ts';
import { type Gathering, gathering } from './gathering.ts';
import { asProblem, isUnreachable } from './problem.ts';
import { type Sending, sending } from './sending.ts';
import { wishesAt } from './wishes.ts';

/** Something that was refused, and what could be done instead. */
export type Trouble = {
  readonly problem: ProblemDetails;
  readonly after?: number;
  readonly instead?: Instead;
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
        | 'advice';
    }
  | { readonly is: 'query'; readonly roll: number }
  | { readonly is: 'area'; readonly wager: string };

/** What a player has before them: the table as it will be when everything given has come, and the means to act. */
export type Desk = {
  readonly open: OpenTable;
  /** As it is on the server, so far as that has come. */
  readonly actual: ReadonlySignal<Sight | undefined>;
  readonly sight: ReadonlySignal<Sight | undefined>;
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
  readonly gathering: Gathering;
  readonly sending: Sending;
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
const REFUSED_FOR = 4_000;

export function deskAt(open: OpenTable): Desk {
  const now = (): Moment => Date.now() + open.followed.ahead();
  const trouble = signal<Trouble | undefined>(undefined);
  const refusedAt = signal<string | undefined>(undefined);
  const done = signal<Done>(nothingDone);
  const unsent = signal<Changes | undefined>(undefined);
  const busy = signal(false);
  const wished = signal<Pays>('chips');
  const paused = computed(() => pit.value?.paused === true);
  const betting = computed(() => waitsOf(open.id)?.betting);
  const seen = computed(() => {
    const sight = open.live.value && sightOf(open.live.value, now());
    const kept = me.value?.keptFrom?.find(({ game }) => game === sight?.game.pack)?.clause;
    return sight && { ...sight, paused: paused.value, kept, betting: betting.value };
  });
  // Where the tokens are used up, chips are bet again.
  const pays = computed(
    (): Pays => (seen.value !== undefined && tokensOf(seen.value) > 0 ? wished.value : 'chips'),
  );
  const actual = computed(() => seen.value && { ...seen.value, pays: pays.value });
  const sent = sending(open, now);

  let latest: Promise<unknown> = Promise.resolve();
  let turn: Promise<void> = Promise.resolve();

  const refuse: Desk['refuse'] = (why, wager) => {
    trouble.value = why;
    refusedAt.value = wager;
    setTimeout(() => {
      if (refusedAt.peek() === wager) refusedAt.value = undefined;
    }, REFUSED_FOR);
  };

  const give: Desk['give'] = (changes, remember = doing) => {
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
      const sight = actual.peek();
      const instead = sight && insteadOf(sight, changes, problem);
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

  const gathered = gathering((changes, taps) => void give(changes, doingEach(taps)));
  const sight = computed(() => {
    const lies = actual.value;
    const coming = [...sent.waiting.value, gathered.gathered.value];
    return lies && { ...lies, table: projected(lies, sent.given.value, coming) };
  });

  return {
    open,
    actual,
    sight,
    chosen: signal(undefined),
    removing: signal(false),
    pays,
    payWith: (next) => {
      gathered.flush();
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
    comesDown: wishesAt(open.id),
    refusedAt,
    done,
    offerAside: signal(false),
    rebetting: signal(false),
    busy,
    gathering: gathered,
    sending: sent,
    now,
    give,
    settled: async () => {
      gathered.flush();
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
export const wagersSending = ({ sending, gathering: { gathered } }: Desk): ReadonlySet<string> =>
  new Set(
    [...sending.given.value.map(({ makes }) => makes), ...sending.waiting.value, gathered.value].flatMap(
      (changes) => Object.keys(changes),
    ),
  );

/** Why changes would be refused at the table as it will be, if they would. */
export function refusalOf(sight: Sight, changes: Changes): Trouble | undefined {
  const planned = actsFor(sight, changes);
  if ('acts' in planned) return undefined;
  const instead = insteadOf(sight, changes, planned.refusal);
  return { problem: asProblem(planned.refusal), ...(instead === undefined ? {} : { instead }) };
}
