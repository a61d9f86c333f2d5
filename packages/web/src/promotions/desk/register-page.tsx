import { useState } from 'preact/hooks';
import { told } from '../../host/console-state.ts';
import { client } from '../../live/pit.ts';
import { DeskLink } from '../../office/at-desk.tsx';
import { Deed } from '../../office/deed.tsx';
import { Line } from '../../office/inputs.tsx';
import { useKeepAsking } from '../../office/keep-asking.ts';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { PersonPick } from '../parts/person-pick.tsx';
import { promotionWords } from '../said.ts';
import { isOperator } from './is-operator.ts';
import { nameOf, people, readCards, register } from './live.ts';

/** What is kept for all promotions: what regulations bar from prizes, and who is a member of what. */
export function RegisterPage() {
  useKeepAsking(readCards, 'register', 'promotions');
  const said = promotionWords.value;
  return (
    <section class="panel promo-part" aria-labelledby="register-h">
      <DeskLink to={{ tab: 'promotions' }} class="promo-back">
        <Icon name="undo" small />
        {said.desk.back}
      </DeskLink>
      <h1 class="h2" id="register-h">
        {said.parts.register.title}
      </h1>
      <Prescribed />
      <Members />
    </section>
  );
}

function Prescribed() {
  const said = promotionWords.value.parts.register;
  const { prescribed } = register.value;
  const [category, setCategory] = useState('');
  const [reference, setReference] = useState('');
  const set = async (body: { category: string; reference: string; prescribed: boolean }) => {
    const kept = await told(
      client.ask('setPrescribed', { body }),
      body.prescribed ? said.added : said.lifted,
    );
    if (kept !== undefined) register.value = kept;
  };
  return (
    <section class="step-of">
      <h2>
        {said.prescribed} <ClauseLink clause="nsw/10.5.5" />
      </h2>
      {prescribed.length === 0 && <p class="quiet">{said.noPrescribed}</p>}
      <ul class="records">
        {prescribed.map((each) => (
          <li key={each.category}>
            <b>{each.category}</b> <span class="quiet">{each.reference}</span>
            {isOperator() && (
              <Deed
                name={said.lift({ category: each.category })}
                onPress={() => set({ ...each, prescribed: false })}
              />
            )}
          </li>
        ))}
      </ul>
      {isOperator() && (
        <div class="asked">
          <div class="pair">
            <Line name={said.category} value={category} onType={setCategory} />
            <Line name={said.reference} value={reference} onType={setReference} />
          </div>
          <Deed name={said.add} onPress={() => set({ category, reference, prescribed: true })} />
        </div>
      )}
    </section>
  );
}

function Members() {
  const said = promotionWords.value.parts.register;
  const { members } = register.value;
  const guests = people.value.filter(({ kind }) => kind === 'guest');
  const [picked, setPicked] = useState('');
  const [membership, setMembership] = useState('');
  const person = picked === '' ? (guests[0]?.person ?? '') : picked;
  const set = async (): Promise<void> => {
    const kept = await told(
      client.ask('setMembership', { params: { person }, body: { membership } }),
      said.isSet,
    );
    if (kept !== undefined) register.value = kept;
  };
  return (
    <section class="step-of">
      <h2>
        {said.members} <ClauseLink clause="nsw/10.7.3" />
      </h2>
      {members.length === 0 && <p class="quiet">{said.noMembers}</p>}
      <ul class="records">
        {members.map((each) => (
          <li key={each.person}>
            <b>{nameOf(each.person)}</b> <span class="quiet">{each.membership}</span>
          </li>
        ))}
      </ul>
      {isOperator() && guests.length > 0 && (
        <div class="asked">
          <div class="pair">
            <PersonPick name={said.person} among={guests} chosen={person} onPick={setPicked} />
            <Line name={said.membership} value={membership} onType={setMembership} />
          </div>
          <Deed name={said.set} onPress={set} />
        </div>
      )}
    </section>
  );
}
