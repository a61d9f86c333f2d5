import {
  LARGE_CLAIM,
  LARGE_PRIZE,
  type Payment,
  type PrizeClaim,
  paymentWays,
  type TellingWay,
  type TermsDispute,
} from '@dicepit/desks';
import { auditing } from '@dicepit/engine';
import { findPack } from '@dicepit/games';
import type { AnswerOf } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { withToast } from '../../host/console-state.ts';
import { client, me, pit } from '../../live/pit.ts';
import { Deed, Line, LongText, SumField } from '../../office/desk-controls.tsx';
import { usePitTime } from '../../office/polling.ts';
import { Segments, Select } from '../../parts/field.tsx';
import { Pair, Wrong } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dollars, promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { Give, type PartProps, PersonPick, tellingOptions } from './promotion-controls.tsx';
import { ahead, isOperator, nameOf, people, readOpened, showAnswer } from './promotion-store.ts';

/** What is claimed, and what came of it: awarded, or denied and told why. */
export function ClaimsPart({ facts }: PartProps) {
  const said = promotionWords.value.parts.claims;
  const { claims, winners, integrity, closed } = facts.whole;
  const isClaimed = winners.length > 0 || integrity?.is === 'cancelled' || closed !== undefined;
  return (
    <>
      {claims.length === 0 && <p class="quiet">{said.none}</p>}
      <ul class={css.records}>
        {claims.toReversed().map((claim) => (
          <li key={claim.claim}>
            <Claim facts={facts} claim={claim} />
          </li>
        ))}
      </ul>
      {isClaimed && isOperator() && <AtCounter facts={facts} />}
    </>
  );
}

function Claim({ facts, claim }: PartProps & { readonly claim: PrizeClaim }) {
  const said = promotionWords.value.parts.claims;
  const { winners, awards } = facts.whole;
  const { prize, person, cents, at, state } = claim;
  const hasWon = winners.some((winner) => winner.prize === prize && winner.person === person);
  const award = awards.find((each) => each.prize === prize && each.person === person);
  return (
    <article class={css.record}>
      <h3>{said.claims({ name: nameOf(person), prize })}</h3>
      <p class="quiet">
        {dollars(cents)}, {when(at)}, {hasWon ? said.isWinner : said.isNotWinner}
      </p>
      <p>
        <span class={`pill ${state === 'met' ? 'good' : state === 'made' ? '' : 'bad'}`}>
          <Icon name={state === 'met' ? 'check' : state === 'made' ? 'clock' : 'close'} />
          {said.states[state]}
        </span>
      </p>
      {award !== undefined && (
        <p>
          {[
            said.takes[award.take],
            ...award.parts.map((part) => `${dollars(part.cents)} ${said.ways[part.way]}`),
            ...(award.voucher === undefined ? [] : [said.voucher({ id: award.voucher.voucher })]),
            when(award.at),
            ...(award.remark === undefined ? [] : [award.remark]),
          ].join(', ')}
        </p>
      )}
      {state === 'made' && isOperator() && (
        <div class={css.twoWays}>
          <MeetClaim facts={facts} claim={claim} />
          <DenyClaim facts={facts} claim={claim} />
        </div>
      )}
      {state === 'denied' && <DeniedClaim facts={facts} claim={claim} />}
    </article>
  );
}

function AtCounter({ facts: { promotion, whole } }: PartProps) {
  const said = promotionWords.value.parts.claims;
  const guests = people.value.filter(({ kind }) => kind === 'guest');
  const prizes = whole.terms.prizes.map(({ prize }) => prize);
  const [picked, setPicked] = useState('');
  const [wanted, setWanted] = useState('');
  const person = picked === '' ? (guests[0]?.person ?? '') : picked;
  const prize = wanted === '' ? (prizes[0] ?? '') : wanted;
  if (guests.length === 0) return null;
  const claim = async (): Promise<void> => {
    await withToast(
      client.ask('claimPrize', { params: { promotion }, body: { prize, person } }),
      said.claimed,
    );
    await readOpened(promotion);
  };
  return (
    <section class={css.stepOf}>
      <h3>
        {said.counter} <ClauseLink clause="nsw/10.7.8" />
      </h3>
      <div class={css.fields}>
        <Pair>
          <PersonPick name={said.person} among={guests} chosen={person} onPick={setPicked} />
          <Select
            name={said.prize}
            options={prizes.map((each) => [each, each] as const)}
            chosen={prize}
            onPick={setWanted}
          />
        </Pair>
        <Deed name={said.claim} onPress={claim} />
      </div>
    </section>
  );
}

type Part = { readonly way: Payment['way']; readonly cents: number | null; readonly payee: string };
type Take = 'prize' | 'cash alternative';

/** Awarding a prize: itself or the cash instead, and how money is paid. */
function MeetClaim({ facts, claim }: PartProps & { readonly claim: PrizeClaim }) {
  const said = promotionWords.value.parts.claims;
  const prize = facts.whole.terms.prizes.find((each) => each.prize === claim.prize);
  const [take, setTake] = useState<Take>('prize');
  const [parts, setParts] = useState<readonly Part[]>([]);
  const tables = pit.value?.tables.filter(({ pack }) => findPack(pack)?.promotions === true) ?? [];
  const [picked, setPicked] = useState('');
  const [remark, setRemark] = useState('');
  const date = facts.whole.terms.award.at;
  const isEarly = usePitTime(ahead.value) < (date ?? 0);
  if (prize === undefined) return null;
  const table = picked === '' ? tables[0]?.table : picked;
  const isVoucher = prize.kind === 'casino dollars';
  const isMoney = prize.kind === 'cash' || take === 'cash alternative';
  return (
    <details class={css.fields}>
      <summary>{said.meet}</summary>
      {prize.cashAlternative !== null && (
        <Segments
          name={said.take}
          options={(['prize', 'cash alternative'] as const).map((each) => [each, said.takes[each]] as const)}
          chosen={take}
          onPick={setTake}
        />
      )}
      {isMoney && <Parts parts={parts} onChange={setParts} />}
      {isVoucher && table !== undefined && (
        <Select
          name={said.table}
          options={tables.map((each) => [each.table, each.title] as const)}
          chosen={table}
          onPick={setPicked}
        />
      )}
      {isEarly && date !== null && (
        <>
          <p class={css.note}>
            {said.early({ at: when(date) })} <ClauseLink clause="nsw/10.7.2" />
          </p>
          <LongText name={said.remark} value={remark} onType={setRemark} most={500} />
        </>
      )}
      <Give
        command={{
          type: 'MeetClaim',
          claim: claim.claim,
          take,
          parts: isMoney ? parts.map(paymentOf) : [],
          ...(isVoucher && table !== undefined ? { table } : {}),
          ...(isEarly ? { remark } : {}),
        }}
        name={said.award}
        said={said.met}
        main
      />
    </details>
  );
}

type PartsProps = { readonly parts: readonly Part[]; readonly onChange: (parts: readonly Part[]) => void };

function Parts({ parts, onChange }: PartsProps) {
  const said = promotionWords.value.parts.claims;
  return (
    <fieldset class={css.detail}>
      <legend>
        {said.payment} <ClauseLink clause="nsw/10.4" />
      </legend>
      <p class="quiet small">{said.paymentNote({ sum: dollars(LARGE_PRIZE) })}</p>
      {parts.map((part, index) => (
        <div key={index} class={css.item}>
          <Select
            name={promotionWords.value.parts.winners.way}
            options={paymentWays.map((way) => [way, said.ways[way]] as const)}
            chosen={part.way}
            onPick={(way) => onChange(parts.with(index, { ...part, way }))}
          />
          <SumField
            name={said.amount}
            cents={part.cents}
            onSet={(cents) => onChange(parts.with(index, { ...part, cents }))}
          />
          <Line
            name={said.payee}
            value={part.payee}
            onType={(payee) => onChange(parts.with(index, { ...part, payee }))}
          />
          <button
            type="button"
            class="iconbtn"
            aria-label={said.removePart}
            onClick={() => onChange(parts.toSpliced(index, 1))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <button
        type="button"
        class="btn btn-sm"
        onClick={() => onChange([...parts, { way: 'cash', cents: null, payee: '' }])}
      >
        {said.addPart}
      </button>
    </fieldset>
  );
}

const paymentOf = ({ way, cents, payee }: Part) => ({
  way,
  cents: cents ?? 0,
  ...(payee.trim() === '' ? {} : { payee: payee.trim() }),
});

type ClaimProps = PartProps & { readonly claim: PrizeClaim };

/** Denying a claim. What is personal goes to its own place, and never into the trail. */
function DenyClaim({ facts: { promotion }, claim: { claim } }: ClaimProps) {
  const said = promotionWords.value.parts.claims;
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [reasons, setReasons] = useState('');
  const deny = (): Promise<boolean> =>
    showAnswer(
      withToast(
        client.ask('denyClaim', { params: { promotion, claim }, body: { name, address, reasons } }),
        said.denied,
      ),
    );
  return (
    <details class={css.fields}>
      <summary>{said.deny}</summary>
      <p class="quiet small">
        {said.denyNote({ sum: dollars(LARGE_CLAIM) })} <ClauseLink clause="nsw/10.10" />
      </p>
      <Pair>
        <Line name={said.name} value={name} onType={setName} />
        <Line name={said.address} value={address} onType={setAddress} most={500} />
      </Pair>
      <LongText name={said.reasons} value={reasons} onType={setReasons} />
      <Deed name={said.deny} onPress={deny} />
    </details>
  );
}

/** What follows a denial: the claimant is told why, and what is kept is looked at or erased. */
function DeniedClaim({ facts, claim }: ClaimProps) {
  const said = promotionWords.value.parts;
  const [way, setWay] = useState<TellingWay>('mail');
  const { noticed, record, isErased } = claim;
  const mayLook = me.value?.roles.some((role) => auditing.includes(role)) === true;
  return (
    <>
      {noticed !== undefined && (
        <p>{said.claims.noticed({ way: said.winners.ways[noticed.way], at: when(noticed.at) })}</p>
      )}
      {noticed === undefined && isOperator() && (
        <div class={css.fields}>
          <Select name={said.winners.way} options={tellingOptions()} chosen={way} onPick={setWay} />
          <Give
            command={{ type: 'LogDenialNotice', claim: claim.claim, way }}
            name={said.claims.notice}
            said={said.claims.logged}
            main
          />
        </div>
      )}
      {isErased === true && <p class="quiet">{said.claims.erased}</p>}
      {record !== undefined && isErased !== true && mayLook && (
        <KeptApart promotion={facts.promotion} reference={record.ref} />
      )}
    </>
  );
}

type KeptApartProps = {
  readonly promotion: string;
  readonly reference: string;
  readonly name?: string;
};

/** Something personal that is kept apart: shown to whoever asks for it, since looking is written down. */
function KeptApart({ promotion, reference: ref, name }: KeptApartProps) {
  const said = promotionWords.value.parts.claims;
  const [found, setFound] = useState<AnswerOf<'readPersonal'> | undefined>(undefined);
  const params = { promotion, ref };
  const names: Readonly<Record<string, string>> = {
    name: said.name,
    address: said.address,
    reasons: said.reasons,
  };
  return (
    <div class={css.personal}>
      {found === undefined && (
        <>
          <Deed
            name={name ?? said.details}
            onPress={async () => setFound(await withToast(client.ask('readPersonal', { params })))}
          />
          <p class="quiet small">{said.detailsNote}</p>
        </>
      )}
      {found?.is === 'erased' && <p>{said.erased}</p>}
      {found?.is === 'changed' && <Wrong>{said.changed}</Wrong>}
      {found?.is === 'whole' && (
        <dl class={css.digests}>
          {Object.entries(found.fields).map(([field, text]) => (
            <div key={field}>
              <dt>{names[field] ?? name ?? field}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {isOperator() && (
        <Deed
          name={said.erase}
          onPress={() => showAnswer(withToast(client.ask('erasePersonal', { params }), said.erased))}
        />
      )}
    </div>
  );
}

/** Who reads the terms in another way: decided once, advised of the right to complain, closed. */
export function DisputesPart({ facts }: PartProps) {
  const said = promotionWords.value.parts.disputes;
  const { disputes } = facts.whole;
  return (
    <>
      {disputes.length === 0 && <p class="quiet">{said.none}</p>}
      <ul class={css.records}>
        {disputes.toReversed().map((dispute) => (
          <li key={dispute.dispute}>
            <Dispute facts={facts} dispute={dispute} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Dispute({ facts, dispute }: PartProps & { readonly dispute: TermsDispute }) {
  const said = promotionWords.value.parts.disputes;
  const { words, person, at, decision, advised, complaint, isErased, isClosed } = dispute;
  const mayLook = me.value?.roles.some((role) => auditing.includes(role)) === true;
  return (
    <article class={css.record}>
      <h3>
        {said.raised({ name: nameOf(person), at: when(at) })} <ClauseLink clause="nsw/10.11" />
      </h3>
      <p>{words}</p>
      {decision !== undefined && <p>{said.isDecided({ words: decision })}</p>}
      {advised !== undefined && <p class="quiet">{said.isAdvised[advised]}</p>}
      {complaint !== undefined && (
        <>
          <p class={css.note}>{said.complaint}</p>
          {isErased === true && <p class="quiet">{promotionWords.value.parts.claims.erased}</p>}
          {isErased !== true && mayLook && (
            <KeptApart promotion={facts.promotion} reference={complaint.ref} name={said.read} />
          )}
        </>
      )}
      {isClosed && <p class="quiet">{said.isClosed}</p>}
      {isOperator() && !isClosed && <NextStep dispute={dispute} />}
    </article>
  );
}

/** The one thing that comes next in a dispute. */
function NextStep({ dispute: { dispute, decision, advised } }: { readonly dispute: TermsDispute }) {
  const said = promotionWords.value.parts.disputes;
  const [words, setWords] = useState('');
  const [how, setHow] = useState<'shown' | 'told'>('told');
  if (decision === undefined)
    return (
      <div class={css.fields}>
        <LongText name={said.decision} value={words} onType={setWords} most={500} />
        <Give
          command={{ type: 'DecideDispute', dispute, words }}
          name={said.decide}
          said={said.decided}
          main
        />
      </div>
    );
  if (advised === undefined)
    return (
      <div class={css.fields}>
        <Segments
          name={said.advise}
          options={(['told', 'shown'] as const).map((each) => [each, said.how[each]] as const)}
          chosen={how}
          onPick={setHow}
        />
        <Give
          command={{ type: 'AdviseOfComplaint', dispute, how }}
          name={said.record}
          said={said.advised}
          main
        />
      </div>
    );
  return <Give command={{ type: 'CloseDispute', dispute }} name={said.close} said={said.closed} />;
}
