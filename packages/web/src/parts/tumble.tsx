import type { Pips } from '@dicepit/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isStill } from '../settings/settings.ts';
import { sides, turnsTo } from './cube.ts';
import { Die } from './die.tsx';
import * as css from './tumble.module.css';

/** How long dice roll, in milliseconds; the last of them rests a little later. */
const ROLLS = 1_200;
const LATER = 180;

export type TumbleProps = {
  /** What they come to rest at; while it is not known they roll on. */
  readonly faces: readonly Pips[] | undefined;
  readonly dice: number;
  /** Called once for each throw when they rest; at once where nothing may move. */
  readonly onRest?: () => void;
};

/** Dice that tumble and come to rest at the faces given. A tap lets them rest at once. */
export function Tumble({ faces, dice, onRest }: TumbleProps) {
  const [resting, setResting] = useState(false);
  const hasRested = useRef(false);
  const throwOf = faces?.join('-') ?? '';
  const rest = (): void => {
    setResting(true);
    if (!hasRested.current) onRest?.();
    hasRested.current = true;
  };
  useEffect(() => {
    hasRested.current = false;
    setResting(false);
    if (throwOf === '') return undefined;
    const timer = setTimeout(rest, isStill() ? 0 : ROLLS + LATER * (dice - 1));
    return () => clearTimeout(timer);
  }, [throwOf]);

  if (isStill()) return <Still faces={faces ?? Array.from({ length: dice }, () => undefined)} />;
  return (
    <div
      class={[
        css.tumble,
        faces === undefined ? css.isRolling : css.isFalling,
        resting ? css.isResting : '',
      ].join(' ')}
      data-part="tumble"
      aria-hidden="true"
      onPointerDown={() => {
        if (faces !== undefined) rest();
      }}
    >
      {Array.from({ length: dice }, (_, index) => (
        <Cube key={`${index}-${throwOf}`} pips={faces?.[index] ?? 1} late={index} />
      ))}
    </div>
  );
}

/** The same without movement: blank until it is known what they show. */
function Still({ faces }: { readonly faces: readonly (Pips | undefined)[] }) {
  return (
    <div class={css.tumble} data-part="tumble" aria-hidden="true">
      {faces.map((pips, place) => (
        // Equal dice differ by their place only.
        <Die key={`${place}-${pips}`} {...(pips === undefined ? {} : { pips })} class={css.still} />
      ))}
    </div>
  );
}

function Cube({ pips, late }: { readonly pips: Pips; readonly late: number }) {
  return (
    <div class={css.cubeBox} style={{ '--late': `${late * LATER}ms` }}>
      <div class={css.cube} style={{ '--rest': turnsTo(pips) }}>
        {sides.map(({ pips: side, turn }) => (
          <div key={side} class={css.side} style={{ transform: `${turn} translateZ(var(--half))` }}>
            <Die pips={side} />
          </div>
        ))}
      </div>
    </div>
  );
}
