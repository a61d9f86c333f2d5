import type { PastRoll } from '@dicepit/engine';
import { oddsText } from '../../felt/felt.tsx';
import { ReactionsLater } from '../../me/reactions-later.tsx';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { Die } from '../../parts/die.tsx';
import { ResultLine } from '../../parts/result-line.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { isTeaching, settings } from '../../settings/settings.ts';
import { ClauseLink } from '../../shell/clauses.tsx';
import type { RollPlace } from '../../shell/place.ts';
import { callOf, voidCallOf } from '../../words/calls.ts';
import { tellSettlement } from '../../words/refusal-words.ts';
import { change, figure, number, sum, timesText, words } from '../../words/words.ts';
import { isNothing, repeating } from '../bets.ts';
import { SlipHint } from '../dock.tsx';
import { type Slip, type SlipLine, toSlip } from '../past-rolls.ts';
import type { PlayerStore } from '../player-store.ts';
import { executeAct } from '../player-store.ts';
import { inChips, nameAt, onTable, type PlayerView, rackOf, wagerName } from '../player-view.ts';
import { playerWords } from '../player-words.ts';
import { urgentNotice } from '../top-bar.tsx';
import { areaFacts, rollsText } from '../wager-facts.ts';
import * as css from './sheets.module.css';

/** The pay slip of a roll. It leaves the felt in view, and goes by itself when the dice are thrown again. */
export function ResultSheet({
  store,
  view,
  roll,
}: {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly roll: PastRoll;
}) {
  const said = playerWords.value.slip;
  const slip = toSlip(view, roll);
  const close = (): void => {
    store.reading.value = undefined;
  };
  if (slip === undefined) return null;
  const isFirst = isTeaching() && !settings.value.learnt.includes('result');
  const { title, note } = headOf(view, slip);
  const again = !isNothing(repeating(view));
  const isRead = roll.calls.at(-1)?.read !== 'total';
  // Where pictures are called by their names the title says what fell, and needs the room.
  const isDrawn = isRead && view.game.faces === undefined;
  const faces = slip.outcome.kind === 'total' && isDrawn ? slip.outcome.roll : [];
  return (
    <Sheet title={title} note={note} open onClose={close} class={css.slip} kind="slip">
      <span class={css.dice} data-part="slip-dice" aria-hidden="true">
        {faces.map((pips, place) => (
          // Equal dice differ by their place only.
          <Die key={`${place}-${pips}`} pips={pips} />
        ))}
      </span>
      {urgentNotice({ store, view })}
      {isFirst && <SlipHint />}
      {(slip.corrected || slip.invalidated) && (
        <p class={css.aside}>
          <b>{slip.invalidated ? said.invalid : said.corrected}</b> {!slip.invalidated && said.correctedText}
        </p>
      )}
      <ul class={css.bets}>
        {slip.lines.map((line) => (
          <Line
            key={line.bet}
            view={view}
            line={line}
            from={{ table: store.open.id, roll: roll.number }}
            comesDown={store.comesDown.value.has(line.wager)}
          />
        ))}
      </ul>
      <div class={css.net} data-part="net">
        <div class={slip.net > 0 ? css.isWon : ''}>
          <span>{said.thisRoll}</span>
          <b>{signed(view, slip.net)}</b>
        </div>
        <div>
          <span>{words.value.chipsAt.onTable}</span>
          <b>{inChips(view, onTable(view))}</b>
        </div>
        <div>
          <span>{words.value.chipsAt.rack}</span>
          <b>{inChips(view, rackOf(view))}</b>
        </div>
      </div>
      {view.table.setup?.mode !== 'strict' && <ReactionsLater table={store.open.id} />}
      <Buttons split={again ? 'lean' : undefined}>
        <Action class={again ? 'btn' : 'btn btn-main'} onPress={close} autofocus>
          {words.value.common.ok}
        </Action>
        {again && (
          <Action class="btn btn-main" onPress={() => void executeAct(store, 'repeat')}>
            {said.same}
          </Action>
        )}
        <Action
          class={`btn btn-quiet ${css.query}`}
          onPress={() => (store.sheet.value = { is: 'query', roll: roll.number })}
        >
          {said.query}
        </Action>
      </Buttons>
    </Sheet>
  );
}

function headOf(
  view: PlayerView,
  { roll, outcome, thrower, standing }: Slip,
): { readonly title: string; readonly note: string } {
  const said = playerWords.value.slip;
  const title =
    outcome.kind === 'void'
      ? voidCallOf(view.game, outcome.reason).call
      : callOf(view.game, outcome.roll, { thrower, standing });
  if (thrower === 'dealer') return { title, note: said.round({ round: `${roll}` }) };
  const who = thrower === view.mine?.seat ? said.you : nameAt(view, thrower);
  return { title, note: said.roll({ roll: `${roll}`, thrower: who }) };
}

type LineProps = {
  readonly view: PlayerView;
  readonly line: SlipLine;
  readonly from: RollPlace;
  readonly comesDown: boolean;
};

function Line({ view, line, from, comesDown }: LineProps) {
  const said = playerWords.value.slip;
  const { wager, word, stake, odds, cents, clause, notes } = line;
  const written = inChips(view, stake);
  return (
    <ResultLine
      what={wagerName(view, wager)}
      beside={odds === null ? written : said.at({ sum: written, odds: oddsText([odds]) })}
      word={said[word]}
      value={word === 'stays' ? inChips(view, cents) : signed(view, word === 'won' ? cents : -cents)}
      isWon={word === 'won'}
      how={howOf(view, line, comesDown)}
      notes={notes.map(({ clause: at, line: note }) => ({
        clause: at,
        note: (
          <>
            {tellSettlement(note)} <ClauseLink clause={at} from={from} />
          </>
        ),
      }))}
      clause={<ClauseLink clause={clause} from={from} />}
    />
  );
}

/** The arithmetic of a line in words, every figure from its settlement. */
function howOf(view: PlayerView, line: SlipLine, comesDown: boolean): string {
  const said = playerWords.value.slip;
  const { word, inPlay, odds, cents, payment, returned, up } = line;
  const wager = view.game.wagers[line.wager];
  const facts = wager && areaFacts(view, wager);
  if (payment !== undefined) {
    const { earned, paid, rounded, commission } = payment;
    const figure = odds === null ? '' : timesText(odds);
    return [
      said.pays({ stake: inChips(view, inPlay), odds: figure, winnings: inChips(view, paid) }),
      ...(rounded === undefined
        ? []
        : [
            (rounded === 'down' ? said.roundedDown : said.rounded)({
              exact: number(earned / 100),
              winnings: sum(paid),
            }),
          ]),
      ...(commission === 0
        ? []
        : [said.commission({ commission: inChips(view, commission), winnings: inChips(view, cents) })]),
      ...(returned > 0 ? [said.comesBack({ sum: inChips(view, returned) })] : []),
      ...(up && returned === 0 ? [comesDown ? said.comesDown : said.staysUp] : []),
    ].join(', ');
  }
  const wins = facts?.wins === undefined ? '' : rollsText(facts.wins, view.game);
  const loses = facts?.loses === undefined || facts.loses === 'rest' ? '' : rollsText(facts.loses, view.game);
  if (word === 'stays') return wins === '' ? said.movesOn : said.waitsFor({ wins, loses });
  return wins === '' ? said.lostOn({ rolls: loses }) : said.needs({ rolls: wins });
}

const signed = (view: PlayerView, cents: number): string =>
  view.mine?.colour === undefined ? change(cents) : change((cents / view.mine.colour.value) * 100, figure);
