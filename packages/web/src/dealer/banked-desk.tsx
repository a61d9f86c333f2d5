import type { LiveTable } from '@dicepit/client';
import {
  type Game,
  isPips,
  isRoll,
  linesOfEvent,
  type NextStep,
  nextSteps,
  openGame,
  type Pips,
  phaseOf,
  rolesFor,
  rollLines,
  SUPERVISOR_CALLED,
  type Table,
  type Die as TableDie,
  type TableEvent,
} from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { useLayoutEffect } from 'preact/hooks';
import { useIsAway, useSecond } from '../live/passing-time.ts';
import { me } from '../live/pit.ts';
import type { OpenTable } from '../live/table.ts';
import { Action } from '../parts/action.tsx';
import { Die, DieFaces } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/mark.tsx';
import { announce, announceNow } from '../shell/announcer.tsx';
import { Banner, Connection, Fault, PausedPit } from '../shell/banners.tsx';
import { NotAllowed, NotThere } from '../shell/cards.tsx';
import { PackHere } from '../shell/clauses.tsx';
import { Refused } from '../shell/refused.tsx';
import { TimeLeft, waitingAt, waitsOf } from '../shell/time-left.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { play } from '../sound/sound.ts';
import { CallsForHelp } from '../staff/calls-for-help.tsx';
import type { PresentedTable } from '../throw/present-table.ts';
import { callOf, thrownNow, voidCallOf } from '../words/calls.ts';
import { nameOfPacks, toldLater, whyTold } from '../words/refusal-words.ts';
import { roleTitle } from '../words/roles.ts';
import { inSentence, list, time, words } from '../words/words.ts';
import { diceOfSet, placeName, SupervisorCalls, shooterWords } from './dealer-parts.tsx';
import { type DealerView, nameAt, sheetOpen, useIsOnline } from './dealer-view.ts';
import { dealerWords } from './dealer-words.ts';
import * as css from './desk.module.css';
import { actOfSheet } from './keys.ts';
import {
  answeredAt,
  asking,
  giveInTurn,
  pressNext,
  refusedWith,
  type StepWords,
  settleWords,
  stepNote,
  stepNow,
  stepTitle,
  ways,
} from './next-step.ts';
import { OpeningView } from './opening.tsx';
import { isPadOpen, keyed, keysTotals } from './pad.ts';
import { Legend, PadColumn, PadKeys, shortcutOf } from './pad-column.tsx';
import { AmendCard, Callout, LateCards, LayoutList } from './roll.tsx';
import { settleList } from './settle.ts';
import { SettleView } from './settle-view.tsx';
import { Sheets } from './sheets/sheets.tsx';

type BankedDeskProps = {
  readonly open: OpenTable;
  readonly live: Extract<LiveTable, { readonly kind: 'banked' }>;
  /** The table as it may be shown, where dice fly over the televisions; commands go by the table itself. */
  readonly presented: PresentedTable | undefined;
};

/** A banked table before its staff: it is put together here, and drawn below. */
export function BankedDesk({ open, live, presented }: BankedDeskProps) {
  const state = open.connection.value;
  const isLongAway = useIsAway(state);
  const isOnline = useIsOnline();
  const second = useSecond();
  const rules = tableRules[live.pack];
  const { setup } = live.table;
  const game = rules === undefined || setup === undefined ? undefined : openGame(rules, setup);
  const person = me.value?.person ?? live.you.person;
  if (rules === undefined || setup === undefined || game === undefined) return <NotThere />;
  if (person === null || live.you.roles.every((role) => role === 'player')) return <NotAllowed />;
  const asker = { person, roles: live.you.roles };
  const view: DealerView = {
    id: live.id,
    title: live.title,
    pack: live.pack,
    table: live.table,
    setup,
    game,
    rules,
    asker,
    now: second + open.ahead.value,
    ahead: open.ahead.value,
    away: !isOnline || (state.is !== 'live' && isLongAway),
    busy: asking.value > 0 || live.version < answeredAt.value,
    give: (...commands) => giveInTurn(open, { rules, asker }, commands),
    show: (sheet) => {
      sheetOpen.value = sheet;
    },
  };
  const told = presented?.live.value;
  const shown = told?.kind === 'banked' ? { ...view, table: told.table } : view;
  const refused = refusedWith.value;
  return (
    <PackHere.Provider value={game.pack}>
      <DieFaces.Provider value={game.faces}>
        <Announced open={presented ?? open} view={shown} />
        <DeskView view={shown} actual={view} />
        <Connection state={state} onRetry={() => open.followed.retryNow()} />
        <Sheets view={view} />
        {refused !== undefined && (
          <Refused
            problem={refused.problem}
            {...(refused.after === undefined ? {} : { after: refused.after })}
            onClose={() => {
              refusedWith.value = undefined;
            }}
          />
        )}
      </DieFaces.Provider>
    </PackHere.Provider>
  );
}

/** The desk as it is drawn: where the table stands, what is on it, and the one big step at the bottom. */
function DeskView({ view, actual }: { readonly view: DealerView; readonly actual: DealerView }) {
  const stepsAt = ({ rules, table, asker, now }: DealerView) => nextSteps(rules, table, asker, now);
  const steps = stepsAt(actual);
  const { halt } = view.table;
  return (
    <div class={css.desk} data-page="table" data-pack={view.pack}>
      <header>
        <h1 class="sr">{dealerWords.value.title({ table: view.title })}</h1>
        <Strip view={view} />
        <Who view={view} />
        <PausedPit />
        <CallsForHelp besides={view.id} />
        <SupervisorCalls view={view} />
        {halt !== undefined && (
          <Fault
            said={dealerWords.value.haltedSince({
              cause: nameOfPacks('equipment', halt.cause),
              time: time(halt.since),
            })}
            clause={halt.clause}
          />
        )}
        {view.away && <Away view={view} />}
      </header>
      <Main view={view} steps={stepsAt(view)} />
      {/* What can be done is done by the table itself; what it is called would tell what the dice will show. */}
      <Foot view={actual} steps={steps} isRolling={view.table !== actual.table} />
      <PadKeys view={actual} steps={steps} />
    </div>
  );
}

type MainProps = { readonly view: DealerView; readonly steps: ReturnType<typeof nextSteps> };

function Main({ view, steps }: MainProps) {
  switch (phaseOf(view.table)) {
    case 'closed':
    case 'opening':
      return <OpeningView view={view} steps={steps} />;
    case 'halted':
    case 'offering the dice':
    case 'betting':
      return (
        <main class={`${css.main} ${css.isIdle}`}>
          <Callout view={view} />
          <LayoutList view={view} />
        </main>
      );
    case 'dice out':
    case 'at rest':
      return (
        <main class={`${css.main} ${css.isOut}`}>
          <LateCards view={view} />
          <PadColumn view={view} />
          <LayoutList view={view} aside />
        </main>
      );
    case 'called':
      return (
        <main class={`${css.main} ${css.isCalled}`}>
          <Callout view={view} />
          <AmendCard view={view} />
          <PadColumn view={view} />
          <SettleView view={view} />
        </main>
      );
  }
}

/** Where the table stands, always in view. */
function Strip({ view }: { readonly view: DealerView }) {
  const { stations, phase, closed, opening } = dealerWords.value;
  const now = stationOf(view.table);
  if (now === undefined) {
    return (
      <ol class={css.phases} aria-label={phase}>
        <li class={css.isNow} aria-current="step">
          {phaseOf(view.table) === 'closed' ? closed : opening}
        </li>
      </ol>
    );
  }
  const all = stationsOf(view.game);
  const place = all.indexOf(now);
  return (
    <ol class={css.phases} aria-label={phase} style={{ '--stations': all.length }}>
      {all.map((station, index) => (
        <li
          key={station}
          class={index < place ? css.isDone : index === place ? css.isNow : ''}
          aria-current={index === place ? 'step' : undefined}
        >
          {index < place && <Icon name="check" />}
          <span>{stations[station]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The stations of a roll as the strip at the top names them. */
type Station = 'betsOpen' | 'lastCall' | 'diceOut' | 'called' | 'settling' | 'pass';

/** The stations of a game in their order; where the dealer throws, nothing is passed on. */
export const stationsOf = ({ procedure }: Game): readonly Station[] =>
  procedure.thrower.who === 'shooter'
    ? ['betsOpen', 'lastCall', 'diceOut', 'called', 'settling', 'pass']
    : ['betsOpen', 'lastCall', 'diceOut', 'called', 'settling'];

/** Where an open table stands; undefined before it is open and after it has closed. */
export function stationOf(table: Table): Station | undefined {
  const { shooter, roll } = table;
  switch (phaseOf(table)) {
    case 'closed':
    case 'opening':
      return undefined;
    case 'dice out':
    case 'at rest':
      return 'diceOut';
    case 'called':
      return (roll?.settled.length ?? 0) > 0 ? 'settling' : 'called';
    case 'offering the dice':
      return 'pass';
    case 'halted':
    case 'betting':
      if (shooter.is.kind !== 'seat' && shooter.is.kind !== 'dealer') return 'pass';
      return shooter.holding ? 'lastCall' : 'betsOpen';
  }
}

/** Who has the dice, and where the dice are. */
function Who({ view }: { readonly view: DealerView }) {
  const { seat, title, note } = shooterWords(view);
  const waiting = waitingAt(view.table, waitsOf(view.id));
  const { thenNext, thenDiceGoOn } = words.value.shell.waiting;
  return (
    <div class={css.info}>
      <div class={css.shooter}>
        {seat !== undefined && <SeatMark table={view.table} seat={seat} size="mark-l" />}
        <div>
          <b>{title}</b>
          <span>{note}</span>
        </div>
      </div>
      {waiting !== undefined && (
        <TimeLeft
          table={view.id}
          waiting={waiting}
          ahead={view.ahead}
          then={waiting.for === 'answer' ? thenNext : thenDiceGoOn}
        />
      )}
      {view.setup.dice === 'physical' && view.table.dice.dice.size > 0 && <Custody view={view} />}
    </div>
  );
}

/** The dice of the table in a row, each with its place; a press tells more. */
function Custody({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const dice = diceOfSet(view.table);
  const set = dice[0]?.set ?? 1;
  const here = dice.filter(({ place }) => place !== 'missing' && place !== 'quarantined').length;
  const checked = isChecked(view);
  return (
    <div class={css.custody}>
      <button type="button" onClick={() => view.show({ is: 'dice' })}>
        <span class="sr">{said.custody({ set })}. </span>
        <span class={`small quiet ${css.inspected}`}>
          {said.setHere({ set, here, all: dice.length })}
          {checked !== undefined && <span>{checked ? said.checked : said.notChecked}</span>}
        </span>
        <span class={css.dice}>
          {dice.map((die, index) => (
            <span key={die.die} class={classOf(view.table, die)}>
              <Die pips={pipsAt(index)} />
              <span>{placeName(view.table, die)}</span>
            </span>
          ))}
        </span>
      </button>
    </div>
  );
}

const classOf = (table: Table, { die, place }: TableDie): string => {
  if (place === 'missing' || place === 'found') return `${css.die} ${css.isOff}`;
  return table.dice.active.includes(die) ? `${css.die} ${css.isActive}` : css.die;
};

/** Whether everybody who has to has looked at every die; undefined where nobody has to. */
function isChecked({ table, rules, setup }: DealerView): boolean | undefined {
  const { inspection } = rules.procedure.receiving;
  if (inspection === undefined || setup.mode === 'home' || setup.mode === 'fun') return undefined;
  return diceOfSet(table).every(({ inspections }) => inspections.length >= inspection.roles.length);
}

/** Dice are told apart by their place in the row; a row longer than six begins again. */
const pipsAt = (index: number): Pips => {
  const pips = (index % 6) + 1;
  return isPips(pips) ? pips : 1;
};

/** The pit cannot be reached: the dice stay where they are, the voice goes on, and what was keyed is kept. */
function Away({ view }: { readonly view: DealerView }) {
  const { awayTitle, awayText, notSent } = dealerWords.value;
  const faces = keyed.value;
  const whole = faces.length === view.game.dice;
  return (
    <Banner
      icon="warn"
      role="alert"
      class={css.away}
      title={awayTitle}
      text={awayText}
      more={
        faces.length > 0
          ? notSent({ call: whole ? callOf(view.game, faces, thrownNow(view.table)) : faces.join(', ') })
          : undefined
      }
    />
  );
}

/** Listens to the table and says what matters at the desk, one message to an event. */
function Announced({ open, view }: { readonly open: Pick<OpenTable, 'onEntry'>; readonly view: DealerView }) {
  const { game } = view;
  useLayoutEffect(
    () =>
      open.onEntry(({ event }, after, before) => {
        if (before.kind !== 'banked' || after.kind !== 'banked') return;
        if (event.type === 'RollCalled' && 'roll' in event && 'as' in event) {
          play('call');
          announce(callOf(game, event.roll, thrownNow(after.table)));
        } else if (event.type === 'RollVoided' && 'freezes' in event) {
          const { call, says } = voidCallOf(game, event.reason);
          announceNow(`${call}: ${says}`);
        } else if (isOfCall(event)) {
          // That a supervisor is called stands on the desk, where it is read aloud by itself.
          if (event.type === 'IncidentClosed') announce(dealerWords.value.callAnswered);
        } else if (toldAtDesk.has(event.type) && 'clause' in event) {
          // What is told of is an event of a banked table, as the names of what is told say.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const lines = linesOfEvent(event as Parameters<typeof linesOfEvent>[0], before.table, game);
          void toldLater(lines).then(announce);
        }
      }),
    [open, game],
  );
  return null;
}

/** Whether an incident is a call for a supervisor, which begins or ends here. */
function isOfCall(event: { readonly type: string; readonly incident?: unknown }): boolean {
  const { incident } = event;
  const name =
    typeof incident === 'object' && incident !== null && 'incident' in incident
      ? incident.incident
      : incident;
  return event.type.startsWith('Incident') && typeof name === 'string' && name.startsWith(SUPERVISOR_CALLED);
}

/** What a dealer is told aloud as it happens; bets and chips are not, there are too many of them. */
const toldAtDesk: ReadonlySet<string> = new Set<TableEvent['type']>([
  'DiceOffered',
  'DiceAccepted',
  'DiceDeclined',
  'DiceChosen',
  'DiceGivenUp',
  'DiceThrown',
  'DiceRested',
  'LateBetAsked',
  'LateBetWithdrawn',
  'AmendmentAsked',
  'EntryAmended',
  'AmendmentRejected',
  'CallOverruled',
  'FaceDisputed',
  'FaceRuled',
  'RollSettled',
  'DieLeftTable',
  'DieFound',
  'DieLost',
  'TableHalted',
  'HaltLifted',
  'IncidentOpened',
  'PlayStarted',
  'TableClosed',
]);

type FootProps = {
  readonly view: DealerView;
  readonly steps: readonly NextStep[];
  /** Dice are in the air over the televisions, and what they show is known. */
  readonly isRolling: boolean;
};

/** The one big step, and the four ways to everything else. */
function Foot({ view, steps, isRolling }: FootProps) {
  const next = nextWords(view, steps);
  const { title, note } = isRolling
    ? { title: dealerWords.value.rolling, note: dealerWords.value.rollingNote }
    : next;
  const { why } = next;
  const isMain = why === undefined && stepNow(steps)?.waits !== true;
  return (
    <footer class={css.foot} data-part="foot">
      <Action
        class={`btn btn-sign ${css.next}${isMain ? ' btn-main' : ''}`}
        part="next"
        why={why}
        shortcut={shortcutOf('next')}
        onPress={() => pressNext(view, steps)}
        onRefused={toastRefusal}
      >
        <span>{title}</span>
        <small>{why ?? note ?? ''}</small>
        <Legend act="next" />
      </Action>
      <div class={css.ways}>
        {ways(view).map(({ name, sheet, why: barred }) => (
          <Action
            key={name}
            why={barred}
            shortcut={shortcutOf(actOfSheet(sheet))}
            onPress={() => view.show(sheet)}
            onRefused={toastRefusal}
          >
            {name}
            <Legend act={actOfSheet(sheet)} />
          </Action>
        ))}
      </div>
    </footer>
  );
}

type Next = StepWords & { readonly why?: string | undefined };

/** What the button says, and why it cannot be pressed if it cannot. */
function nextWords(view: DealerView, steps: readonly NextStep[]): Next {
  const said = dealerWords.value;
  const faces = keyed.value;
  const step = stepNow(steps);
  const away = view.away ? said.awayWhy : undefined;
  if (isPadOpen(view) && isRoll(faces, view.game.dice))
    return {
      title: said.enterCall({
        call: inSentence(callOf(view.game, faces, thrownNow(view.table))),
      }),
      note: said.readBack,
      why: away,
    };
  if (step === undefined) return waiting(view);
  const refusal = whyTold(step.refusal);
  const why = away ?? refusal ?? (view.busy ? said.busyWhy : undefined);
  if (step.missing === 'faces')
    return {
      title: said.enter,
      why:
        away ??
        (keysTotals(view) ? said.totalNeeded : said.enterNeeds({ left: view.game.dice - faces.length })),
    };
  if (step.command.type === 'SettleRoll')
    return { ...settleWords(view, settleList(rollLines(view.rules, view.table))), why };
  const after = steps[steps.indexOf(step) + 1];
  const note = step.refusal === undefined ? stepNote(view, step, after) : undefined;
  return {
    title: stepTitle(view, step),
    why: waitsFor(view, step) ?? why,
    ...(note === undefined ? {} : { note }),
  };
}

/** A step that is somebody else's says whose. */
function waitsFor({ rules, asker }: DealerView, { command, refusal }: NextStep): string | undefined {
  const { roles } = rolesFor(rules.procedure, command.type);
  if (refusal === undefined || asker.roles.some((role) => roles.includes(role))) return undefined;
  return dealerWords.value.waitsFor({ whom: list(roles.map(roleTitle)) });
}

/** Nobody of the staff has anything to do: a player does, or the house. */
function waiting(view: DealerView): Next {
  const said = dealerWords.value;
  const { is } = view.table.shooter;
  if (phaseOf(view.table) === 'dice out') return { title: said.waitingForHouse, why: said.nothingNextNote };
  if (is.kind === 'choosing') {
    const name = nameAt(view, is.seat);
    return { title: said.waitingFor({ name }), why: said.waitingToChoose({ name }) };
  }
  if (is.kind === 'seat') {
    const name = is.substitute ?? nameAt(view, is.seat);
    return { title: said.waitingFor({ name }), why: said.waitingToThrow({ name }) };
  }
  return { title: said.nothingNext, why: said.nothingNextNote };
}
