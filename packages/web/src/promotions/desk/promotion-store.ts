import type { PromotionEntry } from '@dicepit/desks';
import { auditing } from '@dicepit/engine';
import type {
  AnswerOf,
  DeskPromotion,
  DeskPromotionCard,
  GivenPromotionCommand,
  PersonFacts,
} from '@dicepit/wire';
import { signal } from '@preact/signals';
import { withToast } from '../../host/console-state.ts';
import { client, me, refreshMe } from '../../live/pit.ts';
import type { Around } from './promotion-dry-run.ts';

type Register = AnswerOf<'readPromotionRegister'>;

/** All promotions as the desk lists them; undefined until the pit has told. */
export const cards = signal<readonly DeskPromotionCard[] | undefined>(undefined);

/** The promotion that lies open, null where there is none of that name. */
export const opened = signal<DeskPromotion | null | undefined>(undefined);

export const register = signal<Register>({ prescribed: [], members: [] });

export const people = signal<readonly PersonFacts[]>([]);

/** The list of entries of the open promotion, from when it is fixed. */
export const fixedList = signal<readonly PromotionEntry[]>([]);

/** The pit's clock is so much ahead of this device's. */
export const ahead = signal(0);

/** What somebody is called in the pit. */
export const nameOf = (person: string): string =>
  people.value.find((each) => each.person === person)?.name ?? person;

export async function readCards(): Promise<void> {
  const [listed] = await Promise.all([client.ask('listDeskPromotions'), readAround()]);
  if (!listed.ok) return noticeEnd(listed.problem.status);
  cards.value = listed.value.promotions;
  const [first] = listed.value.promotions;
  if (first !== undefined) ahead.value = first.now - Date.now();
}

export async function readOpened(promotion: string): Promise<void> {
  const [read] = await Promise.all([
    client.ask('readDeskPromotion', { params: { promotion } }),
    readAround(),
  ]);
  if (read.ok) await show(read.value);
  else if (read.problem.status === 404) opened.value = null;
  else await noticeEnd(read.problem.status);
}

/** Does something, says what came of it, and shows the promotion as it is then. */
export async function executeCommand(command: GivenPromotionCommand, said: string): Promise<boolean> {
  const promotion = opened.value?.promotion ?? '';
  return showAnswer(
    withToast(client.ask('changePromotion', { params: { promotion }, body: { command } }), said),
  );
}

/** Waits for an answer that is a whole promotion, and shows it. */
export async function showAnswer(asked: Promise<DeskPromotion | undefined>): Promise<boolean> {
  const answer = await asked;
  if (answer !== undefined) await show(answer);
  return answer !== undefined;
}

export const around = (at: number): Around => ({
  person: me.value?.person ?? '',
  roles: me.value?.roles ?? [],
  at,
  prescribed: register.value.prescribed,
  scrutineers: new Set(
    people.value.filter(({ roles }) => roles.includes('scrutineer')).map(({ person }) => person),
  ),
  entries: fixedList.value,
});

async function show(promotion: DeskPromotion): Promise<void> {
  ahead.value = promotion.now - Date.now();
  if (promotion.whole.list === undefined) fixedList.value = [];
  else if (opened.value?.promotion !== promotion.promotion || fixedList.value.length === 0)
    await readList(promotion.promotion);
  opened.value = promotion;
}

/** Whose session is over signs in again, and stands where they stood: the address has kept it. */
async function noticeEnd(status: number): Promise<void> {
  if (status === 401 || status === 403) await refreshMe();
}

async function readList(promotion: string): Promise<void> {
  const read = await client.ask('readPromotionDraw', { params: { promotion } });
  if (read.ok) fixedList.value = read.value.entries.map((entry) => ({ ...entry, at: 0 }));
}

async function readAround(): Promise<void> {
  const [listed, kept] = await Promise.all([
    client.ask('listPeople'),
    me.value?.roles.some((role) => auditing.includes(role)) === true
      ? client.ask('readPromotionRegister')
      : undefined,
  ]);
  if (listed.ok) people.value = listed.value.people;
  if (kept?.ok === true) register.value = kept.value;
}

/** Whether whoever sits here runs promotions; everybody else is shown what was done, and not the means to do it. */
export const isOperator = (): boolean => me.value?.roles.includes('operator') ?? false;
