import { type By, type Cents, isStake, type Moment } from '@dicepit/engine';
import { readState, writeState } from '@dicepit/wire';
import type { StreamKind } from '../pit/projection.ts';
import { happened, type Ruling, refused, type Stamp } from '../pit/result.ts';

// The account of a player at the cage, read like a chapter: what may be asked of it, what can have happened to it, what is
// decided, and what changes. What the events of a table move to it and from it is read off those, beside the table.

/** What is asked of one account. Its stream holds these as causes, so that anybody can decide them again. */
export type CageCommand = Stamp &
  (
    | { readonly type: 'OpenAccount'; readonly person: string; readonly stack: Cents }
    | { readonly type: 'IssueChips'; readonly cents: Cents; readonly reason: string }
    | { readonly type: 'BuyIn'; readonly table: string; readonly seat: number; readonly cents: Cents }
    | { readonly type: 'CashOut'; readonly table: string; readonly seat: number; readonly cents: Cents }
    | { readonly type: 'AskReversal'; readonly entry: number; readonly reason: string }
    | { readonly type: 'ApproveReversal'; readonly reversal: string }
    | { readonly type: 'RefuseReversal'; readonly reversal: string }
  );

type OfType<Type extends CageCommand['type']> = Extract<CageCommand, { readonly type: Type }>;

/** What happened to one player's account. Chips that go to a table or come back are in the table's stream as well. */
export type CageEvent = Stamp &
  (
    | { readonly type: 'AccountOpened'; readonly person: string; readonly stack: Cents }
    | { readonly type: 'ChipsIssued'; readonly cents: Cents; readonly reason: string }
    | { readonly type: 'BoughtIn'; readonly table: string; readonly seat: number; readonly cents: Cents }
    | { readonly type: 'CashedOut'; readonly table: string; readonly seat: number; readonly cents: Cents }
    /** Somebody wants the line of an entry undone; it is done when another person agrees. */
    | {
        readonly type: 'ReversalAsked';
        readonly reversal: string;
        readonly entry: number;
        readonly reason: string;
      }
    | {
        readonly type: 'ReversalApproved';
        readonly reversal: string;
        readonly entry: number;
        /** What is taken out of the account. */
        readonly cents: Cents;
      }
    | { readonly type: 'ReversalRefused'; readonly reversal: string }
  );

/** One line of an account: what came or, below nothing, went, and what was there afterwards. */
type Line = {
  readonly entry: number;
  readonly type: CageEvent['type'];
  readonly cents: Cents;
  readonly balance: Cents;
  readonly table?: string;
  readonly reason?: string;
  readonly by: By;
  readonly at: Moment;
};

type AskedReversal = {
  readonly reversal: string;
  readonly entry: number;
  readonly reason: string;
  readonly state: 'asked' | 'approved' | 'refused';
  readonly askedBy: string;
  readonly at: Moment;
};

/** What somebody has put into an account, which can be taken out again once. */
type Issue = {
  readonly cents: Cents;
  readonly by: string;
  readonly reversed: boolean;
  /** Why, of chips that were topped up; the first stack has no reason. */
  readonly reason?: string;
};

/** One player's account at the cage. */
export type Account = {
  readonly opened: boolean;
  readonly person: string;
  readonly balance: Cents;
  /** All that was ever put in, less what was taken out by reversal. */
  readonly issued: Cents;
  /** What went to each seat of each table, less what came back: `nz-1/3`. */
  readonly atTables: ReadonlyMap<string, Cents>;
  /** By the entry that put it in. */
  readonly issues: ReadonlyMap<number, Issue>;
  /** The latest lines, the newest last. */
  readonly lines: readonly Line[];
  readonly reversals: ReadonlyMap<string, AskedReversal>;
  /** Entries so far. */
  readonly version: number;
};

/** So many lines of an account are shown; the stream has them all. */
const MAX_LINES_SHOWN = 200;

export const newAccount: Account = {
  opened: false,
  person: '',
  balance: 0,
  issued: 0,
  atTables: new Map(),
  issues: new Map(),
  lines: [],
  reversals: new Map(),
  version: 0,
};

export const cageKind: StreamKind<Account, CageEvent> = {
  name: 'cage/',
  initial: newAccount,
  evolve: evolveAccount,
  snapshot: { every: 1_000, write: writeState, read: readState<Account> },
};

export const cageStream = (person: string): string => `${cageKind.name}${person}`;

/** An account is opened by the house, with what everybody is given to begin with. */
export const openAccount = (person: string, stack: Cents, at: Moment): CageCommand => ({
  type: 'OpenAccount',
  person,
  stack,
  by: cashier,
  at,
});

/** The house, as whoever opens accounts. */
const cashier: By = { person: 'house', role: 'operator' };

/** More than any account holds: ten thousand million dollars, the largest sum that travels. */
const MAX_ACCOUNT_CENTS = 1_000_000_000_000;

export function decideCage(account: Account, command: CageCommand): Ruling<CageEvent> {
  if (command.type === 'OpenAccount') return opened(account, command);
  if (!account.opened) return refused(404, { code: 'NOT_FOUND', case: 'account' });
  switch (command.type) {
    case 'IssueChips':
      return issueChips(account, command);
    case 'BuyIn':
      return buyIn(account, command);
    case 'CashOut': {
      const { table, seat, cents, by, at } = command;
      return happened({ type: 'CashedOut', table, seat, cents, by, at });
    }
    case 'AskReversal':
      return askReversal(account, command);
    case 'ApproveReversal':
      return approveReversal(account, command);
    case 'RefuseReversal':
      return refuseReversal(account, command);
  }
}

function opened(account: Account, { person, stack, by, at }: OfType<'OpenAccount'>): Ruling<CageEvent> {
  if (account.opened) return refused(409, { code: 'CONFLICT', case: 'account-open' });

  return happened({ type: 'AccountOpened', person, stack, by, at });
}

function issueChips(account: Account, { cents, reason, by, at }: OfType<'IssueChips'>): Ruling<CageEvent> {
  if (!isStake(cents)) return refused(400, { code: 'MALFORMED', case: 'sum' });
  if (reason.trim() === '') return refused(400, { code: 'MALFORMED', case: 'issue-reason' });
  const most = MAX_ACCOUNT_CENTS - account.balance;
  if (cents > most)
    return refused(409, { code: 'CONFLICT', case: 'account-full', cents, room: Math.max(most, 0) });

  return happened({ type: 'ChipsIssued', cents, reason, by, at });
}

function buyIn(account: Account, { table, seat, cents, by, at }: OfType<'BuyIn'>): Ruling<CageEvent> {
  if (cents > account.balance)
    return refused(409, { code: 'NOT_ENOUGH_IN_ACCOUNT', case: 'buying', cents, balance: account.balance });

  return happened({ type: 'BoughtIn', table, seat, cents, by, at });
}

/** Only what was issued is undone here. What went to a table lies there, and an undone line here would leave it there. */
function askReversal(account: Account, { entry, reason, by, at }: OfType<'AskReversal'>): Ruling<CageEvent> {
  const issue = account.issues.get(entry);
  const asked = [...account.reversals.values()].find(
    (each) => each.entry === entry && each.state === 'asked',
  );
  if (entry < 1 || entry > account.version)
    return refused(404, { code: 'NOT_FOUND', case: 'account-entry', entries: account.version, entry });
  if (reason.trim() === '') return refused(400, { code: 'MALFORMED', case: 'reversal-reason' });
  if (issue === undefined) return refused(409, { code: 'CONFLICT', case: 'not-issued' });
  if (issue.reversed) return refused(409, { code: 'CONFLICT', case: 'entry-undone', entry });
  if (asked !== undefined)
    return refused(409, { code: 'CONFLICT', case: 'entry-asked', entry, reversal: asked.reversal });

  const reversal = `r-${account.reversals.size + 1}`;
  return happened({ type: 'ReversalAsked', reversal, entry, reason, by, at });
}

function approveReversal(
  account: Account,
  { reversal, by, at }: OfType<'ApproveReversal'>,
): Ruling<CageEvent> {
  const open = openReversal(account, reversal);
  if (!open.ok) return open;
  const { entry, askedBy } = open.asked;
  const { cents, by: issuer } = account.issues.get(entry) ?? { cents: 0, by: '' };
  if ([askedBy, issuer, account.person].includes(by.person))
    return refused(409, { code: 'SECOND_PERSON_NEEDED', case: 'agreeing' });
  if (cents > account.balance)
    return refused(409, {
      code: 'NOT_ENOUGH_IN_ACCOUNT',
      case: 'reversing',
      cents,
      balance: account.balance,
    });

  return happened({ type: 'ReversalApproved', reversal, entry, cents, by, at });
}

/** Whoever asked may not refuse it either: it stands until somebody else has looked at it. */
function refuseReversal(account: Account, { reversal, by, at }: OfType<'RefuseReversal'>): Ruling<CageEvent> {
  const open = openReversal(account, reversal);
  if (!open.ok) return open;
  if (open.asked.askedBy === by.person)
    return refused(409, { code: 'SECOND_PERSON_NEEDED', case: 'declining' });

  return happened({ type: 'ReversalRefused', reversal, by, at });
}

function openReversal(account: Account, reversal: string) {
  const asked: AskedReversal | undefined = account.reversals.get(reversal);
  if (asked === undefined) return refused(404, { code: 'NOT_FOUND', case: 'reversal', reversal });
  if (asked.state !== 'asked')
    return refused(409, { code: 'CONFLICT', case: 'reversal-answered', state: asked.state });
  return { ok: true as const, asked };
}

export function evolveAccount(before: Account, event: CageEvent): Account {
  const account = { ...before, version: before.version + 1 };
  switch (event.type) {
    case 'AccountOpened':
      return issued({ ...account, opened: true, person: event.person }, event, event.stack);
    case 'ChipsIssued':
      return issued(account, event, event.cents);
    case 'BoughtIn':
      return movedToTable(account, event, event.cents);
    case 'CashedOut':
      return movedToTable(account, event, -event.cents);
    case 'ReversalAsked': {
      const { reversal, entry, reason, by, at } = event;
      const asked: AskedReversal = { reversal, entry, reason, state: 'asked', askedBy: by.person, at };
      return { ...account, reversals: new Map(account.reversals).set(reversal, asked) };
    }
    case 'ReversalApproved':
      return reversed(ended(account, event.reversal, 'approved'), event);
    case 'ReversalRefused':
      return ended(account, event.reversal, 'refused');
  }
}

type Of<Type extends CageEvent['type']> = Extract<CageEvent, { readonly type: Type }>;

function issued(account: Account, event: Of<'AccountOpened' | 'ChipsIssued'>, cents: Cents): Account {
  const reason = event.type === 'ChipsIssued' ? { reason: event.reason } : {};
  const issue: Issue = { cents, by: event.by.person, reversed: false, ...reason };
  return {
    ...lined(account, event, { cents, ...reason }),
    issued: account.issued + cents,
    issues: new Map(account.issues).set(account.version, issue),
  };
}

function movedToTable(account: Account, event: Of<'BoughtIn' | 'CashedOut'>, cents: Cents): Account {
  const { table, seat } = event;
  const place = `${table}/${seat}`;
  return {
    ...lined(account, event, { cents: -cents, table }),
    atTables: new Map(account.atTables).set(place, (account.atTables.get(place) ?? 0) + cents),
  };
}

function reversed(account: Account, event: Of<'ReversalApproved'>): Account {
  const { entry, cents } = event;
  const issue = account.issues.get(entry);
  const issues = new Map(account.issues);
  if (issue !== undefined) issues.set(entry, { ...issue, reversed: true });
  return { ...lined(account, event, { cents: -cents }), issued: account.issued - cents, issues };
}

function ended(account: Account, reversal: string, state: AskedReversal['state']): Account {
  const asked = account.reversals.get(reversal);
  if (asked === undefined) return account;
  return { ...account, reversals: new Map(account.reversals).set(reversal, { ...asked, state }) };
}

function lined(account: Account, event: CageEvent, line: Pick<Line, 'cents' | 'table' | 'reason'>): Account {
  const { type, by, at } = event;
  const balance = account.balance + line.cents;
  const added: Line = { entry: account.version, type, balance, by, at, ...line };
  return { ...account, balance, lines: [...account.lines, added].slice(-MAX_LINES_SHOWN) };
}

/** What was put into an account and not taken out again: the first stack, top-ups, and those of them for a donation. */
export function issuedTo({ issues }: Pick<Account, 'issues'>): {
  readonly stack: Cents;
  readonly toppedUp: Cents;
  readonly donated: Cents;
} {
  const standing = [...issues].filter(([, { reversed }]) => !reversed);
  const sum = (meant: (entry: number, issue: Issue) => boolean): Cents =>
    standing.reduce((all, [entry, issue]) => (meant(entry, issue) ? all + issue.cents : all), 0);
  return {
    // An account begins with its first stack.
    stack: sum((entry) => entry === 1),
    toppedUp: sum((entry) => entry > 1),
    donated: sum((entry, { reason = '' }) => entry > 1 && isDonation(reason)),
  };
}

/** The page of the host writes the reason of a donation so, in whatever language it speaks. */
const isDonation = (reason: string): boolean => /^donation\b/i.test(reason);
