import { LARGE_CLAIM, type PrizeClaim, type TellingWay } from '@dicepit/desks';
import { auditing } from '@dicepit/engine';
import type { AnswerOf } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { told } from '../../host/console-state.ts';
import { client, me } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { Line, LongText } from '../../office/inputs.tsx';
import { Select } from '../../parts/field.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dollars, promotionWords, when } from '../said.ts';
import { Give } from './give-deed.tsx';
import { isOperator } from './is-operator.ts';
import { shown as show } from './live.ts';
import { tellingOptions } from './telling-options.ts';
import type { PartProps } from './terms-part.tsx';

type ClaimProps = PartProps & { readonly claim: PrizeClaim };

/** Denying a claim. What is personal goes to its own place, and never into the trail. */
export function DenyClaim({ shown: { promotion }, claim: { claim } }: ClaimProps) {
  const said = promotionWords.value.parts.claims;
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [reasons, setReasons] = useState('');
  const deny = (): Promise<boolean> =>
    show(
      told(
        client.ask('denyClaim', { params: { promotion, claim }, body: { name, address, reasons } }),
        said.denied,
      ),
    );
  return (
    <details class="asked">
      <summary>{said.deny}</summary>
      <p class="quiet small">
        {said.denyNote({ sum: dollars(LARGE_CLAIM) })} <ClauseLink clause="nsw/10.10" />
      </p>
      <div class="pair">
        <Line name={said.name} value={name} onType={setName} />
        <Line name={said.address} value={address} onType={setAddress} most={500} />
      </div>
      <LongText name={said.reasons} value={reasons} onType={setReasons} />
      <Deed name={said.deny} onPress={deny} />
    </details>
  );
}

/** What follows a denial: the claimant is told why, and what is kept is looked at or erased. */
export function DeniedClaim({ shown, claim }: ClaimProps) {
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
        <div class="asked">
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
        <KeptApart promotion={shown.promotion} reference={record.ref} />
      )}
    </>
  );
}

export type KeptApartProps = {
  readonly promotion: string;
  readonly reference: string;
  readonly name?: string;
};

/** Something personal that is kept apart: shown to whoever asks for it, since looking is written down. */
export function KeptApart({ promotion, reference: ref, name }: KeptApartProps) {
  const said = promotionWords.value.parts.claims;
  const [found, setFound] = useState<AnswerOf<'readPersonal'> | undefined>(undefined);
  const params = { promotion, ref };
  const names: Readonly<Record<string, string>> = {
    name: said.name,
    address: said.address,
    reasons: said.reasons,
  };
  return (
    <div class="kept">
      {found === undefined && (
        <>
          <Deed
            name={name ?? said.details}
            onPress={async () => setFound(await told(client.ask('readPersonal', { params })))}
          />
          <p class="quiet small">{said.detailsNote}</p>
        </>
      )}
      {found?.is === 'erased' && <p>{said.erased}</p>}
      {found?.is === 'changed' && <p class="wrong">{said.changed}</p>}
      {found?.is === 'whole' && (
        <dl class="digests">
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
          onPress={() => show(told(client.ask('erasePersonal', { params }), said.erased))}
        />
      )}
    </div>
  );
}
