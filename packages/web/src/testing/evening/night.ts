import type { ServerOptions } from '@dicepit/server';
import { openWorld, type World } from '../../../../server/src/http/testing/world.ts';
import { screens } from '../screens.ts';
import { type Devices, someDevices } from './devices.ts';

/** A pit that nobody has touched yet, and the devices that come to it. */
export type Night = Devices & { readonly world: World; readonly url: string };

export async function aNight(options: Partial<ServerOptions> = {}): Promise<Night> {
  // Guests are sent to where this pit listens, whatever networks this computer is in.
  const url = (): string => `http://localhost:${world.server.port}`;
  const world: World = await openWorld({ screens, guestUrl: url, ...options });
  const devices = await someDevices();
  return {
    ...devices,
    world,
    url: url(),
    close: async () => {
      await devices.close();
      await world.close();
    },
  };
}
