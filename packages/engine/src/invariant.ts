/** A broken invariant is our own mistake: it stops the program and says where. */
export function assert(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Error(`Broken invariant: ${message()}`);
}
