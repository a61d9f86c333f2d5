import { type DrawnWinner, listPicks, redrawDue } from '@dicepit/desks';
import type { Pips } from '@dicepit/engine';
import { diceFor } from '@dicepit/proof';
import { useState } from 'preact/hooks';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/numbers.ts';
import { promotionWords, when } from '../said.ts';
import { DicePick, picked } from './dice-pick.tsx';
import { Give } from './give-deed.tsx';
import { isOperator } from './is-operator.ts';
import { nameOf } from './live.ts';
import type { PartProps } from './terms-part.tsx';

type RedrawProps = PartProps & { readonly winner: DrawnWinner };

/** Until when a winner who has to be there may claim; after that the prize is drawn again. */
export function Redraw({ shown, winner }: RedrawProps) {
  const said = promotionWords.value.parts.winners;
  const { whole, entries } = shown;
  const [thrown, setThrown] = useState<readonly Pips[]>([]);
  const { prize, person } = winner;
  const due = redrawDue(whole.terms, winner);
  const hasClaimed = whole.claims.some((claim) => claim.prize === prize && claim.person === person);
  if (due === undefined || hasClaimed) return null;
  const isByDice = whole.method === 'dice throw';
  const dice = diceFor(Math.max(1, entries - listPicks(whole).length));
  const faces = picked(thrown, dice);
  return (
    <div class="asked">
      <p>
        {said.claimUntil({ time: when(due) })} <ClauseLink clause="nsw/10.7.8" />
      </p>
      {isOperator() && isByDice && (
        <>
          <p>{promotionWords.value.parts.draw.throwFor({ prize, dice: number(dice) })}</p>
          <DicePick thrown={faces} onPick={setThrown} />
        </>
      )}
      {isOperator() && (
        <Give
          command={{ type: 'RedrawPrize', prize, ...(isByDice ? { faces } : {}) }}
          name={said.redraw}
          said={said.redrawn}
          sure={said.redrawSure({ name: nameOf(person) })}
          onDone={() => setThrown([])}
        />
      )}
    </div>
  );
}
