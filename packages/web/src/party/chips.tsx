import { chipValues, fewestChips, type Whites } from '@dicepit/games';
import { Chip } from '../parts/chip.tsx';
import { number } from '../words/numbers.ts';
import { partyWords } from './said.ts';

const colours = ['white', 'red', 'blue'] as const;

/** One's own chips by colour, as few as make the sum; on credit it may be owed. */
export function Chips({ rack }: { readonly rack: Whites }) {
  const said = partyWords.value;
  const counts = fewestChips(Math.abs(rack));
  return (
    <div class="pcs">
      {colours.map((colour) => (
        <div key={colour} class="pc">
          <span class="stack">
            <Chip worth={0} colour={colour} figure={String(chipValues[colour])} />
          </span>
          <p>
            <b>{number(counts[colour])}</b>
            <span>{said[colour]}</span>
          </p>
        </div>
      ))}
      <p class="pt">
        <span>{rack < 0 ? said.owed : said.yours}</span>
        <b>{number(Math.abs(rack))}</b>
      </p>
    </div>
  );
}
