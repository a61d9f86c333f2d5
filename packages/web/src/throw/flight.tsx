import type { Pips } from '@dicepit/engine';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Die, usePictures } from '../parts/die.tsx';
import * as css from './flight.module.css';
import type { DiceInFlight } from './present-table.ts';
import type { Ground, ThrownDice } from './thrown-dice.tsx';

/** The look of a sign whose dice are on the cloth still, and of one that they come to. */
export const waiting = css.waiting;
export const arriving = css.arriving;

/** What draws the dice. It comes when the page has been drawn: nobody throws before that. */
const drawing = signal<typeof ThrownDice | undefined>(undefined);

/** After the felt, in milliseconds. */
const PRELOAD_DELAY_MS = 500;

async function loadDrawing(): Promise<void> {
  try {
    drawing.value = (await import('./thrown-dice.tsx')).ThrownDice;
  } catch {
    // Without a network no dice fly; what they show is told all the same.
  }
}

type FlightProps = {
  readonly dice: DiceInFlight | undefined;
  readonly count: number;
  /** Dice as large as the cloth lets them be. */
  readonly large?: boolean;
  /** On a wide screen the cloth lies beside the dock. */
  readonly isBesideDock?: boolean;
  /** What is celebrated when they have rested. */
  readonly moment: ComponentChildren;
};

/** Dice over the cloth of a phone. Nothing of it can be touched: what lies under it goes on as ever. */
export function Flight({ dice, count, large = false, isBesideDock = false, moment }: FlightProps) {
  const Dice = drawing.value;
  const pictures = usePictures();
  useEffect(() => {
    const timer = setTimeout(() => void loadDrawing(), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      class={isBesideDock ? `${css.flight} ${css.besideDock}` : css.flight}
      data-part="flight"
      data-ready={Dice !== undefined}
      aria-hidden="true"
    >
      {dice !== undefined && (
        <>
          <div class={dice.isTold ? css.sky : `${css.sky} ${css.isOut}`}>
            {Dice !== undefined && (
              <Dice
                dice={dice.thrown}
                movement={dice.movement}
                count={count}
                pictures={pictures}
                pace={dice.pace}
                ground={large ? largeGround : ground}
                isTold={dice.isTold}
                sign={diceOnSign}
              />
            )}
          </div>
          {dice.isTold && moment}
        </>
      )}
    </div>
  );
}

const diceOnSign = (): readonly Element[] => [
  ...document.querySelectorAll('[data-part="last-roll"] [data-part="die"]'),
];

/** From the thumb to the far rail, and back over the middle. */
const ground: Ground = {
  size: 0.19,
  lift: 0.18,
  hand: [0.5, 0.86],
  dice: [
    {
      touches: [
        [0.769, 0.4],
        [0.672, 0.11],
        [0.559, 0.26],
        [0.52, 0.36],
      ],
      end: [0.697, 0.46],
    },
    {
      touches: [
        [0.359, 0.46],
        [0.246, 0.12],
        [0.236, 0.33],
        [0.22, 0.41],
      ],
      end: [0.313, 0.52],
    },
    {
      touches: [
        [0.564, 0.52],
        [0.513, 0.13],
        [0.769, 0.38],
        [0.8, 0.47],
      ],
      end: [0.513, 0.64],
    },
  ],
};

const largeGround: Ground = { ...ground, size: 0.26 };

type MomentOverProps = {
  readonly title: string;
  readonly line?: string;
  readonly picture?: ComponentChildren;
};

/** So many letters take two lines at the full size on a small phone. */
const LONG_TITLE = 20;

/** What a room stops for, over the cloth of a phone. It says nothing that is not on the sign. */
export const MomentOver = ({ title, line = '', picture }: MomentOverProps) => (
  <div class={css.moment} data-part="moment">
    {picture}
    <b class={title.length > LONG_TITLE ? `${css.title} ${css.long}` : css.title}>{title}</b>
    {line !== '' && <span class={css.line}>{line}</span>}
  </div>
);

/** Two single pips open, look round, and blink once. */
export const SnakeEyes = () => (
  <span class={css.eyes}>
    <i class={css.eye}>
      <i class={css.pip} />
    </i>
    <i class={css.eye}>
      <i class={css.pip} />
    </i>
  </span>
);

/** The dice that were called; the twins of a hard way meet. */
export const CalledDice = ({
  faces,
  meet = false,
}: {
  readonly faces: readonly Pips[];
  readonly meet?: boolean;
}) => (
  <span class={meet ? `${css.eyes} ${css.meet}` : css.eyes}>
    {faces.map((pips) => (
      <Die pips={pips} class={css.called} />
    ))}
  </span>
);

/** So many sets in a row: they light one after the other. */
export const FullSet = ({ sets }: { readonly sets: number }) => (
  <span class={css.sets}>
    {Array.from({ length: sets }, (_, index) => (
      <i style={{ animationDelay: `${180 + index * 120}ms` }}>{index + 1}</i>
    ))}
  </span>
);
