import type { DiceScene, LayoutScene, PartyScene, RoundScene, Scene, SeenDie } from '@dicepit/desks';
import { type Roll, totalOf } from '@dicepit/engine';
import { Die } from '../parts/die.tsx';
import { bookCall } from '../words/calls.ts';
import { nameBy } from '../words/names.ts';
import { dice, list, number, sum } from '../words/words.ts';
import * as css from './drill.module.css';
import { dieWords, drillWords, lineWords, payableWords } from './drill-words.ts';

/** What is shown before anything is asked. */
export function SceneView({ scene }: { readonly scene: Scene }) {
  const said = drillWords.value;
  switch (scene.is) {
    case 'layout':
      return <LayoutView scene={scene} />;
    case 'dice':
      return <DiceView scene={scene} />;
    case 'event':
      return <p class={css.event}>{nameBy(said.events, scene.event) ?? scene.event}</p>;
    case 'round':
      return <RoundView scene={scene} />;
    case 'party':
      return <PartyView scene={scene} />;
  }
}

function LayoutView({ scene: { roll, call, sets, chips, limits } }: { readonly scene: LayoutScene }) {
  const said = drillWords.value;
  return (
    <div class={css.roll}>
      {roll !== null && <RollView roll={roll} />}
      <div>
        {sets !== null && (
          <p class="quiet">
            {said.sets({ won: sets.won })}
            {roll !== null && `, ${said.throwOf({ thrown: sets.thrown + 1, throws: sets.throws })}`}
          </p>
        )}
        <p class={css.call}>{call === null ? said.passes : bookCall(call)}</p>
        <p class="quiet small">
          {chips === null
            ? said.limits({ least: sum(limits.minimum), most: sum(limits.maximum) })
            : payableWords(chips)}
        </p>
      </div>
    </div>
  );
}

/** A round line by line; the dice lie where they fell, between what came before them and the call. */
function RoundView({ scene: { roll, sets, chips, limits, lines } }: { readonly scene: RoundScene }) {
  const said = drillWords.value;
  const callAt = lines.findIndex(({ is }) => is === 'call');
  const part = (from: number, to: number) => (
    <ol class={css.lines} start={from + 1}>
      {lines.slice(from, to).map((line, at) => (
        <li key={`${from + at} ${line.is}`}>{lineWords(line)}</li>
      ))}
    </ol>
  );
  return (
    <div class={css.round} role="group" aria-label={said.round.name}>
      {part(0, callAt)}
      <div class={css.roll}>
        <RollView roll={roll} />
        <p class="quiet small">
          {sets !== null &&
            `${said.sets({ won: sets.won })}, ${said.throwOf({ thrown: sets.thrown + 1, throws: sets.throws })}. `}
          {chips === null
            ? said.limits({ least: sum(limits.minimum), most: sum(limits.maximum) })
            : payableWords(chips)}
        </p>
      </div>
      {part(callAt, lines.length)}
    </div>
  );
}

const RollView = ({ roll }: { readonly roll: Roll }) => (
  <span class={css.dice} role="img" aria-label={drillWords.value.dice({ shown: dice(roll) })}>
    {roll.map((pips, at) => (
      <Die key={`${at} ${pips}`} pips={pips} />
    ))}
  </span>
);

function DiceView({ scene: { dice, thrower } }: { readonly scene: DiceScene }) {
  const said = drillWords.value;
  const isFlat = dice.every(({ is }) => is === 'flat');
  return (
    <div>
      <p class="quiet">{thrower === 'dealer' ? said.dealerThrows : said.shooterThrows}</p>
      <ul class={css.lying} data-part="lying">
        {dice.map((die, at) => (
          <li key={`${at} ${die.is}`}>
            <SeenDieView die={die} />
            <span class={isFlat ? 'sr' : 'small'}>{dieWords(die)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A die that leans is drawn askew and without a face: which one counts is what is asked. */
function SeenDieView({ die }: { readonly die: SeenDie }) {
  return die.is === 'flat' ? <Die pips={die.pips} /> : <Die class={css.isLeaning} />;
}

function PartyView({ scene: { game, player, roll } }: { readonly scene: PartyScene }) {
  const said = drillWords.value;
  const chances = game.phase.is === 'throwing' ? game.phase.chances : null;
  return (
    <div>
      <table class={`tbl ${css.party}`}>
        <caption class="sr">{said.players}</caption>
        <thead>
          <tr>
            <th scope="col">{said.players}</th>
            <th scope="col" class="r">
              {said.rack}
            </th>
            <th scope="col">{said.cardsUp}</th>
          </tr>
        </thead>
        <tbody>
          {game.seats.map(({ rack, faceUp }, seat) => (
            <tr key={said.player({ seat: seat + 1 })} class={seat === player ? css.isThrowing : ''}>
              <th scope="row">{said.player({ seat: seat + 1 })}</th>
              <td class="r">{number(rack)}</td>
              <td>
                <span class="sr">{list(faceUp.map(String))}</span>
                <span class={css.cards} aria-hidden="true">
                  {faceUp.map((card) => (
                    <b key={card}>{card}</b>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{said.kitty({ chips: game.kitty })}</p>
      {chances !== null && <p>{said.chancesLeft({ count: chances })}</p>}
      <div class={css.roll}>
        <RollView roll={roll} />
        <p class={css.call}>
          {said.throwsIn({ player: said.player({ seat: player + 1 }), total: totalOf(roll) })}
        </p>
      </div>
    </div>
  );
}
