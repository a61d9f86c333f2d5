import { openGame } from '@dicepit/engine';
import { layouts } from '@dicepit/games';
import { drawFelt } from '@dicepit/layout';
import { eveningOf } from '../evening/evening.ts';
import { cardNow, findTable, moneyOf, nameIn, teamsIn, wordingNow } from '../floor/facts.ts';
import { FLOOR, type Floor, type FloorTable } from '../floor/floor.ts';
import type { RawHandler } from '../http/app-parts.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import { parseEntry } from '../pit/projection.ts';
import { refused } from '../pit/result.ts';
import { pagesOf } from '../pit/stream-reader.ts';
import { type AtTable, isOpen, type PitTable, rulesOf, tableStream } from '../table/pit-table.ts';
import {
  bankedScreen,
  evolveRecord,
  newRecord,
  type Picture,
  type PictureSource,
  type TableRecord,
  type TrailHead,
} from './banked-screen.ts';
import { partyScreen } from './party-screen.ts';

export const { refusal: noTable } = refused(404, { code: 'NOT_FOUND', case: 'table-in-pit' });

export const { refusal: notSetUp } = refused(409, { code: 'CONFLICT', case: 'not-set-up' });

/** So far back the results of a table are read when somebody begins to look. */
const MAX_ENTRIES_READ_BACK = 5_000;
const PAGE_ENTRIES = 500;

/** A table as it is watched: its picture now, with the results remembered. */
export type Board = {
  readonly picture: () => Promise<Picture | undefined>;
  readonly end: () => void;
};

/** Begins to remember the results of a table, from its stream and then from what happens. */
export async function openBoard(
  pit: Pit,
  table: string,
  { changed, trail }: { readonly changed: () => void; readonly trail: () => TrailHead | null },
): Promise<Board> {
  const stream = tableStream(table);
  const { version } = await pit.tables.current(stream);
  let record: TableRecord | undefined;
  const waiting: AtTable[] = [];
  const end = pit.tables.listen(stream, ({ version: at, entry }) => {
    if (at <= version) return;
    if (record === undefined) waiting.push(entry.event);
    else record = evolveRecord(record, entry.event);
    changed();
  });
  try {
    record = waiting.reduce(evolveRecord, await recordUpTo(pit, stream, version));
  } catch (error) {
    end();
    throw error;
  }
  return { end, picture: () => pictureOf(pit, table, { record: record ?? newRecord, trail: trail() }) };
}

/** The picture of a table by itself, for whoever looks once. */
export async function pictureNow(
  pit: Pit,
  table: string,
  trail: TrailHead | null = null,
): Promise<Picture | undefined> {
  const stream = tableStream(table);
  const { version } = await pit.tables.current(stream);
  return pictureOf(pit, table, { record: await recordUpTo(pit, stream, version), trail });
}

export async function tableOn(pit: Pit, table: string): Promise<FloorTable | undefined> {
  const added = await findTable(pit, table);
  return added === undefined || added.retired ? undefined : added;
}

async function recordUpTo(pit: Pit, stream: string, version: number): Promise<TableRecord> {
  let record = newRecord;
  const after = Math.max(0, version - MAX_ENTRIES_READ_BACK);
  for await (const page of pagesOf(pit.store, stream, { after, upTo: version, pageEntries: PAGE_ENTRIES }))
    for (const { text } of page) record = evolveRecord(record, parseEntry<AtTable>(text).event);
  return record;
}

async function pictureOf(
  pit: Pit,
  table: string,
  known: Pick<PictureSource, 'record' | 'trail'>,
): Promise<Picture | undefined> {
  const { state: floor } = await pit.floor.current(FLOOR);
  const { state: people } = await pit.people.current(PEOPLE);
  const { state, version } = await pit.tables.current(tableStream(table));
  const card = floor.tables.get(table);
  if (card === undefined) return undefined;
  const wording = (await wordingNow(pit))[card.pack];
  const { waiting = null } = await cardNow(pit, card);
  return screenOf({
    state,
    version,
    card,
    pit: floor.settings.name,
    money: moneyOf(floor),
    paused: floor.paused,
    ranking: floor.settings.ranking ?? true,
    ...(wording === undefined ? {} : { wording }),
    ...known,
    waiting,
    ...(await eveningAt(pit, card, state, floor)),
    nameOf: nameIn(people),
    now: pit.ports.now(),
  });
}

/** What of the evening a table shows. Of one that is still open there is nothing to look up but the teams, where there are some. */
async function eveningAt(
  pit: Pit,
  { demo, retired }: FloorTable,
  state: PitTable,
  floor: Floor,
): Promise<Pick<PictureSource, 'evening' | 'teams'>> {
  const isGoingOn = demo !== true && !retired && isOpen(state, floor);
  return {
    evening: isGoingOn ? null : await eveningOf(pit).figures(),
    teams: teamsIn(floor).length === 0 ? [] : await eveningOf(pit).teams(),
  };
}

/**
 * A table as a television shows it. The set on the wall holds no rules and may be ten years old: everything that
 * it lights, writes and lists is worked out here.
 */
export function screenOf(shown: PictureSource): Picture | undefined {
  const { state } = shown;
  switch (state.is) {
    case 'unset':
      return undefined;
    case 'banked':
      return bankedScreen({ ...shown, state });
    case 'party':
      return partyScreen({ ...shown, state });
  }
}

/** Sends the felt of a table as a drawing. */
export function feltHandler(pit: Pit): RawHandler<'readFelt'> {
  return async ({ params, response }) => {
    if ((await tableOn(pit, params.table)) === undefined) return noTable;
    const felt = await feltOf(pit, params.table);
    if (felt === undefined) return noFelt;
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(felt);
    return undefined;
  };
}

const { refusal: noFelt } = refused(409, { code: 'CONFLICT', case: 'no-felt' });

/** The felt of a table with the odds it posts, to be dressed and lit by the page; nothing where there is no felt. */
async function feltOf(pit: Pit, table: string): Promise<string | undefined> {
  const { state } = await pit.tables.current(tableStream(table));
  if (state.is !== 'banked' || state.table.setup === undefined) return undefined;
  const rules = rulesOf(state);
  const game = rules === undefined ? undefined : openGame(rules, state.table.setup);
  const layout = layouts[state.pack];
  if (game === undefined || layout === undefined) return undefined;
  return drawFelt(game, layout, { shape: 'wide', font: 'inherited', css: 'inherited' });
}
