import { useState } from 'preact/hooks';
import { me } from '../../live/pit.ts';
import { LongText } from '../../office/inputs.tsx';
import { Icon } from '../../parts/icon.tsx';
import { PersonPick } from '../parts/person-pick.tsx';
import { promotionWords, when } from '../said.ts';
import { Give } from './give-deed.tsx';
import { isOperator } from './is-operator.ts';
import { nameOf, people } from './live.ts';
import type { PartProps } from './terms-part.tsx';

/** Who watches the draw, and what they attest before and after it. */
export function Scrutiny({ shown }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const { scrutineer, attested } = shown.whole;
  const isHere = people.value.find(({ person }) => person === scrutineer)?.here ?? false;
  return (
    <>
      {scrutineer === undefined ? (
        <p>{said.nobody}</p>
      ) : (
        <p>
          {said.isNominated({ name: nameOf(scrutineer) })}{' '}
          <span class="pill">
            <Icon name={isHere ? 'check' : 'moon'} />
            {isHere ? said.here : said.away}
          </span>
        </p>
      )}
      {isOperator() && shown.whole.winners.length === 0 && <Nominate />}
      <dl class="digests">
        {(['before', 'after'] as const).map((time) => {
          const at = attested[time];
          return (
            <div key={time}>
              <dt>{said[time]}</dt>
              <dd>{at === undefined ? said.notAttested : said.attestedAt({ at: when(at) })}</dd>
            </div>
          );
        })}
      </dl>
      {me.value?.roles.includes('scrutineer') === true && <Attest shown={shown} />}
    </>
  );
}

function Nominate() {
  const said = promotionWords.value.parts.draw;
  const able = people.value.filter(({ roles }) => roles.includes('scrutineer'));
  const [picked, setPicked] = useState('');
  const person = picked === '' ? (able[0]?.person ?? '') : picked;
  if (able.length === 0) return <p class="quiet">{said.noScrutineers}</p>;
  return (
    <div class="asked">
      <PersonPick name={said.scrutineer} among={able} chosen={person} onPick={setPicked} />
      <Give command={{ type: 'NominateScrutineer', person }} name={said.nominate} said={said.nominated} />
    </div>
  );
}

function Attest({ shown }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const [words, setWords] = useState('');
  const time = shown.whole.attested.before === undefined ? 'before' : 'after';
  return (
    <div class="asked">
      <LongText name={said.attestWords} value={words} onType={setWords} most={500} />
      <Give
        command={{ type: 'Attest', when: time, words }}
        name={said.attest[time]}
        said={said.attested}
        main
        onDone={() => setWords('')}
      />
    </div>
  );
}
