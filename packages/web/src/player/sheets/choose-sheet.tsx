import { isPips, type Pips, usableDice } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { IsoDie } from '../../parts/iso-die.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { whyTold } from '../../words/refusal-words.ts';
import type { Desk } from '../desk/desk.ts';
import { asProblem } from '../desk/problem.ts';
import { playerWords } from '../said.ts';
import { type Sight, whyNot } from '../sight.ts';

/** A new shooter picks the dice to throw out of those in the bowl. */
export function ChooseSheet({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.dice;
  const { table, mine, game, rules } = sight;
  const bowl = usableDice(table);
  const [picked, setPicked] = useState<readonly string[]>(bowl.slice(0, game.dice));
  if (mine === undefined) return null;
  const { seat } = mine;
  const why = whyNot(sight, { type: 'ChooseDice', seat, dice: picked });
  const clause = rules.procedure.shooter?.choosing;
  const toggle = (die: string): void =>
    // The first picked goes back when one more is taken up than is thrown.
    setPicked(
      picked.includes(die) ? picked.filter((each) => each !== die) : [...picked, die].slice(-game.dice),
    );
  return (
    <Sheet title={said.pick({ count: `${game.dice}`, all: `${bowl.length}` })} onClose={() => undefined}>
      <fieldset class="bowl" aria-label={said.bowl}>
        {bowl.map((die, index) => (
          <Pick key={die} number={index + 1} on={picked.includes(die)} onToggle={() => toggle(die)} />
        ))}
      </fieldset>
      <p class="small quiet">
        {said.restGoBack} {clause !== undefined && <ClauseLink clause={`${game.prefix}/${clause}`} />}
      </p>
      <div class="btns">
        <Action
          class="btn btn-main btn-sign"
          why={whyTold(why)}
          onPress={() => void desk.command({ type: 'ChooseDice', seat, dice: picked })}
          onRefused={() => {
            if (why !== undefined) desk.refuse({ problem: asProblem(why) });
          }}
        >
          {said.chosen}
        </Action>
      </div>
    </Sheet>
  );
}

type PickProps = { readonly number: number; readonly on: boolean; readonly onToggle: () => void };

function Pick({ number, on, onToggle }: PickProps) {
  return (
    <button
      type="button"
      class={on ? 'pick on' : 'pick'}
      aria-pressed={on}
      aria-label={playerWords.value.dice.die({ number: `${number}` })}
      onClick={onToggle}
    >
      <IsoDie top={topOf(number)} />
      <span>{number}</span>
      {on && (
        <span class="ok">
          <Icon name="check" small />
        </span>
      )}
    </button>
  );
}

/** Each die of the bowl lies another way up, so that they can be told apart. */
function topOf(number: number): Pips {
  const pips = ((number - 1) % 6) + 1;
  return isPips(pips) ? pips : 1;
}
