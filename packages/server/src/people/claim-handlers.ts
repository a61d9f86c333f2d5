import type { By } from '@dicepit/engine';
import { isJoinCode } from '../floor/facts.ts';
import { execute, type Plan } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused } from '../pit/result.ts';
import { askedBy, deviceOf, operatorIn } from './asked-by.ts';
import { changePeople } from './change.ts';
import { hasLapsed, notRight } from './decide.ts';
import { enter } from './enter.ts';
import { claimFacts } from './facts.ts';
import { guarded, guessing } from './guarded.ts';
import { claimSecret, isClaimSecret, usedClaim } from './one-time.ts';
import { PEOPLE } from './people.ts';
import { ruleAll } from './rule-all.ts';
import { newId, newSalt } from './secrets.ts';
import type { PeopleServices } from './services.ts';

type ClaimRoutes = 'askClaim' | 'readClaim' | 'listClaims' | 'confirmClaim' | 'refuseClaim';

/** Answers for guests whose phone is gone: they ask to be themselves again, and the host says yes or no. */
export function claimHandlers(pit: Pit, services: PeopleServices): Handlers<ClaimRoutes> {
  const answer = (request: Request<'confirmClaim' | 'refuseClaim'>, type: 'ConfirmClaim' | 'RefuseClaim') => {
    const body = { type, claim: request.params.claim };
    const asked = askedBy(pit, request, body);
    return changePeople(pit, { by: operatorIn(request), asked }, body, { done: true as const });
  };
  return {
    askClaim: (request) =>
      guarded(services, guessing(services, 'join code', request.caller.address), () =>
        askClaim(pit, request),
      ),
    // No guesses are counted here: nobody guesses 130 bits, and whoever waits asks often.
    readClaim: (request) => readClaim(pit, request),
    listClaims: async () => {
      const { state } = await pit.people.current(PEOPLE);
      const now = pit.ports.now();
      const open = [...state.claims.values()].filter(
        (claim) => claim.state === 'asked' && !hasLapsed(claim, now),
      );
      return done({ claims: open.map((claim) => claimFacts(state, claim, now)) });
    },
    confirmClaim: (request) => answer(request, 'ConfirmClaim'),
    refuseClaim: (request) => answer(request, 'RefuseClaim'),
  };
}

/** Whoever asks has the claim's id with a secret behind it; the host and the trail have the id alone. */
async function askClaim(pit: Pit, request: Request<'askClaim'>): Promise<Answered<'askClaim'>> {
  const { code, name } = request.body;
  const claim = newId(pit.ports.entropy, 'c', 8);
  const salt = newSalt(pit.ports.entropy);
  const asked = askedBy(pit, request, { type: 'AskClaim', ...request.body });
  const by: By = { person: claim, role: 'player' };
  type Kept = { readonly claim: string; readonly salt: string };
  const outcome = await execute<Kept>(pit.writer, {
    streams: [PEOPLE],
    request: asked,
    plan: async (): Promise<Plan<Kept>> => {
      if (!(await isJoinCode(pit, code))) return notRight();
      const { state, version } = await pit.people.current(PEOPLE);
      const at = pit.ports.now();
      const ruled = ruleAll(state, [
        { type: 'AskClaim', claim, name, device: deviceOf(pit, request), by, at },
      ]);
      if (!ruled.ok) return ruled;
      return {
        ok: true,
        writes: [{ stream: PEOPLE, expected: version, texts: ruled.texts }],
        puts: [claimSecret(pit, claim, salt).put],
        answer: { claim, salt },
      };
    },
  });
  if (!outcome.ok) return outcome;
  const { state } = await pit.people.current(PEOPLE);
  const known = state.claims.get(outcome.answer.claim);
  if (known === undefined) return notThere();
  const { token } = claimSecret(pit, outcome.answer.claim, outcome.answer.salt);
  const id = `${outcome.answer.claim}-${token}`;
  return { ...outcome, answer: claimFacts(state, known, pit.ports.now(), id) };
}

async function readClaim(pit: Pit, request: Request<'readClaim'>): Promise<Answered<'readClaim'>> {
  const [, id = '', token = ''] = /^(c-[a-z2-7]{8})-([a-z2-7]{26})$/.exec(request.params.claim) ?? [];
  const { state } = await pit.people.current(PEOPLE);
  const claim = state.claims.get(id);
  const { caller } = request;
  const isIn = caller.is === 'somebody' && caller.person === claim?.person;
  if (claim === undefined || !(isIn || (await isClaimSecret(pit, id, token)))) return notThere();
  const now = pit.ports.now();
  const answer = done(claimFacts(state, claim, now, request.params.claim));
  if (claim.state !== 'confirmed' || hasLapsed(claim, now) || isIn) return answer;
  const device = deviceOf(pit, request);
  const { person } = claim;
  const by: By = { person, role: 'player' };
  const admitted = await enter(pit, {
    asked: askedBy(pit, { caller, key: `claim-${newSalt(pit.ports.entropy)}` }, { type: 'TakeClaim' }),
    device,
    // Looked at again in the line of the people: it is good once.
    prepare: async (_, at) =>
      (await isClaimSecret(pit, id, token))
        ? {
            ok: true,
            person,
            commands: [{ type: 'MovePhone', person, device, how: 'claim', by, at }],
            puts: [usedClaim(id)],
          }
        : notThere(),
  });
  if (!admitted.ok) return admitted;
  return { ...answer, ...(admitted.session === undefined ? {} : { session: admitted.session }) };
}

const notThere = () => refused(404, { code: 'NOT_FOUND', case: 'claim-again' });
