import type { Cents } from '@dicepit/engine';
import type { Stamp } from '../pit/result.ts';

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

export type OfType<Type extends CageCommand['type']> = Extract<CageCommand, { readonly type: Type }>;
