import { Die } from '../../parts/die.tsx';
import { dice } from '../../words/numbers.ts';

import type { RollGroups } from '../areas/roll-groups.ts';
import { totalsText } from '../areas/roll-text.ts';
import { playerWords } from '../said.ts';

/** A set of rolls: single ones drawn, totals in words. */
export function Rolls({ groups }: { readonly groups: RollGroups | 'rest' }) {
  if (groups === 'rest') return <dd>{playerWords.value.rolls.rest}</dd>;
  const text = totalsText(groups);
  const [face] = groups.faces;
  return (
    <dd class="rollset">
      {groups.rolls.map((roll) => (
        <span key={roll.join('-')} class="p" role="img" aria-label={dice(roll)}>
          {roll.map((pips, place) => (
            // Equal dice differ by their place only.
            <Die key={`${place}-${pips}`} pips={pips} />
          ))}
        </span>
      ))}
      {face !== undefined && (
        <span class="p">
          <Die pips={face} />
        </span>
      )}
      {text !== '' && (
        <span>{groups.rolls.length > 0 ? playerWords.value.rolls.or({ more: text }) : text}</span>
      )}
    </dd>
  );
}
