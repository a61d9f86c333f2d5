import { rollsHeatPlot } from '@dicepit/plots';
import { Segments } from '../parts/field.tsx';
import { number } from '../words/words.ts';
import type { LoadedAnswer, RollsNeeded } from './exact-answers.ts';
import * as css from './lab.module.css';
import { LabTable } from './lab-controls.tsx';
import { isWeights } from './lab-link.ts';
import { PlotFigure } from './lab-plot.tsx';
import { fairWeights, MAX_WEIGHT } from './lab-settings.ts';
import { change, lab, loadedDiceAnswer } from './lab-store.ts';
import { labWords, places, signed } from './lab-words.ts';

/** Dice that do not fall evenly: what they do to every wager, and how long nobody would know. */
export function LoadedPanel() {
  const said = labWords.value.loaded;
  const { weights, allLoaded } = lab.value;
  const { answer, isAsking } = loadedDiceAnswer.value;
  return (
    <section class={`panel ${css.whole}`} aria-labelledby="loaded-h" aria-busy={isAsking}>
      <div class={css.panelTop}>
        <h2 id="loaded-h" class="h2">
          {said.title}
        </h2>
        <span class="small quiet">{said.note}</span>
        <span class={css.exact}>{labWords.value.exact}</span>
      </div>
      <div class={css.trio}>
        <div>
          <Faces />
          <Segments
            name={said.which}
            options={[
              ['all', said.all],
              ['one', said.one],
            ]}
            chosen={allLoaded ? 'all' : 'one'}
            onPick={(next) => change({ allLoaded: next === 'all' })}
          />
          <button
            type="button"
            class="btn btn-sm"
            aria-disabled={weights.every((weight) => weight === weights[0]) ? 'true' : undefined}
            onClick={() => change({ weights: fairWeights })}
          >
            {said.fair}
          </button>
          {answer?.ok === true && <HowLong answer={answer.value} />}
        </div>
        {answer?.ok === true && (
          <>
            <LoadedEdges wagers={answer.value.wagers} />
            <div class={isAsking ? css.stale : ''}>
              <Heat answer={answer.value} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function Faces() {
  const said = labWords.value.loaded;
  const { weights } = lab.value;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (
    <div role="group" aria-label={said.faces}>
      {weights.map((weight, place) => {
        const share = `${places((weight / total) * 100, 2)} %`;
        return (
          <label key={place} class={css.face}>
            <span>{said.face({ pips: String(place + 1) })}</span>
            <input
              type="range"
              min={0}
              max={MAX_WEIGHT}
              step={1}
              value={weight}
              aria-valuetext={share}
              onInput={({ currentTarget }) => {
                const next = weights.map((each, at) => (at === place ? Number(currentTarget.value) : each));
                if (isWeights(next)) change({ weights: next });
              }}
            />
            <output>{share}</output>
          </label>
        );
      })}
    </div>
  );
}

function HowLong({ answer }: { readonly answer: LoadedAnswer }) {
  const said = labWords.value.loaded;
  const { best, faces } = answer;
  if (best === undefined || faces === undefined) return <p class={css.howLong}>{said.even}</p>;
  const told = ({ times, method }: RollsNeeded): string =>
    times === undefined ? said.tooMany : `${method === 'exact' ? '' : '≈ '}${number(times)}`;
  return (
    <div class={css.howLong} role="status">
      <dl class={css.keyFigures} data-part="key-figures">
        <div>
          <dt>{said.best}</dt>
          <dd>{told(best)}</dd>
        </div>
        <div>
          <dt>{said.usual}</dt>
          <dd>{told(faces)}</dd>
        </div>
      </dl>
      <p class="small quiet">{said.demand}</p>
    </div>
  );
}

function LoadedEdges({ wagers }: Pick<LoadedAnswer, 'wagers'>) {
  const said = labWords.value.loaded;
  return (
    <LabTable caption={said.edges} columns={said.columns}>
      {wagers.map(({ wager, name, fair, loaded }) => {
        const change = loaded === undefined ? 0 : (loaded.value - fair.value) * 100;
        return (
          <tr key={wager}>
            <th scope="row">{name}</th>
            <td class="r">{`${places(fair.value * 100, 3)} %`}</td>
            <td class="r" title={loaded?.text}>
              {loaded === undefined ? said.never : `${places(loaded.value * 100, 3)} %`}
            </td>
            <td class="r">{loaded === undefined ? '–' : signed(places(change, 3), change)}</td>
          </tr>
        );
      })}
    </LabTable>
  );
}

/** As many rolls as the best test needs are what the picture is of; some where the dice are fair. */
const FAIR_DICE_ROLLS = 3_600;

function Heat({ answer }: { readonly answer: LoadedAnswer }) {
  const said = labWords.value.loaded;
  if (answer.rolls.length === 0) return null;
  const rolls = answer.best?.times ?? FAIR_DICE_ROLLS;
  const counts = answer.rolls.map((row) => row.map((share) => share * rolls));
  return (
    <PlotFigure
      file="rolls"
      draw={(look) =>
        rollsHeatPlot({ title: said.heat, caption: said.heatCaption({ rolls: number(rolls) }), counts }, look)
      }
    />
  );
}
