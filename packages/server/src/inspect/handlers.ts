import { INSPECTORATE_STREAM, type InspectedView } from '@dicepit/desks';
import { hashOfEnds, toPublicKey, toWords } from '@dicepit/proof';
import { type EntryKind, entryKinds, type RouteName } from '@dicepit/wire';
import type { Signing } from '../audit/signing.ts';
import { FLOOR, tablesOn } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused } from '../pit/result.ts';
import { tellerIn } from '../pit/tellers.ts';
import { tableStream } from '../table/pit-table.ts';
import { diceStandingOf } from './dice-standing.ts';
import { lookerIn, noteLook } from './looking.ts';
import { noticeTold } from './notice-write.ts';
import { layoutAt, rollSheetOf } from './roll/roll-sheet.ts';
import { type Indexes, standingAt } from './timeline/stream-index.ts';
import { type Place, type Sought, timelineOf } from './timeline/timeline.ts';
import type { VerificationRun } from './verification.ts';

type InspectRoutes =
  | 'readTimeline'
  | 'readRollSheet'
  | 'readLayoutAt'
  | 'readIntegrity'
  | 'readDiceStanding'
  | 'startVerification'
  | 'readVerification'
  | 'readNotices';

export type InspectServices = {
  readonly indexes: Indexes;
  readonly signing: Signing;
  readonly verification: VerificationRun;
  readonly software: string;
};

/** Answers for the inspector's desk. Whatever is shown is noted before it is shown. */
export function inspectHandlers(pit: Pit, desk: InspectServices): Handlers<InspectRoutes> {
  const { indexes, signing, verification, software } = desk;

  return {
    readTimeline: (request) =>
      looked(pit, request, timelineSight(request.query), async () => {
        const { query } = request;
        const { stream, table, before } = query;
        if (stream !== undefined && (await pit.store.head(stream)).version === 0) return nothingThere;
        if (table !== undefined && (await pit.store.head(tableStream(table))).version === 0)
          return nothingThere;
        const page = await timelineOf(pit, indexes, soughtIn(query), {
          teller: tellerIn(request.language),
          limit: Number(query.limit ?? 50),
          ...(before === undefined ? {} : { before: placeIn(before) }),
        });
        return done({ lines: page.lines, before: page.before === undefined ? null : placeText(page.before) });
      }),
    readRollSheet: (request) => {
      const { table, roll } = request.params;
      const ten = Math.floor((Number(roll) - 1) / 10) * 10;
      const sight: InspectedView = { view: 'rolls', of: tableStream(table), part: `${ten + 1}-${ten + 10}` };
      return looked(pit, request, sight, async () => {
        const sheet = await rollSheetOf(pit, indexes, table, Number(roll), tellerIn(request.language));
        return sheet === undefined ? nothingThere : done(sheet);
      });
    },
    readLayoutAt: (request) => {
      const { table, version } = request.params;
      return looked(pit, request, { view: 'layout', of: tableStream(table) }, async () => {
        const index = await indexes.of(tableStream(table));
        if (index.version === 0 || Number(version) > index.version) return nothingThere;
        return done(layoutAt(table, Number(version), await standingAt(pit.store, index, Number(version))));
      });
    },
    readDiceStanding: (request) => {
      const { table } = request.params;
      return looked(pit, request, { view: 'integrity', of: tableStream(table) }, async () => {
        const standing = await diceStandingOf(indexes, table);
        return standing === undefined ? nothingThere : done(standing);
      });
    },
    readIntegrity: (request) =>
      looked(pit, request, { view: 'integrity' }, async () => {
        const head = await signing.latest();
        const hash = hashOfEnds(head.heads);
        const tables = tablesOn((await pit.floor.current(FLOOR)).state);
        return done({
          software,
          publicKey: toPublicKey(pit.keys.heads),
          head,
          hash,
          words: toWords(hash),
          verification: verification.facts(),
          tables: await Promise.all(
            tables.map(async ({ table, title }) => ({ table, title, doubted: await isDoubted(pit, table) })),
          ),
        });
      }),
    startVerification: (request) =>
      looked(pit, request, { view: 'integrity' }, async () => done(verification.start())),
    readVerification: async () => done(verification.facts()),
    readNotices: (request) =>
      looked(pit, request, { view: 'notices' }, async () => {
        const { notices } = (await pit.inspectorate.current(INSPECTORATE_STREAM)).state;
        const teller = tellerIn(request.language);
        const told = notices.map((received) => {
          const { line: _, ...notice } = received;
          return { ...notice, words: noticeTold(received, teller) };
        });
        return done({ notices: told.toReversed() });
      }),
  };
}

/** Answers once it is noted who looks. */
export async function looked<Name extends RouteName>(
  pit: Pit,
  request: Pick<Request<Name>, 'caller'>,
  sight: InspectedView,
  answer: () => Promise<Answered<Name>>,
): Promise<Answered<Name>> {
  const noted = await noteLook(pit, lookerIn(request), sight);
  return noted.ok ? answer() : noted;
}

const nothingThere = refused(404, { code: 'NOT_FOUND', case: 'evidence' });

async function isDoubted(pit: Pit, table: string): Promise<boolean> {
  const { state } = await pit.tables.current(tableStream(table));
  return state.is !== 'unset' && state.dice.doubted.length > 0;
}

type Query = Request<'readTimeline'>['query'];

function timelineSight({ table, stream }: Query): InspectedView {
  const of = stream ?? (table === undefined ? undefined : tableStream(table));
  return { view: 'timeline', ...(of === undefined ? {} : { of }) };
}

function soughtIn({ table, stream, kinds, reason, clause, person, from, to }: Query): Sought {
  return {
    ...(table === undefined ? {} : { table }),
    ...(stream === undefined ? {} : { stream }),
    ...(kinds === undefined ? {} : { kinds: kindsIn(kinds) }),
    ...(reason === undefined ? {} : { reason }),
    ...(clause === undefined ? {} : { clause }),
    ...(person === undefined ? {} : { person }),
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
}

const kindsIn = (text: string): readonly EntryKind[] => {
  const named = new Set(text.split(','));
  return entryKinds.filter((kind) => named.has(kind));
};

/** A place as an address carries it: `1767297803000~337~table/nz-1`. */
const placeText = ({ at, version, stream }: Place): string => `${at}~${version}~${stream}`;

function placeIn(text: string): Place {
  const [at = '', version = '', stream = ''] = text.split('~');
  return { at: Number(at), version: Number(version), stream };
}
