/** A fault of ours: something that our own code has to see to does not hold. */
export class InvariantError extends Error {
  /** What does not hold. */
  readonly reason: string;

  constructor(reason: string) {
    super(`Broken invariant: ${reason}`);
    this.name = 'InvariantError';
    this.reason = reason;
  }
}

/** A broken invariant is our own mistake: it stops the program and says where. */
export function assert(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new InvariantError(message());
}
