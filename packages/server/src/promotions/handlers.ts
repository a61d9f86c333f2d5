import { decideRegister, evolveRegister, type PromotionRegister, type RegisterCommand } from '@dicepit/desks';
import type { AnswerOf } from '@dicepit/wire';
import type { Unstamped } from '../floor/change.ts';
import { askedBy, operatorIn } from '../people/asked-by.ts';
import { PEOPLE } from '../people/people.ts';
import { registerKind } from '../pit/desk-kinds.ts';
import { execute, type Plan, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused, ruledAtDesk } from '../pit/result.ts';
import { type DeskRoutes, deskHandlers } from './desk-handlers.ts';
import type { DeskServices } from './facts.ts';
import { openWagers } from './largest-wagers.ts';
import { type PatronRoutes, patronHandlers } from './patron-handlers.ts';

/** Answers for promotions: to the public, to patrons, and at the desk. */
export function promotionHandlers(
  pit: Pit,
  people: DeskServices['people'],
): Handlers<PatronRoutes | DeskRoutes | RegisterRoutes> {
  const services: DeskServices = { people, wagers: openWagers(pit) };
  return {
    ...patronHandlers(pit, services),
    ...deskHandlers(pit, services),
    ...registerHandlers(pit),
  };
}

export type RegisterRoutes = 'readPromotionRegister' | 'setPrescribed' | 'setMembership';

type RegisterAnswer = AnswerOf<'readPromotionRegister'>;

const REGISTER = registerKind.name;

/** Answers for what the operator keeps for all promotions. */
function registerHandlers(pit: Pit): Handlers<RegisterRoutes> {
  const change = (
    request: Request<'setPrescribed' | 'setMembership'>,
    body: Unstamped<RegisterCommand>,
  ): Promise<Answered<'readPromotionRegister'>> =>
    execute<RegisterAnswer>(pit.writer, {
      streams: [REGISTER],
      request: askedBy(pit, request, body),
      plan: async (): Promise<Plan<RegisterAnswer>> => {
        const { state, version } = await pit.promotionRegister.current(REGISTER);
        const command: RegisterCommand = { ...body, by: operatorIn(request), at: pit.ports.now() };
        const ruled = ruledAtDesk(decideRegister(state, command));
        if (!ruled.ok) return ruled;
        return {
          ok: true,
          writes: [planWrite(REGISTER, version, ruled.events, command)],
          answer: shown(ruled.events.reduce(evolveRegister, state)),
        };
      },
    });

  return {
    readPromotionRegister: async () => done(shown((await pit.promotionRegister.current(REGISTER)).state)),
    setPrescribed: (request) => {
      const { prescribed, ...named } = request.body;
      return change(request, { type: prescribed ? 'Prescribe' : 'LiftPrescription', ...named });
    },
    setMembership: async (request) => {
      const { person } = request.params;
      if (!(await pit.people.current(PEOPLE)).state.persons.has(person))
        return refused(404, { code: 'NOT_FOUND', case: 'person' });
      return change(request, { type: 'SetMembership', person, ...request.body });
    },
  };
}

const shown = ({ prescribed, members }: PromotionRegister): RegisterAnswer => ({
  prescribed,
  members: [...members].map(([person, membership]) => ({ person, membership })),
});
