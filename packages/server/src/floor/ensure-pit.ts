import { assert, type By } from '@dicepit/engine';
import type { Pit } from '../pit/pit.ts';
import { changeFloor } from './change.ts';
import { newJoinCode } from './facts.ts';
import { FLOOR, newFloor, type Settings } from './floor.ts';

/** What a start of the server says of the pit; settings count only where there is no pit yet. */
export type Starting = {
  readonly settings?: Partial<Settings>;
  readonly software: string;
  /** The Ed25519 key that heads are signed by, in hexadecimal. */
  readonly publicKey: string;
};

/** The pit was opened with another secret: with this one its seeds cannot be opened and its heads not be signed. */
export class OtherSecret extends Error {
  constructor() {
    super(
      'The secret is not the one that this pit was opened with. Bring that one back: with another no dice under ' +
        'way can be thrown, and nobody stays signed in.',
    );
    this.name = 'OtherSecret';
  }
}

/** The house, as whoever starts the software. */
const house: By = { person: 'house', role: 'operator' };

/** Opens the pit at the first start, with a join code, and writes down every start after that. */
export async function ensurePit(
  pit: Pit,
  { settings, software, publicKey }: Starting,
): Promise<'opened' | 'resumed'> {
  const { state } = await pit.floor.catchUp(FLOOR);
  if (!state.opened) {
    const opened = await changeFloor(
      pit,
      { by: house, puts: [newJoinCode(pit).put] },
      { type: 'OpenPit', settings: { ...newFloor.settings, ...settings }, software, publicKey },
    );
    if (opened.ok) return 'opened';
  }
  // Another node may have been the first.
  if ((await pit.floor.catchUp(FLOOR)).state.publicKey !== publicKey) throw new OtherSecret();
  const started = await changeFloor(pit, { by: house }, { type: 'StartSoftware', software, publicKey });
  assert(started.ok, () => 'a pit that is open notes every start');
  return 'resumed';
}
