import type { ComponentChildren } from 'preact';

type SampleProps = {
  readonly name: string;
  /** Whether each thing takes a line of its own, as in a sheet or a panel. */
  readonly isStacked?: boolean;
  readonly children: ComponentChildren;
};

/** What belongs to one part, in all its states, under its name. */
export const Sample = ({ name, isStacked = false, children }: SampleProps) => (
  <section data-sample={name} aria-label={name}>
    <h2>{name}</h2>
    <div style={isStacked ? stacked : inRow}>{children}</div>
  </section>
);

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' } as const;
const inRow = { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' } as const;
