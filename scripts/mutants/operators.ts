import {
  around,
  field,
  isFunction,
  keyOf,
  type Node,
  nameOf,
  nodeAt,
  nodesAt,
  stringOf,
  type Tree,
  textAt,
} from './syntax.ts';

/** A change of one place of a source, and what it changes in a few words. */
export type Edit = {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  readonly what: string;
};

/** What the operators have to know of the house: the roles there are, and the closed sets of words. */
export type Words = {
  readonly roles: readonly string[];
  /** The values that a property of a name may have, where its type lists them; several types may use a name. */
  readonly choices: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The array that a name stands for, in this file or in one that it imports from. */
  readonly listOf: (tree: Tree, name: string) => readonly Node[] | undefined;
  /** The list or object that a name of this file stands for. */
  readonly declared: (tree: Tree, name: string) => Node | undefined;
};

const edit = (node: Node, to: string, what: string): Edit => ({ start: node.start, end: node.end, to, what });

/** A condition that always or never holds, and whatever can be changed within it. */
export function conditionEdits(tree: Tree, node: Node): readonly Edit[] {
  return [...neverEdits(tree, node), ...(looksForNothing(tree, node) ? [] : alwaysEdits(node))];
}

export function neverEdits(tree: Tree, node: Node): readonly Edit[] {
  return node.type === 'Literal'
    ? []
    : [edit(node, 'false', `never ${shortened(tree.textOf(node))}`), ...withinCondition(tree, node)];
}

export const alwaysEdits = (node: Node): readonly Edit[] =>
  node.type === 'Literal' ? [] : [edit(node, 'true', 'always')];

/** Whether a condition only asks if something is there: what comes after it could not do without. */
export const looksForNothing = (tree: Tree, node: Node): boolean =>
  node.type === 'BinaryExpression' && /[!=]== (?:undefined|null)$/.test(tree.textOf(node));

/** What can be changed within a condition: one side left out, a bound moved, some for every, a number one off. */
export function withinCondition(tree: Tree, node: Node): readonly Edit[] {
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')];
  switch (node.type) {
    case 'LogicalExpression': {
      if (left === undefined || right === undefined) return [];
      const operator = textAt(node, 'operator') ?? '';
      const sides =
        operator === '??'
          ? []
          : [
              edit(node, tree.textOf(left), `without ${operator} …`),
              edit(node, tree.textOf(right), `without … ${operator}`),
            ];
      return [...sides, ...withinCondition(tree, left), ...withinCondition(tree, right)];
    }
    case 'BinaryExpression': {
      if (left === undefined || right === undefined) return [];
      return [...operatorEdits(tree, node), ...numbersIn(tree, left), ...numbersIn(tree, right)];
    }
    case 'UnaryExpression':
    case 'ChainExpression':
    case 'AwaitExpression': {
      const inner = nodeAt(node, 'argument') ?? nodeAt(node, 'expression');
      return inner === undefined ? [] : withinCondition(tree, inner);
    }
    case 'ConditionalExpression':
      return ['test', 'consequent', 'alternate'].flatMap((key) => {
        const part = nodeAt(node, key);
        return part === undefined ? [] : withinCondition(tree, part);
      });
    case 'CallExpression':
      return callEdits(tree, node);
    default:
      return [];
  }
}

/** `some` for `every`, and what the function handed over asks. */
function callEdits(tree: Tree, node: Node): readonly Edit[] {
  const callee = nodeAt(node, 'callee');
  const property = callee?.type === 'MemberExpression' ? nodeAt(callee, 'property') : undefined;
  const name = textAt(property, 'name');
  const other = name === 'some' ? 'every' : name === 'every' ? 'some' : undefined;
  const object = nodeAt(callee, 'object');
  return [
    ...(property !== undefined && other !== undefined ? [edit(property, other, `${other} for ${name}`)] : []),
    ...(object === undefined ? [] : withinCondition(tree, object)),
    ...nodesAt(node, 'arguments').flatMap((argument) =>
      argument.type === 'ArrowFunctionExpression' && ['some', 'every', 'find', 'filter'].includes(name ?? '')
        ? functionEdits(tree, argument)
        : numbersIn(tree, argument),
    ),
  ];
}

/** What a function that answers yes or no can be made to answer instead. */
export function functionEdits(tree: Tree, node: Node): readonly Edit[] {
  const body = nodeAt(node, 'body');
  if (body === undefined) return [];
  if (body.type !== 'BlockStatement') return isYesOrNo(body) ? conditionEdits(tree, body) : [];
  return tree.below(body).flatMap((each) => {
    if (around(tree, each, isFunction) !== node) return [];
    const test = each.type === 'IfStatement' ? nodeAt(each, 'test') : undefined;
    if (test !== undefined) return conditionEdits(tree, test);
    const answer = each.type === 'ReturnStatement' ? nodeAt(each, 'argument') : undefined;
    return answer !== undefined && isYesOrNo(answer) ? withinCondition(tree, answer) : [];
  });
}

const isYesOrNo = (node: Node): boolean =>
  ['LogicalExpression', 'BinaryExpression', 'UnaryExpression', 'CallExpression', 'ChainExpression'].includes(
    node.type,
  );

const swapped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '+',
};

function operatorEdits(tree: Tree, node: Node): readonly Edit[] {
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')];
  const operator = textAt(node, 'operator') ?? '';
  const other = swapped[operator];
  if (left === undefined || right === undefined || other === undefined) return [];
  // A plus between texts joins them; only sums are changed.
  if (operator === '+' && [left, right].some(isText)) return [];
  return [edit(node, `${tree.textOf(left)} ${other} ${tree.textOf(right)}`, `${other} for ${operator}`)];
}

const isText = (node: Node): boolean => node.type === 'TemplateLiteral' || stringOf(node) !== undefined;

/** Numbers one off, in an expression that is computed; a constant in capitals is one more or fewer by name. */
function numbersIn(tree: Tree, node: Node): readonly Edit[] {
  const value = field(node, 'value');
  if (node.type === 'Literal' && typeof value === 'number') return oneOff(tree, node, value);
  if (node.type === 'Identifier' && /^[A-Z][A-Z0-9_]+$/.test(textAt(node, 'name') ?? '')) {
    const name = tree.textOf(node);
    return [
      edit(node, `(${name} + 1)`, `${name} one more`),
      edit(node, `(${name} - 1)`, `${name} one fewer`),
    ];
  }
  if (node.type === 'BinaryExpression') return withinCondition(tree, node);
  if (node.type === 'CallExpression' || node.type === 'ChainExpression') return withinCondition(tree, node);
  return [];
}

function oneOff(tree: Tree, node: Node, value: number): readonly Edit[] {
  const text = tree.textOf(node);
  return [
    edit(node, String(value + 1), `${value + 1} for ${text}`),
    ...(value > 0 ? [edit(node, String(value - 1), `${value - 1} for ${text}`)] : []),
  ];
}

/** Whether a part cites a clause of its own, so that a change of it is a change of something else. */
type Cites = (node: Node) => boolean;

/** What a value that stands beside a citation can be instead. */
export function valueEdits(
  words: Words,
  tree: Tree,
  { node, key, cites }: { readonly node: Node; readonly key: string; readonly cites: Cites },
): readonly Edit[] {
  if (cites(node)) return [];
  const again = (inner: Node, name = key): readonly Edit[] =>
    valueEdits(words, tree, { node: inner, key: name, cites });
  const value = field(node, 'value');
  switch (node.type) {
    case 'Literal':
      if (typeof value === 'boolean') return [edit(node, String(!value), `${key}: ${!value}`)];
      if (typeof value === 'number') return oneOff(tree, node, value);
      return typeof value === 'string' ? wordEdits(words, node, key, value) : [];
    case 'ArrayExpression':
      return (key === 'row' ? [] : listEdits(words, tree, node, key)).concat(
        nodesAt(node, 'elements').flatMap((element) =>
          element.type === 'ArrayExpression' ||
          element.type === 'ObjectExpression' ||
          isOdds(stringOf(element))
            ? again(element, element.type === 'ArrayExpression' ? 'row' : key)
            : [],
        ),
      );
    case 'Identifier': {
      if (['loses', 'stands'].includes(tree.textOf(node))) return verdictEdits(tree, node);
      const plain = listEdits(words, tree, node, key);
      const meant = plain.length > 0 ? undefined : words.declared(tree, tree.textOf(node));
      return meant === undefined ? plain : again(meant);
    }
    case 'ObjectExpression':
      return nodesAt(node, 'properties').flatMap((property) => {
        const inner = nodeAt(property, 'value');
        return inner === undefined ? [] : again(inner, keyOf(property) ?? key);
      });
    case 'CallExpression':
      return isVerdict(node) ? verdictEdits(tree, node) : isRolls(node) ? rollsEdits(tree, node, []) : [];
    case 'ArrowFunctionExpression':
      return functionEdits(tree, node);
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'UnaryExpression':
      return withinCondition(tree, node);
    case 'ConditionalExpression': {
      const test = nodeAt(node, 'test');
      return test === undefined || looksForNothing(tree, test) ? [] : conditionEdits(tree, test);
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression': {
      const inner = nodeAt(node, 'expression');
      return inner === undefined ? [] : again(inner);
    }
    default:
      return [];
  }
}

const isOdds = (text: string | undefined): boolean => /^\d+(\.\d+)? to \d+$/.test(text ?? '');

/** Other odds, or another word of the closed set that the property's type lists. */
function wordEdits(words: Words, node: Node, key: string, value: string): readonly Edit[] {
  if (isOdds(value)) {
    const other = moreOdds(value);
    return [edit(node, `'${other}'`, `${other} for ${value}`)];
  }
  const set = words.choices.get(key)?.find((each) => each.includes(value));
  return (set ?? [])
    .filter((other) => other !== value)
    .map((other) => edit(node, `'${other}'`, `${key}: ${other} for ${value}`));
}

const moreOdds = (odds: string): string => odds.replace(/^\d+/, (pays) => String(Number(pays) + 1));

/** A list with one word fewer; of roles also with one role more. */
function listEdits(words: Words, tree: Tree, node: Node, key: string): readonly Edit[] {
  const elements = elementsOf(words, tree, node);
  if (elements === undefined || elements.length === 0) return [];
  const texts = elements.map(({ text }) => text);
  const names = elements.map(({ value }) => value);
  const write = (list: readonly string[]): string => `[${list.join(', ')}]`;
  const fewer = texts.map((text, index) =>
    edit(node, write(texts.filter((_, place) => place !== index)), `${key} without ${text}`),
  );
  const isRoles = names.every((name) => name !== undefined && words.roles.includes(name));
  const stranger = words.roles.find((role) => !names.includes(role) && role !== 'player');
  const more =
    isRoles && stranger !== undefined
      ? [edit(node, write([...texts, `'${stranger}'`]), `${key} with '${stranger}'`)]
      : [];
  return [...fewer, ...more];
}

type Element = { readonly text: string; readonly value: string | undefined };

/** The elements of a list with what it spreads written out; nothing where one of them is not plain. */
function elementsOf(words: Words, tree: Tree, node: Node): readonly Element[] | undefined {
  const written = node.type === 'ArrayExpression' ? nodesAt(node, 'elements') : undefined;
  const elements = written ?? words.listOf(tree, nameOf(node) ?? '');
  const found: Element[] = [];
  for (const element of elements ?? []) {
    if (element.type === 'SpreadElement') {
      const inner = nodeAt(element, 'argument');
      const spread = inner === undefined ? undefined : elementsOf(words, tree, inner);
      if (spread === undefined) return undefined;
      found.push(...spread);
    } else {
      const value = stringOf(element);
      // What stands in another file is written as it is there, which only plain words survive.
      if (value === undefined && written === undefined) return undefined;
      found.push({ text: value === undefined ? tree.textOf(element) : `'${value}'`, value });
    }
  }
  return elements === undefined ? undefined : found;
}

const isVerdict = (node: Node): boolean => ['wins', 'movesTo'].includes(nameOf(nodeAt(node, 'callee')) ?? '');

const rollWords = new Set([
  'total',
  'hard',
  'easy',
  'double',
  'over',
  'under',
  'showing',
  'or',
  'and',
  'without',
]);
const isRolls = (node: Node): boolean => rollWords.has(nameOf(nodeAt(node, 'callee')) ?? '');

/** Another verdict, and other odds. */
export function verdictEdits(tree: Tree, node: Node): readonly Edit[] {
  const text = tree.textOf(node);
  if (text === 'loses') return [edit(node, "{ kind: 'stands' }", 'stands for loses')];
  if (text === 'stands') return [edit(node, "{ kind: 'loses' }", 'loses for stands')];
  if (nameOf(nodeAt(node, 'callee')) === 'movesTo')
    return [
      edit(node, "{ kind: 'loses' }", 'loses for moves'),
      edit(node, "{ kind: 'stands' }", 'stands for moves'),
    ];
  const [odds] = nodesAt(node, 'arguments');
  const written = stringOf(odds);
  const other = written === undefined ? '77 to 1' : moreOdds(written);
  return [
    edit(node, "{ kind: 'loses' }", 'loses for wins'),
    ...(odds === undefined ? [] : [edit(odds, `'${other}'`, `${other} for ${tree.textOf(odds)}`)]),
  ];
}

/** A set of rolls with one fewer, and with one more that no other rule of the stage claims. */
export function rollsEdits(tree: Tree, node: Node, others: readonly Node[]): readonly Edit[] {
  const text = tree.textOf(node);
  const alike = '(r) => r.join() === roll?.join()';
  const only = `s.constructor.where(s.dice, ${alike})`;
  const taken = ['s', ...others.map((other) => tree.textOf(other))].join(', ');
  const all = 's.constructor.where(s.dice, () => true).rolls()';
  // Where the stage leaves none, one of another rule: the definition claims a roll twice and does not load.
  const free = `${all}.find((r) => ![${taken}].some((t) => t.has(r))) ?? ${all}.find((r) => !s.has(r))`;
  return [
    edit(
      node,
      `((s, roll = s.rolls().at(0)) => s.without(${only}))(${text})`,
      `${text} without its first roll`,
    ),
    edit(
      node,
      `((s, roll = s.rolls().at(-1)) => s.without(${only}))(${text})`,
      `${text} without its last roll`,
    ),
    edit(node, `((s, roll = ${free}) => s.or(${only}))(${text})`, `${text} with one roll more`),
  ];
}

/** An element taken out of the list that it stands in, if it stands in one with others. */
export function droppedFrom(tree: Tree, node: Node): readonly Edit[] {
  const parent = tree.parentOf(node);
  if (parent?.type === 'SpreadElement') return droppedFrom(tree, parent);
  const list = nodesAt(parent, parent?.type === 'ArrayExpression' ? 'elements' : 'arguments');
  const index = list.indexOf(node);
  if (parent === undefined || index < 0) return [];
  const next = list[index + 1];
  const before = list[index - 1];
  const start = next === undefined && before !== undefined ? before.end : node.start;
  // A comma after the only element would leave a hole in the list, which is no change of it.
  const comma = before === undefined ? (/^\s*,/.exec(tree.text.slice(node.end))?.[0] ?? '') : '';
  const end = next?.start ?? node.end + comma.length;
  return [{ start, end, to: '', what: `without ${shortened(tree.textOf(node))}` }];
}

export const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};
