import type { DeskPromotion } from '@dicepit/wire';
import type { ComponentChild } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { me } from '../../live/pit.ts';
import { DeskLink, deskPlace } from '../../office/desk-place.tsx';
import { usePitTime, usePolling } from '../../office/polling.ts';
import { Icon } from '../../parts/icon.tsx';
import * as staff from '../../staff/staff-page.module.css';
import { number } from '../../words/words.ts';
import { promotionWords } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { toPromotion } from '../public/promotion-address.ts';
import { StagePill } from '../terms/terms-view.tsx';
import { ClaimsPart, DisputesPart } from './claims-part.tsx';
import { DrawPart, WinnersPart } from './draw-part.tsx';
import { EntriesPart } from './entries-part.tsx';
import { IntegrityPart } from './integrity-part.tsx';
import { OpeningPart } from './opening-part.tsx';
import { ClockPill, DutyLine, Meter } from './promotion-controls.tsx';
import { type PartId, partFor, partIds } from './promotion-dry-run.ts';
import { ahead, opened, readOpened } from './promotion-store.ts';
import { TermsPart } from './terms-part.tsx';

/** One promotion at the desk: where it stands, what is to be done, and the part that the address names. */
export function PromotionSheet({ promotion }: { readonly promotion: string }) {
  usePolling(() => readOpened(promotion), promotion, 'promotions');
  useEffect(() => {
    if (opened.peek()?.promotion !== promotion) opened.value = undefined;
  }, [promotion]);
  const said = promotionWords.value.desk;
  const facts = opened.value;
  if (facts === null) return <p class="panel">{said.notThere}</p>;
  if (facts?.promotion !== promotion) return <p class={`quiet ${staff.wait}`}>{said.loading}</p>;
  return <Opened facts={facts} part={partFor(deskPlace.value.part, facts)} />;
}

function Opened({ facts, part }: SheetProps) {
  const said = promotionWords.value.desk;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(part);
  useLayoutEffect(() => {
    // Whoever goes to another part is led to it: on a phone it lies below the rail, and a reader hears where they are.
    // At once, and not after the next frame, when they may be writing in it.
    if (before.current === part) return;
    before.current = part;
    heading.current?.focus();
  }, [part]);
  return (
    <div class={css.promo}>
      <div class={css.rail}>
        <Rail facts={facts} part={part} />
      </div>
      <section class={`panel ${css.openPart}`} aria-labelledby="part-h">
        <h2 class="h2" id="part-h" ref={heading} tabIndex={-1}>
          {said.parts[part]}
        </h2>
        <Part facts={facts} part={part} />
      </section>
    </div>
  );
}

type SheetProps = { readonly facts: DeskPromotion; readonly part: PartId };

function Rail({ facts, part }: SheetProps) {
  const said = promotionWords.value.desk;
  const now = usePitTime(ahead.value);
  const { promotion, title, method, stage, clock, completeness, duties, whole } = facts;
  const role = roleNote();
  return (
    <>
      <section class="panel">
        <DeskLink to={{ tab: 'promotions' }} class={css.back}>
          <Icon name="undo" small />
          {said.back}
        </DeskLink>
        <h1>{title}</h1>
        <p class="quiet small">{said.methods[method]}</p>
        <div class={css.pills}>
          <StagePill stage={stage} />
          {clock !== undefined && <ClockPill clock={clock} now={now} />}
        </div>
        {(stage === 'draft' || stage === 'notified') && <Meter completeness={completeness} />}
        {role !== undefined && <p class={`${css.role} small`}>{role}</p>}
        {whole.opening !== undefined && (
          <a class="btn btn-sm" href={toPromotion({ promotion })}>
            {said.public}
          </a>
        )}
      </section>
      <section class="panel" aria-labelledby="duties-h">
        <h2 class="h2" id="duties-h">
          {said.toDo}
        </h2>
        {duties.length === 0 && <p class="quiet small">{said.nothingToDo}</p>}
        <ul class={css.duties}>
          {duties.map((duty) => (
            <DutyLine key={`${duty.kind} ${duty.about ?? ''}`} duty={duty} now={now} promotion={promotion} />
          ))}
        </ul>
      </section>
      <nav class={`panel ${css.parts}`} aria-label={said.partsName}>
        {partIds.map((id) => (
          <DeskLink key={id} to={{ tab: 'promotions', item: promotion, part: id }} current={id === part}>
            <span>{said.parts[id]}</span>
            <span class="num">{countOf(facts, id)}</span>
          </DeskLink>
        ))}
      </nav>
    </>
  );
}

/** How much there is in a part, where that is a number. */
function countOf({ entries, completeness, whole }: DeskPromotion, part: PartId): string {
  const { done, of } = completeness;
  const { winners, claims, disputes } = whole;
  const some = (count: number): string => (count === 0 ? '' : number(count));
  switch (part) {
    case 'terms':
      return `${number(done)}/${number(of)}`;
    case 'entries':
      return some(entries);
    case 'winners':
      return some(winners.length);
    case 'claims':
      return some(claims.length);
    case 'disputes':
      return some(disputes.length);
    case 'opening':
    case 'draw':
    case 'integrity':
      return '';
  }
}

function Part({ facts, part }: SheetProps): ComponentChild {
  switch (part) {
    case 'terms':
      return <TermsPart facts={facts} />;
    case 'opening':
      return <OpeningPart facts={facts} />;
    case 'entries':
      return <EntriesPart facts={facts} />;
    case 'draw':
      return <DrawPart facts={facts} />;
    case 'winners':
      return <WinnersPart facts={facts} />;
    case 'claims':
      return <ClaimsPart facts={facts} />;
    case 'disputes':
      return <DisputesPart facts={facts} />;
    case 'integrity':
      return <IntegrityPart facts={facts} />;
  }
}

/** What whoever is no operator does here. */
function roleNote(): string | undefined {
  const { readOnly, scrutinyOnly } = promotionWords.value.desk;
  const roles = me.value?.roles ?? [];
  if (roles.includes('operator')) return undefined;
  return roles.includes('scrutineer') ? scrutinyOnly : readOnly;
}
