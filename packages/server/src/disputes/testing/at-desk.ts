import type { By, Role } from '@dicepit/engine';
import { type TrailReport, verifyTrail } from '@dicepit/proof';
import { openMemory, type Store, StoreFailure } from '@dicepit/store';
import type { AnswerOf, BodyOf, ParamsOf, RouteName } from '@dicepit/wire';
import { exportTrail } from '../../audit/export.ts';
import { newReplay } from '../../audit/replay.ts';
import { anEvening, type Evening } from '../../audit/testing/evening.ts';
import { type Forgeable, forged } from '../../audit/testing/forging.ts';
import { conductHandlers } from '../../conduct/handlers.ts';
import { changePeople } from '../../people/change.ts';
import { type Pit, pitOver } from '../../pit/pit.ts';
import type { Answered, Handler, Refusal, Request, Somebody } from '../../pit/result.ts';
import { disputeHandlers } from '../handlers.ts';

type Routes = ReturnType<typeof disputeHandlers> & ReturnType<typeof conductHandlers>;
type Name = keyof Routes & RouteName;
type Sent<Route extends Name> = {
  readonly params?: ParamsOf<Route>;
  readonly body?: BodyOf<Route>;
  readonly key?: string;
};

/** A pit with its desks, and people who ask at them. */
export type AtDesk = Evening & {
  readonly ask: <Route extends Name>(
    who: Somebody,
    name: Route,
    sent?: Sent<Route>,
  ) => Promise<Answered<Route>>;
  /** What must be answered. */
  readonly get: <Route extends Name>(
    who: Somebody,
    name: Route,
    sent?: Sent<Route>,
  ) => Promise<AnswerOf<Route>>;
  /** What must be refused. */
  readonly refusal: <Route extends Name>(who: Somebody, name: Route, sent?: Sent<Route>) => Promise<Refusal>;
  /** What a stranger finds in the exported trail, where nobody has forged anything and after somebody has. */
  readonly verified: (
    forge?: (entries: readonly Forgeable[]) => readonly Forgeable[],
  ) => Promise<TrailReport>;
  /** Everything that every stream holds, as text. */
  readonly trail: () => Promise<string>;
  /** Another node over the same store, which knows nothing yet. */
  readonly reopened: () => Pit & { readonly end: () => void };
};

export const somebody = (person: string, ...roles: readonly Role[]): Somebody => ({
  is: 'somebody',
  person,
  name: person,
  kind: roles.every((role) => role === 'player') ? 'guest' : 'staff',
  roles,
  session: '',
  address: '',
});

export const ann = somebody('p-ann', 'player');
export const ben = somebody('p-ben', 'player');
export const dora = somebody('p-dora', 'dealer');
export const gus = somebody('p-gus', 'game-supervisor');
export const cas = somebody('p-cas', 'casino-supervisor');
export const olga = somebody(
  'p-olga',
  'player',
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
);
export const ines = somebody('p-ines', 'inspector');

const operator: By = { person: 'house', role: 'operator' };

export async function atDesk(store: Store = openMemory()): Promise<AtDesk> {
  const evening = await anEvening(1, store);
  const { pit } = evening;
  const handlers: Routes = { ...disputeHandlers(pit), ...conductHandlers(pit) };
  let keys = 0;

  await changePeople(
    pit,
    { by: operator },
    { type: 'ClaimHost', person: olga.person, name: olga.person },
    true,
  );
  for (const { person } of [ann, ben])
    await changePeople(
      pit,
      { by: operator },
      { type: 'JoinGuest', person, name: person, device: `of ${person}`, locked: false, mostGuests: 100 },
      true,
    );
  for (const { person, roles } of [dora, gus, cas])
    await changePeople(pit, { by: operator }, { type: 'AddStaff', person, name: person, roles }, true);

  const ask: AtDesk['ask'] = (caller, name, { params, body, key = `key-${keys++}-of-a-test` } = {}) => {
    // A test gives what the route needs; HTTP has checked it against the schemas by then.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const request = {
      caller,
      params: params ?? {},
      query: {},
      body: body ?? {},
      key,
      device: '',
    } as unknown as Request<typeof name>;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[name] as unknown as Handler<typeof name>;
    return handler(request);
  };

  const lines = async (): Promise<readonly string[]> => {
    const exporting = { store, key: pit.keys.heads, software: 'test', at: pit.ports.now() };
    const written: string[] = [];
    for await (const line of exportTrail(exporting)) written.push(line);
    return written;
  };

  return {
    ...evening,
    ask,
    get: async (who, name, sent) => {
      const answered = await ask(who, name, sent);
      if (!answered.ok) throw new Error(`${name}: ${JSON.stringify(answered.refusal)}`);
      return answered.answer;
    },
    refusal: async (who, name, sent) => {
      const answered = await ask(who, name, sent);
      if (answered.ok) throw new Error(`${name} was answered: ${JSON.stringify(answered.answer)}`);
      return answered.refusal;
    },
    verified: async (forge) => {
      const written = await lines();
      const read = forge === undefined ? written : await forged(written, forge);
      return verifyTrail(read, { replay: newReplay() });
    },
    trail: async () => {
      const heads = await store.heads('');
      const entries = await Promise.all(heads.map(({ stream }) => store.read(stream, 0, 100_000)));
      return entries
        .flat()
        .map(({ text }) => text)
        .join('\n');
    },
    reopened: () => pitOver(store, new Uint8Array(32).fill(7), pit.ports),
  };
}

/** A store that loses what is appended while it fails. */
export function failingStore(): { readonly store: Store; readonly fail: (failing: boolean) => void } {
  const memory = openMemory();
  let failing = false;
  const store: Store = {
    ...memory,
    append: (append) => (failing ? Promise.reject(new StoreFailure('lost')) : memory.append(append)),
  };
  return {
    store,
    fail: (fails) => {
      failing = fails;
    },
  };
}
