import { named, namedOrText, type RefusalIn, type RefusalTable } from '@dicepit/engine';

const reveal = namedOrText('reveal', [
  'shooter changed',
  'round settled',
  'table closed',
  'hundred draws',
  'entropy failed',
  'recovery',
]);

const unthrown = { turn: 'count', why: reveal, bets: 'count', shown: 'faces' } as const;

/**
 * What is found in a trail when every command is decided again: a line to a sentence, by the kind of the finding. A
 * finding of what an earlier edition decided begins with `decided-under`; one of a refused command ends with the refusal.
 */
export const auditLines = {
  'balance-below-zero.account': { cents: 'count' },
  'balance-below-zero.ledger': { account: 'text', cents: 'count' },
  'cage-of-another': { person: 'text' },
  'cage-unpaired': { count: 'count', cents: 'count', table: 'text', there: 'count', sum: 'count' },
  'cause-malformed': {},
  'clock-turned-back': { ms: 'count' },
  'command-refused': { type: 'text', refusal: 'text' },
  'command-refused.undecided': { type: 'text', why: 'text' },
  'decided-under': { edition: 'count', today: 'count' },
  'edition-behind': { edition: 'count', other: 'count' },
  'edition-forged.after': { edition: 'count', before: 'count' },
  'edition-forged.run': { edition: 'count', software: 'text', other: 'count', another: 'text' },
  'edition-forged.software': { edition: 'count', software: 'text', least: 'count' },
  'edition-unknown': { edition: 'count', known: 'count' },
  'entry-unfit': { why: 'text' },
  'erased-unread': {},
  'event-differs.fact': { type: 'text', place: 'text', recorded: 'text', due: 'text' },
  'event-differs.type': { type: 'text', due: 'text' },
  'event-missing': { type: 'text' },
  'event-uncaused': { type: 'text' },
  'evidence-forged.no-roll': {},
  'evidence-forged.nowhere': { version: 'count', table: 'text' },
  'evidence-forged.other-roll': { roll: 'count' },
  'evidence-forged.part': {
    part: named('evidence', ['pack', 'table', 'hash', 'bet', 'present', 'entries']),
    version: 'count',
  },
  'evidence-forged.remedy': { type: 'text', version: 'count' },
  'evidence-forged.roll': { roll: 'count', version: 'count' },
  'notice-missing': { type: 'text' },
  'pit-recovered': {
    epoch: 'count',
    why: named('recovery', ['restored', 'copied', 'unrecorded', 'behind', 'asked']),
  },
  'postings-unbalanced': { type: 'text', cents: 'count' },
  'recovery-unfounded': { epoch: 'count' },
  'rules-differ': { rules: 'text', mark: namedOrText('mark', ['none']) },
  'stream-missing.floor': {},
  'stream-missing.notice': { about: 'text' },
  'stream-missing.people': {},
  'stream-missing.table': { table: 'text' },
  'turn-unthrown.lost': { ...unthrown, sum: 'money' },
  'turn-unthrown.same': unthrown,
  'turn-unthrown.won': { ...unthrown, sum: 'money' },
  'turns-chosen': { turns: 'count', lost: 'count', expected: 'count', pits: 'count' },
  'turns-unthrown': { turns: 'count', lost: 'count', expected: 'count' },
  'type-unknown': { type: 'text' },
  'type-unknown.due': { type: 'text', due: 'text' },
  'void-unfounded': {},
  'void-unmade': { bet: 'text' },
  'voucher-unissued': { table: 'text', voucher: 'text', cents: 'count' },
  'welcome-forged': { cents: 'count' },
  'written-malformed': {},
  'written-missing': {},
} as const satisfies RefusalTable;

export type AuditLine = RefusalIn<typeof auditLines, unknown>;
