import { type Adapters, type Address, rankedAddresses } from './addresses.ts';

/** The address that guests are shown: the best there is, until somebody chooses another. */
export type AddressChoice = {
  readonly shown: () => string;
  readonly others: () => readonly Address[];
  /** All there are, the likeliest first. */
  readonly all: () => readonly Address[];
  /** Whether the operator has said it, so that it is never left. */
  readonly fixed: boolean;
  /** Shows the next one. */
  readonly next: () => void;
  /** Shows this one; false where there is no such address any more. */
  readonly choose: (address: string) => boolean;
  readonly end: () => void;
};

type Watching = {
  readonly adapters: () => Adapters;
  /** Said by the operator, and never left. */
  readonly fixed: string | undefined;
  readonly changed: () => void;
  readonly every?: number;
};

/** Without any network there is this computer alone. */
const ALONE = 'localhost';

/** Looks at the addresses again and again: a laptop that changes its Wi-Fi has other guests' links to show. */
export function watchAddresses({ adapters, fixed, changed, every = 5_000 }: Watching): AddressChoice {
  let found = rankedAddresses(adapters());
  let chosen = found[0]?.address;

  const look = (): void => {
    const now = rankedAddresses(adapters());
    if (listed(now) === listed(found)) return;
    const kept = now.some(({ address }) => address === chosen) && !isBetter(now[0], found);
    found = now;
    if (!kept) chosen = now[0]?.address;
    changed();
  };
  const timer = fixed === undefined ? setInterval(look, every) : undefined;
  timer?.unref();

  const shown = (): string => fixed ?? chosen ?? ALONE;
  return {
    shown,
    all: () => found,
    fixed: fixed !== undefined,
    others: () => found.filter(({ address }) => address !== shown()),
    next: () => {
      if (fixed !== undefined) return;
      const place = found.findIndex(({ address }) => address === chosen);
      chosen = found[(place + 1) % Math.max(found.length, 1)]?.address;
    },
    choose: (address) => {
      if (fixed !== undefined || !found.some((each) => each.address === address)) return false;
      if (address === chosen) return true;
      chosen = address;
      changed();
      return true;
    },
    end: () => clearInterval(timer),
  };
}

const listed = (addresses: readonly Address[]): string => addresses.map(({ address }) => address).join(' ');

/** Whether the first address is one that was not there before. */
const isBetter = (first: Address | undefined, before: readonly Address[]): boolean =>
  first !== undefined && !before.some(({ address }) => address === first.address);
