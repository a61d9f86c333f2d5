import { AMENDING_ALONE } from '@dicepit/engine';
import type { RollSheet } from '@dicepit/wire';
import type { LanguageTag } from '@dicepit/words';
import { type ReportWords, reportWordsIn } from '../../reports/report-words.ts';
import type { EntryWithStates } from '../timeline/standing.ts';

type Approval = RollSheet['approvals'][number];

/** What somebody decides by their rank; other events are nobody's decision. */
type Decision = keyof ReportWords['approved'];

export const isApproval = (type: string): type is Decision => Object.hasOwn(reportWordsIn().approved, type);

/** The part that somebody had in a roll by their rank, where the entry is one. */
export function approvalOf(
  { event }: Pick<EntryWithStates, 'event'>,
  nameOf: (person: string) => string | undefined,
  language?: LanguageTag,
): readonly Approval[] {
  const { approved } = reportWordsIn(language);
  if (!isApproval(event.type)) return [];
  const { by, at } = event;
  const { person, role } = by;
  const clause = 'clause' in event ? event.clause : '';
  if (event.type === 'EntryAmended' && clause === AMENDING_ALONE)
    return [{ ...stamp(person, role), what: approved['EntryAmended.alone'] }];
  if (event.type === 'AmendmentRejected' && event.withdrawn === true)
    return [{ ...stamp(person, role), what: approved['AmendmentRejected.withdrawn'] }];
  const asked =
    event.type === 'EntryAmended'
      ? [{ ...stamp(event.askedBy, 'dealer'), what: approved['EntryAmended.asked'] }]
      : [];
  return [...asked, { ...stamp(person, role), what: approved[event.type] }];

  function stamp(who: string, as: Approval['role']): Omit<Approval, 'what'> {
    return { person: who, name: nameOf(who) ?? who, role: as, at, clause };
  }
}
