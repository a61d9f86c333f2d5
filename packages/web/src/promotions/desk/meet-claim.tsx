import { LARGE_PRIZE, type Payment, type PrizeClaim, paymentWays } from '@dicepit/desks';
import { findPack } from '@dicepit/games';
import { useState } from 'preact/hooks';
import { pit } from '../../live/pit.ts';
import { Line, LongText, SumField } from '../../office/inputs.tsx';
import { usePitTime } from '../../office/keep-asking.ts';
import { Segments, Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dollars, promotionWords, when } from '../said.ts';
import { Give } from './give-deed.tsx';
import { ahead } from './live.ts';
import type { PartProps } from './terms-part.tsx';

type Part = { readonly way: Payment['way']; readonly cents: number | null; readonly payee: string };
type Take = 'prize' | 'cash alternative';

/** Awarding a prize: itself or the cash instead, and how money is paid. */
export function MeetClaim({ shown, claim }: PartProps & { readonly claim: PrizeClaim }) {
  const said = promotionWords.value.parts.claims;
  const prize = shown.whole.terms.prizes.find((each) => each.prize === claim.prize);
  const [take, setTake] = useState<Take>('prize');
  const [parts, setParts] = useState<readonly Part[]>([]);
  const tables = pit.value?.tables.filter(({ pack }) => findPack(pack)?.promotions === true) ?? [];
  const [picked, setPicked] = useState('');
  const [remark, setRemark] = useState('');
  const date = shown.whole.terms.award.at;
  const isEarly = usePitTime(ahead.value) < (date ?? 0);
  if (prize === undefined) return null;
  const table = picked === '' ? tables[0]?.table : picked;
  const isVoucher = prize.kind === 'casino dollars';
  const isMoney = prize.kind === 'cash' || take === 'cash alternative';
  return (
    <details class="asked">
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
          <p class="note">
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
    <fieldset class="detail">
      <legend>
        {said.payment} <ClauseLink clause="nsw/10.4" />
      </legend>
      <p class="quiet small">{said.paymentNote({ sum: dollars(LARGE_PRIZE) })}</p>
      {parts.map((part, index) => (
        <div key={index} class="item">
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
