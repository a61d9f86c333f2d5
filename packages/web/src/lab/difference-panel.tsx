import { compareGames, computeFigures, type GameDifference, type WagerDifference } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import { type EdgesData, edgesPlot } from '@dicepit/plots';
import { useMemo } from 'preact/hooks';
import { packNameInList } from '../words/pack-name.ts';
import { list } from '../words/words.ts';
import * as css from './lab.module.css';
import { LabTable, OptionFields, PillSelect } from './lab-controls.tsx';
import { PlotFigure } from './lab-plot.tsx';
import { usual } from './lab-settings.ts';
import { change, chooseGame, game, lab, listGames, otherGame } from './lab-store.ts';
import { type LabWords, labWords, places, signed } from './lab-words.ts';

/** This table against another: which edges move, and by how much. */
export function DifferencePanel() {
  const said = labWords.value.difference;
  const { against } = lab.value;
  const difference = useMemo(() => compareGames(otherGame.value, game.value), [otherGame.value, game.value]);
  return (
    <section class="panel" aria-labelledby="difference-h">
      <div class={css.panelTop}>
        <h2 id="difference-h" class="h2">
          {said.title}
        </h2>
        <span class="small quiet">{said.note}</span>
        <span class={css.exact}>{labWords.value.exact}</span>
      </div>
      <div class={css.ctl} role="group" aria-label={said.other}>
        <PillSelect
          name={said.against}
          options={listGames().map(({ id }) => [id, packNameInList(id)] as const)}
          chosen={against.pack}
          onPick={(pack) => void chooseGame(pack, () => change({ against: usual(pack) }))}
        />
        <OptionFields
          chosen={against}
          onChoose={(options) => change({ against: { pack: against.pack, options } })}
        />
      </div>
      <Moved difference={difference} />
    </section>
  );
}

function Moved({ difference }: { readonly difference: GameDifference }) {
  const said = labWords.value.difference;
  const { moved, same, onlyBefore, onlyAfter } = difference;
  return (
    <div class={css.found}>
      <p role="status" class={css.status}>
        {moved.length === 0 ? said.nothing : said.moved({ count: moved.length })}
      </p>
      {moved.length > 0 && <MovedTable moved={moved} />}
      <PlotFigure file="edges" draw={(look) => edgesPlot(edgesOf(moved, game.value, said), look)} />
      <p class="small quiet">
        {[
          same.length > 0 && moved.length > 0 ? said.same({ count: same.length }) : '',
          onlyAfter.length > 0 ? said.onlyHere({ names: list(onlyAfter.map(({ name }) => name)) }) : '',
          onlyBefore.length > 0 ? said.onlyThere({ names: list(onlyBefore.map(({ name }) => name)) }) : '',
        ]
          .filter((each) => each !== '')
          .join(' ')}
      </p>
    </div>
  );
}

function MovedTable({ moved }: { readonly moved: readonly WagerDifference[] }) {
  const said = labWords.value.difference;
  return (
    <LabTable caption={said.plot} columns={said.columns}>
      {moved.map(({ wager, name, before, after, edge }) => (
        <tr key={wager}>
          <th scope="row">{name}</th>
          {[before.edge, after.edge].map((each, at) => (
            <td key={at} class="r">
              {each.toString()}
              <small>{`${places(each.toNumber() * 100, 3)} %`}</small>
            </td>
          ))}
          <td class="r">
            {signed(edge.toString(), edge.sign)}
            <small>{`${signed(places(edge.toNumber() * 100, 3), edge.sign)} %`}</small>
          </td>
        </tr>
      ))}
    </LabTable>
  );
}

/** The edges that move, each with what it is elsewhere; all of them where none does. */
function edgesOf(moved: readonly WagerDifference[], game: Game, said: LabWords['difference']): EdgesData {
  const { measures, plot, caption, all } = said;
  if (moved.length === 0)
    return {
      title: all,
      measures,
      rows: Object.values(game.wagers).map((wager) => row(wager.name, computeFigures(wager).edge.toNumber())),
    };
  return {
    title: plot,
    caption,
    measures,
    rows: moved.map(({ name, before, after }) => ({
      ...row(name, after.edge.toNumber()),
      against: before.edge.toNumber() * 100,
    })),
  };
}

const row = (name: string, edge: number): EdgesData['rows'][number] => ({
  name,
  value: edge * 100,
  says: `${places(edge * 100, 3)} %`,
});
