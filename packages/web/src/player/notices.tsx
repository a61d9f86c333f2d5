import { citeBasis } from '@dicepit/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DisputeNews } from '../disputes/player/heard.ts';
import { Action } from '../parts/action.tsx';
import { Icon } from '../parts/icon.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { list, sum } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import { type Changes, placedForMe, type ReadBack } from './bets.ts';
import type { Note, PlayerStore } from './player-store.ts';
import { myLateBets, type PlayerView, stakeOf, wagerName } from './player-view.ts';
import { playerWords } from './player-words.ts';
import { toSlip } from './slip.ts';
import { voidRollNow } from './status.ts';
import { pastRoll } from './table-events.ts';

type NoticesProps = { readonly store: PlayerStore; readonly view: PlayerView };

/** The card over the rail, one at a time, and the next when it is gone. A slip would lie over it: that has its own. */
export function Notices({ store, view }: NoticesProps) {
  const { value: reading } = store.reading;
  const roll = reading === undefined ? undefined : pastRoll(view.table, reading);
  if (roll !== undefined && toSlip(view, roll) !== undefined) return null;
  const asked = urgentNotice({ store, view });
  if (asked !== null) return asked;
  const disputed = store.disputed.value;
  if (disputed !== undefined) return <Disputed store={store} news={disputed} />;
  // What passes is not kept waiting by what stays.
  const note = store.notes.value.find(({ passing }) => passing) ?? store.notes.value[0];
  return note === undefined ? null : <PassingNote store={store} note={note} />;
}

/** What cannot wait until a slip is put away: a late bet, one that was lost on the way or that the dealer placed, a roll that does not count. */
export function urgentNotice({ store, view }: NoticesProps): JSX.Element | null {
  const said = playerWords.value.notices;
  const [asked] = myLateBets(view);
  const { late } = view.rules.procedure;
  if (store.unsent.value !== undefined)
    return (
      <Notice
        title={said.notPlaced({ what: changesText(view, store.unsent.value) })}
        text={said.lineDropped}
        onDismiss={() => (store.unsent.value = undefined)}
      />
    );
  if (asked !== undefined && view.mine !== undefined) {
    const { seat } = view.mine;
    return (
      <Notice
        title={said.asking({
          what: said.on({ sum: sum(stakeOf(asked)), wager: wagerName(view, asked.wager) }),
        })}
        text={said.askingText}
        {...(late === undefined ? {} : { clause: `${view.game.prefix}/${late.confirming.clause}` })}
        act={{
          name: said.takeBack,
          onPress: () => void store.command({ type: 'WithdrawLateBet', seat, bet: asked.bet }),
        }}
      />
    );
  }
  const placed = placedForMe(view).find(({ key }) => !store.foundRight.value.has(key));
  if (placed !== undefined) return <Placed store={store} view={view} placed={placed} />;
  const voided = voidRollNow(view);
  if (voided !== undefined && voided.number !== store.voidRead.value)
    return (
      <Notice
        title={voided.call}
        text={`${voided.says}.`}
        {...(voided.clause.includes('/') ? { clause: voided.clause } : {})}
        onDismiss={() => (store.voidRead.value = voided.number)}
      />
    );
  return null;
}

/** Long enough for what became of a late bet to be read, in milliseconds. */
const NOTE_SHOWN_MS = 7_000;

function PassingNote({ store: { notes }, note }: { readonly store: PlayerStore; readonly note: Note }) {
  const putAway = (): void => {
    notes.value = notes.peek().filter((each) => each !== note);
  };
  useEffect(() => {
    if (!note.passing) return undefined;
    const timer = setTimeout(putAway, NOTE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return <Notice title={note.text} text="" onDismiss={putAway} />;
}

/** That a dispute was decided stays until it is read or put away. */
function Disputed({ store, news }: { readonly store: PlayerStore; readonly news: DisputeNews }) {
  const putAway = (): void => {
    store.disputed.value = undefined;
  };
  const read = (): void => {
    putAway();
    store.sheet.value = { is: 'disputes' };
  };
  return <Notice title={news.title} text="" act={{ name: news.read, onPress: read }} onDismiss={putAway} />;
}

/** A bet that the dealer put down is read back, and may be contested until the throw. */
function Placed({
  store,
  view,
  placed,
}: {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly placed: ReadBack;
}) {
  const said = playerWords.value.notices;
  const { placement } = view.rules.procedure;
  const { key, bet, wager, cents, why } = placed;
  const isRight = (): void => {
    store.foundRight.value = new Set([...store.foundRight.peek(), key]);
  };
  return (
    <Notice
      title={said.placedForYou({ what: said.on({ sum: sum(cents), wager }) })}
      text={
        placed.differs ? said.wordsDiffer({ said: placed.words }) : said.onYourWords({ said: placed.words })
      }
      clause={citeBasis(view.game, placement.contesting.clause)}
      act={{
        name: said.contest,
        ...(why === undefined ? {} : { why }),
        onPress: () => {
          if (view.mine !== undefined)
            void store.command({ type: 'ContestPlacement', seat: view.mine.seat, bet });
        },
        onRefused: (detail) => store.refuse({ problem: { ...plainProblem, detail } }),
      }}
      onDismiss={isRight}
      dismiss={said.thatIsRight}
    />
  );
}

/** The rules have said it; it is shown as any other refusal. */
const plainProblem = { type: 'about:blank', title: '', status: 409, code: 'CONFLICT' };

/** Changes in words: `5 on Hard 6 and 10 off Field`. */
export function changesText(view: PlayerView, changes: Changes): string {
  const { on, off } = playerWords.value.notices;
  return list(
    Object.entries(changes).map(([wager, cents]) =>
      cents >= 0
        ? on({ sum: sum(cents), wager: wagerName(view, wager) })
        : off({ sum: sum(-cents), wager: wagerName(view, wager) }),
    ),
  );
}

type NoticeProps = {
  readonly title: string;
  readonly text: string;
  readonly clause?: string;
  readonly act?: {
    readonly name: string;
    readonly why?: string;
    readonly onPress: () => void;
    readonly onRefused?: (why: string) => void;
  };
  readonly onDismiss?: () => void;
  readonly dismiss?: string;
};

function Notice({ title, text, clause, act, onDismiss, dismiss = words.value.shell.dismiss }: NoticeProps) {
  return (
    <div class="notice" role="status">
      <div class="txt">
        <b>{title}</b>
        {text !== '' && (
          <span>
            {text} {clause !== undefined && <ClauseLink clause={clause} />}
          </span>
        )}
      </div>
      {act !== undefined && (
        <Action
          class="btn btn-sm"
          why={act.why}
          onPress={act.onPress}
          {...(act.onRefused === undefined ? {} : { onRefused: act.onRefused })}
        >
          {act.name}
        </Action>
      )}
      {onDismiss !== undefined && (
        <button type="button" class="iconbtn" aria-label={dismiss} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
