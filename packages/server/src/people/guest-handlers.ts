import type { By } from '@dicepit/engine';
import { isJoinCode } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused } from '../pit/result.ts';
import { askedBy, deviceOf, placeOf, selfIn, somebodyIn } from './asked-by.ts';
import { changePeople } from './change.ts';
import { notRight } from './decide.ts';
import { enter } from './enter.ts';
import { meIn, meOf } from './facts.ts';
import { guarded, guessing } from './guarded.ts';
import { handoverFor, lasting, readHandover } from './one-time.ts';
import { newId, newSalt } from './secrets.ts';
import type { PeopleServices } from './services.ts';
import { welcomed } from './staff-handlers.ts';

type GuestRoutes = 'joinGuest' | 'renameMe' | 'askPatience' | 'makeHandover' | 'joinByHandover';

/** Answers for how guests come in, and go on from another phone. */
export function guestHandlers(pit: Pit, services: PeopleServices): Handlers<GuestRoutes> {
  return {
    joinGuest: async (request) => {
      // Whoever is in already comes back as who they are: a page that was opened again asks the same.
      if (request.caller.is === 'somebody') return done(await meIn(pit, request.caller));
      return guarded(services, guessing(services, 'join code', request.caller.address), () =>
        joinGuest(pit, request),
      );
    },
    renameMe: async (request) => {
      const { person } = somebodyIn(request);
      const body = { type: 'Rename', person, name: request.body.name } as const;
      const asked = askedBy(pit, request, body);
      const renamed = await changePeople(pit, { by: asPlayer(selfIn(request)), asked }, body, { done: true });
      return renamed.ok ? { ...renamed, answer: await meOf(pit, person) } : renamed;
    },
    askPatience: async (request) => {
      const { person } = somebodyIn(request);
      const body = { type: 'AskPatience', person, ...request.body } as const;
      const asked = askedBy(pit, request, body);
      const changed = await changePeople(pit, { by: asPlayer(selfIn(request)), asked }, body, { done: true });
      return changed.ok ? { ...changed, answer: await meOf(pit, person) } : changed;
    },
    makeHandover: async (request) => makeHandover(pit, request),
    joinByHandover: (request) =>
      guarded(services, guessing(services, 'handover code', request.caller.address), () =>
        joinByHandover(pit, request),
      ),
  };
}

/** Nobody names themselves as the operator would: fit names are for everybody. */
const asPlayer = ({ person }: By): By => ({ person, role: 'player' });

async function joinGuest(pit: Pit, request: Request<'joinGuest'>): Promise<Answered<'joinGuest'>> {
  const { code, name } = request.body;
  const device = deviceOf(pit, request);
  const person = newId(pit.ports.entropy, 'p');
  const by: By = { person, role: 'player' };
  const admitted = await enter(pit, {
    asked: askedBy(pit, request, { type: 'JoinGuest', ...request.body }),
    device,
    prepare: async (_, at) => {
      if (!(await isJoinCode(pit, code))) return notRight();
      const { locked, settings } = (await pit.floor.current(FLOOR)).state;
      const { mostGuests } = settings;
      return {
        ok: true,
        person,
        commands: [
          {
            type: 'JoinGuest',
            person,
            name,
            device,
            place: placeOf(pit, request),
            locked,
            mostGuests,
            by,
            at,
          },
        ],
        opensAccount: true,
      };
    },
  });
  return welcomed(pit, admitted);
}

/** A code for the phone at hand to be replaced by another. It stands in no stream until it is used. */
async function makeHandover(pit: Pit, request: Request<'makeHandover'>): Promise<Answered<'makeHandover'>> {
  const { person, kind } = somebodyIn(request);
  if (kind !== 'guest') return refused(409, { code: 'CONFLICT', case: 'codes-for-guests' });
  const until = pit.ports.now() + lasting.handover;
  const { secret, put } = handoverFor(pit, { person, salt: newSalt(pit.ports.entropy), until });
  await pit.store.put([put]);
  return done(secret);
}

async function joinByHandover(
  pit: Pit,
  request: Request<'joinByHandover'>,
): Promise<Answered<'joinByHandover'>> {
  const device = deviceOf(pit, request);
  const admitted = await enter(pit, {
    asked: askedBy(pit, request, { type: 'JoinByHandover', ...request.body }),
    device,
    prepare: async (_, at) => {
      const handover = await readHandover(pit, request.body.code);
      if (handover === undefined) return notRight();
      const { person, used } = handover;
      const by: By = { person, role: 'player' };
      return {
        ok: true,
        person,
        commands: [{ type: 'MovePhone', person, device, how: 'handover', by, at }],
        puts: [used],
      };
    },
  });
  return welcomed(pit, admitted);
}
