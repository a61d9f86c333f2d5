import { parseSync } from 'oxc-parser';

/** A node of the parsed source; what belongs to its kind is asked for by name. */
export type Node = { readonly type: string; readonly start: number; readonly end: number };

/** A parsed source file: its text, its nodes in the order they stand, and what each stands in. */
export type Tree = {
  readonly path: string;
  readonly text: string;
  readonly nodes: readonly Node[];
  readonly parentOf: (node: Node) => Node | undefined;
  /** Everything that stands within a node. */
  readonly below: (node: Node) => readonly Node[];
  readonly textOf: (node: Node) => string;
};

export function parseTree(path: string, text: string): Tree {
  const { program, errors } = parseSync(path, text, { preserveParens: false });
  const [wrong] = errors;
  if (wrong !== undefined) throw new Error(`${path} cannot be parsed: ${wrong.message}`);
  const parents = new Map<Node, Node>();
  const nodes: Node[] = [];
  const extent = new Map<Node, readonly [from: number, to: number]>();
  const visit = (node: Node, parent: Node | undefined): void => {
    const from = nodes.push(node);
    if (parent !== undefined) parents.set(node, parent);
    for (const value of Object.values(node)) {
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each, node);
    }
    extent.set(node, [from, nodes.length]);
  };
  visit(program, undefined);
  return {
    path,
    text,
    nodes,
    parentOf: (node) => parents.get(node),
    below: (node) => nodes.slice(...(extent.get(node) ?? [0, 0])),
    textOf: ({ start, end }) => text.slice(start, end),
  };
}

export function field(node: Node | undefined, key: string): unknown {
  return node === undefined ? undefined : Reflect.get(node, key);
}

export function nodeAt(node: Node | undefined, key: string): Node | undefined {
  const value = field(node, key);
  return isNode(value) ? value : undefined;
}

export function nodesAt(node: Node | undefined, key: string): readonly Node[] {
  const value = field(node, key);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function textAt(node: Node | undefined, key: string): string | undefined {
  const value = field(node, key);
  return typeof value === 'string' ? value : undefined;
}

/** The name of an identifier, or of the last part of `a.b.c`. */
export function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return textAt(node, 'name');
  if (node?.type === 'MemberExpression' && field(node, 'computed') === false)
    return textAt(nodeAt(node, 'property'), 'name');
  return node?.type === 'ChainExpression' ? nameOf(nodeAt(node, 'expression')) : undefined;
}

/** The key of a property, if it is written plainly. */
export function keyOf(property: Node): string | undefined {
  const key = nodeAt(property, 'key');
  if (field(property, 'computed') === true) return undefined;
  return textAt(key, 'name') ?? textAt(key, 'value');
}

/** The text of a string that has no holes. */
export function stringOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' ? textAt(node, 'value') : undefined;
}

export const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** The nearest node around this one that is of a kind. */
export function around(tree: Tree, node: Node, is: (node: Node) => boolean): Node | undefined {
  let each = tree.parentOf(node);
  while (each !== undefined && !is(each)) each = tree.parentOf(each);
  return each;
}

export const isWithin = (inner: Node, outer: Node): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}
