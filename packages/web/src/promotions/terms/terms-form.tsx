import { type RequiredTerm, requiredTerms, type Terms } from '@dicepit/desks';
import { useState } from 'preact/hooks';
import { CountField, Line, LongText, MomentField, SumField } from '../../office/desk-controls.tsx';
import { Tick } from '../../parts/field.tsx';
import { Pair } from '../../parts/form.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { promotionWords } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { PrizeForm, YesOrNo } from './prize-form.tsx';
import { fieldOf, membershipsIn, newPrize } from './terms-draft.ts';

export type TermsFormProps = { readonly terms: Terms; readonly onChange: (terms: Terms) => void };

/** One field for each matter that terms must contain, in the order of the rules. */
export function TermsForm({ terms, onChange }: TermsFormProps) {
  const said = promotionWords.value.terms;
  const { prizes } = terms;
  return (
    <div class={css.termsForm} id="terms">
      {requiredTerms
        .filter(({ key }) => key !== 'prizes')
        .map((term) => (
          <fieldset key={term.key} class={css.term} data-state={isMissing(term, terms) ? 'open' : 'said'}>
            <legend>
              {said.labels[term.key]} <ClauseLink clause={term.clause} />
            </legend>
            <TermField term={term} terms={terms} onChange={onChange} />
          </fieldset>
        ))}
      {prizes.map((prize, index) => (
        <PrizeForm
          key={index}
          prize={prize}
          onChange={(next) => onChange({ ...terms, prizes: prizes.with(index, next) })}
          onRemove={() => onChange({ ...terms, prizes: prizes.toSpliced(index, 1) })}
        />
      ))}
      <button
        id={fieldOf({ term: 'prizes' })}
        type="button"
        class="btn"
        onClick={() => onChange({ ...terms, prizes: [...prizes, newPrize(prizes)] })}
      >
        {said.addPrize}
      </button>
    </div>
  );
}

const isMissing = ({ isRequired, isEmpty }: RequiredTerm, terms: Terms): boolean =>
  (isRequired?.(terms) ?? true) && isEmpty(terms);

/** The terms to which nothing may be the answer. */
const orNone: ReadonlySet<string> = new Set(['qualification', 'reservation', 'guarantee']);

function TermField({ term: { key }, terms, onChange }: TermsFormProps & { readonly term: RequiredTerm }) {
  const said = promotionWords.value.terms;
  const id = fieldOf({ term: key });
  switch (key) {
    case 'manner':
    case 'nature':
    case 'qualification':
    case 'reservation':
    case 'guarantee':
    case 'claiming':
    case 'notifying':
    case 'publishing':
      return (
        <LongText
          id={id}
          name={said.labels[key]}
          nameless
          value={terms[key]}
          onType={(text) => onChange({ ...terms, [key]: text })}
        >
          {orNone.has(key) && terms[key] === '' && (
            <button type="button" class="btn btn-sm" onClick={() => onChange({ ...terms, [key]: 'none' })}>
              {said.none}
            </button>
          )}
        </LongText>
      );
    case 'award':
    case 'event': {
      const { place, at } = terms[key];
      return (
        <Pair>
          <Line
            id={id}
            name={said.place}
            value={place}
            onType={(text) => onChange({ ...terms, [key]: { place: text, at } })}
          />
          <MomentField
            name={said.moment}
            value={at}
            onSet={(moment) => onChange({ ...terms, [key]: { place, at: moment } })}
          />
        </Pair>
      );
    }
    case 'entriesClose':
      return (
        <MomentField
          id={id}
          name={said.moment}
          value={terms.entriesClose}
          onSet={(entriesClose) => onChange({ ...terms, entriesClose })}
        />
      );
    case 'presence':
      return <Presence id={id} terms={terms} onChange={onChange} />;
    case 'bet':
      return <Bet terms={terms} onChange={onChange} />;
    case 'eligibility':
      return <Eligibility terms={terms} onChange={onChange} />;
    // Each prize has a form of its own.
    case 'prizes':
      return null;
  }
}

/** Whether entrants have to be there, and what becomes of the prize of one who is not. */
function Presence({ id, terms, onChange }: TermsFormProps & { readonly id: string }) {
  const said = promotionWords.value.terms;
  const { redraw, ...others } = terms;
  return (
    <>
      <YesOrNo
        id={id}
        name={said.presenceQuestion}
        value={terms.presence ?? undefined}
        onSet={(presence) =>
          onChange(presence === true ? { ...terms, presence } : { ...others, presence: presence ?? null })
        }
      />
      {terms.presence === true && (
        <CountField
          name={said.redrawAfter}
          note={said.redrawNote}
          value={redraw?.minutes}
          onSet={(minutes) =>
            onChange(minutes === undefined || minutes < 1 ? others : { ...others, redraw: { minutes } })
          }
        />
      )}
    </>
  );
}

function Bet({ terms, onChange }: TermsFormProps) {
  const said = promotionWords.value.terms;
  const { bet } = terms;
  return (
    <>
      <Tick on={bet.required} onChange={(required) => onChange({ ...terms, bet: { ...bet, required } })}>
        {said.betRequired}
      </Tick>
      {bet.required && (
        <SumField
          id={fieldOf({ term: 'bet' })}
          name={said.sum}
          cents={bet.cents}
          onSet={(cents) => onChange({ ...terms, bet: { ...bet, cents } })}
        />
      )}
    </>
  );
}

function Eligibility({ terms, onChange }: TermsFormProps) {
  const said = promotionWords.value.terms;
  const { eligibility } = terms;
  const set = (changes: Partial<Terms['eligibility']>): void =>
    onChange({ ...terms, eligibility: { ...eligibility, ...changes } });
  return (
    <>
      <LongText
        id={fieldOf({ term: 'eligibility' })}
        name={said.labels.eligibility}
        nameless
        value={eligibility.words}
        onType={(text) => set({ words: text })}
      />
      <Pair>
        <Memberships value={eligibility.memberships} onSet={(memberships) => set({ memberships })} />
        <CountField
          name={said.perPerson}
          value={eligibility.entries}
          onSet={(entries = 1) => set({ entries: Math.max(1, entries) })}
        />
      </Pair>
      <Tick on={eligibility.present} onChange={(present) => set({ present })}>
        {said.present}
      </Tick>
    </>
  );
}

function Memberships(props: {
  readonly value: readonly string[];
  readonly onSet: (memberships: readonly string[]) => void;
}) {
  const { value, onSet } = props;
  const [typed, setTyped] = useState(value.join(', '));
  // What is typed stays as it is: a comma at the end is the beginning of the next.
  const isSame = JSON.stringify(membershipsIn(typed)) === JSON.stringify(value);
  return (
    <Line
      name={promotionWords.value.terms.memberships}
      value={isSame ? typed : value.join(', ')}
      most={400}
      onType={(text) => {
        setTyped(text);
        onSet(membershipsIn(text));
      }}
    />
  );
}
