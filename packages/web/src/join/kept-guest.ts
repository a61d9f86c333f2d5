/** Who somebody was on this phone, so that nothing has to be typed twice. The session itself is in the cookie. */
export type KeptGuest = { readonly name: string; readonly code: string };

const PLACE = 'dicepit.guest';

export function keepGuest(guest: KeptGuest): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(guest));
  } catch {
    // A private window may have no storage: then it is typed again.
  }
}

export function keptGuest(): KeptGuest {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return { name: textIn(kept, 'name'), code: textIn(kept, 'code') };
  } catch {
    return { name: '', code: '' };
  }
}

function textIn(kept: unknown, field: 'name' | 'code'): string {
  const value: unknown = Reflect.get(Object(kept), field);
  return typeof value === 'string' ? value : '';
}
