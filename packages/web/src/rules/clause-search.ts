/** A clause as it is searched: where it stands, its number, and every word of it. */
export type Findable = { readonly id: string; readonly label: string; readonly text: string };

export type Find = {
  readonly id: string;
  readonly label: string;
  /** The words around the first hit: before it, itself and after it. */
  readonly before: string;
  readonly hit: string;
  readonly after: string;
};

/** So much of the text is shown on either side of a hit. */
const CONTEXT_CHARACTERS = 60;

/**
 * The clauses that hold what somebody types, those whose number begins with it first. Every word must be there, in
 * any order; capital or small does not matter.
 */
export function findClauses(clauses: readonly Findable[], typed: string): readonly Find[] {
  const asked = typed.trim().toLowerCase();
  if (asked === '') return [];
  const words = asked.split(/\s+/);
  const byNumber = clauses.filter(({ id, label }) => isNumbered(id, label, asked));
  const numbered = new Set(byNumber);
  const byWord = clauses.filter((clause) => {
    const text = clause.text.toLowerCase();
    return !numbered.has(clause) && words.every((word) => text.includes(word));
  });
  return [
    ...byNumber.map(({ id, label, text }) => ({ id, label, before: '', hit: '', after: opening(text) })),
    ...byWord.map((clause) => around(clause, words[0] ?? asked)),
  ];
}

/** `4.1` finds 4.1 and all that is under it, and not 4.10. */
function isNumbered(id: string, label: string, asked: string): boolean {
  return [id, id.slice(id.indexOf('/') + 1), label].some((name) => {
    const number = name.toLowerCase();
    return number === asked || (number.startsWith(asked) && /^[(.#-]/.test(number.slice(asked.length)));
  });
}

function around({ id, label, text }: Findable, word: string): Find {
  const place = text.toLowerCase().indexOf(word);
  const from = Math.max(0, place - CONTEXT_CHARACTERS);
  const to = place + word.length;
  return {
    id,
    label,
    before: `${from > 0 ? '…' : ''}${text.slice(from, place)}`,
    hit: text.slice(place, to),
    after: `${text.slice(to, to + CONTEXT_CHARACTERS)}${to + CONTEXT_CHARACTERS < text.length ? '…' : ''}`,
  };
}

const opening = (text: string): string =>
  text.length > 2 * CONTEXT_CHARACTERS ? `${text.slice(0, 2 * CONTEXT_CHARACTERS)}…` : text;
