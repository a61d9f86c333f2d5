import {
  around,
  field,
  isFunction,
  isWithin,
  keyOf,
  type Node,
  nameOf,
  nodeAt,
  nodesAt,
  stringOf,
  type Tree,
  textAt,
} from './syntax.ts';

/**
 * Where the engine reads a part of a procedure: `shooter.ordering.clause`, however it comes by it, through a
 * parameter taken apart or a constant. A part is named by its path from the procedure of the table, from
 * `@game` for the procedure of a game; anything else by the names as they are written.
 */
export type Reads = {
  readonly of: (path: string) => readonly Read[];
  /** The path of what a node reads, where it is one of a procedure's. */
  readonly pathOf: (node: Node) => readonly string[] | undefined;
};
export type Read = { readonly tree: Tree; readonly node: Node };

export function readsIn(trees: readonly Tree[]): Reads {
  const reads = new Map<string, Read[]>();
  const paths = new Map<Node, readonly string[]>();
  for (const tree of trees) {
    const scope = bindingsOf(tree);
    for (const node of tree.nodes) {
      if (!isReading(tree, node)) continue;
      const path = pathOf(scope, node, 0);
      if (path === undefined) continue;
      if (isOfProcedure(path)) paths.set(node, rooted(path));
      for (const key of new Set([rooted(path).join('.'), `…${path.slice(-2).join('.')}`]))
        reads.set(key, [...(reads.get(key) ?? []), { tree, node }]);
    }
  }
  return { of: (path) => reads.get(path) ?? [], pathOf: (node) => paths.get(node) };
}

const isOfProcedure = (path: readonly string[]): boolean =>
  path.includes('procedure') || path[0] === 'conductRules';

type Binding = {
  readonly name: string;
  /** The function or file in which the name stands for this. */
  readonly scope: Node | undefined;
  readonly keys: readonly string[];
  readonly from: Node | undefined;
  readonly type: string | undefined;
};

/** What is read and not only passed on the way to something deeper; where a name is bound nothing is read. */
function isReading(tree: Tree, node: Node): boolean {
  const parent = tree.parentOf(node);
  if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return false;
  if (parent?.type === 'MemberExpression')
    return nodeAt(parent, 'property') === node && field(parent, 'computed') === true;
  if (parent?.type === 'Property') {
    const owner = tree.parentOf(parent);
    return owner?.type !== 'ObjectPattern' && nodeAt(parent, 'value') === node;
  }
  return !(parent?.type === 'VariableDeclarator' && nodeAt(parent, 'id') === node);
}

function bindingsOf(tree: Tree): readonly Binding[] {
  const found: Binding[] = [];
  for (const node of tree.nodes) {
    if (node.type === 'VariableDeclarator') {
      const scope = around(tree, node, isFunction);
      bind(tree, nodeAt(node, 'id'), { scope, from: nodeAt(node, 'init'), keys: [], type: undefined }, found);
    }
    if (isFunction(node))
      for (const param of nodesAt(node, 'params'))
        bind(tree, param, { scope: node, from: undefined, keys: [], type: undefined }, found);
  }
  return found;
}

function bind(tree: Tree, pattern: Node | undefined, origin: Omit<Binding, 'name'>, found: Binding[]): void {
  if (pattern === undefined) return;
  const annotation = nodeAt(nodeAt(pattern, 'typeAnnotation'), 'typeAnnotation');
  const type = annotation === undefined ? origin.type : aliased(tree, tree.textOf(annotation));
  const here = { ...origin, type };
  if (pattern.type === 'Identifier') found.push({ ...here, name: textAt(pattern, 'name') ?? '' });
  if (pattern.type === 'AssignmentPattern') bind(tree, nodeAt(pattern, 'left'), here, found);
  if (pattern.type === 'ObjectPattern')
    for (const property of nodesAt(pattern, 'properties')) {
      const key = keyOf(property);
      if (key !== undefined)
        bind(tree, nodeAt(property, 'value'), { ...here, keys: [...here.keys, key] }, found);
    }
}

/** A type that is only another name in its file. */
function aliased(tree: Tree, type: string): string {
  const alias = tree.nodes.find(
    (node) => node.type === 'TSTypeAliasDeclaration' && nameOf(nodeAt(node, 'id')) === type,
  );
  const meant = nodeAt(alias, 'typeAnnotation');
  return meant === undefined || meant.type === 'TSTypeLiteral' ? type : tree.textOf(meant);
}

function pathOf(
  bindings: readonly Binding[],
  node: Node | undefined,
  depth: number,
): readonly string[] | undefined {
  if (node === undefined || depth > 12) return undefined;
  switch (node.type) {
    case 'Identifier': {
      const name = textAt(node, 'name') ?? '';
      const bound = bindings
        .filter((each) => each.name === name && (each.scope === undefined || isWithin(node, each.scope)))
        .sort((a, b) => size(a.scope) - size(b.scope))[0];
      if (bound === undefined) return [name];
      const base = bound.type === undefined ? undefined : baseOf(bound.type);
      if (base !== undefined) return [...base, ...bound.keys];
      const from =
        bound.from === undefined || isWithin(node, bound.from)
          ? undefined
          : pathOf(bindings, bound.from, depth + 1);
      if (from !== undefined) return [...from, ...bound.keys];
      return bound.keys.length > 0 ? ['?', ...bound.keys] : [name];
    }
    case 'MemberExpression': {
      const object = pathOf(bindings, nodeAt(node, 'object'), depth + 1);
      const key = nameOf(node) ?? stringOf(nodeAt(node, 'property')) ?? '[]';
      return object === undefined ? undefined : [...object, key];
    }
    // What a desk asks for the rules of a pack.
    case 'CallExpression':
      return nameOf(nodeAt(node, 'callee')) === 'conductRulesOf' ? ['conductRules'] : undefined;
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return pathOf(bindings, nodeAt(node, 'expression'), depth + 1);
    default:
      return undefined;
  }
}

const size = (scope: Node | undefined): number =>
  scope === undefined ? Number.POSITIVE_INFINITY : scope.end - scope.start;

/** What a type stands for: `ShooterProcedure<string>` is the part `shooter` of a table's procedure. */
function baseOf(type: string): readonly string[] | undefined {
  if (/\bTableProcedure\b/.test(type))
    return ['procedure', ...[...type.matchAll(/\['(\w+)'\]/g)].map(([, key = '']) => key)];
  if (/\bConductRules\b/.test(type)) return ['conductRules'];
  const part = /\b([A-Z]\w*?)Procedure\b/.exec(type)?.[1];
  if (part !== undefined) return ['procedure', part.charAt(0).toLowerCase() + part.slice(1)];
  if (/\bContext\b/.test(type)) return ['context'];
  if (/^Turn\b/.test(type)) return ['game', 'procedure', 'turn'];
  return /^(?:readonly )?Procedure\b/.test(type) ? ['game', 'procedure'] : undefined;
}

/** A path from the procedure on, or from the course where it is one of its sets. */
function rooted(path: readonly string[]): readonly string[] {
  if (path[0] === 'conductRules' && path[1] === 'rules') return ['conduct', ...path.slice(2)];
  const course = path.lastIndexOf('course');
  if (course >= 0 && path[course + 1] === 'sets') return path.slice(course);
  const at = path.lastIndexOf('procedure');
  if (at < 0) return path;
  return path[at - 1] === 'game' ? ['@game', ...path.slice(at + 1)] : path.slice(at + 1);
}
