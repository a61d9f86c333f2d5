/**
 * Sentences that the rules and the server write in English, each with the same in another language. What is filled in
 * has a name in braces, the same on both sides: `Seat {seat} is taken. Choose another.`
 */
export type Sentences = Readonly<Record<string, string>>;

/** A text in the other language; undefined where there is none for it. */
export type Translate = (text: string) => string | undefined;

/** How another language writes what is filled in, such as a sum; undefined where it stays as it is. */
export type Filling = (value: string) => string | undefined;

/** Looks texts up among sentences: as they stand, or by what is filled in. The longest that fits is the one meant. */
export function translating(sentences: Sentences, filling: Filling): Translate {
  const patterns = Object.entries(sentences)
    .filter(([text]) => slot.test(text))
    .toSorted(([a], [b]) => literal(b) - literal(a))
    .map(([text, other]) => ({ fits: patternOf(text), other }));
  // A desk asks the same of dozens of commands whenever it is drawn.
  const known = new Map<string, string | undefined>();

  const translate: Translate = (text) => {
    if (known.has(text)) return known.get(text);
    const found = Object.hasOwn(sentences, text) ? sentences[text] : (filled(text) ?? byLine(text));
    if (known.size === MOST_KNOWN) known.clear();
    known.set(text, found);
    return found;
  };

  const filled = (text: string): string | undefined => {
    for (const { fits, other } of patterns) {
      const values = fits.exec(text)?.groups;
      if (values !== undefined)
        return other.replace(slots, (_, name: string) => fill(name, values[name] ?? ''));
    }
    return undefined;
  };

  const byLine = (text: string): string | undefined => {
    if (!text.includes('\n')) return undefined;
    const lines = text.split('\n').map(translate);
    return lines.includes(undefined) ? undefined : lines.join('\n');
  };

  const fill = (name: string, value: string): string => (people.has(name) ? value : written(value));

  const written = (value: string): string => {
    const whole = filling(value) ?? translate(value);
    if (whole !== undefined || !joints.test(value)) return whole ?? value;
    const things = value
      .split(joints)
      .map((english) => ({ english, other: filling(english) ?? translate(english) }));
    // What has several words and no translation is no list of things, but something that somebody has said.
    const isSaid = things.some(({ english, other }) => other === undefined && /\w \w/.test(english));
    return isSaid ? value : things.map(({ english, other }) => other ?? english).join('');
  };

  return translate;
}

/** What people are called and what they have said stays as it is, whatever it happens to mean. */
const people: ReadonlySet<string> = new Set(['person', 'name', 'names', 'relief', 'words', 'title', 'table']);

/** What is one word or a number, so that a short pattern such as `Seat {seat}` does not take a sentence for one. */
const counts: ReadonlySet<string> = new Set(['seat', 'player', 'number']);

/** `D1, D2 and D5`, `operator or the inspector`: one thing after the other, and what joins them. */
const joints = /(, | and | or the | or )/;

const MOST_KNOWN = 1_000;

const slot = /\{\w+\}/;
const slots = /\{(\w+)\}/g;

const literal = (text: string): number => text.replace(slots, '').length;

function patternOf(text: string): RegExp {
  const named = new Set<string>();
  const source = text
    .split(/(\{\w+\})/)
    .map((part) => {
      if (!slot.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      const name = part.slice(1, -1);
      if (named.has(name)) return String.raw`\k<${name}>`;
      named.add(name);
      return counts.has(name) ? `(?<${name}>\\S+)` : `(?<${name}>.*?)`;
    })
    .join('');
  return new RegExp(`^${source}$`);
}
