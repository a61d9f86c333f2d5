import {
  INSPECTORATE_STREAM,
  type Promotion,
  type PromotionCommand,
  promotionAuthority,
} from '@dicepit/desks';
import type { By } from '@dicepit/engine';
import type { GivenPromotionCommand } from '@dicepit/wire';
import { lookerIn, noteLook } from '../inspect/looking.ts';
import { seenByInspector } from '../inspect/seen-by-inspector.ts';
import { askedBy, operatorIn, somebodyIn } from '../people/asked-by.ts';
import { timedId } from '../people/secrets.ts';
import { erased, keptApart, readPersonal } from '../personal/personal.ts';
import { promotionStream } from '../pit/desk-kinds.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Outcome, type Request, refused } from '../pit/result.ts';
import { tableStream } from '../table/pit-table.ts';
import { type Changing, changePromotion, type PromotionAt } from './change.ts';
import { commandOf } from './command-of.ts';
import type { DeskServices } from './facts.ts';
import { everyPromotion } from './listed.ts';
import { readFields, writeFields } from './personal-fields.ts';
import { deskCard, deskFacts } from './promotion-facts.ts';

export type DeskRoutes =
  | 'listDeskPromotions'
  | 'readDeskPromotion'
  | 'createPromotion'
  | 'changePromotion'
  | 'denyClaim'
  | 'readPersonal'
  | 'erasePersonal';

/** Answers the operator, the scrutineer and the inspector. Who may ask has been looked at before. */
export function deskHandlers(pit: Pit, services: DeskServices): Handlers<DeskRoutes> {
  const told = async (outcome: Outcome<PromotionAt>): Promise<Answered<'readDeskPromotion'>> => {
    if (!outcome.ok) return outcome;
    const known = await pit.promotions.current(promotionStream(outcome.answer.promotion));
    return { ...outcome, answer: deskFacts(known, pit.ports.now()) };
  };
  const change = async (
    request: Request<'changePromotion' | 'denyClaim' | 'erasePersonal'>,
    changing: Pick<Changing, 'by' | 'make' | 'others'>,
  ): Promise<Answered<'readDeskPromotion'>> => {
    const { promotion } = request.params;
    const asked = askedBy(pit, request, { ...request.params, body: request.body });
    return told(await changePromotion(pit, { promotion, asked, ...changing }));
  };

  return {
    listDeskPromotions: async () => {
      const at = pit.ports.now();
      return done({ promotions: (await everyPromotion(pit)).map((known) => deskCard(known, at)) });
    },
    readDeskPromotion: async ({ params }) => {
      const known = await pit.promotions.catchUp(promotionStream(params.promotion));
      return known.version === 0 ? nothing : done(deskFacts(known, pit.ports.now()));
    },
    createPromotion: async (request) => {
      const promotion = timedId(pit.ports, 'pr');
      const asked = askedBy(pit, request, request.body);
      const make: Changing['make'] = async (_, stamp) =>
        made({
          type: 'CreatePromotion',
          promotion,
          ...request.body,
          ...stamp,
        });
      return told(await changePromotion(pit, { promotion, by: operatorIn(request), asked, make }));
    },
    changePromotion: (request) => {
      const { command: given } = request.body;
      return change(request, {
        by: byWhom(request, given.type),
        others: othersIn(given),
        make: (promotion, stamp) => commandOf(pit, services, { promotion, given, stamp }),
      });
    },
    denyClaim: (request) => {
      const { name, address, reasons } = request.body;
      const { kept: record, put } = keptApart(pit.ports, writeFields({ name, address, reasons }));
      const given = { name: isGiven(name), address: isGiven(address), reasons: isGiven(reasons) };
      const { claim } = request.params;
      return change(request, {
        by: operatorIn(request),
        make: async (_, stamp) => ({
          ok: true,
          command: { type: 'DenyClaim', claim, record, given, ...stamp },
          puts: [put],
        }),
      });
    },
    readPersonal: async ({ params, caller }) => {
      const stream = promotionStream(params.promotion);
      const { state } = await pit.promotions.catchUp(stream);
      const kept = keptIn(state).find(({ ref }) => ref === params.ref);
      if (kept === undefined) return nothing;
      // Whoever looks at what is personal is noted before they see it.
      const look = await noteLook(pit, lookerIn({ caller }), {
        view: 'personal',
        of: stream,
        part: kept.ref,
      });
      if (!look.ok) return look;
      const found = await readPersonal(pit.store, kept);
      return done({ is: found.is, fields: found.is === 'whole' ? readFields(found.text) : {} });
    },
    erasePersonal: (request) => {
      const { ref } = request.params;
      return change(request, {
        by: operatorIn(request),
        make: async (_, stamp) => {
          const seenAt = await seenByInspector(pit.store, ref);
          const seen = seenAt === undefined ? {} : { seenAt };
          return {
            ok: true,
            command: { type: 'ErasePersonal', ref, ...seen, ...stamp },
            puts: [erased(ref)],
          };
        },
      });
    },
  };
}

const made = (command: PromotionCommand) => ({ ok: true, command }) as const;

const nothing = refused(404, { code: 'NOT_FOUND', case: 'at-desk' });

const isGiven = (text: string): boolean => text.trim() !== '';

/** As what somebody gives a command: as whoever may, where they are that. */
function byWhom(request: Request<'changePromotion'>, type: PromotionCommand['type']): By {
  const { person, roles } = somebodyIn(request);
  const able = promotionAuthority[type].roles.find((role) => roles.includes(role));
  return { person, role: able ?? roles[0] ?? 'player' };
}

/** What the inspectorate is told of at once. */
const stops: ReadonlySet<string> = new Set(['DeclareCompromised', 'Postpone', 'CancelDraw']);

/** Which streams a command writes to besides that of the promotion. */
function othersIn(given: GivenPromotionCommand): readonly string[] {
  if (stops.has(given.type)) return [INSPECTORATE_STREAM];
  return given.type === 'MeetClaim' && given.table !== undefined ? [tableStream(given.table)] : [];
}

/** Everything personal that a promotion refers to. */
const keptIn = ({ claims, disputes }: Promotion) =>
  [...claims.map(({ record }) => record), ...disputes.map(({ complaint }) => complaint)].filter(
    (kept) => kept !== undefined,
  );
