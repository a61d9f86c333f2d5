import { citeBasis } from '@dicepit/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DisputeNews } from '../../disputes/player/heard.ts';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { list, sum } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import type { Changes } from '../bets/changes.ts';
import { placedForMe, type ReadBack } from '../bets/placed-for-me.ts';
import type { Desk, Note } from '../desk/desk.ts';
import { pastRoll } from '../desk/hearing.ts';
import { slipOf } from '../result/slip.ts';
import { playerWords } from '../said.ts';
import { myLateBets, type Sight, stakeOf, wagerName } from '../sight.ts';
import { voidRollNow } from '../status/status.ts';

type NoticesProps = { readonly desk: Desk; readonly sight: Sight };

/** The card over the rail, one at a time, and the next when it is gone. A slip would lie over it: that has its own. */
export function Notices({ desk, sight }: NoticesProps) {
  const { value: reading } = desk.reading;
  const roll = reading === undefined ? undefined : pastRoll(sight.table, reading);
  if (roll !== undefined && slipOf(sight, roll) !== undefined) return null;
  const asked = pressing({ desk, sight });
  if (asked !== null) return asked;
  const disputed = desk.disputed.value;
  if (disputed !== undefined) return <Disputed desk={desk} news={disputed} />;
  // What passes is not kept waiting by what stays.
  const note = desk.notes.value.find(({ passing }) => passing) ?? desk.notes.value[0];
  return note === undefined ? null : <Told desk={desk} note={note} />;
}

/** What cannot wait until a slip is put away: a late bet, one that was lost on the way or that the dealer placed, a roll that does not count. */
export function pressing({ desk, sight }: NoticesProps): JSX.Element | null {
  const said = playerWords.value.notices;
  const [asked] = myLateBets(sight);
  const { late } = sight.rules.procedure;
  if (desk.unsent.value !== undefined)
    return (
      <Notice
        title={said.notPlaced({ what: changesText(sight, desk.unsent.value) })}
        text={said.lineDropped}
        onDismiss={() => (desk.unsent.value = undefined)}
      />
    );
  if (asked !== undefined && sight.mine !== undefined) {
    const { seat } = sight.mine;
    return (
      <Notice
        title={said.asking({
          what: said.on({ sum: sum(stakeOf(asked)), wager: wagerName(sight, asked.wager) }),
        })}
        text={said.askingText}
        {...(late === undefined ? {} : { clause: `${sight.game.prefix}/${late.confirming.clause}` })}
        act={{
          name: said.takeBack,
          onPress: () => void desk.command({ type: 'WithdrawLateBet', seat, bet: asked.bet }),
        }}
      />
    );
  }
  const placed = placedForMe(sight).find(({ key }) => !desk.foundRight.value.has(key));
  if (placed !== undefined) return <Placed desk={desk} sight={sight} placed={placed} />;
  const voided = voidRollNow(sight);
  if (voided !== undefined && voided.number !== desk.voidRead.value)
    return (
      <Notice
        title={voided.call}
        text={`${voided.says}.`}
        {...(voided.clause.includes('/') ? { clause: voided.clause } : {})}
        onDismiss={() => (desk.voidRead.value = voided.number)}
      />
    );
  return null;
}

/** Long enough for what became of a late bet to be read, in milliseconds. */
const NOTED_FOR = 7_000;

function Told({ desk: { notes }, note }: { readonly desk: Desk; readonly note: Note }) {
  const putAway = (): void => {
    notes.value = notes.peek().filter((each) => each !== note);
  };
  useEffect(() => {
    if (!note.passing) return undefined;
    const timer = setTimeout(putAway, NOTED_FOR);
    return () => clearTimeout(timer);
  }, [note]);
  return <Notice title={note.text} text="" onDismiss={putAway} />;
}

/** That a dispute was decided stays until it is read or put away. */
function Disputed({ desk, news }: { readonly desk: Desk; readonly news: DisputeNews }) {
  const putAway = (): void => {
    desk.disputed.value = undefined;
  };
  const read = (): void => {
    putAway();
    desk.sheet.value = { is: 'disputes' };
  };
  return <Notice title={news.title} text="" act={{ name: news.read, onPress: read }} onDismiss={putAway} />;
}

/** A bet that the dealer put down is read back, and may be contested until the throw. */
function Placed({
  desk,
  sight,
  placed,
}: {
  readonly desk: Desk;
  readonly sight: Sight;
  readonly placed: ReadBack;
}) {
  const said = playerWords.value.notices;
  const { placement } = sight.rules.procedure;
  const { key, bet, wager, cents, why } = placed;
  const isRight = (): void => {
    desk.foundRight.value = new Set([...desk.foundRight.peek(), key]);
  };
  return (
    <Notice
      title={said.placedForYou({ what: said.on({ sum: sum(cents), wager }) })}
      text={
        placed.differs ? said.wordsDiffer({ said: placed.words }) : said.onYourWords({ said: placed.words })
      }
      clause={citeBasis(sight.game, placement.contesting.clause)}
      act={{
        name: said.contest,
        ...(why === undefined ? {} : { why }),
        onPress: () => {
          if (sight.mine !== undefined)
            void desk.command({ type: 'ContestPlacement', seat: sight.mine.seat, bet });
        },
        onRefused: (detail) => desk.refuse({ problem: { ...plainProblem, detail } }),
      }}
      onDismiss={isRight}
      dismiss={said.thatIsRight}
    />
  );
}

/** The rules have said it; it is shown as any other refusal. */
const plainProblem = { type: 'about:blank', title: '', status: 409, code: 'CONFLICT' };

/** Changes in words: `5 on Hard 6 and 10 off Field`. */
export function changesText(sight: Sight, changes: Changes): string {
  const { on, off } = playerWords.value.notices;
  return list(
    Object.entries(changes).map(([wager, cents]) =>
      cents >= 0
        ? on({ sum: sum(cents), wager: wagerName(sight, wager) })
        : off({ sum: sum(-cents), wager: wagerName(sight, wager) }),
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
