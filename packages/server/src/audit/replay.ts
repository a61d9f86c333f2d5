import {
  type Conduct,
  type ConductCommand,
  type Dispute,
  type DisputeCommand,
  decideConduct,
  decideDispute,
  decideInspectorate,
  decidePromotion,
  decideRegister,
  type Inspectorate,
  type InspectorateCommand,
  type Promotion,
  type PromotionCommand,
  type PromotionRegister,
  type RegisterCommand,
} from '@dicepit/desks';
import { type Posting, sumOf } from '@dicepit/engine';
import {
  type Finding,
  type Head,
  isDiceEntry,
  type Replay,
  type StreamEvent,
  type TrailEntry,
} from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';
import {
  type Account,
  type CageCommand,
  type CageEvent,
  cageKind,
  decideCage,
  evolveAccount,
  newAccount,
} from '../cage/account.ts';
import { decideFloor, type FloorCommand } from '../floor/decide.ts';
import { type Floor, floorKind } from '../floor/floor.ts';
import { learnPack } from '../floor/kept-pack.ts';
import type { PeopleCommand } from '../people/command.ts';
import { decidePeople } from '../people/decide.ts';
import { type People, peopleKind } from '../people/people.ts';
import {
  conductKind,
  disputeKind,
  inspectorateKind,
  promotionKind,
  registerKind,
} from '../pit/desk-kinds.ts';
import type { AnyEvent, Entry, StreamKind } from '../pit/projection.ts';
import { type Ruling, ruledAtDesk } from '../pit/result.ts';
import {
  type AnyCommand,
  type AtTable,
  decideAtTable,
  evolvePitTable,
  isOfTable,
  type Movement,
  movementsIn,
  type PitTable,
  tableKind,
} from '../table/pit-table.ts';
import {
  newErasures,
  newPairing,
  newPromotionPairs,
  newRecoveries,
  newVoidings,
  newWelcomes,
} from './cross-checks.ts';
import { newEvidenceClaims } from './evidence-claims.ts';
import { type Cause, type Decision, found, redecide } from './redecide.ts';
import { newRegistry, type Streams } from './registry.ts';
import { isException, unthrownLine, watchUnthrown, weighUnthrown } from './unthrown.ts';
import { newWrittenClaims } from './written-claims.ts';

/** Plays a trail again with the same rules that wrote it: for `verifyTrail`. */
export function newReplay(): Replay {
  const players = new Map<string, Player>();
  const pairing = newPairing();
  const welcomes = newWelcomes();
  const voidings = newVoidings();
  const claims = newEvidenceClaims();
  const promotionPairs = newPromotionPairs();
  const erasures = newErasures();
  const written = newWrittenClaims();
  const registry = newRegistry();
  const recoveries = newRecoveries();
  const weight = weighUnthrown();

  const ofTable = (stream: string): Player => {
    const replay = replayTable(stream);
    const table = stream.slice(tableKind.name.length);
    const watch = watchUnthrown(table);
    const playing = player<AtTable>(replay.end, (head, said, how) => {
      const { version } = head;
      const unthrown = watch.take(replay.state(), said.event, said.cause !== undefined);
      if (unthrown !== undefined) weight.add(unthrown);
      const findings = replay.take(version, said, how);
      voidings.atTable(stream, version, said.event);
      recoveries.atTable(stream, version, said.event);
      promotionPairs.atTable(stream, said.event);
      for (const { person, cents } of replay.moved()) pairing.atTable({ person, table, cents });
      const remark =
        unthrown !== undefined && isException(unthrown)
          ? [{ ...found(head, unthrownLine(unthrown)), remark: true as const }]
          : [];
      return [...findings, ...claims.atTable(head, said.event, replay.state()), ...remark];
    });
    return { ...playing, table: replay.state };
  };

  const ofCage = (stream: string): Player => {
    const replay = replayCage(stream);
    const person = stream.slice(cageKind.name.length);
    return player<CageEvent>(replay.end, ({ version }, said, how) => {
      const { event } = said;
      welcomes.atCage(stream, version, event);
      if (event.type === 'BoughtIn' || event.type === 'CashedOut') {
        const { table, cents } = event;
        pairing.atCage(version, { person, table, cents: event.type === 'BoughtIn' ? cents : -cents });
      }
      return replay.take(version, said, how);
    });
  };

  const playerOf = (stream: string): Player => {
    if (stream.startsWith(tableKind.name)) return ofTable(stream);
    if (stream.startsWith(cageKind.name)) return ofCage(stream);
    if (stream === floorKind.name)
      return decided(floorKind, onFloor, (event, version) => {
        welcomes.onFloor(event);
        registry.onFloor(event);
        return recoveries.onFloor(version, event);
      });
    if (stream === peopleKind.name) return decided(peopleKind, aboutPeople);
    if (stream === inspectorateKind.name)
      return decided(inspectorateKind, atInspectorate, (event) => {
        promotionPairs.atInspectorate(event);
        erasures.atInspectorate(event);
        registry.atInspectorate(event);
      });
    if (stream === conductKind.name) return decided(conductKind, aboutConduct, voidings.inConduct);
    if (stream.startsWith(disputeKind.name))
      return decided({ ...disputeKind, name: stream }, inDispute, (event) => {
        claims.inDispute(stream, event);
        erasures.inDesk(stream, event);
      });
    if (stream.startsWith(promotionKind.name))
      return decided({ ...promotionKind, name: stream }, inPromotion, (event) => {
        promotionPairs.inPromotion(stream, event);
        erasures.inDesk(stream, event);
      });
    if (stream === registerKind.name) return decided(registerKind, inRegister);
    // The chain alone vouches for streams that hold no decisions.
    return player(nothing, nothing);
  };

  return {
    pack(carried) {
      try {
        learnPack(carried);
        return true;
      } catch {
        return false;
      }
    },
    entry(head, entry) {
      const { stream, version } = head;
      const playing = players.get(stream) ?? playerOf(stream);
      players.set(stream, playing);
      try {
        // How the table stood is asked before the entry changes it.
        registry.hear(entry);
        const claimed = written.take(head, entry, playing.table?.());
        const how = { edition: written.editionOf(stream), begins: entry.written !== undefined };
        return [...claimed, ...playing.take(head, entry, how)];
      } catch (cause) {
        // What was forged may make no sense at all, even to those who never refuse.
        const why = cause instanceof Error ? cause.message : String(cause);
        return [found({ stream, version }, { code: 'entry-unfit', why })];
      }
    },
    end: ({ whole } = { whole: false }) => {
      // A file that says it holds everything has no stream that is left out: what is not there was taken out.
      const held: Streams = whole ? { has: () => true } : players;
      return [
        ...[...players.values()].flatMap((playing) => playing.end()),
        ...pairing.end(held),
        ...welcomes.end(),
        ...voidings.end(held),
        ...promotionPairs.end(held),
        ...claims.end(held),
        ...erasures.end(held),
        ...written.end(),
        ...recoveries.end(held),
        ...weight.end(),
        ...(whole ? registry.end(players) : []),
      ];
    },
  };
}

/** One stream that is played again. */
type Player = {
  readonly take: (head: Head, entry: TrailEntry, how: Decision) => readonly Finding[];
  readonly end: () => readonly Finding[];
  /** The table as it stands, where the stream is one's. */
  readonly table?: () => PitTable;
};

const nothing = (): readonly Finding[] => [];

function player<Event>(
  end: Player['end'],
  take: (head: Head, said: Entry<Event>, how: Decision) => readonly Finding[],
): Player {
  // The file says that it is an event of this stream; whoever takes it and cannot follow it throws.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { end, take: (head, entry, how) => take(head, entry as unknown as Entry<Event>, how) };
}

// What makes no sense to those who decide is thrown by them, and found.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const onFloor = (floor: Floor, cause: Cause) => decideFloor(floor, cause as FloorCommand);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const aboutPeople = (people: People, cause: Cause) => decidePeople(people, cause as PeopleCommand);
const aboutConduct = (state: Conduct, cause: Cause) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ruledAtDesk(decideConduct(state, cause as ConductCommand));
const inDispute = (state: Dispute | undefined, cause: Cause) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ruledAtDesk(decideDispute(state, cause as DisputeCommand));
const inPromotion = (state: Promotion, cause: Cause) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ruledAtDesk(decidePromotion(state, cause as PromotionCommand));
const inRegister = (state: PromotionRegister, cause: Cause) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ruledAtDesk(decideRegister(state, cause as RegisterCommand));
const atInspectorate = (state: Inspectorate, cause: Cause) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ruledAtDesk(decideInspectorate(state, cause as InspectorateCommand));

/** A stream of the pit's own, decided anew. */
function decided<State, Event extends AnyEvent & StreamEvent>(
  kind: StreamKind<State, Event>,
  decide: (state: State, cause: Cause) => Ruling<Event>,
  hear: (event: Event, version: number) => readonly Finding[] | void = nothing,
): Player {
  const { take, end } = redecide<State, Event>(kind.name, {
    initial: kind.initial,
    evolve: kind.evolve,
    decide,
    isApart: () => false,
  });
  return player<Event>(end, ({ version }, said, how) => {
    const heard = hear(said.event, version) ?? [];
    return [...heard, ...take(version, said, how)];
  });
}

// The stream of a table.

/** A table's stream, decided anew by the same rules, with its chips. Its dice are checked by `verifyTrail` itself. */
export type TableReplay = {
  readonly take: (version: number, said: Entry<AtTable>, how?: Decision) => readonly Finding[];
  readonly end: () => readonly Finding[];
  /** What the last entry moved between an account at the cage and this table. */
  readonly moved: () => readonly Movement[];
  /** The table after the last entry. */
  readonly state: () => PitTable;
};

export function replayTable(stream: string): TableReplay {
  const redecision = redecide<PitTable, AtTable>(stream, {
    initial: tableKind.initial,
    evolve: evolvePitTable,
    // What makes no sense to the rules is thrown by them, and found.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    decide: (state, cause) => decideAtTable(state, cause as AnyCommand),
    isApart: isDiceEntry,
    isKnown: isOfTable,
  });
  let movements: readonly Movement[] = [];
  return {
    take(version, said, how) {
      const { event } = said;
      movements = movementsIn(redecision.state(), [event]);
      const here = (line: AuditLine): Finding => found({ stream, version }, line);
      return [
        ...redecision.take(version, said, how),
        ...unbalanced(event).map(here),
        ...overdrawn(redecision.state()).map(here),
      ];
    },
    end: redecision.end,
    moved: () => movements,
    state: redecision.state,
  };
}

function unbalanced(event: AtTable): readonly AuditLine[] {
  // Events that move chips carry their postings; others have none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const postings = 'postings' in event ? (event.postings as readonly Posting[] | undefined) : undefined;
  const sum = sumOf(postings ?? []);
  return sum === 0 ? [] : [{ code: 'postings-unbalanced', type: event.type, cents: sum }];
}

/** Only the world outside may have given more than it has taken. */
function overdrawn(state: PitTable): readonly AuditLine[] {
  if (state.is !== 'banked') return [];
  return [...state.table.ledger]
    .filter(([account, cents]) => cents < 0 && !account.startsWith('outside'))
    .map(([account, cents]) => ({ code: 'balance-below-zero', case: 'ledger', account, cents }));
}

// The stream of an account.

export type CageReplay = {
  readonly take: (version: number, said: Entry<CageEvent>, how: Decision) => readonly Finding[];
  readonly end: () => readonly Finding[];
};

/**
 * An account's stream, decided anew. What a table caused has its command in the table's stream; here it must at least
 * have been allowed, and `pairing` compares the sums.
 */
export function replayCage(stream: string): CageReplay {
  const redecision = redecide<Account, CageEvent>(stream, {
    initial: newAccount,
    evolve: evolveAccount,
    // What makes no sense to the cage is thrown by it, and found.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    decide: (state, cause) => decideCage(state, cause as CageCommand),
    isApart: () => false,
    isAlwaysCaused: true,
  });
  return {
    take(version, { event, cause = impliedBy(event) }, how) {
      const findings = redecision.take(version, { event, cause }, how);
      const { balance, person } = redecision.state();
      const here = { stream, version };
      return [
        ...findings,
        ...(balance < 0
          ? [found(here, { code: 'balance-below-zero', case: 'account', cents: balance })]
          : []),
        ...(`${cageKind.name}${person}` === stream ? [] : [found(here, { code: 'cage-of-another', person })]),
      ];
    },
    end: redecision.end,
  };
}

/** The command behind an entry that has none of its own. Chips from nowhere and reversals must always have one. */
function impliedBy(event: CageEvent): CageCommand | undefined {
  const { by, at } = event;
  switch (event.type) {
    case 'AccountOpened':
      return { type: 'OpenAccount', person: event.person, stack: event.stack, by, at };
    case 'BoughtIn':
    case 'CashedOut': {
      const { table, seat, cents } = event;
      return { type: event.type === 'BoughtIn' ? 'BuyIn' : 'CashOut', table, seat, cents, by, at };
    }
    case 'ChipsIssued':
    case 'ReversalAsked':
    case 'ReversalApproved':
    case 'ReversalRefused':
      return undefined;
  }
}
