import { signal } from '@preact/signals';
import type { KeyAct } from './acts.ts';
import { type ChosenKeys, keysAtFirst, keysFrom } from './chosen.ts';

const PLACE = 'dicepit.dealer.keys';

type Kept = { readonly keys: ChosenKeys; readonly numberPad: boolean };

const atFirst: Kept = { keys: keysAtFirst, numberPad: true };

const kept = signal<Kept>(read());

/** The keys of the dealer's desk as this device has them. */
export const chosenKeys = (): ChosenKeys => kept.value.keys;

export const hasNumberPad = (): boolean => kept.value.numberPad;

export const chooseKey = (act: KeyAct, key: string | null): void =>
  keep({ ...kept.peek(), keys: { ...kept.peek().keys, [act]: key } });

export const switchNumberPad = (numberPad: boolean): void => keep({ ...kept.peek(), numberPad });

export const keysAsTheyWere = (): void => keep(atFirst);

function keep(next: Kept): void {
  kept.value = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // A private window may have no storage: then they hold as long as the page does.
  }
}

function read(): Kept {
  try {
    const text = localStorage.getItem(PLACE);
    // What this page has written itself; the keys in it are looked at one by one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const written = (text === null ? {} : JSON.parse(text)) as Partial<Record<keyof Kept, unknown>>;
    return { keys: keysFrom(written.keys), numberPad: written.numberPad !== false };
  } catch {
    return atFirst;
  }
}
