import type { Pips } from '@dicepit/engine';
import { Die } from '../../parts/die.tsx';
import { Select } from '../../parts/field.tsx';
import { number } from '../../words/numbers.ts';
import { promotionWords } from '../said.ts';

const faces = ['1', '2', '3', '4', '5', '6'] as const;

export type DicePickProps = {
  readonly thrown: readonly Pips[];
  readonly onPick: (thrown: readonly Pips[]) => void;
};

/** The faces of one throw, die by die, in the order in which they are read. */
export function DicePick({ thrown, onPick }: DicePickProps) {
  const said = promotionWords.value.parts.draw;
  return (
    <div class="dice-pick">
      {thrown.map((face, place) => (
        <div key={place}>
          <Die pips={face} />
          <Select
            name={said.die({ number: number(place + 1) })}
            options={faces.map((each) => [each, each] as const)}
            chosen={faces[face - 1] ?? '1'}
            onPick={(text) => onPick(thrown.with(place, pips[text]))}
          />
        </div>
      ))}
    </div>
  );
}

/** The list offers the six faces of a die and nothing else. */
const pips: Readonly<Record<(typeof faces)[number], Pips>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

/** So many dice, each showing what was picked for it, or a one. */
export const picked = (thrown: readonly Pips[], dice: number): readonly Pips[] =>
  Array.from({ length: dice }, (_, place): Pips => thrown[place] ?? 1);
