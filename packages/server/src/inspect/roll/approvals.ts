import { AMENDING_ALONE } from '@dicepit/engine';
import type { RollSheet } from '@dicepit/wire';
import type { Standing } from '../timeline/standing.ts';

type Approval = RollSheet['approvals'][number];

/** What somebody decides by their rank, in the words of a report; other events are nobody's decision. */
export const approving: Readonly<Record<string, string>> = {
  RollCalled: 'called the roll',
  RollVoided: 'called no roll',
  CockedDieRead: 'read a leaning die',
  FaceRuled: 'ruled on a face',
  LateBetConfirmed: 'confirmed a late bet',
  LateBetDeclined: 'declined a late bet',
  EntryAmended: 'approved an amendment',
  AmendmentRejected: 'refused an amendment',
  CallOverruled: 'overruled a call',
  RollSettledAgain: 'settled a roll again',
  BetSettledAgain: 'settled a bet again',
  RollInvalidated: 'declared a roll invalid',
  MatterRuled: 'ruled on a matter',
  BetForfeited: 'forfeited a bet',
  BetVoided: 'voided a bet',
  BetMoved: 'moved a bet',
  StakeCorrected: 'put a stake right',
  WagerRefused: 'refused a wager',
  DiceInspected: 'inspected dice',
  FoundDieInspected: 'inspected a found die',
  DieLost: 'gave up a die for lost',
  HaltLifted: 'lifted a halt',
  IncidentClosed: 'closed an incident',
  FloatCounted: 'counted the float',
  FloatFilled: 'filled the float',
  FloatCredited: 'took from the float',
  LimitsPosted: 'posted limits',
  WagerLimitsPosted: 'posted limits',
  SeatLimitsPosted: 'posted limits',
  RaisePosted: 'posted a raise',
  PayTableChanged: 'changed the pay table',
  ClosingPosted: 'posted the closing',
  ReversalApproved: 'undid a line of an account',
  ReversalRefused: 'refused to undo a line',
  ChipsIssued: 'issued chips',
  Excluded: 'excluded somebody',
  Readmitted: 'readmitted somebody',
};

/** The part that somebody had in a roll by their rank, where the entry is one. */
export function approvalOf(
  { event }: Pick<Standing, 'event'>,
  nameOf: (person: string) => string | undefined,
): readonly Approval[] {
  const what = Object.hasOwn(approving, event.type) ? approving[event.type] : undefined;
  if (what === undefined) return [];
  const { by, at } = event;
  const { person, role } = by;
  const clause = 'clause' in event ? event.clause : '';
  if (event.type === 'EntryAmended' && clause === AMENDING_ALONE)
    return [{ ...stamp(person, role), what: 'put right an entry of their own, without a second person' }];
  if (event.type === 'AmendmentRejected' && event.withdrawn === true)
    return [{ ...stamp(person, role), what: 'took back an amendment asked for' }];
  const asked =
    event.type === 'EntryAmended'
      ? [{ ...stamp(event.askedBy, 'dealer'), what: 'asked for an amendment' }]
      : [];
  return [...asked, { ...stamp(person, role), what }];

  function stamp(who: string, as: Approval['role']): Omit<Approval, 'what'> {
    return { person: who, name: nameOf(who) ?? who, role: as, at, clause };
  }
}
