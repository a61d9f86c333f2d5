import { failed, type Parsed, type Problem, parseJson } from '../problem.ts';

/** How deep lists and objects may lie in each other. */
export const MAX_JSON_DEPTH = 32;

/**
 * JSON from outside. What two readers could understand in two ways is refused: a field that is there twice, a field
 * that every object has already, and nesting that only an attack has.
 */
export function parseJsonStrictly(text: string): Parsed<unknown> {
  if (text.startsWith('\uFEFF')) return failed('', 'the text begins with a byte order mark');
  const json = parseJson(text);
  if (!json.ok) return json;
  const problem = ambiguity(text);
  return problem === undefined ? json : { ok: false, problems: [problem] };
}

const inherited: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** One pass over a text that is known to be JSON, so that only its brackets and its strings need to be looked at. */
function ambiguity(text: string): Problem | undefined {
  /** The fields so far of every object that is open, and nothing for every list. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '{' || letter === '[') {
      open.push(letter === '{' ? new Set() : undefined);
      if (open.length > MAX_JSON_DEPTH)
        return { place: '', message: `nested deeper than ${MAX_JSON_DEPTH} levels` };
    } else if (letter === '}' || letter === ']') {
      open.pop();
    } else if (letter === '"') {
      const end = endOfString(text, at);
      const fields = open.at(-1);
      if (fields !== undefined && isField(text, end)) {
        const field = fieldName(text.slice(at, end));
        if (inherited.has(field)) return { place: field, message: `no field may be called ${field}` };
        if (fields.has(field)) return { place: field.slice(0, 60), message: 'the same field is there twice' };
        fields.add(field);
      }
      at = end - 1;
    }
  }
  return undefined;
}

/** The place after the closing quote of the string that begins here. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isField(text: string, from: number): boolean {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  return text[at] === ':';
}

/** An escape is another way to write a letter: `\u005f_proto__` is `__proto__`. */
const fieldName = (quoted: string): string =>
  quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
