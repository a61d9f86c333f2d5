import {
  courseSign,
  litByRoll,
  type Outcome,
  type RollCall,
  rollInView,
  type TableBet,
} from '@dicepit/engine';
import { useMemo } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/mark.tsx';
import { Puck } from '../parts/puck.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { callOf, type Thrown, thrownAt, voidCallOf } from '../words/calls.ts';
import { roleWords } from '../words/roles.ts';
import { inSentence, list, sum, timeToTheSecond, words } from '../words/words.ts';
import { Basis } from './dealer-parts.tsx';
import { type DealerView, nameAt, rackAt, refusalText, wagerName } from './dealer-view.ts';
import { dealerWords } from './dealer-words.ts';
import { Legend, shortcutOf } from './pad-column.tsx';
import * as css from './table-lists.module.css';

/** The call in force, big; between rolls, what was called last. */
export function Callout({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { roll, recent } = view.table;
  const [last] = recent;
  const shown = roll !== undefined && roll.calls.length > 0 ? roll : last;
  const call = shown?.calls.at(-1);
  const number = shown?.number;
  if (call === undefined) return null;
  const { outcome } = call;
  const lit = roll === undefined ? [] : litByRoll(view.game, rollInView(view.rules, view.table));
  return (
    <section class={roll === undefined ? `${css.callout} ${css.isPast}` : css.callout} data-part="callout">
      {call.read !== 'total' && <Faces outcome={outcome} />}
      <div>
        {roll === undefined && <p>{said.lastCalled}</p>}
        <h2>{outcomeWords(view, outcome, shown && thrownAt(view.table, shown))}</h2>
        <p>
          {said.calledBy({ name: callerName(view, call), time: timeToTheSecond(call.at) })}{' '}
          <ClauseLink
            clause={call.clause}
            {...(number === undefined ? {} : { from: { table: view.id, roll: number } })}
          />
        </p>
      </div>
      {roll !== undefined && (
        <ul class={css.winning} aria-label={said.winningAreas}>
          {lit.length === 0 ? (
            <li class={css.isNone}>{said.litNone}</li>
          ) : (
            lit.map((wager) => <li key={wager}>{wagerName(view, wager)}</li>)
          )}
        </ul>
      )}
    </section>
  );
}

/** What an outcome is called: the roll in words, or the word for a void one. */
export function outcomeWords(view: DealerView, outcome: Outcome, thrown?: Thrown): string {
  return outcome.kind === 'total'
    ? callOf(view.game, outcome.roll, thrown)
    : voidCallOf(view.game, outcome.reason).call;
}

/** Who called, as whoever looks at the desk knows them. */
function callerName(view: DealerView, { by }: Pick<RollCall, 'by'>): string {
  const { you, house } = dealerWords.value;
  if (by.person === view.asker.person) return you;
  return by.person === 'house' ? house : roleWords.value[by.role];
}

/** The dice of an outcome; of a void one nothing is drawn. */
function Faces({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.kind !== 'total') return null;
  return (
    <span class={css.faces}>
      {outcome.roll.map((pips, place) => (
        // Equal dice differ by their place only.
        <Die key={`${place}-${pips}`} pips={pips} />
      ))}
    </span>
  );
}

type LayoutListProps = { readonly view: DealerView; readonly aside?: boolean };

/**
 * What lies on the layout, seat by seat; a press on a seat opens what can be done there. It is drawn when the table
 * changes, not at every second of the desk's clock.
 */
export function LayoutList({ view, aside = false }: LayoutListProps) {
  const { table, game } = view;
  const drawn = [table, game, aside, dealerWords.value, words.value];
  return useMemo(() => <Layout view={view} aside={aside} />, drawn);
}

function Layout({ view, aside }: Required<LayoutListProps>) {
  const said = dealerWords.value;
  const { bets } = view.table.betting;
  const sign = courseSign(view.game, view.table);
  const seats = [...view.table.seats.values()].toSorted((a, b) => a.seat - b.seat);
  return (
    <section class={aside ? `${css.list} ${css.isBeside}` : css.list} aria-label={said.onLayout}>
      <h2>
        {said.onLayout} <span>{aside ? said.untilRest : said.betsOpenNote}</span>
        <b>{sum(stakesOf(bets))}</b>
      </h2>
      {sign !== undefined && (
        <p>
          <Puck name={sign.name} puck={sign.puck ?? null} says={words.value.felt.puck} />
        </p>
      )}
      {seats.length === 0 && <p class={`quiet ${css.empty}`}>{said.emptyTable}</p>}
      <ul>
        {seats.map(({ seat, name }) => {
          const own = bets.filter((bet) => bet.seat === seat);
          return (
            <li key={seat}>
              <button
                type="button"
                class={`${css.row} ${css.isSeat}`}
                onClick={() => view.show({ is: 'seat', seat })}
              >
                <SeatMark table={view.table} seat={seat} />
                <span class={css.name}>{name}</span>
                <span class={css.wager}>
                  {own.length === 0 ? said.noBets : list(own.map((bet) => betWords(view, bet)))}
                  {flaggedIn(view, own).map((flagged) => (
                    <strong key={flagged} class={css.flagged}>
                      {flagged}
                    </strong>
                  ))}
                  <small>{said.rack({ sum: sum(rackAt(view, seat)) })}</small>
                </span>
                <span class={css.sum}>{own.length === 0 ? '' : sum(stakesOf(own))}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is to be seen about bets that lie outside the limits, before the dice go out. */
function flaggedIn(view: DealerView, bets: readonly TableBet[]): readonly string[] {
  const { flags } = dealerWords.value;
  const known: Readonly<Record<string, (figures: { readonly bet: string }) => string>> = flags;
  return bets.flatMap((bet) =>
    bet.flags.flatMap((flag) => known[flag]?.({ bet: betWords(view, bet) }) ?? []),
  );
}

export const betWords = (view: DealerView, { chips, tokens, wager }: TableBet): string =>
  dealerWords.value.on({ sum: sum(chips + tokens), wager: wagerName(view, wager) });

const stakesOf = (bets: readonly TableBet[]): number =>
  bets.reduce((all, { chips, tokens }) => all + chips + tokens, 0);

/** A correction that somebody asks for, until a supervisor has answered it. */
export function AmendCard({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { roll } = view.table;
  if (roll?.amendment === undefined) return null;
  const { amendment } = roll;
  const approve = { type: 'AnswerAmendment', approve: true } as const;
  const reject = { type: 'AnswerAmendment', approve: false } as const;
  const stands = roll.calls.at(-1)?.outcome;
  const withdraw =
    stands?.kind === 'total' && amendment.by.person === view.asker.person
      ? ({ type: 'AmendEntry', faces: stands.roll } as const)
      : undefined;
  return (
    <section class={css.card} role="alert">
      <Icon name="warn" />
      <div>
        <b>
          {said.amendAsked({
            call: inSentence(callOf(view.game, amendment.roll, thrownAt(view.table, roll))),
            name: callerName(view, amendment),
          })}
        </b>
        <span class="small quiet">
          {said.amendWaits} <Basis view={view} basis={view.rules.procedure.calling.amending.clause} />
        </span>
      </div>
      <span class={css.answers}>
        {withdraw !== undefined && (
          <Action onPress={() => void view.give(withdraw)} onRefused={toastRefusal}>
            {said.withdraw}
          </Action>
        )}
        <Action
          why={refusalText(view, reject)}
          onPress={() => void view.give(reject)}
          onRefused={toastRefusal}
        >
          {said.reject}
        </Action>
        <Action
          why={refusalText(view, approve)}
          onPress={() => void view.give(approve)}
          onRefused={toastRefusal}
        >
          {said.approve}
        </Action>
      </span>
    </section>
  );
}

/** Bets called while the dice roll: each is confirmed or refused before they rest. */
export function LateCards({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { late } = view.rules.procedure;
  return (
    <>
      {view.table.betting.late.map(({ bet, seat, wager, chips, tokens }, index) => {
        const stake = sum(chips + tokens);
        const confirm = { type: 'ConfirmLateBet', bet } as const;
        const refuse = { type: 'DeclineLateBet', bet } as const;
        return (
          <section key={bet} class={css.card} role="alert">
            <SeatMark table={view.table} seat={seat} size="mark-l" />
            <div>
              <b>{said.lateAsks({ name: nameAt(view, seat), sum: stake, wager: wagerName(view, wager) })}</b>
              <span class="small quiet">
                {said.lateNote} {late !== undefined && <Basis view={view} basis={late.confirming.clause} />}
              </span>
            </div>
            <span class={css.answers}>
              <Action
                why={refusalText(view, refuse)}
                shortcut={index === 0 ? shortcutOf('refuse-late') : undefined}
                onPress={() => void view.give(refuse)}
                onRefused={toastRefusal}
              >
                {said.refuse}
                {index === 0 && <Legend act="refuse-late" />}
              </Action>
              <Action
                class={index === 0 ? 'btn btn-main' : 'btn'}
                why={refusalText(view, confirm)}
                shortcut={index === 0 ? shortcutOf('confirm-late') : undefined}
                onPress={() => void view.give(confirm)}
                onRefused={toastRefusal}
              >
                {said.confirm({ sum: stake })}
                {index === 0 && <Legend act="confirm-late" />}
              </Action>
            </span>
          </section>
        );
      })}
    </>
  );
}
