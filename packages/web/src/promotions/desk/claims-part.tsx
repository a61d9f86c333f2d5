import type { PrizeClaim } from '@dicepit/desks';
import { useState } from 'preact/hooks';
import { told } from '../../host/console-state.ts';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { PersonPick } from '../parts/person-pick.tsx';
import { dollars, promotionWords, when } from '../said.ts';
import { DeniedClaim, DenyClaim } from './deny-claim.tsx';
import { isOperator } from './is-operator.ts';
import { nameOf, people, readOpened } from './live.ts';
import { MeetClaim } from './meet-claim.tsx';
import type { PartProps } from './terms-part.tsx';

/** What is claimed, and what came of it: awarded, or denied and told why. */
export function ClaimsPart({ shown }: PartProps) {
  const said = promotionWords.value.parts.claims;
  const { claims, winners, integrity, closed } = shown.whole;
  const isClaimed = winners.length > 0 || integrity?.is === 'cancelled' || closed !== undefined;
  return (
    <>
      {claims.length === 0 && <p class="quiet">{said.none}</p>}
      <ul class="records">
        {claims.toReversed().map((claim) => (
          <li key={claim.claim}>
            <Claim shown={shown} claim={claim} />
          </li>
        ))}
      </ul>
      {isClaimed && isOperator() && <AtCounter shown={shown} />}
    </>
  );
}

function Claim({ shown, claim }: PartProps & { readonly claim: PrizeClaim }) {
  const said = promotionWords.value.parts.claims;
  const { winners, awards } = shown.whole;
  const { prize, person, cents, at, state } = claim;
  const hasWon = winners.some((winner) => winner.prize === prize && winner.person === person);
  const award = awards.find((each) => each.prize === prize && each.person === person);
  return (
    <article class="record">
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
        <div class="two-ways">
          <MeetClaim shown={shown} claim={claim} />
          <DenyClaim shown={shown} claim={claim} />
        </div>
      )}
      {state === 'denied' && <DeniedClaim shown={shown} claim={claim} />}
    </article>
  );
}

function AtCounter({ shown: { promotion, whole } }: PartProps) {
  const said = promotionWords.value.parts.claims;
  const guests = people.value.filter(({ kind }) => kind === 'guest');
  const prizes = whole.terms.prizes.map(({ prize }) => prize);
  const [picked, setPicked] = useState('');
  const [wanted, setWanted] = useState('');
  const person = picked === '' ? (guests[0]?.person ?? '') : picked;
  const prize = wanted === '' ? (prizes[0] ?? '') : wanted;
  if (guests.length === 0) return null;
  const claim = async (): Promise<void> => {
    await told(client.ask('claimPrize', { params: { promotion }, body: { prize, person } }), said.claimed);
    await readOpened(promotion);
  };
  return (
    <section class="step-of">
      <h3>
        {said.counter} <ClauseLink clause="nsw/10.7.8" />
      </h3>
      <div class="asked">
        <div class="pair">
          <PersonPick name={said.person} among={guests} chosen={person} onPick={setPicked} />
          <Select
            name={said.prize}
            options={prizes.map((each) => [each, each] as const)}
            chosen={prize}
            onPick={setWanted}
          />
        </div>
        <Deed name={said.claim} onPress={claim} />
      </div>
    </section>
  );
}
