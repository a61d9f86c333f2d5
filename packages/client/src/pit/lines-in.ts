/** The lines of a text that comes in pieces, one at a time and without their ends. */
export async function* linesIn(
  pieces: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): AsyncGenerator<string, void> {
  // What is not UTF-8 becomes another text than was hashed, and so is found.
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (
      rest + (typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true }))
    ).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST) throw new RangeError('a line is longer than any entry');
    yield* lines;
  }
  const last = rest + decoder.decode();
  if (last !== '') yield last;
}

/** A file of another kind may be one line of any size. */
const LONGEST = 256 * 1024 * 1024;
