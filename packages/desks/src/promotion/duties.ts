import type { Moment } from '@dicepit/engine';
import type { Cited } from './cited.ts';
import { needsScrutineer } from './money.ts';
import { type DrawnWinner, isDrawn, type Promotion, picksOf } from './promotion.ts';
import { redrawDue } from './redraw-due.ts';
import { hasClosedEntries, hasStarted } from './stage.ts';

/** A winner who need not be there is told within this time after the draw: two days, read as 48 hours. */
const TELL_WITHIN = 48 * 60 * 60_000;

/** Half of it has gone. */
const REMIND_AFTER = 24 * 60 * 60_000;

export type DutyKind =
  | 'fix entries'
  | 'attest before'
  | 'draw'
  | 'attest after'
  | 'draw again'
  | 'tell winner'
  | 'decide claim'
  | 'tell claimant why'
  | 'decide dispute'
  | 'advise of complaint'
  | 'postpone or cancel'
  | 'validate';

/** Something that the rules want done, and how pressing it is. */
export type Duty = {
  readonly kind: DutyKind;
  readonly clause: Cited;
  /** The prize, claim or dispute that it is about. */
  readonly about?: string;
  readonly due?: Moment;
  /** Late: it was done, and after its time. That stays to be seen. */
  readonly state: 'open' | 'reminder' | 'overdue' | 'late';
};

/** What is to be done at a moment. Nothing of this is stored: time passes by itself. */
export function dutiesAt(promotion: Promotion, at: Moment): readonly Duty[] {
  const { closed, integrity, winners, claims, disputes } = promotion;
  const lasting = [
    // Of a draw that was cancelled there are no winners to be told.
    ...(integrity?.is === 'cancelled' ? [] : winners).flatMap((winner) => tellingDuty(promotion, winner, at)),
    ...claims
      .filter(({ state, noticed }) => state === 'denied' && noticed === undefined)
      .map(({ claim }) => open('tell claimant why', 'nsw/10.10', claim)),
    ...disputes.flatMap(({ dispute, decision, advised }): readonly Duty[] => {
      if (decision === undefined) return [open('decide dispute', 'nsw/10.11', dispute)];
      return advised === undefined ? [open('advise of complaint', 'nsw/10.11', dispute)] : [];
    }),
  ];
  if (closed !== undefined || integrity?.is === 'cancelled') return lasting;
  if (integrity?.is === 'compromised') return [open('postpone or cancel', 'nsw/10.12'), ...lasting];
  if (integrity?.is === 'postponed') return [open('validate', 'nsw/10.12'), ...lasting];
  return [
    ...drawDuties(promotion, at),
    ...redrawDuties(promotion, at),
    ...lasting,
    ...claimDuties(promotion),
  ];
}

function drawDuties(promotion: Promotion, at: Moment): readonly Duty[] {
  const { list, terms, attested } = promotion;
  if (!hasStarted(promotion, at) || !hasClosedEntries(promotion, at)) return [];
  if (list === undefined) return [open('fix entries', 'nsw/10.7.6')];
  if (list.count === 0) return [];
  const overseen = needsScrutineer(terms);
  if (isDrawn(promotion))
    return overseen && attested.after === undefined ? [open('attest after', 'nsw/10.2')] : [];
  if (overseen && attested.before === undefined) return [open('attest before', 'nsw/10.2')];
  const due = terms.event.at ?? at;
  return [{ ...open('draw', 'nsw/10.7.7'), due, state: at > due ? 'overdue' : 'open' }];
}

/** A winner who has to be there and has not claimed in time: the terms promise that the prize is drawn again. */
function redrawDuties(promotion: Promotion, at: Moment): readonly Duty[] {
  const { terms, winners, claims, entries } = promotion;
  if (!isDrawn(promotion) || picksOf(promotion).length >= entries.count) return [];
  return winners
    .filter(({ prize, person }) => !claims.some((claim) => claim.prize === prize && claim.person === person))
    .flatMap((winner) => {
      const due = redrawDue(terms, winner);
      return due === undefined || at < due ? [] : [open('draw again', 'nsw/10.7.8', winner.prize)];
    });
}

const claimDuties = (promotion: Promotion): readonly Duty[] =>
  promotion.claims
    .filter(({ state }) => state === 'made')
    .map(({ claim }) => open('decide claim', 'nsw/10.7.8', claim));

/** Only where winners need not be there: those who are there hear it. */
function tellingDuty(promotion: Promotion, winner: DrawnWinner, at: Moment): readonly Duty[] {
  const { terms, tellings, awards } = promotion;
  if (terms.presence !== false) return [];
  const due = winner.at + TELL_WITHIN;
  // Whoever has come and taken the prize has been told, whatever the log says.
  const told = [
    ...tellings.filter(({ prize, counts }) => counts && prize === winner.prize),
    ...awards.filter(({ prize }) => prize === winner.prize),
  ];
  if (told.some((each) => each.at < due)) return [];
  const state = (): Duty['state'] => {
    if (told.length > 0) return 'late';
    if (at >= due) return 'overdue';
    return at >= winner.at + REMIND_AFTER ? 'reminder' : 'open';
  };
  return [{ ...open('tell winner', 'nsw/10.8', winner.prize), due, state: state() }];
}

const open = (kind: DutyKind, clause: Cited, about?: string): Duty => ({
  kind,
  clause,
  ...(about === undefined ? {} : { about }),
  state: 'open',
});
