/** A certificate and its key, in PEM. */
export type Certificate = {
  readonly cert: string;
  readonly key: string;
  /** Made by the pit itself, so that nobody vouches for it: whoever cannot accept it is answered without. */
  readonly ownMade?: boolean;
};
