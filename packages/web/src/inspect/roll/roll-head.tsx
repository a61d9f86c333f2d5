import type { RollSheet } from '@dicepit/wire';
import { Die } from '../../parts/die.tsx';
import { bookCallOf } from '../../words/calls.ts';
import { list, number, timeToTheSecond } from '../../words/numbers.ts';
import { inspectWords, nameAt, whenOf } from '../said.ts';
import { diceIn, gameAt, rollIn } from './shown-layout.ts';

/** The dice large, what they were called, and when. */
export function RollHead({ sheet }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  const { outcome, thrower, dice, drawn, thrownAt, calledAt, settledAt } = sheet;
  const faces = diceIn(outcome);
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
    <section class="panel inspect-roll-head">
      <div class="inspect-called">
        <span class="inspect-dice" aria-hidden="true">
          {faces.map((pips, place) => (
            // Equal dice differ by their place only.
            <Die key={`${place}-${pips}`} pips={pips} />
          ))}
        </span>
        <p class="inspect-outcome">
          {calledText(sheet)}
          <small>{outcome ?? said.open}</small>
        </p>
      </div>
      <dl class="inspect-facts">
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

/** The call in words where it is a roll of a game with a bank, and nothing where the outcome says it already. */
function calledText({ pack, before, outcome }: RollSheet): string {
  const game = gameAt(pack, before);
  const roll = game === undefined ? undefined : rollIn(game, outcome);
  return game === undefined || roll === undefined ? '' : bookCallOf(game, roll);
}

function throwerText(thrower: RollSheet['thrower']): string {
  if (thrower.is === 'dealer') return inspectWords.value.roll.dealer;
  return thrower.is === 'seat' ? nameAt('', thrower.seat) : thrower.name;
}
