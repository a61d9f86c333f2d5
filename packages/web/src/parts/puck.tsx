import * as css from './puck.module.css';

type PuckProps = {
  /** What the stage of the table is called. */
  readonly name: string;
  readonly puck: 'on' | 'off' | null;
  /** What is lettered on the puck. */
  readonly says: { readonly on: string; readonly off: string };
};

/** Where a table stands in its course: the puck, on or off, and the name of the stage. */
export const Puck = ({ name, puck, says }: PuckProps) => (
  <span class={css.puck}>
    {puck !== null && <b class={puck === 'on' ? `${css.disc} ${css.on}` : css.disc}>{says[puck]}</b>}
    <span>{name}</span>
  </span>
);
