import type { By, Cents } from '@dicepit/engine';
import type { Unstamped } from '../floor/change.ts';
import { FLOOR } from '../floor/floor.ts';
import { PEOPLE } from '../people/people.ts';
import { execute, type IdempotentRequest, type Plan } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { formatEntry } from '../pit/projection.ts';
import { type Outcome, refused } from '../pit/result.ts';
import {
  type Account,
  type CageCommand,
  cageStream,
  decideCage,
  evolveAccount,
  openAccount,
} from './account.ts';

type Asking = { readonly by: By; readonly asked?: IdempotentRequest };

/** Does something to somebody's account. Staff who have none yet are given one first. */
export function changeAccount<Answer>(
  pit: Pit,
  person: string,
  { by, asked }: Asking,
  body: Unstamped<CageCommand>,
  answer: (account: Account) => Answer,
): Promise<Outcome<Answer>> {
  const stream = cageStream(person);
  return execute<Answer>(pit.writer, {
    streams: [stream],
    request: asked,
    plan: async (): Promise<Plan<Answer>> => {
      const at = pit.ports.now();
      if (!(await pit.people.current(PEOPLE)).state.persons.has(person))
        return refused(404, { code: 'NOT_FOUND', case: 'person' });
      const { state, version } = await pit.cages.current(stream);
      const { settings } = (await pit.floor.current(FLOOR)).state;
      const opening = state.opened ? [] : [openAccount(person, settings.startingStack, at)];
      const tooNew =
        body.type === 'ApproveReversal' ? await justMade(pit, state, body.reversal, by) : undefined;
      if (tooNew !== undefined) return tooNew;
      let account = state;
      const texts: string[] = [];
      for (const command of [...opening, { ...body, by, at }]) {
        const ruling = decideCage(account, command);
        if (!ruling.ok) return ruling;
        account = ruling.events.reduce(evolveAccount, account);
        texts.push(
          ...ruling.events.map((event, index) => formatEntry(event, index === 0 ? command : undefined)),
        );
      }
      return { ok: true, writes: [{ stream, expected: version, texts }], answer: answer(account) };
    },
  });
}

/** A second person is not one whom the first has made for it: given the roles by whoever asked, or issued, since then. */
async function justMade(
  pit: Pit,
  { reversals, issues, lines }: Account,
  reversal: string,
  { person }: By,
): Promise<ReturnType<typeof refused> | undefined> {
  const asked = reversals.get(reversal);
  const made = (await pit.people.current(PEOPLE)).state.persons.get(person)?.made;
  if (asked === undefined || made === undefined) return undefined;
  const issuedAt = lines.find(({ entry }) => entry === asked.entry)?.at ?? asked.at;
  const isTheirs = [asked.askedBy, issues.get(asked.entry)?.by].includes(made.by);
  if (!isTheirs || made.at < Math.min(issuedAt, asked.at)) return undefined;
  return refused(409, { code: 'SECOND_PERSON_NEEDED', case: 'role-given' });
}

/** Puts chips into somebody's account, for a reason that the trail keeps. */
export const issueChips = (
  pit: Pit,
  person: string,
  asking: Asking,
  { cents, reason }: { readonly cents: Cents; readonly reason: string },
): Promise<Outcome<Account>> =>
  changeAccount(pit, person, asking, { type: 'IssueChips', cents, reason }, (account) => account);
