import type { Moment } from '@dicepit/engine';
import type { Cited } from './cited.ts';
import type { DutyKind } from './duty-kinds.ts';
import { needsScrutineer } from './money.ts';
import { type DrawnWinner, findClaim, isAwarded, isDrawn, listPicks, type Promotion } from './promotion.ts';
import { redrawDue } from './redraw-due.ts';
import { hasClosedEntries, hasStarted } from './stage.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A winner who need not be there is told within this time after the draw: two days, read as 48 hours. */
const TELL_WITHIN_MS = 2 * DAY_MS;

/** Half of it has gone. */
const REMIND_AFTER_MS = DAY_MS;

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
    ...winners.flatMap((winner) =>
      integrity?.is === 'cancelled' && !isAwarded(promotion, winner)
        ? cancelledDuty(promotion, winner, integrity.at)
        : tellingDuty(promotion, winner, at),
    ),
    ...claims
      .filter(({ state, noticed }) => state === 'denied' && noticed === undefined)
      .map(({ claim }) => open('tell claimant why', 'nsw/10.10', claim)),
    ...disputes.flatMap(({ dispute, decision, advised }): readonly Duty[] => {
      if (decision === undefined) return [open('decide dispute', 'nsw/10.11', dispute)];
      return advised === undefined ? [open('advise of complaint', 'nsw/10.11', dispute)] : [];
    }),
    // A claim is answered whatever becomes of the draw: whoever is refused hears why.
    ...claimDuties(promotion),
  ];
  if (integrity?.is === 'compromised') return [open('postpone or cancel', 'nsw/10.12'), ...lasting];
  if (integrity?.is === 'postponed') return [open('validate', 'nsw/10.12'), ...lasting];
  if (closed !== undefined || integrity?.is === 'cancelled') return lasting;
  return [...drawDuties(promotion, at), ...redrawDuties(promotion, at), ...lasting];
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
  const { terms, winners, entries } = promotion;
  if (!isDrawn(promotion) || listPicks(promotion).length >= entries.count) return [];
  return winners
    .filter((winner) => findClaim(promotion, winner) === undefined)
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
  if (promotion.terms.presence !== false) return [];
  const due = winner.at + TELL_WITHIN_MS;
  const told = toldAt(promotion, winner);
  const state = (): Duty['state'] | 'done' => {
    if (told !== undefined) return told <= due ? 'done' : 'late';
    if (at > due) return 'overdue';
    return at >= winner.at + REMIND_AFTER_MS ? 'reminder' : 'open';
  };
  const now = state();
  return now === 'done' ? [] : [{ ...open('tell winner', 'nsw/10.8', winner.prize), due, state: now }];
}

/** When a winner knew, or enough had been tried. Whoever claims the prize knows, whatever the log says. */
function toldAt(promotion: Promotion, winner: DrawnWinner): Moment | undefined {
  const claim = findClaim(promotion, winner);
  const moments = [triedAt(promotion, winner, winner.at), claim?.at].filter((each) => each !== undefined);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** When reasonable endeavours were made: a winner was told, or was tried in two ways, or in one way a day apart. */
function triedAt({ tellings }: Promotion, { prize }: DrawnWinner, since: Moment): Moment | undefined {
  const tried = tellings.filter((each) => each.counts && each.prize === prize && each.at >= since);
  return tried.find(
    ({ outcome, way, at }, index) =>
      outcome === 'told' ||
      tried.slice(0, index).some((before) => before.way !== way || at - before.at >= DAY_MS),
  )?.at;
}

/** Whoever was drawn and gets nothing is refused a prize, and hears why: by word, or in answer to a claim. */
function cancelledDuty(promotion: Promotion, winner: DrawnWinner, since: Moment): readonly Duty[] {
  const isAnswered =
    findClaim(promotion, winner) !== undefined || triedAt(promotion, winner, since) !== undefined;
  return isAnswered ? [] : [open('tell winner why', 'nsw/10.10', winner.prize)];
}

const open = (kind: DutyKind, clause: Cited, about?: string): Duty => ({
  kind,
  clause,
  ...(about === undefined ? {} : { about }),
  state: 'open',
});
