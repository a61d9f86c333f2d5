import { Die } from '../../parts/die.tsx';
import { words } from '../../words/words.ts';
import type { RollGroups } from '../areas/roll-groups.ts';
import { totalsText } from '../areas/roll-text.ts';

/** A set of rolls: single ones drawn, totals in words. */
export function Rolls({ groups }: { readonly groups: RollGroups | 'rest' }) {
  if (groups === 'rest') return <dd>{words.value.player.rolls.rest}</dd>;
  const text = totalsText(groups);
  const [face] = groups.faces;
  return (
    <dd class="rollset">
      {groups.rolls.map((roll) => (
        <span key={roll.join('-')} class="p" role="img" aria-label={words.value.common.dice(roll)}>
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
      {text !== '' && <span>{groups.rolls.length > 0 ? words.value.player.rolls.or(text) : text}</span>}
    </dd>
  );
}
