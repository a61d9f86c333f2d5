/**
 * Writes a clause as people do, by what they call each text: with `NZ` for `nz`, `nz/6.3(b)` is `NZ 6.3(b)`, and a
 * paragraph that has no number goes by its heading, as in `Wonder Dice, Numbers 4`. What the rules leave to the house
 * goes by its plain name: `policy/amending-alone` is `House policy: amending alone`. What is neither stays as it is.
 */
export function formatClause(clause: string, citedAs: ReadonlyMap<string, string>): string {
  const [prefix = '', rest] = clause.split('/');
  if (prefix === 'policy' && rest !== undefined) return `House policy: ${spaced(rest)}`;
  const text = citedAs.get(prefix);
  if (rest === undefined || text === undefined) return clause;
  const place = placeInBook(clause);
  return `${text}${/^\d/.test(place) ? ' ' : ', '}${place}`;
}

/** Where in its book a clause stands, for whoever knows which book is meant: `6.3(b)`. */
export function placeInBook(clause: string): string {
  const [place = ''] = (clause.split('/')[1] ?? clause).split('#');
  const worded = place
    .replace(/-tail$/, '(end)')
    .replace(/\(([a-z0-9-]{3,})\)/g, (all, inner: string) =>
      /^[ivx]+$/.test(inner) ? all : ` (${spaced(inner)})`,
    );
  return /^[a-z]/.test(worded) ? capital(spaced(worded)) : worded;
}

/** Words without the hyphens that hold them together; a range of figures keeps its own. */
const spaced = (id: string): string => id.replace(/-/g, ' ').replace(/(\d) (?=\d)/g, '$1-');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
