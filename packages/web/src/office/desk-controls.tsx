import type { DeskRefusal } from '@dicepit/desks';
import type { Moment } from '@dicepit/engine';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Labelled, type Named } from '../parts/labelled.tsx';
import { fieldText, momentIn } from '../parts/moments.ts';
import { centsIn } from '../parts/typed-sum.ts';
import { announce } from '../shell/announcer.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { tellRefusal } from '../words/refusal-words.ts';
import * as css from './desk-controls.module.css';

type DeedProps = {
  readonly name: string;
  /** Why it cannot be done now, by the rules or in the page's own words. The button stays and says so. */
  readonly why?: DeskRefusal | string | undefined;
  readonly onPress: () => Promise<unknown>;
  readonly main?: boolean;
  /** What is said before the second press, for what cannot be taken back. */
  readonly sure?: string;
};

/** Something that may be done at the desk, with the reason beneath where it may not. */
export function Deed({ name, why, onPress, main = false, sure }: DeedProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const reason = typeof why === 'object' ? tellRefusal(why) : (why ?? '');
  const press = async (): Promise<void> => {
    if (isBusy) return;
    if (why !== undefined) {
      announce(reason);
      return;
    }
    if (sure !== undefined && !isSure) {
      setSure(true);
      announce(sure);
      return;
    }
    setBusy(true);
    await onPress();
    setBusy(false);
    setSure(false);
  };
  return (
    <div class={css.deed}>
      <button
        type="button"
        class={main || isSure ? 'btn btn-main' : 'btn'}
        aria-disabled={why === undefined ? undefined : 'true'}
        aria-busy={isBusy}
        aria-describedby={why === undefined && !isSure ? undefined : id}
        onClick={() => void press()}
      >
        {name}
      </button>
      {isSure && why === undefined && (
        <p id={id} class={css.deedSure}>
          {sure}
        </p>
      )}
      {why !== undefined && (
        <p id={id} class={css.deedWhy}>
          {reason} {typeof why === 'object' && why.clause !== undefined && <ClauseLink clause={why.clause} />}
        </p>
      )}
    </div>
  );
}

type TextProps = Named & {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly most?: number;
  readonly rows?: number;
  readonly children?: ComponentChildren;
};

/** In the place of what somebody would decide: why it is not theirs, and the rule that says so. */
export const NotYours = ({ why }: { readonly why: DeskRefusal }) => (
  <p class="quiet" data-part="not-yours">
    {tellRefusal(why)} {why.clause?.startsWith('policy/') === false && <ClauseLink clause={why.clause} />}
  </p>
);

/** Several lines to write on. */
export const LongText = ({ value, onType, most = 4_000, rows = 2, ...labelled }: TextProps) => (
  <Labelled
    {...labelled}
    control={(tied) => (
      <textarea
        {...tied}
        class={`input ${css.area}`}
        rows={rows}
        maxLength={most}
        value={value}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
    )}
  />
);

type Typing = {
  readonly inputMode?: 'decimal' | 'numeric';
  readonly list?: string;
};

type LineProps = Named &
  Typing & {
    readonly value: string;
    readonly onType: (text: string) => void;
    readonly most?: number;
  };

/** One line to write on. */
export function Line({ value, onType, most = 100, inputMode, list, ...labelled }: LineProps) {
  const typing: Typing = {
    ...(inputMode === undefined ? {} : { inputMode }),
    ...(list === undefined ? {} : { list }),
  };
  return (
    <Labelled
      {...labelled}
      control={(tied) => (
        <input
          {...typing}
          {...tied}
          type="text"
          class="input"
          maxLength={most}
          value={value}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    />
  );
}

type MomentProps = Named & {
  readonly value: Moment | null;
  readonly onSet: (at: Moment | null) => void;
};

/** A date and a time, by the clock of this device. */
export const MomentField = ({ value, onSet, ...labelled }: MomentProps) => (
  <Labelled
    {...labelled}
    control={(tied) => (
      <input
        {...tied}
        class="input"
        type="datetime-local"
        value={fieldText(value)}
        onInput={({ currentTarget }) => onSet(momentIn(currentTarget.value))}
      />
    )}
  />
);

type SumProps = Named & {
  readonly cents: number | null;
  readonly onSet: (cents: number | null) => void;
};

/** A sum of dollars; what is half typed stays as it is typed. */
export function SumField({ cents, onSet, ...named }: SumProps) {
  const [typed, setTyped] = useState('');
  const value = (centsIn(typed) ?? null) === cents ? typed : writtenSum(cents);
  return (
    <Line
      {...named}
      value={value}
      inputMode="decimal"
      most={13}
      onType={(text) => {
        setTyped(text);
        onSet(centsIn(text) ?? null);
      }}
    />
  );
}

type CountProps = Named & {
  readonly value: number | undefined;
  readonly onSet: (value: number | undefined) => void;
};

/** A whole number. */
export const CountField = ({ value, onSet, ...named }: CountProps) => (
  <Line
    {...named}
    value={value === undefined ? '' : String(value)}
    inputMode="numeric"
    most={7}
    onType={(text) => onSet(/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined)}
  />
);

const writtenSum = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
