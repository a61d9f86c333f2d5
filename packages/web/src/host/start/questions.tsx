import { isRace, packs } from '@dicepit/games';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { list } from '../../words/numbers.ts';
import { hostWords } from '../said.ts';
import { type ApprovalDraft, approvalFields, asksApproval, type Draft } from './draft.ts';

export type QuestionsProps = { readonly draft: Draft; readonly onChange: (changes: Partial<Draft>) => void };

const modes = ['fun', 'home', 'strict', 'training'] as const;

/** The three questions that a table needs answered: which game, which dice, and how seriously. */
export function Questions({ draft, onChange, missing }: QuestionsProps & MissingProps) {
  const said = hostWords.value.start;
  const isParty = isRace(draft.pack);
  return (
    <>
      <Question title={said.game}>
        {packs.map(({ id: pack }) => (
          <Option
            key={pack}
            question={said.game}
            pack={pack}
            name={said.names[pack]}
            note={said.games[pack]}
            isOn={draft.pack === pack}
            onPick={() => onChange({ pack, options: {} })}
          />
        ))}
      </Question>
      <Question title={said.dice} wide>
        <Option
          question={said.dice}
          name={said.physical}
          note={isParty ? said.physicalParty : said.physicalNote}
          isOn={draft.dice === 'physical'}
          onPick={() => onChange({ dice: 'physical' })}
        />
        <Option
          question={said.dice}
          name={said.virtual}
          note={said.virtualNote}
          isOn={draft.dice === 'virtual'}
          onPick={() => onChange({ dice: 'virtual' })}
        />
      </Question>
      {!isParty && (
        <Question title={said.mode}>
          {modes.map((mode) => (
            <Option
              key={mode}
              question={said.mode}
              name={said.modes[mode]}
              note={said.modeNotes[mode]}
              isOn={draft.mode === mode}
              onPick={() => onChange({ mode })}
            />
          ))}
        </Question>
      )}
      <ApprovalQuestion draft={draft} onChange={onChange} missing={missing} />
    </>
  );
}

type MissingProps = { readonly missing: readonly (keyof ApprovalDraft)[] };

/** Where a field of the approval stands in the page, so that it can be found when it is empty. */
export const approvalPlace = (field: keyof ApprovalDraft): string => `approval-${field}`;

/** By which approval such a game is played: rules that are kept to the letter ask for the record before the table opens. */
function ApprovalQuestion({ draft, onChange, missing }: QuestionsProps & MissingProps) {
  const said = hostWords.value.start.approval;
  const clause = asksApproval(draft);
  const id = useId();
  if (clause === undefined) return null;
  return (
    <div class="q" role="group" aria-labelledby={id}>
      <h2 id={id}>{said.title}</h2>
      <div class="form approval">
        <p class="quiet small">
          {said.note} <ClauseLink clause={clause} />
        </p>
        <div class="approval-fields">
          {approvalFields.map((field) => (
            <Field
              key={field}
              id={approvalPlace(field)}
              name={said.fields[field]}
              value={draft.approval[field]}
              maxLength={200}
              required
              isMissing={missing.includes(field)}
              {...(field === 'from' ? { type: 'date' as const } : { placeholder: said.examples[field] })}
              onType={(text) => onChange({ approval: { ...draft.approval, [field]: text } })}
            />
          ))}
        </div>
        {missing.length > 0 && (
          <p class="why" role="alert">
            {said.missing({ fields: list(missing.map((field) => said.fields[field])) })}
          </p>
        )}
      </div>
    </div>
  );
}

type QuestionProps = {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
};

function Question({ title, wide = false, children }: QuestionProps) {
  const id = useId();
  return (
    <div class="q" role="radiogroup" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div class={wide ? 'choice choice-wide' : 'choice'}>{children}</div>
    </div>
  );
}

type OptionProps = {
  readonly question: string;
  readonly name: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onPick: () => void;
  /** The game whose cloth it is drawn on. */
  readonly pack?: string;
};

function Option({ question, name, note, isOn, onPick, pack }: OptionProps) {
  return (
    <label class={`opt ${pack === undefined ? '' : 'felted'} ${isOn ? 'on' : ''}`} data-pack={pack}>
      <input type="radio" class="sr" name={question} checked={isOn} onChange={onPick} />
      <b>{name}</b>
      <span>{note}</span>
      {isOn && (
        <span class="ok">
          <Icon name="check" small />
        </span>
      )}
    </label>
  );
}
