import type { Prize, Terms } from '@dicepit/desks';
import { verifyTrail } from '@dicepit/proof';
import type { Store } from '@dicepit/store';
import type { AnswerOf, BodyOf, GivenPromotionCommand, ParamsOf, RouteName } from '@dicepit/wire';
import { exportTrail } from '../../audit/export.ts';
import { newReplay } from '../../audit/replay.ts';
import { PEOPLE } from '../../people/people.ts';
import type { PeopleServices } from '../../people/services.ts';
import { aGuest, aHost, type InPit, inPit } from '../../people/testing/in-pit.ts';
import type { Pit } from '../../pit/pit.ts';
import type { Answered, Caller, Handler, Refusal, Request } from '../../pit/result.ts';
import { promotionHandlers } from '../handlers.ts';

type Routes = ReturnType<typeof promotionHandlers>;
type Name = keyof Routes & RouteName;
type Sent<Route extends Name> = { params?: ParamsOf<Route>; body?: BodyOf<Route>; key?: string };

/** A promotions desk that is asked by name; whoever has no name in the pit is nobody. */
export type PromotionsDesk = {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => void;
  readonly idOf: (name: string) => Promise<string>;
  readonly ask: <Route extends Name>(
    who: string,
    name: Route,
    sent?: Sent<Route>,
  ) => Promise<Answered<Route>>;
  readonly get: <Route extends Name>(
    who: string,
    name: Route,
    sent?: Sent<Route>,
  ) => Promise<AnswerOf<Route>>;
  readonly refusal: <Route extends Name>(who: string, name: Route, sent?: Sent<Route>) => Promise<Refusal>;
  /** The operator, or the scrutineer where one attests, does something that must be done. */
  readonly does: (promotion: string, ...commands: readonly GivenPromotionCommand[]) => Promise<void>;
};

/** The desk of a pit in memory: Olga runs it, Scott attests, Ines inspects, Ann and Ben play. */
export type AtDesk = PromotionsDesk & {
  readonly at: InPit;
  /** With which Scott can choose a passphrase, and be signed in by that. */
  readonly scottsToken: string;
  readonly lines: () => Promise<readonly string[]>;
};

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** Over all desks, since two may stand over one store. */
let keys = 0;

/** Opens the desk; over a store that has been used, with the people who are there already. */
export async function atDesk(used?: { readonly store: Store; readonly now: number }): Promise<AtDesk> {
  const at = await inPit(used?.store, used?.now);
  let scottsToken = '';
  if (used === undefined) {
    const host = await aHost(at, 'Olga');
    const until = at.now() + 30 * DAY;
    await at.get(host, 'addStaff', { body: { name: 'Ines', roles: ['inspector'], until } });
    await at.get(host, 'addStaff', { body: { name: 'Dora', roles: ['dealer'] } });
    const scott = await at.get(host, 'addStaff', { body: { name: 'Scott', roles: ['scrutineer'], until } });
    scottsToken = scott.signUp.token;
    await aGuest(at, 'Ann');
    await aGuest(at, 'Ben');
  }
  return {
    ...deskOver(at, { pit: at.pit, people: at.services }),
    at,
    scottsToken,
    lines: async () => {
      await at.services.security.flush();
      const lines: string[] = [];
      const exporting = { store: at.store, key: at.pit.keys.heads, software: 'test', at: at.now() };
      for await (const line of exportTrail(exporting)) lines.push(line);
      return lines;
    },
  };
}

/** The desk of any pit, by a clock of one's own. */
export function deskOver(
  { now, wait }: Pick<PromotionsDesk, 'now' | 'wait'>,
  { pit, people }: { readonly pit: Pit; readonly people: PeopleServices },
  { operator, scrutineer } = { operator: 'Olga', scrutineer: 'Scott' },
): PromotionsDesk {
  const handlers = promotionHandlers({ ...pit, ports: { ...pit.ports, now } }, people);
  const known = async (name: string) => {
    const { persons } = (await pit.people.current(PEOPLE)).state;
    return [...persons.values()].find((each) => each.name === name);
  };
  const callerOf = async (name: string): Promise<Caller> => {
    const person = await known(name);
    if (person === undefined) return { is: 'nobody', address: '10.9.9.9' };
    const { kind, roles } = person;
    return { is: 'somebody', person: person.person, name, kind, roles, session: 's', address: '10.9.9.9' };
  };

  const ask: PromotionsDesk['ask'] = async (who, name, sent = {}) => {
    // A test gives what the route needs; HTTP has checked it against the schemas by then.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const request = {
      caller: await callerOf(who),
      params: sent.params ?? {},
      query: {},
      body: sent.body ?? {},
      key: sent.key ?? `key-${keys++}-at-the-desk`,
      device: 'a phone',
    } as unknown as Request<typeof name>;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[name] as unknown as Handler<typeof name>;
    return handler(request);
  };
  const get: PromotionsDesk['get'] = async (who, name, sent) => {
    const answered = await ask(who, name, sent);
    if (!answered.ok) throw new Error(`${name}: ${JSON.stringify(answered.refusal)}`);
    return answered.answer;
  };

  return {
    now,
    wait,
    ask,
    get,
    idOf: async (name) => (await known(name))?.person ?? '',
    refusal: async (who, name, sent) => {
      const answered = await ask(who, name, sent);
      if (answered.ok) throw new Error(`${name} was answered: ${JSON.stringify(answered.answer)}`);
      return answered.refusal;
    },
    does: async (promotion, ...commands) => {
      for (const command of commands)
        await get(command.type === 'Attest' ? scrutineer : operator, 'changePromotion', {
          params: { promotion },
          body: { command },
        });
    },
  };
}

/** What is found in a trail by whoever verifies it. */
export const findingsIn = async (lines: readonly string[]) =>
  (await verifyTrail(lines, { replay: newReplay() })).findings;

export const aPrize = (changes: Partial<Prize> = {}): Prize => ({
  prize: 'first',
  kind: 'cash',
  description: 'A cheque over a good sum',
  cents: 500_00,
  conditions: 'none',
  items: [],
  cashAlternative: null,
  details: {},
  ...changes,
});

/** Terms that say everything: entries close two days from now, and the draw is an hour later. */
export const termsAt = (now: number, changes: Partial<Terms> = {}): Terms => ({
  manner: 'One draw among all entries',
  award: { place: 'The main bar', at: now + 2 * DAY + 2 * HOUR },
  eligibility: { words: 'Everybody who plays', memberships: [], present: false, entries: 1 },
  bet: { required: false, cents: null },
  nature: 'Cash',
  qualification: 'none',
  reservation: 'none',
  guarantee: 'none',
  entriesClose: now + 2 * DAY,
  event: { place: 'The main bar', at: now + 2 * DAY + HOUR },
  claiming: 'At the cage',
  presence: false,
  notifying: 'By telephone',
  publishing: 'On the promotions page',
  prizes: [aPrize()],
  ...changes,
});

/** A draft with full terms, marketing, a channel and the notice. */
export async function noticed(
  desk: PromotionsDesk,
  changes: Partial<Terms> = {},
  operator = 'Olga',
): Promise<string> {
  const { promotion } = await desk.get(operator, 'createPromotion', {
    body: { title: 'Spring draw', method: 'prize draw' },
  });
  const item = { item: 'm-1', what: 'A poster', reference: 'Terms on the promotions page' };
  await desk.does(
    promotion,
    { type: 'ChangeTerms', terms: termsAt(desk.now(), changes) },
    { type: 'RecordMarketing', item },
    { type: 'RecordChannel', channel: 'promotions page' },
    { type: 'NotifyAuthority', reference: 'letter 4' },
  );
  return promotion;
}

/** Noticed a day ago, and started now. */
export async function started(
  desk: PromotionsDesk,
  changes: Partial<Terms> = {},
  operator = 'Olga',
): Promise<string> {
  const promotion = await noticed(desk, changes, operator);
  desk.wait(DAY);
  await desk.does(promotion, { type: 'OpenPromotion', start: desk.now() });
  return promotion;
}

/** These people have entered, the list is fixed, and it is time for the draw. */
export async function listed(
  desk: PromotionsDesk,
  people: readonly string[],
  changes: Partial<Terms> = {},
  operator = 'Olga',
): Promise<string> {
  const promotion = await started(desk, changes, operator);
  for (const who of people) await desk.get(who, 'enterPromotion', { params: { promotion } });
  desk.wait(DAY + HOUR);
  await desk.does(promotion, { type: 'FixEntries' });
  return promotion;
}

/** Ann has won and claims; it is the time at which prizes are handed over. */
export async function claimed(desk: PromotionsDesk, changes: Partial<Terms> = {}): Promise<string> {
  const promotion = await listed(desk, ['Ann'], changes);
  await desk.does(promotion, { type: 'RunDraw' });
  await desk.get('Ann', 'claimPrize', { params: { promotion }, body: { prize: 'first' } });
  desk.wait(HOUR);
  return promotion;
}
