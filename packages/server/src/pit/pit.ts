import { hkdfSync } from 'node:crypto';
import type {
  Conduct,
  ConductEvent,
  Dispute,
  DisputeEvent,
  Inspectorate,
  InspectorateEvent,
  Promotion,
  PromotionEvent,
  PromotionRegister,
  RegisterEvent,
} from '@dicepit/desks';
import type { Store } from '@dicepit/store';
import { type Account, type CageEvent, cageKind } from '../cage/account.ts';
import { conductKind } from '../conduct/conduct-kind.ts';
import { type Vault, vaultOf } from '../dice/vault.ts';
import { disputeKind } from '../disputes/dispute-kind.ts';
import { type Floor, type FloorEvent, floorKind } from '../floor/floor.ts';
import { inspectorateKind } from '../inspect/inspectorate-kind.ts';
import { type People, type PeopleEvent, peopleKind } from '../people/people.ts';
import { newPresence, type Presence } from '../people/presence.ts';
import { promotionKind, registerKind } from '../promotions/promotion-kind.ts';
import { type AtTable, type PitTable, tableKind } from '../table/pit-table.ts';
import { type TableTime, tableTime } from '../table/table-time.ts';
import { type Control, controlOf } from './control.ts';
import { type Acting, newQueue, writtenBy } from './executor.ts';
import type { Ports } from './ports.ts';
import { type Durable, type Folds, type Foreseen, foldsOf } from './projection.ts';
import { refused } from './result.ts';

/** Everything that answers requests: what the store holds, folded, and the means to add to it. */
export type Pit = {
  readonly store: Store;
  readonly ports: Ports;
  readonly keys: Keys;
  readonly acting: Acting;
  readonly control: Control;
  readonly time: TableTime;
  /** Who has a page open on this node now. */
  readonly presence: Presence;
  /** This node has noted its start: from now on it only reads as soon as a later software has noted one. */
  readonly atWork: () => void;
  /** Why this node may write nothing at all: a later software has started since. */
  readonly older: () => Held | undefined;
  readonly vault: Vault;
  /** The streams `table/…`. */
  readonly tables: Folds<PitTable, AtTable>;
  /** The stream `pit`. */
  readonly floor: Folds<Floor, FloorEvent>;
  /** The stream `people`. */
  readonly people: Folds<People, PeopleEvent>;
  /** The streams `cage/…`. */
  readonly cages: Folds<Account, CageEvent>;
  /** The stream `inspectorate`. */
  readonly inspectorate: Folds<Inspectorate, InspectorateEvent>;
  /** The streams `dispute/…`. */
  readonly disputes: Folds<Dispute | undefined, DisputeEvent>;
  /** The stream `conduct`. */
  readonly conduct: Folds<Conduct, ConductEvent>;
  /** The streams `promotion/…`. */
  readonly promotions: Folds<Promotion, PromotionEvent>;
  /** The stream `promotions`. */
  readonly promotionRegister: Folds<PromotionRegister, RegisterEvent>;
};

/** The pit over a store. It hears of what other nodes write, and reads on where it knows the stream. */
export function pitOver(store: Store, secret: Uint8Array, ports: Ports): Pit & { readonly end: () => void } {
  const keys = keysFrom(secret);
  const tables = foldsOf(store, tableKind);
  const floor = foldsOf(store, floorKind);
  const people = foldsOf(store, peopleKind);
  const cages = foldsOf(store, cageKind);
  const inspectorate = foldsOf(store, inspectorateKind);
  const disputes = foldsOf(store, disputeKind);
  const conduct = foldsOf(store, conductKind);
  const promotions = foldsOf(store, promotionKind);
  const promotionRegister = foldsOf(store, registerKind);
  const of = (stream: string): Readable | undefined => {
    if (stream.startsWith(tableKind.name)) return tables;
    if (stream.startsWith(cageKind.name)) return cages;
    if (stream === floorKind.name) return floor;
    if (stream === inspectorateKind.name) return inspectorate;
    if (stream.startsWith(disputeKind.name)) return disputes;
    if (stream === conductKind.name) return conduct;
    if (stream.startsWith(promotionKind.name)) return promotions;
    if (stream === registerKind.name) return promotionRegister;
    return stream === peopleKind.name ? people : undefined;
  };
  const control = controlOf(
    store,
    new Map<string, Readable>([
      [floorKind.name, floor],
      [peopleKind.name, people],
      [conductKind.name, conduct],
    ]),
    ports,
  );
  let isAtWork = false;
  const older = (): Held | undefined => {
    const { software: latest = '' } = floor.known(floorKind.name)?.state ?? {};
    if (!isAtWork || !isLater(latest, ports.software ?? '')) return undefined;
    return refused(
      503,
      'UNAVAILABLE',
      `Dicepit ${latest} runs this pit now, and this server is an older one, which only reads. Ask again.`,
      { after: 5 },
    );
  };
  const acting: Acting = {
    store,
    queue: newQueue(),
    fresh: control.fresh,
    heldBack: (streams) => {
      const newer = older();
      if (newer !== undefined) return newer;
      return streams.some((stream) => of(stream)?.known(stream)?.unknown === true) ? byLater : undefined;
    },
    written: writtenBy(ports),
    takeIn: (stream, entries) => of(stream)?.takeIn(stream, entries) ?? 'taken',
    readOn: async (stream) => {
      const folds = of(stream);
      const before = folds?.known(stream)?.version;
      const after = await folds?.catchUp(stream);
      return after?.version !== before;
    },
    foresee: (planned) => of(planned.stream)?.foreseen.add(planned),
    drop: (stream, ticket) => of(stream)?.foreseen.drop(stream, ticket),
    underWay: new Map(),
  };
  const hints = new Map<string, number>();
  const follow = (): void => {
    for (const [stream, version] of hints) {
      const known = of(stream)?.known(stream);
      // A hint may be late, lost or repeated; whoever reads on after a failure reads this as well.
      if (known !== undefined && known.version < version) acting.readOn(stream).catch(() => undefined);
    }
    hints.clear();
  };
  const time = tableTime(tables, ports);
  const endWatch = control.watch();
  const endHints = store.onWake(({ stream, version }) => {
    // What this node wrote itself it takes in as soon as the append is answered, which is about now.
    if (hints.size === 0) setImmediate(follow);
    hints.set(stream, Math.max(version, hints.get(stream) ?? 0));
  });
  return {
    store,
    ports,
    keys,
    acting,
    control,
    time,
    presence: newPresence(ports.now),
    vault: vaultOf(store, keys.seeds, ports),
    tables,
    floor,
    people,
    cages,
    inspectorate,
    disputes,
    conduct,
    promotions,
    promotionRegister,
    atWork: () => {
      isAtWork = true;
    },
    older,
    end: () => {
      endHints();
      endWatch();
      time.end();
    },
  };
}

/** What is the same for the streams of every kind. */
type Readable = {
  readonly takeIn: (stream: string, entries: readonly Durable[]) => 'taken' | 'gap';
  readonly foreseen: Foreseen;
  readonly catchUp: (stream: string) => Promise<{ readonly version: number }>;
  readonly known: (stream: string) => { readonly version: number; readonly unknown?: true } | undefined;
};

type Held = ReturnType<typeof refused>;

const byLater = refused(
  503,
  'UNAVAILABLE',
  'A later Dicepit has written here what this server does not know. Ask again, or start the later one.',
  { after: 5 },
);

/** Whether a version such as 1.10.0 is later than another; what is no version is neither. */
function isLater(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  if (one === undefined || other === undefined) return false;
  const differing = one.findIndex((part, index) => part !== other[index]);
  return differing >= 0 && (one[differing] ?? 0) > (other[differing] ?? 0);
}

const partsOf = (version: string): readonly number[] | undefined =>
  /^\d+\.\d+\.\d+/.exec(version)?.[0].split('.').map(Number);

/** The pit's keys, each for one use, all from the one secret that the operator keeps. */
export type Keys = {
  /** Signs session cookies. */
  readonly sessions: Uint8Array;
  /** Seals the seeds of virtual dice. */
  readonly seeds: Uint8Array;
  /** The Ed25519 secret key that signs heads. */
  readonly heads: Uint8Array;
};

export const keysFrom = (secret: Uint8Array): Keys => ({
  sessions: derived(secret, 'dicepit/1 sessions'),
  seeds: derived(secret, 'dicepit/1 seeds'),
  heads: derived(secret, 'dicepit/1 heads'),
});

const derived = (secret: Uint8Array, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), use, 32));
