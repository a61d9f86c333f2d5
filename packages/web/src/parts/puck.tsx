import * as css from './puck.module.css';

type DiscProps = {
  readonly puck: 'on' | 'off';
  /** What is lettered on the puck. */
  readonly says: { readonly on: string; readonly off: string };
};

/** The puck itself, on or off. */
export const PuckDisc = ({ puck, says }: DiscProps) => (
  <b class={puck === 'on' ? `${css.disc} ${css.on}` : css.disc} data-part="puck">
    {says[puck]}
  </b>
);

type PuckProps = Pick<DiscProps, 'says'> & {
  /** What the stage of the table is called. */
  readonly name: string;
  readonly puck: 'on' | 'off' | null;
};

/** Where a table stands in its course: the puck, on or off, and the name of the stage. */
export const Puck = ({ name, puck, says }: PuckProps) => (
  <span class={css.puck}>
    {puck !== null && <PuckDisc puck={puck} says={says} />}
    <span>{name}</span>
  </span>
);
