import type { By, Role } from '@dicepit/engine';
import type { DisputeCommand } from '../dispute/command.ts';
import { decideDispute } from '../dispute/decide.ts';
import { type Dispute, evolveDispute } from '../dispute/dispute.ts';
import type { DisputeEvent } from '../dispute/event.ts';
import type { Evidence } from '../dispute/evidence.ts';
import type { DeskRefusal } from '../refusals.ts';

type Unstamped<Command> = Command extends unknown ? Omit<Command, 'by' | 'at'> : never;
type Body = Unstamped<DisputeCommand>;

/** A dispute under test: it is given commands and keeps what happened. */
export type TriedDispute = {
  readonly gives: (by: By, command: Body) => DisputeEvent;
  readonly refuses: (by: By, command: Body) => DeskRefusal;
  readonly now: () => Dispute | undefined;
};

export const as = (person: string, role: Role): By => ({ person, role });
export const ann = as('ann', 'player');
export const dora = as('dora', 'dealer');
export const gus = as('gus', 'game-supervisor');
export const cas = as('cas', 'casino-supervisor');
export const sen = as('sen', 'senior-casino-supervisor');
export const olga = as('olga', 'operator');
export const ines = as('ines', 'inspector');

/** What was frozen about roll 12, at which ann sat in seat 3 with $10 on the Field. */
export const evidenceOf = (pack: string, changes: Partial<Evidence> = {}): Evidence => ({
  pack,
  table: 't1',
  stream: 'table/t1',
  version: 40,
  hash: 'ab'.repeat(32),
  roll: {
    number: 12,
    thrower: 1,
    state: 'done',
    calls: [],
    bets: [bet('b7', 3), bet('b8', 4)],
    settlements: [],
    faceRuled: false,
  },
  present: [
    { seat: 3, person: 'ann' },
    { seat: 4, person: 'bob' },
  ],
  entries: [],
  ...changes,
});

export const bet = (id: string, seat: number) => ({
  bet: id,
  seat,
  wager: 'field',
  chips: 10_00,
  tokens: 0,
  stage: 'up',
  placedBy: 'player' as const,
  flags: [],
});

export const raising = (pack: string, changes: Partial<Evidence> = {}) => ({
  type: 'RaiseDispute' as const,
  dispute: 'd-1',
  person: 'ann',
  about: { roll: 12 },
  ground: 'settlement' as const,
  words: 'my Field was not paid',
  evidence: evidenceOf(pack, changes),
});

export const decision = {
  type: 'DecideDispute',
  finding: 'house',
  words: 'the film shows a seven',
} as const;

export const review = { type: 'AskReview' } as const;

export function aDispute(): TriedDispute {
  let dispute: Dispute | undefined;
  let at = Date.UTC(2026, 4, 10, 21);
  const decide = (by: By, body: Body) => decideDispute(dispute, { ...body, by, at: (at += 1_000) });
  return {
    now: () => dispute,
    gives: (by, body) => {
      const ruling = decide(by, body);
      if (!ruling.ok) throw new Error(`${body.type} was refused: ${ruling.refusal.code}`);
      dispute = ruling.events.reduce(evolveDispute, dispute);
      const [event] = ruling.events;
      if (event === undefined || ruling.events.length > 1) throw new Error('one event was expected');
      return event;
    },
    refuses: (by, body) => {
      const ruling = decide(by, body);
      if (ruling.ok) throw new Error(`${body.type} was accepted`);
      return ruling.refusal;
    },
  };
}

/** A dispute of ann's that has been raised in a game. */
export function raised(pack: string, changes: Partial<Evidence> = {}): TriedDispute {
  const dispute = aDispute();
  dispute.gives(ann, raising(pack, changes));
  return dispute;
}
