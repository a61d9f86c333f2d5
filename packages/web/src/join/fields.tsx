import { useId } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { guestWords } from './said.ts';

export type NameFieldsProps = {
  readonly name: string;
  readonly code: string;
  /** Whether the code came along in the address: then it needs no field. */
  readonly isCodeKnown: boolean;
  readonly onName: (name: string) => void;
  readonly onCode: (code: string) => void;
  readonly onOtherCode: () => void;
};

/** The name, and the code where it has not come along. */
export function NameFields({ name, code, isCodeKnown, onName, onCode, onOtherCode }: NameFieldsProps) {
  const said = guestWords.value.join;
  const [nameId, codeId] = [useId(), useId()];
  return (
    <>
      <div class="field">
        <label for={nameId}>{said.name}</label>
        <input
          class="input"
          id={nameId}
          name="name"
          value={name}
          maxLength={40}
          autocomplete="nickname"
          enterkeyhint="go"
          onInput={({ currentTarget }) => onName(currentTarget.value)}
        />
      </div>
      {isCodeKnown ? (
        <p class="bycode small quiet">
          <span>{said.byCode({ code })}</span>
          <Action class="btn btn-quiet btn-sm" onPress={onOtherCode}>
            {said.codeChange}
          </Action>
        </p>
      ) : (
        <div class="field">
          <label for={codeId}>{said.code}</label>
          <input
            class="input input-code"
            id={codeId}
            name="code"
            value={code}
            maxLength={32}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => onCode(currentTarget.value)}
          />
        </div>
      )}
    </>
  );
}
