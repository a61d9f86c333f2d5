import type { HouseWording } from '@dicepit/engine';
import { signal } from '@preact/signals';

/** What the house calls its rolls, as the pit has last said; nothing until then. */
export const houseWording = signal<HouseWording>({});
