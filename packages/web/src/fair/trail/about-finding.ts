import type { Finding } from '@dicepit/proof';

/** What a finding is about, for somebody who wants to know what differs. */
export type About = 'balances' | 'lit' | 'evidence' | 'dice' | 'rules' | 'signatures' | 'chain';

/** What is wrong: money, what won and lit up, what stands in another record, or the record itself. */
export function aboutOf({ kind, differs }: Finding): About {
  if (differs !== undefined && /^postings\b/.test(differs.place)) return 'balances';
  if (differs !== undefined && /^(settlements?|roll|outcome)\b/.test(differs.place)) return 'lit';
  return kinds[kind] ?? (/^(draw|contribution|reveal|seed|turn|faces|throw)-/.test(kind) ? 'dice' : 'chain');
}

const kinds: Readonly<Record<string, About>> = {
  'postings-unbalanced': 'balances',
  'balance-below-zero': 'balances',
  'cage-unpaired': 'balances',
  'cage-of-another': 'balances',
  'welcome-forged': 'balances',
  'voucher-unissued': 'balances',
  'evidence-forged': 'evidence',
  'erased-unread': 'evidence',
  'notice-missing': 'evidence',
  'void-unfounded': 'evidence',
  'void-unmade': 'evidence',
  'command-refused': 'rules',
  'cause-malformed': 'rules',
  'event-missing': 'rules',
  'event-uncaused': 'rules',
  'event-differs': 'rules',
  'entry-unfit': 'rules',
  'type-unknown': 'rules',
  'rules-differ': 'rules',
  'edition-forged': 'rules',
  'edition-unknown': 'rules',
  'edition-behind': 'rules',
  'wrong-key': 'signatures',
  'wrong-signature': 'signatures',
  'heads-late': 'signatures',
  fork: 'signatures',
  truncated: 'signatures',
  'stream-missing': 'signatures',
  'recovery-unfounded': 'dice',
  redrawn: 'dice',
  'two-commitments': 'dice',
  'commitment-late': 'dice',
  'dice-not-virtual': 'dice',
  'void-not-drawn': 'dice',
  'bet-after-draw': 'dice',
};
