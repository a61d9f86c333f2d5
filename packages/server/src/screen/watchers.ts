import { messageOf, type Reader, type Readers } from '../live/readers.ts';
import type { Pit } from '../pit/pit.ts';
import type { Caller } from '../pit/request.ts';
import type { Refusal } from '../pit/result.ts';
import { chancesKeptFrom } from '../table/kept-record.ts';
import type { ScreenFollowing } from './following.ts';
import { codeFor, type Door, joiningBy, wifiFor } from './joining.ts';
import { withoutChances } from './results.ts';

/** What is on a screen before it is known how those who see it are to come in. */
type Unjoined = { readonly now: number; readonly version?: number };

/** All who look at one picture: each is told when it changes, with the way in that it may show. */
export type Watchers = {
  readonly add: (
    following: ScreenFollowing,
    first: Unjoined,
    left: () => void,
  ) => Promise<Refusal | undefined>;
  readonly tell: (picture: Unjoined) => Promise<void>;
  readonly size: () => number;
};

/** Whether chances are kept from whoever looks: they may sit down somewhere while they do. */
type Kept = { readonly kept: boolean };

type Watcher = {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly address: () => string;
  told: string;
};

export function watchersOf(pit: Pit, readers: Readers): Watchers {
  const watching = new Set<Watcher>();

  const send = (watcher: Watcher, picture: Unjoined, { kept, ...door }: Door & Kept): void => {
    const { now, version = 0, ...shown } = kept ? withoutChances(picture) : picture;
    const join = joiningBy(door);
    const news = JSON.stringify({ ...shown, join });
    if (news === watcher.told) return;
    watcher.told = news;
    const data = JSON.stringify({ ...shown, join, now, version });
    watcher.reader.send(Buffer.from(messageOf({ event: 'screen', id: version, data })));
  };
  const doorFor = async ({ caller, address }: Pick<Watcher, 'caller' | 'address'>): Promise<Door & Kept> => {
    const code = await codeFor(pit, caller);
    const kept = (await chancesKeptFrom(pit, caller)) !== undefined;
    return { address: address(), code, wifi: await wifiFor(pit, code), kept };
  };

  return {
    size: () => watching.size,
    add: async ({ caller, response, address }, first, left) => {
      const door = await doorFor({ caller, address });
      const opened = readers.open(caller, response, () => {
        watching.delete(watcher);
        left();
      });
      if (!opened.ok) return opened.refusal;
      const watcher: Watcher = { reader: opened.reader, caller, address, told: '' };
      watching.add(watcher);
      send(watcher, first, door);
      return undefined;
    },
    tell: async (picture) => {
      for (const watcher of watching) send(watcher, picture, await doorFor(watcher));
    },
  };
}
