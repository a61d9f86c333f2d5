import { everyPips, type Pips } from '@dicepit/engine';
import { Die } from '../../parts/die.tsx';
import { type Keyed, withFace } from '../pad/faces.ts';
import { dealerWords } from '../said.ts';

export type FacesFieldProps = {
  readonly dice: number;
  readonly faces: Keyed;
  readonly onChange: (faces: Keyed) => void;
};

/** A small pad of faces inside a sheet: pressing one more than there are dice begins again. */
export function FacesField({ dice, faces, onChange }: FacesFieldProps) {
  const said = dealerWords.value;
  const key = (pips: Pips): void => onChange(faces.length >= dice ? [pips] : withFace(faces, pips, dice));
  return (
    <div class="facepick" role="group" aria-label={said.padName}>
      {everyPips.map((pips) => (
        <button
          key={pips}
          type="button"
          class="facekey"
          aria-label={said.face({ pips })}
          onClick={() => key(pips)}
        >
          <Die pips={pips} />
        </button>
      ))}
    </div>
  );
}

/** Faces drawn in a row, with holes for those that are not known. */
export function FacesShown({ dice, faces }: { readonly dice: number; readonly faces: Keyed }) {
  return (
    <span class="dd">
      {Array.from({ length: dice }, (_, place) => {
        const pips = faces[place];
        // Equal dice differ by their place only.
        return pips === undefined ? <span key={place} class="hole" /> : <Die key={place} pips={pips} />;
      })}
    </span>
  );
}
