import { CONDUCT_STREAM, type ConductCommand } from '@dicepit/desks';
import type { Store } from '@dicepit/store';
import type { TableResult } from '@dicepit/wire';
import type { Unstamped } from '../floor/change.ts';
import { askedBy, somebodyIn } from '../people/asked-by.ts';
import { PEOPLE } from '../people/people.ts';
import { timedId } from '../people/secrets.ts';
import { keptApart } from '../personal/personal.ts';
import type { Pit } from '../pit/pit.ts';
import { parseEntry } from '../pit/projection.ts';
import { type Answered, done, type Handlers, type Outcome, type Request, refused } from '../pit/result.ts';
import { entriesBackFrom, entryAt, pagesOf } from '../pit/stream-reader.ts';
import { executeCommand } from '../table/execute-command.ts';
import { type AtTable, roleOf, tableStream } from '../table/pit-table.ts';
import { changeConduct } from './change.ts';
import { dutyOf, shownConduct, shownIncident } from './conduct-facts.ts';

type OfIncident =
  | 'recordFinding'
  | 'voidWagers'
  | 'excludeFromGame'
  | 'excludeFromHouse'
  | 'startDetention'
  | 'endDetention'
  | 'closeConduct';

type ConductRoutes = OfIncident | 'readConduct' | 'reportConduct' | 'liftExclusion' | 'takeResults';

/** Answers for the conduct of people: staff report, supervisors find and act, inspectors look on. */
export function conductHandlers(pit: Pit): Handlers<ConductRoutes> {
  const incidentAfter = async <Kept>(
    outcome: Outcome<Kept>,
    id: string,
  ): Promise<Answered<'recordFinding'>> => {
    if (!outcome.ok) return outcome;
    const incident = (await pit.conduct.current(CONDUCT_STREAM)).state.incidents.get(id);
    return incident === undefined ? noIncident : { ...outcome, answer: await shownIncident(pit, incident) };
  };

  const change = async (
    request: Request<OfIncident>,
    body: Unstamped<ConductCommand>,
  ): Promise<Answered<'recordFinding'>> => {
    const { incident } = request.params;
    const asked = askedBy(pit, request, { incident, body });
    return incidentAfter(await changeConduct(pit, { caller: somebodyIn(request), asked }, body), incident);
  };

  return {
    readConduct: async () => {
      const { state, version } = await pit.conduct.current(CONDUCT_STREAM);
      return done(await shownConduct(pit, state, version));
    },
    reportConduct: async (request) => {
      const reported = await report(pit, request);
      return reported.ok ? incidentAfter(reported, reported.answer.incident) : reported;
    },
    recordFinding: (request) =>
      change(request, { type: 'RecordFinding', ...request.params, ...request.body }),
    voidWagers: async (request) => incidentAfter(await voidWagers(pit, request), request.params.incident),
    excludeFromGame: (request) => change(request, { type: 'ExcludeFromGame', ...request.params }),
    excludeFromHouse: (request) =>
      change(request, { type: 'ExcludeFromHouse', ...request.params, ...request.body }),
    startDetention: (request) =>
      change(request, { type: 'StartDetention', ...request.params, ...request.body }),
    endDetention: async (request) => incidentAfter(await endDetention(pit, request), request.params.incident),
    closeConduct: (request) => change(request, { type: 'CloseConduct', ...request.params, ...request.body }),
    liftExclusion: async (request) => {
      const body = { type: 'LiftExclusion', ...request.params, ...request.body } as const;
      const asked = askedBy(pit, request, body);
      const lifted = await changeConduct(pit, { caller: somebodyIn(request), asked }, body);
      if (!lifted.ok) return lifted;
      const { state, version } = await pit.conduct.current(CONDUCT_STREAM);
      return { ...lifted, answer: await shownConduct(pit, state, version) };
    },
    takeResults: (request) => takeResults(pit, request),
  };
}

const noIncident = refused(404, { code: 'NOT_FOUND', case: 'incident' });
const noTable = refused(404, { code: 'NOT_FOUND', case: 'table' });

const reports = { device: 'ReportDevice', 'side-bet': 'ReportSideBet', advice: 'ReportAdvice' } as const;

type Reported = { readonly incident: string };

async function report(pit: Pit, request: Request<'reportConduct'>): Promise<Outcome<Reported>> {
  const { kind, table, person, words } = request.body;
  const { state } = await pit.tables.current(tableStream(table));
  const { persons } = (await pit.people.current(PEOPLE)).state;
  const known = person === undefined ? undefined : persons.get(person);
  if (state.is === 'unset') return noTable;
  if (person !== undefined && known === undefined) return refused(404, { code: 'NOT_FOUND', case: 'person' });
  const incident = timedId(pit.ports, 'i');
  const seen = { incident, pack: state.pack, table, ...(person === undefined ? {} : { person }), words };
  const type = reports[kind];
  const body =
    type === 'ReportAdvice' ? { type, employee: known?.kind === 'staff', ...seen } : { type, ...seen };
  const asked = askedBy(pit, request, request.body);
  const reported = await changeConduct(pit, { caller: somebodyIn(request), asked }, body);
  if (!reported.ok) return reported;
  return { ...reported, answer: { incident: await reportedAt(pit, reported.answer.version, incident) } };
}

/** A repeat of a report is about the incident that the first one opened. */
async function reportedAt(pit: Pit, version: number, incident: string): Promise<string> {
  const entry = await entryAt(pit.store, CONDUCT_STREAM, version);
  const found: unknown = entry === undefined ? undefined : JSON.parse(entry.text).event.incident;
  return typeof found === 'string' ? found : incident;
}

/** Bets are voided at the table, which writes the finding's side of it in the same append. */
async function voidWagers(pit: Pit, request: Request<'voidWagers'>): Promise<Outcome<unknown>> {
  const { incident: id } = request.params;
  const { bets, as } = request.body;
  const caller = somebodyIn(request);
  const incident = (await pit.conduct.current(CONDUCT_STREAM)).state.incidents.get(id);
  if (incident === undefined) return noIncident;
  const { state } = await pit.tables.current(tableStream(incident.table));
  const command = { type: 'VoidBets', incident: id, bets } as const;
  const role = roleOf(state, command, { person: caller.person, held: caller.roles, named: as });
  if (role === undefined)
    return refused(
      403,
      as === undefined
        ? { code: 'NOT_ALLOWED', case: 'supervisor-here' }
        : { code: 'NOT_ALLOWED', case: 'role-here', role: as },
    );
  return executeCommand(pit, {
    table: incident.table,
    by: { person: caller.person, role },
    command,
    asked: askedBy(pit, request, { id, bets }),
  });
}

async function endDetention(pit: Pit, request: Request<'endDetention'>): Promise<Outcome<unknown>> {
  const { incident } = request.params;
  const { name, office, at: tookOverAt } = request.body;
  const apart = name === undefined ? undefined : keptApart(pit.ports, name);
  return changeConduct(
    pit,
    {
      caller: somebodyIn(request),
      asked: askedBy(pit, request, { incident, ...request.body }),
      puts: apart === undefined ? [] : [apart.put],
    },
    {
      type: 'EndDetention',
      incident,
      office,
      tookOverAt,
      ...(apart === undefined ? {} : { taker: apart.kept }),
    },
  );
}

async function takeResults(pit: Pit, request: Request<'takeResults'>): Promise<Answered<'takeResults'>> {
  const { table } = request.params;
  const { last } = request.body;
  const caller = somebodyIn(request);
  const stream = tableStream(table);
  const { state, version } = await pit.tables.current(stream);
  if (state.is === 'unset') return noTable;
  if (state.is === 'party') return refused(409, { code: 'CONFLICT', case: 'party-results' });
  const duty = await dutyOf(pit, caller, state.table);
  const asked = askedBy(pit, request, { table, last });
  const body = { type: 'TakeResults', pack: state.pack, table, rolls: last, duty } as const;
  const taken = await changeConduct(pit, { caller, asked }, body);
  if (!taken.ok) return taken;
  return { ...taken, answer: { results: await lastResults(pit.store, stream, version, last), version } };
}

/** The last so many results of a table, the oldest first, as they stand after every correction. */
async function lastResults(
  store: Store,
  stream: string,
  version: number,
  last: number,
): Promise<readonly TableResult[]> {
  const after = await beforeThrows(store, stream, version, last);
  const results = new Map<number, TableResult>();
  let roll = 0;
  for await (const page of pagesOf(store, stream, { after, upTo: version }))
    for (const { text } of page) {
      const { event } = parseEntry<AtTable>(text);
      if (event.type === 'DiceThrown' && 'roll' in event && typeof event.roll === 'number') roll = event.roll;
      const result = resultIn(event, roll);
      // A correction of a roll that was made before those asked for is not among them.
      if (result !== undefined && (result.roll === roll || results.has(result.roll)))
        results.set(result.roll, result);
    }
  return [...results.values()].slice(-last);
}

/** The version before the throw from which on there are enough of them. */
async function beforeThrows(store: Store, stream: string, version: number, last: number): Promise<number> {
  let throws = 0;
  for await (const entry of entriesBackFrom(store, stream, { upTo: version })) {
    if (parseEntry<AtTable>(entry.text).event.type !== 'DiceThrown') continue;
    throws += 1;
    // One more, since the last may still be in the air.
    if (throws > last) return entry.version - 1;
  }
  return 0;
}

/** What an event says of the outcome of a roll; `under` is the roll that is being made. */
function resultIn(event: AtTable, under: number): TableResult | undefined {
  const { type, at } = event;
  if (type === 'RollCalled' || type === 'EntryAmended') return { roll: under, faces: event.roll, at };
  if (type === 'FaceRuled' && event.roll !== undefined) return { roll: under, faces: event.roll, at };
  if (type === 'RollVoided') return { roll: under, faces: [], void: event.reason, at };
  if (type === 'RollInvalidated') return { roll: event.roll, faces: [], void: event.ground, at };
  if (type !== 'CallOverruled') return undefined;
  const { outcome, roll } = event;
  return outcome.kind === 'total'
    ? { roll, faces: outcome.roll, at }
    : { roll, faces: [], void: outcome.reason, at };
}
