/** A finger that goes up by so many pixels, and by no more than so many to the side, throws the dice. */
const UP = 70;
const ASIDE = 80;

type Point = { readonly x: number; readonly y: number };

/** Whether a stroke is a throw. */
export const isThrow = (from: Point, to: Point): boolean =>
  from.y - to.y >= UP && Math.abs(to.x - from.x) <= ASIDE;

/** Listeners for a surface on which a stroke upwards throws. The tap that such a stroke ends in is none. */
export function swiping(onThrow: () => void) {
  let from: Point | undefined;
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      from = { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from;
      from = undefined;
      if (start === undefined || !isThrow(start, { x: clientX, y: clientY })) return;
      swallowClick();
      onThrow();
    },
    onPointerCancel: () => {
      from = undefined;
    },
  };
}

function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
}
