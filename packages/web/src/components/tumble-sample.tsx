import { isPips } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Tumble } from '../parts/tumble.tsx';

/** Dice thrown at a press of the button, at the faces in the address: `#tumble/2-5`. */
export function TumbleSample({ faces }: { readonly faces: string }) {
  const [thrown, setThrown] = useState(false);
  const roll = faces.split('-').map(Number).filter(isPips);
  return (
    <main>
      <Tumble dice={roll.length} faces={thrown ? roll : undefined} />
      <button type="button" class="btn" onClick={() => setThrown(!thrown)}>
        Throw
      </button>
    </main>
  );
}
