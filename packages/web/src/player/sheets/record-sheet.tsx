import { Sheet } from '../../parts/sheet.tsx';
import { change, sum } from '../../words/words.ts';
import {
  countStreak,
  countTotals,
  isRecordBarred,
  lastRolls,
  nameAt,
  type PlayerView,
  type RollEntry,
  rollsSince,
  writeOutcome,
} from '../player-view.ts';
import { playerWords } from '../player-words.ts';

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
      <p class="quiet small record-note">
        {said.note} {said.notBinding}
      </p>
    </Sheet>
  );
}

/** A picture of the totals, and the same in figures for whoever does not see it. */
function Counts({ view, rolls }: { readonly view: PlayerView; readonly rolls: readonly RollEntry[] }) {
  const said = playerWords.value.record;
  const counts = countTotals(rolls, view.game.dice);
  const most = Math.max(1, ...counts.map(([, times]) => times));
  return (
    <>
      <h3 class="record-h">{said.counts}</h3>
      <div class="bars" aria-hidden="true">
        {counts.map(([total, times]) => (
          <span key={total} class={times === 0 ? 'bar-of none' : 'bar-of'}>
            <i style={{ height: `${(times / most) * 100}%` }} />
            <em>{times === 0 ? '' : times}</em>
            <b>{total}</b>
            <small>{rollsSince(rolls, total) ?? '–'}</small>
          </span>
        ))}
      </div>
      <p class="quiet small" aria-hidden="true">
        {said.agoNote}
      </p>
      <table class="sr">
        <caption>{said.counts}</caption>
        <thead>
          <tr>
            <th scope="col">{said.total}</th>
            <th scope="col">{said.times}</th>
            <th scope="col">{said.ago}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(([total, times]) => (
            <tr key={total}>
              <th scope="row">{total}</th>
              <td>{times}</td>
              <td>{rollsSince(rolls, total) ?? '–'}</td>
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
      <h3 class="record-h">{said.rolls}</h3>
      <ol class="record">
        {rolls.map((roll) => (
          <li key={roll.number}>
            <span class="quiet num">{roll.number}</span>
            <b>{writeOutcome(view.game, roll)}</b>
            <span class="quiet">{roll.thrower === 'dealer' ? '' : nameAt(view, roll.thrower)}</span>
            <span class={roll.net !== undefined && roll.net > 0 ? 'r up' : 'r'}>
              {roll.net === undefined ? <small class="quiet">{said.noBet}</small> : change(roll.net)}
            </span>
          </li>
        ))}
      </ol>
      {own.length > 1 && (
        <p class="record-sum">
          <span>{said.sum}</span>
          <b>{own.length === 0 ? sum(0) : change(own.reduce((all, net) => all + net, 0))}</b>
        </p>
      )}
    </>
  );
}
