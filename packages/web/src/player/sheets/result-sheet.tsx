import type { PastRoll } from '@dicepit/engine';
import { oddsText } from '../../felt/odds-words.ts';
import { Action } from '../../parts/action.tsx';
import { Die } from '../../parts/die.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { callOf, voidCallOf } from '../../said/call.ts';
import { settings } from '../../settings/settings.ts';
import { ClauseLink } from '../../shell/clause-link.tsx';
import type { RollPlace } from '../../shell/place.ts';
import { change, figure, number, sum } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import { areaFacts } from '../areas/area-facts.ts';
import { rollsText } from '../areas/roll-text.ts';
import { repeating } from '../bets/again.ts';
import { isNothing } from '../bets/changes.ts';
import { act } from '../desk/acting.ts';
import type { Desk } from '../desk/desk.ts';
import { SlipHint } from '../hints/hint-cards.tsx';
import { isTeaching } from '../hints/learning.ts';
import { type Slip, type SlipLine, slipOf } from '../result/slip.ts';
import { playerWords } from '../said.ts';
import { inChips, nameAt, onTable, rackOf, type Sight, wagerName } from '../sight.ts';
import { pressing } from '../view/notices.tsx';

/** The pay slip of a roll. It leaves the felt in view, and goes by itself when the dice are thrown again. */
export function ResultSheet({
  desk,
  sight,
  roll,
}: {
  readonly desk: Desk;
  readonly sight: Sight;
  readonly roll: PastRoll;
}) {
  const said = playerWords.value.slip;
  const slip = slipOf(sight, roll);
  const close = (): void => {
    desk.reading.value = undefined;
  };
  if (slip === undefined) return null;
  const isFirst = isTeaching() && !settings.value.learnt.includes('result');
  const { title, note } = headOf(sight, slip);
  const again = !isNothing(repeating(sight));
  const isRead = roll.calls.at(-1)?.read !== 'total';
  const faces = slip.outcome.kind === 'total' && isRead ? slip.outcome.roll : [];
  return (
    <Sheet title={title} note={note} open onClose={close} class="slip">
      <span class="slip-dice" aria-hidden="true">
        {faces.map((pips, place) => (
          // Equal dice differ by their place only.
          <Die key={`${place}-${pips}`} pips={pips} />
        ))}
      </span>
      {pressing({ desk, sight })}
      {isFirst && <SlipHint />}
      {(slip.corrected || slip.invalidated) && (
        <p class="put-right">
          <b>{slip.invalidated ? said.invalid : said.corrected}</b> {!slip.invalidated && said.correctedText}
        </p>
      )}
      <ul class="lines">
        {slip.lines.map((line) => (
          <Line
            key={line.bet}
            sight={sight}
            line={line}
            from={{ table: desk.open.id, roll: roll.number }}
            comesDown={desk.comesDown.value.has(line.wager)}
          />
        ))}
      </ul>
      <div class="sum">
        <div class={slip.net > 0 ? 'up' : ''}>
          <span>{said.thisRoll}</span>
          <b>{signed(sight, slip.net)}</b>
        </div>
        <div>
          <span>{words.value.chipsAt.onTable}</span>
          <b>{inChips(sight, onTable(sight))}</b>
        </div>
        <div>
          <span>{words.value.chipsAt.rack}</span>
          <b>{inChips(sight, rackOf(sight))}</b>
        </div>
      </div>
      <div class={again ? 'btns lean' : 'btns'}>
        <Action class={again ? 'btn' : 'btn btn-main'} onPress={close} autofocus>
          {words.value.common.ok}
        </Action>
        {again && (
          <Action class="btn btn-main" onPress={() => void act(desk, 'repeat')}>
            {said.same}
          </Action>
        )}
        <Action
          class="btn btn-quiet query"
          onPress={() => (desk.sheet.value = { is: 'query', roll: roll.number })}
        >
          {said.query}
        </Action>
      </div>
    </Sheet>
  );
}

function headOf(
  sight: Sight,
  { roll, outcome, thrower }: Slip,
): { readonly title: string; readonly note: string } {
  const said = playerWords.value.slip;
  const title =
    outcome.kind === 'void'
      ? voidCallOf(sight.game, outcome.reason).call
      : callOf(sight.game, outcome.roll, thrower);
  if (thrower === 'dealer') return { title, note: said.round({ round: `${roll}` }) };
  const who = thrower === sight.mine?.seat ? said.you : nameAt(sight, thrower);
  return { title, note: said.roll({ roll: `${roll}`, thrower: who }) };
}

type LineProps = {
  readonly sight: Sight;
  readonly line: SlipLine;
  readonly from: RollPlace;
  readonly comesDown: boolean;
};

function Line({ sight, line, from, comesDown }: LineProps) {
  const said = playerWords.value.slip;
  const { wager, word, stake, odds, cents, clause, notes } = line;
  const written = inChips(sight, stake);
  return (
    <li class="line">
      <span class="w">
        {wagerName(sight, wager)}
        <small>{odds === null ? written : said.at({ sum: written, odds: oddsText([odds]) })}</small>
      </span>
      <span class={word === 'won' ? 'v up' : 'v'}>
        <small>{said[word]}</small>
        {word === 'stays' ? inChips(sight, cents) : signed(sight, word === 'won' ? cents : -cents)}
      </span>
      <span class="how">
        {howOf(sight, line, comesDown)}
        {notes.map(({ clause: at, says }) => (
          <span key={at} class="note">
            {says} <ClauseLink clause={at} from={from} />
          </span>
        ))}
      </span>
      <span class="cls">
        <ClauseLink clause={clause} from={from} />
      </span>
    </li>
  );
}

/** The arithmetic of a line in words, every figure from its settlement. */
function howOf(sight: Sight, line: SlipLine, comesDown: boolean): string {
  const said = playerWords.value.slip;
  const { word, inPlay, odds, cents, exact, returned, up } = line;
  const wager = sight.game.wagers[line.wager];
  const facts = wager && areaFacts(sight, wager);
  if (word === 'won') {
    const figure = odds === null ? '' : number(Number.parseFloat(odds));
    return [
      said.pays({ stake: inChips(sight, inPlay), odds: figure, winnings: inChips(sight, cents) }),
      ...(exact === undefined ? [] : [said.rounded({ exact: number(exact / 100), winnings: sum(cents) })]),
      ...(returned > 0 ? [said.comesBack({ sum: inChips(sight, returned) })] : []),
      ...(up && returned === 0 ? [comesDown ? said.comesDown : said.staysUp] : []),
    ].join(', ');
  }
  const wins = facts?.wins === undefined ? '' : rollsText(facts.wins);
  const loses = facts?.loses === undefined || facts.loses === 'rest' ? '' : rollsText(facts.loses);
  if (word === 'stays') return wins === '' ? said.movesOn : said.waitsFor({ wins, loses });
  return wins === '' ? said.lostOn({ rolls: loses }) : said.needs({ rolls: wins });
}

const signed = (sight: Sight, cents: number): string =>
  sight.mine?.colour === undefined ? change(cents) : change((cents / sight.mine.colour.value) * 100, figure);
