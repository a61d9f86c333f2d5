import type { Edit } from './operators.ts';
import type { Reads } from './reading.ts';
import {
  around,
  field,
  isFunction,
  keyOf,
  type Node,
  nameOf,
  nodeAt,
  nodesAt,
  type Tree,
  textAt,
} from './syntax.ts';

/**
 * What follows for a pack from how it writes its procedure: conditions of the engine that there always or never hold,
 * and what stands behind them. A change that no table of the pack ever comes to is no change of its rules.
 */
export type Reaching = {
  /** Whether a part of the procedure is left out. */
  readonly lacks: (path: readonly string[]) => boolean;
  /** Whether a change is come to, and makes something else of what stands there. */
  readonly isChange: (tree: Tree, edit: Edit) => boolean;
};

export function reachingOf(trees: readonly Tree[], reads: Reads, folder: string): Reaching {
  const valueOf: ValueOf = (node) => {
    const read = node.type === 'ChainExpression' ? nodeAt(node, 'expression') : node;
    const path = read === undefined ? undefined : reads.pathOf(read);
    return path === undefined ? unknown : valueIn(trees, folder, path);
  };
  return {
    lacks: (path) => valueIn(trees, folder, path).kind === 'nothing',
    isChange: (tree, edit) => {
      const node = tree.nodes.find(({ start, end }) => start === edit.start && end === edit.end);
      const place = node ?? tree.nodes.findLast(({ start, end }) => start <= edit.start && end >= edit.end);
      if (place === undefined) return true;
      return isReached(tree, place, valueOf) && !isSame(tree, place, edit, valueOf);
    },
  };
}

/** What a pack says of a part of its procedure, as far as it is plain. */
type Value =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'plain'; readonly is: unknown }
  | { readonly kind: 'something' }
  | { readonly kind: 'unknown' };
type ValueOf = (node: Node) => Value;

const nothing: Value = { kind: 'nothing' };
const unknown: Value = { kind: 'unknown' };

function valueIn(trees: readonly Tree[], folder: string, path: readonly string[]): Value {
  const isOfGame = path[0] === '@game';
  const [name, keys] = isOfGame ? ['gameProcedure', path.slice(1)] : ['procedure', path];
  const tree = trees.find((each) => each.path === `${folder}/procedure.ts`);
  const declared = tree?.nodes.find(
    (node) => node.type === 'VariableDeclarator' && nameOf(nodeAt(node, 'id')) === name,
  );
  let value = nodeAt(declared, 'init');
  const concerns = nodesAt(value, 'properties').map(keyOf);
  if (declared === undefined || (!isOfGame && !concerns.includes(path[0]))) return unknown;
  for (const key of keys) {
    if (value === undefined || nameOf(value) === 'undefined') return nothing;
    const parts = nodesAt(value, 'properties');
    // What is spread or worked out may hold any key.
    if (value.type !== 'ObjectExpression' || parts.some((part) => keyOf(part) === undefined)) return unknown;
    value = nodeAt(
      parts.find((part) => keyOf(part) === key),
      'value',
    );
  }
  if (value === undefined || nameOf(value) === 'undefined') return nothing;
  if (value.type === 'Literal') return { kind: 'plain', is: field(value, 'value') };
  return /^(?:Object|Array)Expression$/.test(value.type) ? { kind: 'something' } : unknown;
}

/** Whether a condition holds at every table of the pack, or at none; undefined where that hangs on the table. */
function holds(tree: Tree, node: Node | undefined, valueOf: ValueOf): boolean | undefined {
  if (node === undefined) return undefined;
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')];
  const operator = textAt(node, 'operator');
  switch (node.type) {
    case 'LogicalExpression': {
      const sides = [holds(tree, left, valueOf), holds(tree, right, valueOf)];
      if (operator === '&&') return sides.includes(false) ? false : both(sides, true);
      return operator === '||' ? (sides.includes(true) ? true : both(sides, false)) : undefined;
    }
    case 'UnaryExpression': {
      const inner = operator === '!' ? holds(tree, nodeAt(node, 'argument'), valueOf) : undefined;
      return inner === undefined ? undefined : !inner;
    }
    case 'BinaryExpression': {
      if (left === undefined || right === undefined || !/^[!=]==$/.test(operator ?? '')) return undefined;
      const same = isEqual(valueOf(left), right);
      return same === undefined ? undefined : same === (operator === '===');
    }
    case 'Identifier': {
      const inside = around(tree, node, isFunction);
      const declared = (inside === undefined ? [] : tree.below(inside)).find(
        (each) => each.type === 'VariableDeclarator' && nameOf(nodeAt(each, 'id')) === nameOf(node),
      );
      const init = nodeAt(declared, 'init');
      const isCondition = init !== undefined && /^(?:Logical|Binary|Unary)Expression$/.test(init.type);
      return isCondition ? holds(tree, init, valueOf) : isThere(valueOf(node));
    }
    default:
      return isThere(valueOf(node));
  }
}

const both = (sides: readonly (boolean | undefined)[], is: boolean): boolean | undefined =>
  sides.every((side) => side === is) ? is : undefined;

/** Whether a part is what it is compared with: a plain value, or nothing. */
function isEqual(value: Value, other: Node): boolean | undefined {
  const isNothing = nameOf(other) === 'undefined';
  if (value.kind === 'unknown' || (!isNothing && other.type !== 'Literal')) return undefined;
  if (isNothing || value.kind === 'nothing') return isNothing && value.kind === 'nothing';
  return value.kind === 'plain' ? value.is === field(other, 'value') : undefined;
}

function isThere(value: Value): boolean | undefined {
  if (value.kind === 'unknown') return undefined;
  return value.kind === 'plain' ? Boolean(value.is) : value.kind === 'something';
}

/** Whether a table of the pack may come to a place: no condition around it or before it keeps it away. */
function isReached(tree: Tree, place: Node, valueOf: ValueOf): boolean {
  const asks = (node: Node | undefined): boolean | undefined => holds(tree, node, valueOf);
  let node = place;
  for (let parent = tree.parentOf(node); parent !== undefined; parent = tree.parentOf(node)) {
    if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') {
      const isThen = nodeAt(parent, 'consequent') === node;
      const isElse = nodeAt(parent, 'alternate') === node;
      const test = isThen || isElse ? asks(nodeAt(parent, 'test')) : undefined;
      if (test !== undefined && test !== isThen) return false;
    }
    if (parent.type === 'LogicalExpression' && nodeAt(parent, 'right') === node) {
      const left = asks(nodeAt(parent, 'left'));
      if (left !== undefined && left === (textAt(parent, 'operator') === '||')) return false;
    }
    if (parent.type === 'SwitchCase' && isOtherCase(tree, parent, valueOf)) return false;
    if (parent.type === 'BlockStatement') {
      const before = nodesAt(parent, 'body').filter(({ end }) => end <= node.start);
      if (before.some((each) => leaves(each) && asks(nodeAt(each, 'test')) === true)) return false;
    }
    node = parent;
  }
  return true;
}

/** Whether a case is of another word than the pack's; not where the one above falls through to it. */
function isOtherCase(tree: Tree, one: Node, valueOf: ValueOf): boolean {
  const choice = tree.parentOf(one);
  const asked = nodeAt(choice, 'discriminant');
  const test = nodeAt(one, 'test');
  if (asked === undefined || test === undefined) return false;
  const cases = nodesAt(choice, 'cases');
  const above = cases[cases.indexOf(one) - 1];
  const fallsThrough = above !== undefined && nodesAt(above, 'consequent').length === 0;
  return !fallsThrough && isEqual(valueOf(asked), test) === false;
}

/** `if (…) return …`. */
function leaves(statement: Node): boolean {
  const then = statement.type === 'IfStatement' ? nodeAt(statement, 'consequent') : undefined;
  const last = then?.type === 'BlockStatement' ? nodesAt(then, 'body').at(-1) : then;
  return last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement';
}

/** A condition made what it is anyway, or rid of a side that decides nothing. */
function isSame(tree: Tree, node: Node, { start, end, to }: Edit, valueOf: ValueOf): boolean {
  if (node.start !== start || node.end !== end) return false;
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')];
  if (to === 'true' || to === 'false') return holds(tree, node, valueOf) === (to === 'true');
  if (node.type !== 'LogicalExpression' || left === undefined || right === undefined) return false;
  const [kept, dropped] = to === tree.textOf(left) ? [left, right] : [right, left];
  const isDecided = holds(tree, node, valueOf);
  if (to !== tree.textOf(kept)) return false;
  if (isDecided !== undefined && isDecided === holds(tree, kept, valueOf)) return true;
  return holds(tree, dropped, valueOf) === (textAt(node, 'operator') === '&&');
}
