import { CONDUCT_STREAM } from '@dicepit/desks';
import { type Role, reviewing, rolesThat, SUPERVISOR_CALLED, supervising } from '@dicepit/engine';
import type { DeskName } from '@dicepit/wire';
import { cageStream } from '../cage/at-table.ts';
import { mayLook } from '../disputes/shown.ts';
import type { Pit } from '../pit/pit.ts';
import { timersOf } from '../pit/ports.ts';
import type { Caller, Somebody } from '../pit/request.ts';
import type { AtTable } from '../table/pit-table.ts';
import { messageOf, type Reader } from './readers.ts';

/** Some entries of one deed, and deeds that come at once, are told in one message. */
const DEBOUNCE_MS = 100;

/** A dispute and somebody's chips are told to whom they concern; the rest to staff alone. */
type StaffDesk = Exclude<DeskName, 'disputes' | 'chips'>;

/** Those who are told that something has changed at a desk; those of a dispute are told of it as well. */
const atDesk: Readonly<Record<StaffDesk, ReadonlySet<Role>>> = {
  conduct: new Set(reviewing),
  promotions: new Set(rolesThat('runs', 'inspects', 'scrutinises')),
  calls: new Set(supervising),
};

/**
 * Tells those in the lobby that something has changed at a desk of theirs. What it is they ask by themselves, so that
 * nothing leaves here that the desk would not tell them. A message that is lost costs nothing: the desks ask now and then.
 */
export function tellDeskNews(pit: Pit, inside: () => Iterable<readonly [Reader, Caller]>): () => void {
  let waiting = new Map<Reader, Set<DeskName>>();
  let callOff: (() => void) | undefined;

  const flush = (): void => {
    callOff = undefined;
    const due = waiting;
    waiting = new Map();
    for (const [reader, desks] of due)
      for (const desk of desks)
        reader.send(Buffer.from(messageOf({ event: 'desk', data: JSON.stringify({ desk }) })));
  };
  const tell = (desk: DeskName, concerns: (caller: Somebody) => boolean): void => {
    for (const [reader, caller] of inside())
      if (caller.is === 'somebody' && concerns(caller))
        waiting.set(reader, (waiting.get(reader) ?? new Set()).add(desk));
    if (waiting.size > 0) callOff ??= timersOf(pit.ports).later(DEBOUNCE_MS, flush);
  };
  const tellStaff = (desk: StaffDesk): void =>
    tell(desk, ({ roles }) => roles.some((role) => atDesk[desk].has(role)));

  const stops = [
    pit.disputes.listen(undefined, ({ stream }) => {
      const dispute = pit.disputes.known(stream)?.state;
      if (dispute !== undefined) tell('disputes', (caller) => mayLook(dispute, caller));
    }),
    pit.cages.listen(undefined, ({ stream, entry }) => {
      if (entry.event.type === 'ChipsIssued') tell('chips', ({ person }) => cageStream(person) === stream);
    }),
    pit.conduct.listen(CONDUCT_STREAM, ({ entry: { event } }) => {
      tellStaff('conduct');
      if (event.type === 'ExcludedFromGame' || event.type === 'ExclusionLifted')
        tell('conduct', ({ person }) => person === event.person);
    }),
    pit.promotions.listen(undefined, () => tellStaff('promotions')),
    pit.tables.listen(undefined, ({ entry }) => {
      if (isCall(entry.event)) tellStaff('calls');
    }),
  ];
  return () => {
    callOff?.();
    for (const stop of stops) stop();
  };
}

/** Whether a table asks for a supervisor here, or one has come. */
function isCall(event: AtTable): boolean {
  if (event.type === 'IncidentOpened') return event.incident.kind === SUPERVISOR_CALLED;
  return event.type === 'IncidentClosed' && event.incident.startsWith(SUPERVISOR_CALLED);
}
