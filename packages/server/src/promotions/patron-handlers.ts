import { INSPECTORATE_STREAM, type Promotion, type PromotionCommand } from '@dicepit/desks';
import type { Role } from '@dicepit/engine';
import { askedBy, somebodyIn } from '../people/asked-by.ts';
import { keptApart } from '../personal/personal.ts';
import { promotionStream } from '../pit/desk-kinds.ts';
import type { Pit } from '../pit/pit.ts';
import type { Versioned } from '../pit/projection.ts';
import { type Answered, done, type Handlers, type Request, refused, type Somebody } from '../pit/result.ts';
import { type Changing, changePromotion } from './change.ts';
import { type DeskServices, entrantFacts } from './facts.ts';
import { everyPromotion } from './listed.ts';
import { writeFields } from './personal-fields.ts';
import { drawFacts, isPublic, ownFacts, publicCard, publicFacts } from './promotion-facts.ts';

export type PatronRoutes =
  | 'listPromotions'
  | 'readPromotion'
  | 'readPromotionTerms'
  | 'readPromotionDraw'
  | 'readMyPromotion'
  | Doing;

type Doing = 'enterPromotion' | 'claimPrize' | 'disputePromotion' | 'complainOfPromotion';

/** Answers the public, and patrons about themselves. What is not open yet is not there for them. */
export function patronHandlers(pit: Pit, services: DeskServices): Handlers<PatronRoutes> {
  const doFor = async (
    request: Request<Doing>,
    { role, others = [] }: { readonly role: Role; readonly others?: readonly string[] },
    make: Changing['make'],
  ): Promise<Answered<'readMyPromotion'>> => {
    const { promotion } = request.params;
    const { person } = somebodyIn(request);
    if ((await published(pit, promotion)) === undefined) return nothing;
    const asked = askedBy(pit, request, { ...request.params, body: request.body });
    const outcome = await changePromotion(pit, { promotion, by: { person, role }, asked, others, make });
    if (!outcome.ok) return outcome;
    const { state } = await pit.promotions.current(promotionStream(promotion));
    return { ...outcome, answer: await ownFacts(pit, state, person) };
  };

  return {
    listPromotions: async () => {
      const at = pit.ports.now();
      const open = (await everyPromotion(pit)).filter(({ state }) => isPublic(state));
      return done({ promotions: open.map(({ state }) => publicCard(state, at)) });
    },
    readPromotion: async ({ params }) => {
      const found = await published(pit, params.promotion);
      return found === undefined ? nothing : done(await publicFacts(pit, found.state));
    },
    readPromotionTerms: async ({ params }) => {
      const found = await published(pit, params.promotion);
      const text = found?.state.versions.find(({ version }) => version === Number(params.version));
      if (text === undefined) return nothing;
      const { terms, ...version } = text;
      return done({ ...version, text: terms });
    },
    readPromotionDraw: async ({ params }) => {
      const found = await published(pit, params.promotion);
      return found === undefined ? nothing : done(drawFacts(found.state));
    },
    readMyPromotion: async (request) => {
      const found = await published(pit, request.params.promotion);
      if (found === undefined) return nothing;
      return done(await ownFacts(pit, found.state, somebodyIn(request).person));
    },
    enterPromotion: (request) => {
      const caller = somebodyIn(request);
      const { person = caller.person } = request.body;
      return doFor(request, { role: roleFor(caller, person) }, async (_, stamp) =>
        made({ type: 'Enter', person, ...(await entrantFacts(pit, services, person)), ...stamp }),
      );
    },
    claimPrize: (request) => {
      const caller = somebodyIn(request);
      const { prize, person = caller.person } = request.body;
      return doFor(request, { role: roleFor(caller, person) }, async (_, stamp) =>
        made({ type: 'ClaimPrize', prize, person, ...stamp }),
      );
    },
    disputePromotion: (request) => {
      const { words } = request.body;
      return doFor(request, { role: asPatron(somebodyIn(request)) }, async (_, stamp) =>
        made({ type: 'RaiseDispute', words, ...stamp }),
      );
    },
    complainOfPromotion: (request) => {
      const { dispute } = request.params;
      const { kept, put } = keptApart(pit.ports, writeFields({ words: request.body.words }));
      const role = asPatron(somebodyIn(request));
      return doFor(request, { role, others: [INSPECTORATE_STREAM] }, async (_, stamp) => ({
        ok: true,
        command: { type: 'LodgeComplaint', dispute, statement: kept, ...stamp },
        puts: [put],
      }));
    },
  };
}

const made = (command: PromotionCommand) => ({ ok: true, command }) as const;

const nothing = refused(404, { code: 'NOT_FOUND', case: 'promotion' });

async function published(pit: Pit, promotion: string): Promise<Versioned<Promotion> | undefined> {
  const stream = promotionStream(promotion);
  const known = await pit.promotions.catchUp(stream);
  // Anybody may ask for what there is not, as often as they like: none of it is remembered.
  if (known.version === 0) pit.promotions.forget(stream);
  return isPublic(known.state) ? known : undefined;
}

const asPatron = ({ roles }: Somebody): Role =>
  roles.includes('player') ? 'player' : (roles[0] ?? 'player');

/** Somebody for themselves is a patron; for another, the operator at the counter. */
const roleFor = (caller: Somebody, person: string): Role =>
  person !== caller.person && caller.roles.includes('operator') ? 'operator' : asPatron(caller);
