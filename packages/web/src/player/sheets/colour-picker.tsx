import type { Cents } from '@dicepit/engine';
import { Chip } from '../../parts/chip.tsx';
import { figure, sum } from '../../words/numbers.ts';
import type { Buying } from '../money/buying.ts';
import { playerWords } from '../said.ts';

export type ColourPickerProps = {
  readonly buying: Buying;
  readonly colour: string;
  readonly value: Cents;
  readonly onColour: (colour: string) => void;
  readonly onValue: (value: Cents) => void;
};

/** A colour of one's own, and what each of its chips is worth. */
export function ColourPicker({ buying, colour, value, onColour, onValue }: ColourPickerProps) {
  const said = playerWords.value.cage;
  return (
    <>
      <fieldset class="setting">
        <legend>{said.colour}</legend>
        <div class="colours">
          {buying.colours.map((each) => (
            <label key={each} class="colour">
              <input type="radio" name="colour" checked={each === colour} onChange={() => onColour(each)} />
              <span class="chip">
                <Chip worth={value} colour={each} figure={figure(value)} />
              </span>
              <span class="small">{colourName(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="setting">
        <legend>{said.value}</legend>
        <div class="values">
          {buying.values.map((each) => (
            <label key={each} class="segment">
              <input type="radio" name="value" checked={each === value} onChange={() => onValue(each)} />
              <span>{sum(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** A colour in the language of this device; one that is not known there goes by its own name. */
export function colourName(colour: string): string {
  const names: Readonly<Record<string, string>> = playerWords.value.colours;
  return names[colour] ?? colour;
}
