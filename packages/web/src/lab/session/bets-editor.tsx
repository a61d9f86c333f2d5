import { Icon } from '../../parts/icon.tsx';
import { PillField } from '../parts/pill-field.tsx';
import { labWords } from '../said.ts';
import { MOST_BETS, readSum, writeSum } from '../state/bounds.ts';
import { change, game, lab } from '../state/desk.ts';
import { type LabBet, unbet } from '../state/lab.ts';

/** The bets that are up at every roll. */
export function BetsEditor() {
  const said = labWords.value.session;
  const { bets } = lab.value;
  const { wagers } = game.value;
  const free = unbet(game.value, bets);
  const put = (at: number, bet: LabBet): void =>
    change({ bets: bets.map((each, place) => (place === at ? bet : each)) });
  return (
    <ul class="betlist" aria-label={said.bets}>
      {bets.map(({ wager, stake }, at) => (
        <li key={wager}>
          <PillField
            name={wagers[wager]?.name ?? wager}
            value={stake}
            write={writeSum}
            read={readSum}
            onTake={(next) => put(at, { wager, stake: next })}
            wrong={said.wrongSum}
            size={4}
          />
          {bets.length > 1 && (
            <button
              type="button"
              class="iconbtn"
              aria-label={said.remove({ wager: wagers[wager]?.name ?? wager })}
              onClick={() => change({ bets: bets.filter((_, place) => place !== at) })}
            >
              <Icon name="close" small />
            </button>
          )}
        </li>
      ))}
      {free.length > 0 && bets.length < MOST_BETS && (
        <li>
          <div class="pillbox addbet">
            <label for="add-bet">
              <Icon name="plus" small />
              <span class="sr">{said.add}</span>
            </label>
            <select
              id="add-bet"
              class="pick"
              value=""
              onChange={({ currentTarget }) => {
                const wager = currentTarget.value;
                currentTarget.value = '';
                if (wager !== '') change({ bets: [...bets, { wager, stake: bets[0]?.stake ?? 5_00 }] });
              }}
            >
              <option value="">{said.add}</option>
              {free.map((id) => (
                <option key={id} value={id}>
                  {wagers[id]?.name ?? id}
                </option>
              ))}
            </select>
          </div>
        </li>
      )}
    </ul>
  );
}
