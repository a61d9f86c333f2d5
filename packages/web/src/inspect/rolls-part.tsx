import { type Game, lineOfSettlement, linesOfNotes } from '@dicepit/engine';
import type { LayoutAt, RollSheet } from '@dicepit/wire';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { client, pit } from '../live/pit.ts';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { Panel, PanelEmpty } from '../parts/panel.tsx';
import { ResultLine } from '../parts/result-line.tsx';
import { ClauseLink, PackHere } from '../shell/clauses.tsx';
import { bookCallOf, bookVoidCallOf, rollText } from '../words/calls.ts';
import { nameOfPacks, tellSettlement } from '../words/refusal-words.ts';
import { roleTitle } from '../words/roles.ts';
import { change, list, number, sum, timeToTheSecond } from '../words/words.ts';
import * as css from './inspect.module.css';
import { Answered, goTo, inspectPlace, PlaceLink, TableSelect, useAnswer } from './inspect-frame.tsx';
import { inspectWords, nameAt, whenOf } from './inspect-words.ts';
import {
  balanceChanges,
  facesOf,
  gameAt,
  type LayoutView,
  layoutImage,
  rollIn,
  seatIn,
} from './roll-facts.ts';
import { Cited, Lines } from './timeline-lines.tsx';

/** Steps through the rolls of a table; without a table or a roll in the address, through those of the first. */
export function RollsPart() {
  const { item, step = '1' } = inspectPlace.value;
  const table = item ?? pit.value?.tables[0]?.table;
  if (table === undefined) return <p class="quiet">{inspectWords.value.roll.noTables}</p>;
  return <Sheet table={table} roll={step} />;
}

function Sheet({ table, roll }: { readonly table: string; readonly roll: string }) {
  const { answer, again } = useAnswer(`${table} ${roll}`, () =>
    client.ask('readRollSheet', { params: { table, roll } }),
  );
  const of = answer.is === 'here' && answer.value.table === table ? answer.value.of : undefined;
  useArrows(table, of);
  return (
    <>
      <RollBar table={table} roll={Number(roll)} of={of} />
      <Answered answer={answer} again={again}>
        {(sheet) => (
          <PackHere.Provider value={sheet.pack}>
            <Parts sheet={sheet} />
          </PackHere.Provider>
        )}
      </Answered>
    </>
  );
}

function Parts({ sheet }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  return (
    <>
      <RollHead sheet={sheet} />
      <Layouts sheet={sheet} />
      <div class={css.two}>
        <div class={css.col}>
          <Settlements sheet={sheet} />
          <Approvals sheet={sheet} />
        </div>
        <Balances sheet={sheet} />
      </div>
      <section class="panel" aria-labelledby="roll-steps">
        <h2 class="h2" id="roll-steps">
          {said.steps}
        </h2>
        <Lines lines={sheet.steps} plain />
      </section>
    </>
  );
}

/**
 * The arrow keys lead to the roll before and after, unless somebody writes or chooses. Each press counts from the
 * address of that moment: the second of two quick ones comes before the first is drawn.
 */
function useArrows(table: string, of: number | undefined): void {
  // From the moment in which the number of rolls is drawn: effects come later, and a quick press before them.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null) return;
      const roll = Number(inspectPlace.value.step ?? '1');
      const next = key === 'ArrowLeft' ? roll - 1 : key === 'ArrowRight' ? roll + 1 : 0;
      if (next < 1 || next > (of ?? roll)) return;
      event.preventDefault();
      goTo({ part: 'rolls', item: table, step: String(next) }, { stay: true });
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [table, of]);
}

type RollBarProps = {
  readonly table: string;
  readonly roll: number;
  /** How many rolls there are, once it is known. */
  readonly of: number | undefined;
};

/** Which table, which roll, and the steps to the one before and after. */
function RollBar({ table, roll, of }: RollBarProps) {
  const said = inspectWords.value.roll;
  return (
    <section class={`panel ${css.rollBar}`}>
      <TableSelect chosen={table} onPick={(item) => goTo({ part: 'rolls', item, step: '1' })} />
      <h1 class={css.h1} aria-live="polite">
        {said.heading({ roll: number(roll), of: of === undefined ? '…' : number(of) })}
      </h1>
      <nav class={css.steps} aria-label={said.stepping} title={said.keys}>
        <Step table={table} to={roll - 1} isThere={roll > 1} name={said.previous} why={said.first} back />
        <Step
          table={table}
          to={roll + 1}
          isThere={of === undefined || roll < of}
          name={said.next}
          why={said.last}
        />
      </nav>
      <Jump table={table} roll={roll} of={of} />
    </section>
  );
}

type StepProps = {
  readonly table: string;
  readonly to: number;
  readonly isThere: boolean;
  readonly name: string;
  readonly why: string;
  readonly back?: boolean;
};

function Step({ table, to, isThere, name, why, back = false }: StepProps) {
  const icon = (
    <span class={back ? css.back : ''}>
      <Icon name="chevron" small />
    </span>
  );
  if (!isThere)
    return (
      <span class="btn" aria-disabled="true" title={why}>
        {back && icon}
        {name}
        {!back && icon}
      </span>
    );
  return (
    <PlaceLink to={{ part: 'rolls', item: table, step: String(to) }} class="btn">
      {back && icon}
      {name}
      {!back && icon}
    </PlaceLink>
  );
}

function Jump({ table, roll, of }: RollBarProps) {
  const said = inspectWords.value.roll;
  const id = useId();
  const [typed, setTyped] = useState(String(roll));
  // At once: after the next frame it would wipe out what is typed meanwhile.
  useLayoutEffect(() => setTyped(String(roll)), [roll]);
  return (
    <form
      class={`field ${css.rollField}`}
      onSubmit={(event) => {
        event.preventDefault();
        goTo({ part: 'rolls', item: table, step: String(Number(typed)) });
      }}
    >
      <label for={id}>{said.jump}</label>
      <div class={css.inLine}>
        <input
          id={id}
          class="input"
          type="number"
          required
          min={1}
          max={of ?? 999_999_999}
          inputMode="numeric"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" class="btn">
          {said.go}
        </button>
      </div>
    </form>
  );
}

/** The dice large, what they were called, and when. */
function RollHead({ sheet }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  const { outcome, thrower, dice, drawn, thrownAt, calledAt, settledAt } = sheet;
  const faces = facesOf(outcome);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [said.thrower, throwerText(thrower)],
    [said.dice, dice.every((die) => die === '') ? undefined : list(dice)],
    [said.thrown, whenOf(thrownAt)],
    [said.called, calledAt === undefined ? undefined : timeToTheSecond(calledAt)],
    [said.entered, enteredText(sheet)],
    [said.settled, settledAt === undefined ? undefined : timeToTheSecond(settledAt)],
    [said.rules, sheet.rules],
    [
      said.drawn,
      drawn === undefined
        ? undefined
        : said.drawnFrom({ turn: number(drawn.turn), draw: number(drawn.draw) }),
    ],
  ];
  return (
    <section class={`panel ${css.rollHead}`}>
      <div class={css.called}>
        <span class={css.dice} aria-hidden="true">
          {faces.map((pips, place) => (
            // Equal dice differ by their place only.
            <Die key={`${place}-${pips}`} pips={pips} />
          ))}
        </span>
        <p class={css.outcome}>
          {calledText(sheet)}
          <small>{shownText(sheet)}</small>
        </p>
      </div>
      <dl class={css.facts}>
        {facts.map(
          ([name, text]) =>
            text !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        {drawn !== undefined && (
          <div>
            <dt class="sr">{said.checkDraw}</dt>
            <dd>
              <a href="./fair">{said.checkDraw}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** When the outcome went into the equipment and by what; that there was none is said as well. */
function enteredText({ calledAt, entered }: RollSheet): string | undefined {
  const said = inspectWords.value.roll;
  if (entered !== undefined) return said.enteredBy[entered.source]({ time: timeToTheSecond(entered.at) });
  return calledAt === undefined ? undefined : said.notEntered;
}

/** The call in words where it is a roll of a game with a bank; nothing else is called. */
function calledText({ pack, before, outcome }: RollSheet): string {
  const game = gameAt(pack, before);
  if (game === undefined) return '';
  if (outcome?.kind === 'void') return bookVoidCallOf(game, outcome.reason).call;
  const roll = rollIn(game, outcome);
  return roll === undefined ? '' : bookCallOf(game, roll);
}

/** What the dice show, or why the roll is void. */
function shownText({ pack, before, outcome }: RollSheet): string {
  if (outcome === null) return inspectWords.value.roll.open;
  const game = gameAt(pack, before);
  if (outcome.kind === 'total') return rollText(game ?? {}, facesOf(outcome));
  return game === undefined
    ? nameOfPacks('reason', outcome.reason)
    : bookVoidCallOf(game, outcome.reason).says;
}

/** The layout before the call and after the settlement, beside each other. */
function Layouts({ sheet }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  const { pack, before, after, outcome, lit } = sheet;
  const game = gameAt(pack, before);
  if (game === undefined) return <p class="panel quiet">{said.noLayout}</p>;
  const roll = rollIn(game, outcome);
  const names = lit.map((wager) => game.wagers[wager]?.name ?? wager);
  return (
    <Panel
      title={said.layouts}
      aside={<p class="quiet small">{names.length === 0 ? said.noLit : said.lit({ names: list(names) })}</p>}
    >
      <div class={css.layouts}>
        <Drawn
          title={said.before}
          name={said.beforeText({ game: game.name })}
          game={game}
          shown={{ at: before }}
        />
        <Drawn
          title={said.after}
          name={said.afterText({ game: game.name })}
          game={game}
          shown={{ at: after, ...(roll === undefined ? {} : { called: { roll, lit } }) }}
        />
      </div>
    </Panel>
  );
}

type DrawnProps = {
  readonly title: string;
  readonly name: string;
  readonly game: Game;
  readonly shown: LayoutView;
};

function Drawn({ title, name, game, shown }: DrawnProps) {
  const said = inspectWords.value.roll;
  const { bets } = shown.at;
  return (
    <figure class={css.layout} data-part="layout">
      <figcaption>{title}</figcaption>
      <img src={layoutImage(game, shown)} alt={`${name}: ${betsText(bets)}`} />
      <details>
        <summary>{said.betsLying}</summary>
        {bets.length === 0 ? (
          <p class="quiet small">{said.noBets}</p>
        ) : (
          <ul class="small">
            {bets.map((bet) => (
              <li key={bet.bet}>{betText(bet)}</li>
            ))}
          </ul>
        )}
      </details>
    </figure>
  );
}

type Bet = LayoutAt['bets'][number];

const betText = ({ wagerName, name, seat, chips, tokens }: Bet): string =>
  inspectWords.value.roll.bet({ wager: wagerName, name: nameAt(name, seat), sum: sum(chips + tokens) });

const betsText = (bets: readonly Bet[]): string =>
  bets.length === 0 ? inspectWords.value.roll.noBets : bets.map(betText).join(', ');

type Settlement = RollSheet['settlements'][number];

/** What the roll did to each bet, with its arithmetic and its clause. */
function Settlements({ sheet }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  const { settlements } = sheet;
  return (
    <section class="panel" aria-labelledby="roll-settlement">
      <h2 class="h2" id="roll-settlement">
        {said.settlement}
      </h2>
      {settlements.length === 0 ? (
        <PanelEmpty>{said.nothingSettled}</PanelEmpty>
      ) : (
        <ul>
          {settlements.map((line) => (
            <Settled key={line.bet} line={line} sheet={sheet} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Settled({ line, sheet }: { readonly line: Settlement; readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  const { wagerName, name, seat, verdict, stake, clause, pays, winnings } = line;
  const from = { table: sheet.table, roll: sheet.roll };
  const cents = verdict === 'wins' ? winnings : -stake;
  return (
    <ResultLine
      what={wagerName}
      beside={`${nameAt(name, seat)}, ${sum(stake)}`}
      word={said.verdicts[verdict]}
      value={verdict === 'stands' || verdict === 'pushes' ? sum(stake) : change(cents)}
      isWon={verdict === 'wins'}
      how={tellSettlement(lineOfSettlement(line))}
      notes={linesOfNotes(line).map((note) => ({
        clause: note.clause,
        note: (
          <>
            {tellSettlement(note.line)} <ClauseLink clause={note.clause} from={from} />
          </>
        ),
      }))}
      clause={
        <span class={css.cls}>
          <ClauseLink clause={clause} from={from} />
          {pays !== null && pays !== clause && <ClauseLink clause={pays} from={from} />}
        </span>
      }
    />
  );
}

/** Who had a part in a roll by their rank. */
function Approvals({ sheet: { approvals } }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  return (
    <section class="panel" aria-labelledby="roll-approvals">
      <h2 class="h2" id="roll-approvals">
        {said.approvals}
      </h2>
      {approvals.length === 0 && <PanelEmpty>{said.noApprovals}</PanelEmpty>}
      <ul>
        {approvals.map(({ person, name, role, at, what, clause }) => (
          <ResultLine
            key={`${at} ${person} ${what}`}
            what={said.as({ name, role: roleTitle(role) })}
            aside={<span class={css.at}>{timeToTheSecond(at)}</span>}
            how={what}
            clause={<Cited clause={clause} />}
          />
        ))}
      </ul>
    </section>
  );
}

/** What lay in every account before the call and after the settlement. */
function Balances({ sheet: { before, after } }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  return (
    <section class="panel" aria-labelledby="roll-balances">
      <h2 class="h2" id="roll-balances">
        {said.balances}
      </h2>
      <table class={`tbl ${css.balances}`}>
        <thead>
          <tr>
            <th scope="col">{said.account}</th>
            <th scope="col" class="r">
              {said.accountBefore}
            </th>
            <th scope="col" class="r">
              {said.accountAfter}
            </th>
            <th scope="col" class="r">
              {said.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {balanceChanges(before.balances, after.balances).map((each) => (
            <tr key={each.account}>
              <th scope="row">{accountText(each.account)}</th>
              <td class="r">{sum(each.before)}</td>
              <td class="r">{sum(each.after)}</td>
              <td class="r">{each.after === each.before ? '' : change(each.after - each.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function accountText(account: string): string {
  const said = inspectWords.value.roll;
  const seat = seatIn(account);
  if (seat !== undefined)
    return account.startsWith('rack')
      ? said.rack({ seat: String(seat) })
      : said.tokens({ seat: String(seat) });
  const isKnown = (name: string): name is keyof typeof said.accounts => Object.hasOwn(said.accounts, name);
  return isKnown(account) ? said.accounts[account] : account;
}

function throwerText(thrower: RollSheet['thrower']): string {
  if (thrower.is === 'dealer') return inspectWords.value.roll.dealer;
  return thrower.is === 'seat' ? nameAt('', thrower.seat) : thrower.name;
}
