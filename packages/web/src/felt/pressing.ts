/** How long a finger rests on an area before it asks for more, in milliseconds. */
const HOLD = 500;

/** A finger that has moved further than this, in pixels, scrolls and does not press. */
const SLIP = 12;

export type Pressing = { readonly onTap: () => void; readonly onHold: () => void };

// One finger at a time presses; what it holds is the same whatever has been drawn anew meanwhile.
let held:
  | { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number }
  | undefined;

/** The listeners of a button that may also be held. The tap that ends a hold is not one. */
export function pressing({ onTap, onHold }: Pressing) {
  return {
    onClick: onTap,
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      letGo();
      if (button !== 0) return;
      const timer = setTimeout(() => {
        held = undefined;
        swallowRelease();
        onHold();
      }, HOLD);
      held = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (held !== undefined && Math.hypot(clientX - held.x, clientY - held.y) > SLIP) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    // Phones show a menu of their own where something is held; the sheet of the area stands in its place.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}

function letGo(): void {
  if (held !== undefined) clearTimeout(held.timer);
  held = undefined;
}

/**
 * The finger comes off what the hold has brought up, a sheet with buttons or the scrim beside it: that presses nothing.
 * Whatever is pressed next does, by finger or by key.
 */
function swallowRelease(): void {
  const pressed = ['pointerdown', 'keydown'] as const;
  const end = (): void => {
    document.removeEventListener('click', swallow, true);
    for (const type of pressed) document.removeEventListener(type, end, true);
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  document.addEventListener('click', swallow, true);
  for (const type of pressed) document.addEventListener(type, end, true);
}
