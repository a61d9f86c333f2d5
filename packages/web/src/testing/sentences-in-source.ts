import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { parse } from 'acorn';

/** A sentence of a source file, with `{0}` for whatever is filled in first and `{1}` for what is next, and the file. */
export type InSource = { readonly text: string; readonly file: string };

/**
 * The sentences that a source file writes for people: every text that ends as a sentence does. Where functions are
 * named, only what is said in calls of these, since the rest of such files speaks to programs.
 */
export function sentencesIn(file: string, within?: ReadonlySet<string>): readonly InSource[] {
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  const found: string[] = [];
  const walk = (node: unknown, isSaid: boolean): void => {
    if (Array.isArray(node)) for (const each of node) walk(each, isSaid);
    if (!isNode(node)) return;
    const isHere = isSaid || (node.type === 'CallExpression' && within?.has(calledIn(node)) === true);
    const text = textOf(node, code);
    if (text !== undefined && isHere && isSentence(text)) found.push(text);
    for (const inner of Object.values(node)) walk(inner, isHere);
  };
  walk(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), within === undefined);
  return [...new Set(found)].map((text) => ({ text, file }));
}

type Node = { readonly type: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const calledIn = ({ callee }: Node): string =>
  isNode(callee) && typeof callee['name'] === 'string' ? callee['name'] : '';

/** What is filled in twice has the same number twice. */
function textOf({ type, value, quasis, expressions }: Node, code: string): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis) || !Array.isArray(expressions)) return undefined;
  const filled = expressions.map(({ start, end }: Placed) => code.slice(start, end));
  return quasis
    .map(({ value: { cooked } }: Quasi, place) =>
      place < filled.length ? `${cooked}{${filled.indexOf(filled[place] ?? '')}}` : cooked,
    )
    .join('');
}

type Placed = { readonly start: number; readonly end: number };
type Quasi = { readonly value: { readonly cooked: string } };

const isSentence = (text: string): boolean => /\w \w|\} \w|\w \{/.test(text) && text.endsWith('.');
