import type { PromotionDutyKind } from '@dicepit/desks';
import type { DeskPromotionCard } from '@dicepit/wire';
import { DeskLink } from '../../office/at-desk.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { promotionWords, span, when } from '../said.ts';
import type { PartId } from './parts.ts';

type Duty = DeskPromotionCard['duties'][number];

export type ClockPillProps = {
  readonly clock: NonNullable<DeskPromotionCard['clock']>;
  readonly now: number;
};

/** What is left of a time that a promotion waits for. */
export function ClockPill({ clock: { kind, at }, now }: ClockPillProps) {
  const { clocks, clocksPast } = promotionWords.value.desk;
  return (
    <span class="pill" title={when(at)}>
      <Icon name="clock" />
      {at > now ? clocks[kind]({ left: span(at - now) }) : clocksPast[kind]}
    </span>
  );
}

/** Where each duty is done. */
const places: Readonly<Record<PromotionDutyKind, PartId>> = {
  'fix entries': 'entries',
  'attest before': 'draw',
  draw: 'draw',
  'attest after': 'draw',
  'draw again': 'winners',
  'tell winner': 'winners',
  'tell winner why': 'winners',
  'decide claim': 'claims',
  'tell claimant why': 'claims',
  'decide dispute': 'disputes',
  'advise of complaint': 'disputes',
  'postpone or cancel': 'integrity',
  validate: 'integrity',
};

export type DutyLineProps = {
  readonly duty: Duty;
  readonly now: number;
  readonly promotion: string;
};

/** Something that the rules want done: what, about what, how long still, and where it is done. */
export function DutyLine({ duty, now, promotion }: DutyLineProps) {
  const { kind, clause, about, state } = duty;
  const known = isKind(kind) ? kind : undefined;
  const name = known === undefined ? kind : promotionWords.value.desk.duties[known];
  return (
    <li class={`duty is-${state}`}>
      <Icon name={state === 'open' ? 'chevron' : 'warn'} small />
      <DeskLink
        to={{ tab: 'promotions', item: promotion, part: known === undefined ? 'terms' : places[known] }}
      >
        {about === undefined ? name : `${name} (${about})`}
      </DeskLink>
      <span class="duty-when">{timeOf(duty, now)}</span>
      <ClauseLink clause={clause} />
    </li>
  );
}

function timeOf({ due, state }: Duty, now: number): string {
  const { dueIn, overdueBy, late, soon } = promotionWords.value.desk;
  if (state === 'late') return late;
  if (due === undefined) return '';
  if (state === 'overdue') return overdueBy({ past: span(now - due) });
  return state === 'reminder'
    ? `${dueIn({ left: span(due - now) })}, ${soon}`
    : dueIn({ left: span(due - now) });
}

const isKind = (kind: string): kind is PromotionDutyKind => Object.hasOwn(places, kind);
