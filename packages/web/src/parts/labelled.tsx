import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export type Named = {
  /** The place in the page that a link from what is missing leads to. */
  readonly id?: string;
  readonly name: string;
  readonly note?: string;
  readonly isMissing?: boolean;
  /** The name is for screen readers alone: what stands around says it. */
  readonly nameless?: boolean;
};

/** What ties a control to its name and its note. */
type Tied = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true';
};

export type LabelledProps = Named & {
  readonly control: (tied: Tied) => ComponentChildren;
  readonly children?: ComponentChildren;
};

/** Something to write on or to choose, with its name above, and a note and whatever else belongs to it below. */
export function Labelled({
  id,
  name,
  note,
  isMissing = false,
  nameless = false,
  control,
  children,
}: LabelledProps) {
  const own = useId();
  const place = id ?? own;
  const below = `${place}-note`;
  return (
    <div class="field">
      <label for={place} {...(nameless ? { class: 'sr' } : {})}>
        {name}
      </label>
      {control({
        id: place,
        ...(note === undefined ? {} : { 'aria-describedby': below }),
        ...(isMissing ? { 'aria-invalid': 'true' } : {}),
      })}
      {note !== undefined && (
        <p id={below} class="quiet small">
          {note}
        </p>
      )}
      {children}
    </div>
  );
}
