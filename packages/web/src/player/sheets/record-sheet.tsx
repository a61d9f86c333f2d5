import type { ComponentChildren } from 'preact';
import { Die } from '../../parts/die.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { faceName } from '../../words/calls.ts';
import { change, sum } from '../../words/words.ts';
import {
  countFaces,
  countStreak,
  countTotals,
  isRecordBarred,
  lastRolls,
  type RollEntry,
  rollsSince,
  writeOutcome,
} from '../past-rolls.ts';
import { nameAt, type PlayerView } from '../player-view.ts';
import { playerWords } from '../player-words.ts';
import * as css from './sheets.module.css';

/** The last rolls, how often each total fell, and one's own results. */
export function RecordSheet({ view, onClose }: { readonly view: PlayerView; readonly onClose: () => void }) {
  const said = playerWords.value.record;
  const rolls = lastRolls(view);
  const isBarred = isRecordBarred(view);
  const streak = countStreak(rolls);
  return (
    <Sheet
      title={said.title}
      {...(isBarred || streak === 0 ? {} : { note: said.streak({ rolls: streak }) })}
      closable
      onClose={onClose}
    >
      {isBarred && <p class="lead">{said.barred}</p>}
      {!isBarred && rolls.length === 0 && <p class="lead">{said.empty}</p>}
      {!isBarred && rolls.length > 0 && <Counts view={view} rolls={rolls} />}
      {rolls.length > 0 && <Rolls view={view} rolls={rolls} />}
      <p class={`quiet small ${css.note}`}>
        {said.note} {said.notBinding}
      </p>
    </Sheet>
  );
}

type Counted = {
  readonly key: string;
  readonly name: string;
  readonly sign: ComponentChildren;
  readonly times: number;
  readonly ago: number | undefined;
};

/** How often each total fell, or each picture where the dice have such: a drawing, and the same in figures for whoever does not see it. */
function Counts({ view, rolls }: { readonly view: PlayerView; readonly rolls: readonly RollEntry[] }) {
  const said = playerWords.value.record;
  const { game } = view;
  const hasPictures = game.faces !== undefined;
  const title = hasPictures ? said.faceCounts : said.counts;
  const counts: readonly Counted[] = hasPictures
    ? countFaces(rolls).map(({ pips, ...counted }) => ({
        key: String(pips),
        name: faceName(game, pips),
        sign: <Die pips={pips} />,
        ...counted,
      }))
    : countTotals(rolls, game.dice).map(([total, times]) => ({
        key: String(total),
        name: String(total),
        sign: total,
        times,
        ago: rollsSince(rolls, total),
      }));
  const most = Math.max(1, ...counts.map(({ times }) => times));
  return (
    <>
      <h3 class={css.heading}>{title}</h3>
      <div class={css.bars} aria-hidden="true">
        {counts.map(({ key, sign, times, ago }) => (
          <span key={key} class={times === 0 ? `${css.bar} ${css.isNone}` : css.bar}>
            <i style={{ height: `${(times / most) * 100}%` }} />
            <em>{times === 0 ? '' : times}</em>
            <b>{sign}</b>
            <small>{ago ?? '–'}</small>
          </span>
        ))}
      </div>
      <p class="quiet small" aria-hidden="true">
        {hasPictures ? said.faceAgoNote : said.agoNote}
      </p>
      <table class="sr">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{hasPictures ? said.face : said.total}</th>
            <th scope="col">{said.times}</th>
            <th scope="col">{said.ago}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ key, name, times, ago }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{times}</td>
              <td>{ago ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Rolls({ view, rolls }: { readonly view: PlayerView; readonly rolls: readonly RollEntry[] }) {
  const said = playerWords.value.record;
  const own = rolls.flatMap(({ net }) => (net === undefined ? [] : [net]));
  return (
    <>
      <h3 class={css.heading}>{said.rolls}</h3>
      <ol class={css.record}>
        {rolls.map((roll) => (
          <li key={roll.number}>
            <span class="quiet num">{roll.number}</span>
            <b>{writeOutcome(view.game, roll)}</b>
            <span class="quiet">{roll.thrower === 'dealer' ? '' : nameAt(view, roll.thrower)}</span>
            <span class={roll.net !== undefined && roll.net > 0 ? `${css.result} ${css.isWon}` : css.result}>
              {roll.net === undefined ? <small class="quiet">{said.noBet}</small> : change(roll.net)}
            </span>
          </li>
        ))}
      </ol>
      {own.length > 1 && (
        <p class={css.total}>
          <span>{said.sum}</span>
          <b>{own.length === 0 ? sum(0) : change(own.reduce((all, net) => all + net, 0))}</b>
        </p>
      )}
    </>
  );
}
