import type { DrawnWinner, TellingOutcome, TellingWay } from '@dicepit/desks';
import { useState } from 'preact/hooks';
import { usePitTime } from '../../office/keep-asking.ts';
import { Segments, Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { promotionWords, when } from '../said.ts';
import { DutyLine } from './clock-pills.tsx';
import { Give } from './give-deed.tsx';
import { isOperator } from './is-operator.ts';
import { ahead, nameOf } from './live.ts';
import { Redraw } from './redraw.tsx';
import { tellingOptions } from './telling-options.ts';
import type { PartProps } from './terms-part.tsx';

/** Who has won what, and how each was told of it within two days. */
export function WinnersPart({ shown }: PartProps) {
  const said = promotionWords.value.parts.winners;
  const { winners, terms } = shown.whole;
  return (
    <>
      {winners.length === 0 && <p class="quiet">{said.none}</p>}
      {winners.length > 0 && terms.presence === true && <p class="note">{said.presence}</p>}
      <ul class="records">
        {winners.map((winner) => (
          <li key={winner.prize}>
            <Winner shown={shown} winner={winner} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Winner({ shown, winner }: PartProps & { readonly winner: DrawnWinner }) {
  const said = promotionWords.value.parts.winners;
  const now = usePitTime(ahead.value);
  const { prize, entry, person, at } = winner;
  const { tellings, terms, integrity } = shown.whole;
  const passed = (shown.whole.passed ?? []).filter((each) => each.prize === prize);
  const duty = shown.duties.find(
    ({ kind, about }) => (kind === 'tell winner' || kind === 'tell winner why') && about === prize,
  );
  const isTold = terms.presence === false && duty === undefined && integrity?.is !== 'cancelled';
  const tried = tellings.filter((each) => each.prize === prize);
  return (
    <article class="record">
      <h3>{nameOf(person)}</h3>
      <p class="quiet">
        {said.prize}: {prize}. {said.entry}: {entry}, {said.drawnAt({ at: when(at) })}
      </p>
      {isTold && (
        <p>
          <span class="pill good">
            <Icon name="check" />
            {said.told}
          </span>
        </p>
      )}
      {duty !== undefined && (
        <ul class="duties">
          <DutyLine duty={duty} now={now} promotion={shown.promotion} />
        </ul>
      )}
      {tried.length > 0 && (
        <ul class="log" aria-label={said.tellings}>
          {tried.map((each) => (
            <li key={each.at}>
              <span>{when(each.at)}</span>
              <span>
                {said.ways[each.way]}, {said.outcomes[each.outcome]}
              </span>
              <span>{each.counts ? said.counts : said.doesNotCount}</span>
            </li>
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <p class="quiet">{said.passed({ names: passed.map(({ person }) => nameOf(person)).join(', ') })}</p>
      )}
      <Redraw shown={shown} winner={winner} />
      {isOperator() && <Tell prize={prize} />}
    </article>
  );
}

function Tell({ prize }: { readonly prize: string }) {
  const said = promotionWords.value.parts.winners;
  const [way, setWay] = useState<TellingWay>('telephone');
  const [outcome, setOutcome] = useState<TellingOutcome>('told');
  return (
    <details class="asked">
      <summary>{said.tell}</summary>
      <p class="quiet small">
        {said.endeavours} <ClauseLink clause="nsw/10.8" />
      </p>
      <Select name={said.way} options={tellingOptions()} chosen={way} onPick={setWay} />
      <Segments
        name={said.outcome}
        options={(['told', 'sent', 'no answer'] as const).map((each) => [each, said.outcomes[each]] as const)}
        chosen={outcome}
        onPick={setOutcome}
      />
      <Give command={{ type: 'LogTelling', prize, way, outcome }} name={said.log} said={said.logged} />
    </details>
  );
}
