import { assert, type By, cashiers } from '@dicepit/engine';
import type { CageAccount, Reversal, RouteName } from '@dicepit/wire';
import { eveningOf } from '../evening/evening.ts';
import { changeFloor } from '../floor/change.ts';
import { askedBy, selfIn } from '../people/asked-by.ts';
import { meOf } from '../people/facts.ts';
import { PEOPLE } from '../people/people.ts';
import { deviceIn } from '../people/sessions.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused, type Somebody } from '../pit/result.ts';
import { type Account, cageStream, newAccount } from './account.ts';
import { changeAccount } from './change.ts';

type CageRoutes =
  | 'readMyAccount'
  | 'readMyEvening'
  | 'voteRematch'
  | 'chooseTeam'
  | 'readAccount'
  | 'issueChips'
  | 'askReversal'
  | 'approveReversal'
  | 'refuseReversal';

/** Answers for the accounts. Who may ask has been looked at before. */
export function cageHandlers(pit: Pit): Handlers<CageRoutes> {
  const read = async (person: string): Promise<Answered<'readAccount'>> => {
    if (!(await pit.people.current(PEOPLE)).state.persons.has(person))
      return refused(404, { code: 'NOT_FOUND', case: 'person' });
    return done(shown(person, (await pit.cages.current(cageStream(person))).state));
  };

  return {
    readMyAccount: (request) => read(callerIn(request).person),
    readMyEvening: async (request) => done(await eveningOf(pit).recap(callerIn(request).person)),
    voteRematch: async (request) => {
      const { person } = callerIn(request);
      const evening = eveningOf(pit);
      if ((await evening.recap(person)).rematch === null)
        return refused(409, { code: 'CONFLICT', case: 'no-rematch' });
      const voted = await changeFloor(
        pit,
        { by: selfIn(request), asked: askedBy(pit, request, request.body) },
        { type: 'VoteRematch', ...request.body },
      );
      return voted.ok ? { ...voted, answer: await evening.recap(person) } : voted;
    },
    chooseTeam: async (request) => {
      const chosen = await changeFloor(
        pit,
        { by: selfIn(request), asked: askedBy(pit, request, request.body) },
        { type: 'ChooseTeam', ...request.body },
      );
      return chosen.ok ? { ...chosen, answer: await meOf(pit, callerIn(request).person) } : chosen;
    },
    readAccount: ({ params }) => read(params.person),
    issueChips: (request) => {
      const { person } = request.params;
      const body = { type: 'IssueChips' as const, ...request.body };
      return changeAccount(pit, person, asking(request, person, body), body, (account) =>
        shown(person, account),
      );
    },
    askReversal: (request) => {
      const { person } = request.params;
      const body = { type: 'AskReversal' as const, ...request.body };
      return changeAccount(pit, person, asking(request, person, body), body, latestReversal);
    },
    approveReversal: (request) => {
      const { person, reversal } = request.params;
      const body = { type: 'ApproveReversal' as const, reversal };
      return changeAccount(pit, person, asking(request, person, body), body, (account) =>
        shown(person, account),
      );
    },
    refuseReversal: (request) => {
      const { person, reversal } = request.params;
      const body = { type: 'RefuseReversal' as const, reversal };
      return changeAccount(pit, person, asking(request, person, body), body, (account) =>
        reversalIn(account, reversal),
      );
    },
  };
}

function asking(request: Request<RouteName>, account: string, body: unknown) {
  const { person, roles } = callerIn(request);
  const role = cashiers.find((each) => roles.includes(each));
  assert(role !== undefined, () => 'the cage is for cashiers');
  const by: By = { person, role };
  return { by, asked: { person, key: request.key, request: { account, body }, ...deviceIn(request.caller) } };
}

function callerIn({ caller }: Pick<Request<RouteName>, 'caller'>): Somebody {
  assert(caller.is === 'somebody', () => 'accounts are for those who are signed in');
  return caller;
}

/** An account as it is shown: its latest lines and all that was asked to be undone. */
function shown(person: string, account: Account = newAccount): CageAccount {
  const { balance, lines, reversals, version } = account;
  return { person, cents: balance, lines, reversals: [...reversals.values()], version };
}

const latestReversal = ({ reversals }: Account): Reversal => reversalOrBroken([...reversals.values()].at(-1));

const reversalIn = ({ reversals }: Account, reversal: string): Reversal =>
  reversalOrBroken(reversals.get(reversal));

function reversalOrBroken(reversal: Reversal | undefined): Reversal {
  assert(reversal !== undefined, () => 'a reversal that was just asked or refused is there');
  return reversal;
}
