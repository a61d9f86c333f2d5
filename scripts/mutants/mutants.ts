import {
  alwaysEdits,
  conditionEdits,
  droppedFrom,
  type Edit,
  functionEdits,
  looksForNothing,
  neverEdits,
  rollsEdits,
  shortened,
  valueEdits,
  verdictEdits,
  type Words,
  withinCondition,
} from './operators.ts';
import type { Pointer } from './pointers.ts';
import { type Reaching, reachingOf } from './reaching.ts';
import { type Read, type Reads, readsIn } from './reading.ts';
import {
  around,
  field,
  isFunction,
  keyOf,
  type Node,
  nameOf,
  nodeAt,
  nodesAt,
  parseTree,
  stringOf,
  type Tree,
  textAt,
} from './syntax.ts';

/** One change of one source, made to see whether a test that names the clause notices. */
export type Mutant = Edit & { readonly file: string };

export type SourceText = { readonly path: string; readonly text: string };

/** Finds what a clause is enforced by, and changes it. */
export type Mutator = {
  readonly mutantsOf: (sought: {
    readonly clause: string;
    /** Where the clauses of the pack are cited without its name. */
    readonly folder: string;
    readonly places: readonly Pointer[];
  }) => readonly Mutant[];
  /** What a pointer alone finds, without what the clause is cited by. */
  readonly mutantsAt: (place: Pointer, folder: string) => readonly Mutant[];
  readonly treeOf: (path: string) => Tree | undefined;
};

export function mutatorOf(sources: readonly SourceText[]): Mutator {
  const trees = sources.map(({ path, text }) => parseTree(path, text));
  const reads = readsIn(trees.filter(({ path }) => /packages\/(?:engine|desks)\//.test(path)));
  const house: House = {
    trees,
    words: wordsOf(trees),
    reads,
    optional: optionalKeys(trees),
    codes: codesIn(trees),
    reaching: (folder) => reachingOf(trees, reads, folder),
  };
  const byPath = new Map(trees.map((tree) => [tree.path, tree]));
  const citations = citationsIn(trees);
  const follow = (hunt: Hunt, place: Pointer, folder: string): void => {
    const there = new Hunt(house, folder);
    if ('at' in place) there.at(byPath.get(place.file), place.at, place.to);
    else
      for (const { tree, node } of citations(place.like, folder))
        if (isMeant(place, tree, node)) there.from(tree, node);
    hunt.take(there, place.only);
  };
  return {
    treeOf: (path) => byPath.get(path),
    mutantsOf: ({ clause, folder, places }) => {
      const hunt = new Hunt(house, folder);
      for (const { tree, node } of citations(clause, folder)) hunt.from(tree, node);
      for (const place of places) follow(hunt, place, folder);
      return chosenOf(hunt.mutants());
    },
    mutantsAt: (place, folder) => {
      const hunt = new Hunt(house, folder);
      follow(hunt, place, folder);
      return hunt.mutants();
    },
  };
}

type House = {
  readonly trees: readonly Tree[];
  readonly words: Words;
  readonly reads: Reads;
  /** Parts of a procedure that a pack may leave out, as `shooter.runOut`. */
  readonly optional: ReadonlySet<string>;
  readonly codes: ReadonlyMap<string, number>;
  /** What the tables of a pack come to, by what its procedure says and leaves out. */
  readonly reaching: (folder: string) => Reaching;
};

/** Of a clause that is cited in many places so many changes are tried; those beside the citation always. */
const MOST_AWAY = 8;
/** General refusals are tried only where nothing nearer makes up this many. */
const ENOUGH = 3;

function chosenOf(found: readonly (Mutant & Site)[]): readonly Mutant[] {
  const beside = found.filter(({ near }) => near === 'beside');
  const away = found.filter(({ near }) => near === 'by' || near === 'around').slice(0, MOST_AWAY);
  const nearer = [...beside, ...away];
  return nearer.length >= ENOUGH
    ? nearer
    : [...nearer, ...found.filter(({ near }) => near === 'general').slice(0, ENOUGH)];
}

/** Whether a citation is the one that a pointer means. */
function isMeant(place: { readonly in?: string; readonly within?: string }, tree: Tree, node: Node): boolean {
  const declared = around(tree, node, ({ type }) => type === 'VariableDeclarator');
  const isHere = place.within === undefined || nameOf(nodeAt(declared, 'id')) === place.within;
  return isHere && (place.in === undefined || tree.path.endsWith(`/${place.in}`));
}

/** The literals that are a clause: by its full id, or by its bare id in the folder of its own pack. */
function citationsIn(trees: readonly Tree[]): (clause: string, folder: string) => readonly Read[] {
  const plain = new Map<string, Read[]>();
  const patterns: (Read & { readonly pattern: RegExp })[] = [];
  for (const tree of trees)
    for (const node of tree.nodes) {
      const text = stringOf(node);
      if (text !== undefined) plain.set(text, [...(plain.get(text) ?? []), { tree, node }]);
      const pattern = node.type === 'TemplateLiteral' ? patternOf(node) : undefined;
      if (pattern !== undefined) patterns.push({ tree, node, pattern });
    }
  return (clause, folder) => {
    const bare = clause.slice(clause.indexOf('/') + 1);
    const isOwn = ({ tree }: Read): boolean => tree.path.startsWith(`${folder}/`);
    const written = byConcern((plain.get(bare) ?? []).filter(isOwn));
    // What stands beside a template in full, as '8.1(hardway-combo)' beside the four numbers, is not made by it.
    const isBeside = ({ tree }: Read): boolean => written.some((each) => each.tree === tree);
    return [
      ...(plain.get(clause) ?? []),
      ...written,
      ...patterns.filter((each) => isOwn(each) && !isBeside(each) && each.pattern.test(bare)),
    ];
  };
}

/** A procedure stands in the order of its text; what is tried of it does not hang on that, but goes by concern. */
function byConcern(found: readonly Read[]): readonly Read[] {
  const concernOf = ({ tree, node }: Read): string | undefined => {
    const property = around(tree, node, ({ type }) => type === 'Property');
    const declared = around(tree, node, ({ type }) => type === 'VariableDeclarator');
    const isConcern = property !== undefined && nameOf(nodeAt(declared, 'id')) === 'procedure';
    return isConcern ? pathTo(tree, property)?.[0] : undefined;
  };
  const concerns = new Map(found.map((each) => [each, concernOf(each) ?? '']));
  return found.toSorted((a, b) =>
    a.tree === b.tree ? (concerns.get(a) ?? '').localeCompare(concerns.get(b) ?? '') : 0,
  );
}

/** What a template such as `4.9(hardways-${number})` can make; nothing of one that is hardly more than a hole. */
function patternOf(template: Node): RegExp | undefined {
  const parts = nodesAt(template, 'quasis').map((part) => {
    const value = field(part, 'value');
    return typeof value === 'object' && value !== null ? String(Reflect.get(value, 'raw')) : '';
  });
  if (parts.length < 2 || parts.join('').length < 4) return undefined;
  return new RegExp(`^${parts.map(escaped).join('[\\w-]+')}$`);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Calls that only turn a clause into the way it is written. */
const transparent = new Set(['cite', 'citeBasis', 'windowOf', 'clause']);
const optionMakers = new Set(['choice', 'oddsChoice', 'oddsNoLower']);

/**
 * How near a change is to the clause. Beside it: what a definition, a procedure or a step says next to the citation.
 * By it: the conditions of a refusal or an event that cites it. Around it: what those conditions are worked out from.
 * General: a refusal whose code many places use, so that it says that a request makes no sense rather than what the
 * clause forbids.
 */
const nearness = ['beside', 'by', 'around', 'general'] as const;
type Nearness = (typeof nearness)[number];

type Site = { readonly near: Nearness; readonly place: string; readonly common: number };

/** One search for what a clause is enforced by. It goes from citation to citation and collects changes. */
class Hunt {
  readonly #house: House;
  readonly #reaching: Reaching;
  readonly #seen = new Set<Node>();
  readonly #found = new Map<string, Mutant & Site>();
  /** What a pack cites for all wagers at once is general, whatever cites it. */
  #isShared = false;
  /** In how many places the code of the refusal at hand is used. */
  #common = 0;

  constructor(house: House, folder: string) {
    this.#house = house;
    this.#reaching = house.reaching(folder);
  }

  /** What was found, the nearest first and at one distance a change of each place before a second of any. */
  mutants(): readonly (Mutant & Site)[] {
    const places = new Map<string, number>();
    return [...this.#found.values()]
      .map((mutant) => {
        const turn = places.get(mutant.place) ?? 0;
        places.set(mutant.place, turn + 1);
        return { mutant, turn, near: nearness.indexOf(mutant.near) };
      })
      .sort((a, b) => a.near - b.near || a.mutant.common - b.mutant.common || a.turn - b.turn)
      .map(({ mutant }) => mutant);
  }

  #add(tree: Tree, nearby: Nearness, edits: readonly Edit[], at?: Node): void {
    const near = this.#isShared ? 'general' : nearby;
    for (const edit of edits) {
      const key = `${tree.path}:${edit.start}:${edit.end}:${edit.to}`;
      const known = this.#found.get(key);
      if (tree.text.slice(edit.start, edit.end) === edit.to || !this.#reaching.isChange(tree, edit)) continue;
      if (known === undefined || nearness.indexOf(near) < nearness.indexOf(known.near))
        this.#found.set(key, {
          ...edit,
          file: tree.path,
          near,
          place: `${tree.path}:${at?.start ?? edit.start}`,
          common: this.#common,
        });
    }
  }

  /** What another search found, or what of it is meant. */
  take(other: Hunt, only = ''): void {
    for (const [key, mutant] of other.#found) if (mutant.what.includes(only)) this.#found.set(key, mutant);
  }

  /** Expressions that are written exactly so. */
  at(tree: Tree | undefined, text: string, to?: string): void {
    for (const node of tree?.nodes ?? []) {
      const parent = tree?.parentOf(node);
      if (tree?.textOf(node) !== text || parent === undefined || tree.textOf(parent) === text) continue;
      const { start, end } = node;
      if (to !== undefined) {
        this.#add(tree, 'beside', [{ start, end, to, what: `${to} for ${text}` }]);
        continue;
      }
      this.#beside(tree, 'beside', [nodeAt(node, 'value') ?? node], keyOf(node) ?? 'value');
      if (isTest(tree, node) && !isSum(node)) this.#add(tree, 'beside', conditionEdits(tree, node));
    }
  }

  /** Climbs from a citation to what it belongs to. */
  from(tree: Tree, start: Node): void {
    let node = start;
    while (!this.#seen.has(node)) {
      this.#seen.add(node);
      const parent = tree.parentOf(node);
      if (parent === undefined) return;
      const onward = this.#step(tree, node, parent);
      if (onward === undefined) return;
      node = onward;
    }
  }

  /** What the citation belongs to is dealt with here, or is further out: then the node to go on from. */
  #step(tree: Tree, node: Node, parent: Node): Node | undefined {
    switch (parent.type) {
      case 'ConditionalExpression': {
        const test = nodeAt(parent, 'test');
        if (test === undefined || test === node) return undefined;
        if (!looksForNothing(tree, test)) this.#add(tree, 'by', conditionEdits(tree, test), parent);
        return parent;
      }
      case 'LogicalExpression':
        return this.#isReached(parent, node) ? parent : undefined;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ChainExpression':
        return parent;
      case 'ArrayExpression':
        return this.#inList(tree, node, parent);
      case 'CallExpression':
        return this.#inCall(tree, node, parent);
      case 'Property':
        return nodeAt(parent, 'value') === node ? this.#inObject(tree, parent) : undefined;
      case 'VariableDeclarator':
        this.#references(tree, nodeAt(parent, 'id'));
        return undefined;
      case 'ReturnStatement':
      case 'ArrowFunctionExpression':
        this.#result(tree, node);
        return undefined;
      default:
        return undefined;
    }
  }

  /** Of `a ?? b` the second is reached only where the pack has no first. */
  #isReached(choice: Node, node: Node): boolean {
    const left = nodeAt(choice, 'left');
    if (field(choice, 'operator') !== '??' || left === undefined || left === node) return true;
    const read = left.type === 'ChainExpression' ? nodeAt(left, 'expression') : left;
    const path = read === undefined ? undefined : this.#house.reads.pathOf(read);
    return path !== undefined && this.#reaching.lacks(path);
  }

  #inList(tree: Tree, node: Node, list: Node): Node | undefined {
    const elements = nodesAt(list, 'elements');
    const names = nodesAt(takenApart(tree, list), 'elements');
    if (names.length > 0) {
      // `const [passing, receiving] = card === 2 ? ['two-4', 'two-5'] : …`
      const chosen = around(tree, list, ({ type }) => type === 'ConditionalExpression');
      const test = nodeAt(chosen, 'test');
      if (test !== undefined) this.#add(tree, 'by', conditionEdits(tree, test), chosen);
      this.#references(tree, names[elements.indexOf(node)]);
      return undefined;
    }
    if (stringOf(node) !== undefined) {
      // A row of a table: `['four', '5 to 1', '9.4']`.
      this.#beside(
        tree,
        'beside',
        elements.filter((each) => each !== node),
      );
      return undefined;
    }
    this.#add(tree, 'by', droppedFrom(tree, node));
    return list;
  }

  #inCall(tree: Tree, node: Node, call: Node): Node | undefined {
    const name = nameOf(nodeAt(call, 'callee')) ?? '';
    const args = nodesAt(call, 'arguments');
    const others = args.filter((each) => each !== node);
    if (!args.includes(node) || transparent.has(name)) return call;
    if (name === 'wager' || name === 'pack') return undefined;
    if (name === 'rule') this.#rule(tree, call, args.indexOf(node) === 3);
    else if (optionMakers.has(name)) this.#beside(tree, 'beside', others);
    else if (name.startsWith('refuse') || name === 'accept' || name === 'happened') this.#result(tree, call);
    else {
      // A step told by a function of its own: `pays(player, 2, 'party/seven-2')`.
      this.#beside(tree, 'beside', others);
      this.#helpers(tree, others);
      this.#add(tree, 'by', droppedFrom(tree, call));
      this.#guards(tree, call, 'by');
      return call;
    }
    return undefined;
  }

  /** Values beside a citation that cite nothing themselves. */
  #beside(tree: Tree, near: Nearness, values: readonly Node[], key = 'value'): void {
    for (const node of values) {
      const cites = (each: Node): boolean => holdsCitation(tree, each);
      this.#add(tree, near, valueEdits(this.#house.words, tree, { node, key, cites }), node);
    }
  }

  /** A clause that only sets the odds of a rule says nothing of its rolls. */
  #rule(tree: Tree, call: Node, isOdds: boolean): void {
    const [, rolls, verdict] = nodesAt(call, 'arguments');
    const stage = tree.parentOf(call);
    const others = nodesAt(stage, 'elements')
      .filter((each) => each !== call && nameOf(nodeAt(each, 'callee')) === 'rule')
      .flatMap((each) => nodesAt(each, 'arguments')[1] ?? [])
      .filter((each) => nameOf(each) !== 'rest');
    if (rolls !== undefined && nameOf(rolls) !== 'rest' && !isOdds)
      this.#add(tree, 'beside', rollsEdits(tree, rolls, others));
    if (verdict !== undefined) this.#add(tree, 'beside', verdictEdits(tree, verdict));
  }

  #inObject(tree: Tree, property: Node): Node | undefined {
    const object = tree.parentOf(property);
    if (object?.type !== 'ObjectExpression') return undefined;
    const siblings = nodesAt(object, 'properties').filter((each) => each !== property);
    const keys = new Set(siblings.map(keyOf));
    if (keys.has('code')) return object;
    const isData = around(tree, object, isFunction) === undefined || isDefinition(tree, object);
    if (isData && !keys.has('type')) {
      this.#data(tree, property, object);
      return undefined;
    }
    this.#event(tree, object, siblings);
    return object;
  }

  /** What an event says besides its clause, and whether it happens at all. */
  #event(tree: Tree, object: Node, siblings: readonly Node[]): void {
    for (const sibling of siblings) {
      const value = nodeAt(sibling, 'value') ?? nodeAt(sibling, 'argument');
      const key = keyOf(sibling) ?? 'spread';
      if (value === undefined || ['type', 'by', 'at', 'code'].includes(key)) continue;
      this.#beside(tree, 'by', [value], key);
      this.#helpers(tree, [value]);
      this.#add(tree, 'around', this.#origin(tree, value), object);
    }
    const owner = tree.parentOf(object);
    const isListed =
      owner?.type === 'ArrayExpression' ||
      ['accept', 'happened', 'push'].includes(nameOf(nodeAt(owner, 'callee')) ?? '');
    if (isListed) this.#add(tree, 'by', droppedFrom(tree, object));
    this.#add(tree, 'by', noneOf(tree, object));
    this.#guards(tree, object, 'by');
  }

  /** What a function of the same folder works out for an event. */
  #helpers(tree: Tree, values: readonly Node[]): void {
    for (const value of values) {
      const name = value.type === 'CallExpression' ? nameOf(nodeAt(value, 'callee')) : undefined;
      const found = name === undefined ? undefined : functionNamed(this.#house.trees, tree, name);
      if (found === undefined || holdsCitation(found.tree, found.node)) continue;
      const body = nodeAt(found.node, 'body');
      if (body !== undefined && body.type !== 'BlockStatement')
        this.#add(found.tree, 'around', withinCondition(found.tree, body), found.node);
      else this.#add(found.tree, 'around', functionEdits(found.tree, found.node), found.node);
    }
  }

  /** How a constant of the same function is worked out. */
  #origin(tree: Tree, value: Node): readonly Edit[] {
    const name = value.type === 'Identifier' ? textAt(value, 'name') : undefined;
    const inside = around(tree, value, isFunction);
    if (name === undefined || inside === undefined) return [];
    const declared = tree
      .below(inside)
      .find((node) => node.type === 'VariableDeclarator' && nameOf(nodeAt(node, 'id')) === name);
    const from = nodeAt(declared, 'init');
    if (from === undefined || holdsCitation(tree, from)) return [];
    const test = from.type === 'ConditionalExpression' ? nodeAt(from, 'test') : undefined;
    if (test !== undefined) return looksForNothing(tree, test) ? [] : conditionEdits(tree, test);
    return withinCondition(tree, from);
  }

  /** A part of a definition or a procedure: what stands beside the clause, and what the engine does by it. */
  #data(tree: Tree, property: Node, object: Node): void {
    const key = keyOf(property) ?? '';
    const path = pathTo(tree, property);
    if (key === 'clause') {
      for (const sibling of nodesAt(object, 'properties')) {
        const value = nodeAt(sibling, 'value');
        if (value !== undefined && sibling !== property)
          this.#beside(tree, 'beside', [value], keyOf(sibling) ?? '');
      }
      if (tree.parentOf(object)?.type === 'ArrayExpression')
        this.#add(tree, 'beside', droppedFrom(tree, object));
      if (tree.parentOf(object)?.type === 'Property' && path !== undefined)
        this.#leftOut(tree, object, path.slice(0, -1));
      this.#offered(tree, object);
    } else {
      const value = nodeAt(property, 'value');
      if (path !== undefined && value !== undefined) this.#leftOut(tree, value, path);
      this.#entry(tree, property, path);
    }
    if (path === undefined) return;
    const isNamedAlike = path[0] === '@wager' || path[0] === '@pack';
    const names = isNamedAlike
      ? [`…${path.slice(-2).join('.')}`]
      : [path.join('.'), [...path.slice(0, -1), '[]'].join('.')];
    this.#isShared = path[0] === '@pack';
    for (const name of names) for (const read of this.#house.reads.of(name)) this.from(read.tree, read.node);
    this.#isShared = false;
  }

  /** A part of a procedure that other packs do without. */
  #leftOut(tree: Tree, { start, end }: Node, path: readonly string[]): void {
    if (this.#house.optional.has(path.join('.')))
      this.#add(tree, 'beside', [{ start, end, to: 'undefined', what: `no ${path.join('.')}` }]);
  }

  /** An entry of a table keyed by names. */
  #entry(tree: Tree, property: Node, path: readonly string[] | undefined): void {
    if (!keyedTables.has(path?.at(-2) ?? '') && !isTableOfClauses(tree, property)) return;
    const end = tree.text[property.end] === ',' ? property.end + 1 : property.end;
    const what = `without ${shortened(tree.textOf(property))}`;
    this.#add(tree, 'beside', [{ start: property.start, end, to: '', what }]);
  }

  /** A wager that is not offered. */
  #offered(tree: Tree, object: Node): void {
    const call = tree.parentOf(object);
    if (nameOf(nodeAt(call, 'callee')) !== 'wager' || call === undefined) return;
    const declared = around(tree, call, (node) => node.type === 'VariableDeclarator');
    const name = nameOf(nodeAt(declared, 'id'));
    const folder = tree.path.slice(0, tree.path.lastIndexOf('/'));
    const pack = this.#house.trees.find(({ path }) => path === `${folder}/pack.ts`);
    for (const node of pack?.nodes ?? []) {
      const spread = node.type === 'SpreadElement' ? nodeAt(node, 'argument') : undefined;
      const named = [nodeAt(node, 'callee'), spread, node, ...nodesAt(spread, 'arguments')].map(nameOf);
      if (name !== undefined && named.includes(name) && pack?.parentOf(node)?.type === 'ArrayExpression')
        this.#add(pack, 'beside', droppedFrom(pack, node));
    }
  }

  /** Every place that uses a constant which holds the citation. */
  #references(tree: Tree, id: Node | undefined): void {
    const name = nameOf(id);
    if (id === undefined || name === undefined) return;
    const scope = around(tree, id, isFunction);
    for (const node of scope === undefined ? tree.nodes : tree.below(scope)) {
      if (node.type !== 'Identifier' || textAt(node, 'name') !== name || node === id) continue;
      const parent = tree.parentOf(node);
      if (parent?.type === 'MemberExpression' && nodeAt(parent, 'property') === node) continue;
      if (parent?.type === 'Property' && nodeAt(parent, 'value') !== node) continue;
      // A call of a function that gives the clause stands for the clause.
      this.from(tree, parent?.type === 'CallExpression' && nodeAt(parent, 'callee') === node ? parent : node);
    }
  }

  /** A refusal or an answer that a function gives: the conditions for it. */
  #result(tree: Tree, node: Node): void {
    const code = refusalCode(tree, node);
    const places = code === undefined ? 0 : (this.#house.codes.get(code) ?? 0);
    this.#common = places > FEW_PLACES ? places : 0;
    this.#guards(tree, node, places > FEW_PLACES ? 'general' : 'by', code !== undefined);
    this.#common = 0;
    const inside = around(tree, node, isFunction);
    const name = inside === undefined ? undefined : functionName(tree, inside);
    const returns = nodeAt(nodeAt(inside, 'returnType'), 'typeAnnotation');
    const isClause = returns !== undefined && /^(?:string|Cited|Citation|Clause)$/.test(tree.textOf(returns));
    if (!isClause || name === undefined) return;
    for (const call of tree.nodes)
      if (call.type === 'CallExpression' && nameOf(nodeAt(call, 'callee')) === name) this.from(tree, call);
  }

  /** The conditions on which a place is come to. */
  #guards(tree: Tree, place: Node, near: Nearness, isRefusal = false): void {
    let node = place;
    let parent = tree.parentOf(node);
    const ask = (test: Node | undefined): void => {
      if (test !== undefined) this.#condition(tree, test, near, isRefusal ? 'never' : 'either');
    };
    while (parent !== undefined) {
      if (isFunction(parent) && functionName(tree, parent) !== undefined) return;
      const test = nodeAt(parent, 'test');
      const isBranch = parent.type === 'IfStatement' || parent.type === 'ConditionalExpression';
      if (isBranch && test !== node) ask(test);
      const isLast = parent.type === 'LogicalExpression' && nodeAt(parent, 'right') === node;
      if (isLast && field(parent, 'operator') !== '??') ask(nodeAt(parent, 'left'));
      if (parent.type === 'BlockStatement') this.#earlier(tree, parent, node, near);
      node = parent;
      parent = tree.parentOf(parent);
    }
  }

  /** Whether something is read from a procedure. */
  #isPart(node: Node | undefined): boolean {
    const read = node?.type === 'ChainExpression' ? nodeAt(node, 'expression') : node;
    return read !== undefined && this.#house.reads.pathOf(read) !== undefined;
  }

  /** What turns away before a place is come to, and cites nothing itself. */
  #earlier(tree: Tree, block: Node, node: Node, near: Nearness): void {
    for (const statement of nodesAt(block, 'body')) {
      if (statement.start >= node.start) return;
      const test = statement.type === 'IfStatement' ? nodeAt(statement, 'test') : undefined;
      const leaves = nodeAt(statement, 'consequent');
      if (test === undefined || leaves?.type !== 'ReturnStatement') continue;
      const answer = nodeAt(leaves, 'argument');
      const isHandedOn = answer?.type === 'Identifier' && nameOf(answer) !== 'undefined';
      if (!isHandedOn && !/refuse|clause|cite|accept|happened/.test(tree.textOf(leaves)))
        this.#condition(tree, test, near, 'always');
    }
  }

  #condition(tree: Tree, test: Node, near: Nearness, how: 'never' | 'always' | 'either'): void {
    // Whether the rules of a game have such a part at all is no rule of theirs.
    if (looksForNothing(tree, test) && this.#isPart(nodeAt(test, 'left'))) return;
    const edits = {
      never: () => neverEdits(tree, test),
      always: () => [...alwaysEdits(test), ...withinCondition(tree, test)],
      either: () => conditionEdits(tree, test),
    };
    this.#add(tree, near, edits[how](), test);
    const further = near === 'general' ? 'general' : 'around';
    for (const node of weighed(test)) this.#add(tree, further, this.#origin(tree, node), test);
  }
}

/** Events that are made one to each of a list, and are not made. */
function noneOf(tree: Tree, object: Node): readonly Edit[] {
  const arrow = tree.parentOf(object);
  const call = arrow?.type === 'ArrowFunctionExpression' ? tree.parentOf(arrow) : undefined;
  const name = nameOf(nodeAt(call, 'callee')) ?? '';
  if (call === undefined || !['map', 'flatMap'].includes(name)) return [];
  return [{ start: call.start, end: call.end, to: '[]', what: `none of ${shortened(tree.textOf(object))}` }];
}

const isSum = (node: Node): boolean => /^[-+*/%]$/.test(textAt(node, 'operator') ?? '');

const isTest = (tree: Tree, node: Node): boolean => {
  const parent = tree.parentOf(node);
  return (
    nodeAt(parent, 'test') === node || nodeAt(parent, 'body') === node || parent?.type === 'LogicalExpression'
  );
};

/** A code that more places than this refuse with says nothing about one clause. */
const FEW_PLACES = 2;

const keyedTables = new Set(['kinds', 'rungs', 'windows', 'noGrounds', 'measures', 'optional']);

/** A table of its own, or a concern of a procedure, that has a clause to each name: `{ tobacco: 'nsw/10.5.1' }`. */
function isTableOfClauses(tree: Tree, property: Node): boolean {
  const object = tree.parentOf(property);
  const owner = object === undefined ? undefined : tree.parentOf(object);
  const isConcern = owner?.type === 'Property' && pathTo(tree, owner)?.length === 1;
  return (
    (owner?.type === 'VariableDeclarator' || isConcern) &&
    nodesAt(object, 'properties').every((each) => stringOf(nodeAt(each, 'value')) !== undefined)
  );
}

/** The names that a condition stands or falls by: they are its operands, or are compared by size. */
function weighed(node: Node): readonly Node[] {
  const sides = ['left', 'right', 'argument'].flatMap((key) => nodeAt(node, key) ?? []);
  if (node.type === 'Identifier') return [node];
  if (node.type === 'LogicalExpression' || node.type === 'UnaryExpression')
    return sides.flatMap((side) => weighed(side));
  const isBySize = node.type === 'BinaryExpression' && /^[<>]=?$/.test(textAt(node, 'operator') ?? '');
  return isBySize ? sides.filter(({ type }) => type === 'Identifier') : [];
}

/** The code of a refusal: `refuse('CODE', …)`, or an object that has one. */
function refusalCode(tree: Tree, node: Node): string | undefined {
  const [first] = nodesAt(node, 'arguments');
  const written = stringOf(first);
  if (written !== undefined && nameOf(nodeAt(node, 'callee'))?.startsWith('refuse') === true) return written;
  const object = node.type === 'ObjectExpression' ? node : first;
  const code = nodesAt(object, 'properties').find((each) => keyOf(each) === 'code');
  return code === undefined ? undefined : (stringOf(nodeAt(code, 'value')) ?? tree.textOf(code));
}

/** In how many places each code refuses. */
function codesIn(trees: readonly Tree[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const tree of trees)
    for (const node of tree.nodes) {
      if (node.type !== 'CallExpression' && node.type !== 'ObjectExpression') continue;
      if (node.type === 'CallExpression' && stringOf(nodesAt(node, 'arguments')[0]) === undefined) continue;
      const code = refusalCode(tree, node);
      if (code !== undefined) counted.set(code, (counted.get(code) ?? 0) + 1);
    }
  return counted;
}

/** The pattern that takes a list apart: `const [a, b] = …`. */
function takenApart(tree: Tree, list: Node): Node | undefined {
  const declared = around(
    tree,
    list,
    ({ type }) => !['TSAsExpression', 'ConditionalExpression'].includes(type),
  );
  const id = declared?.type === 'VariableDeclarator' ? nodeAt(declared, 'id') : undefined;
  return id?.type === 'ArrayPattern' ? id : undefined;
}

/** A function by its name, in this file or in one that it imports it from. */
function functionNamed(trees: readonly Tree[], tree: Tree, name: string): Read | undefined {
  for (const each of trees) {
    if (each !== tree && !imports(tree, each, name)) continue;
    for (const node of each.nodes)
      if (isFunction(node) && functionName(each, node) === name) return { tree: each, node };
  }
  return undefined;
}

/** Whether something within a node cites a clause or a policy. */
function holdsCitation(tree: Tree, node: Node): boolean {
  const text = tree.textOf(node);
  // `counting: '9.2'`: a step that has its clause by itself.
  if (node.type === 'ObjectExpression' && /: '\d+(?:\.\d+)+(?:[(#][^']*)?'/.test(text)) return true;
  return /\bclause\b|\brule\(|\bcite\b|'policy\//.test(text);
}

/** Data although it stands in a function: the argument of a definition. */
function isDefinition(tree: Tree, object: Node): boolean {
  const call = around(
    tree,
    object,
    (node) => node.type === 'CallExpression' || node.type === 'BlockStatement',
  );
  return ['wager', 'pack'].includes(nameOf(nodeAt(call, 'callee')) ?? '');
}

/** The name of a function that is declared or kept in a constant; none of one handed to another. */
function functionName(tree: Tree, node: Node): string | undefined {
  if (node.type === 'FunctionDeclaration') return nameOf(nodeAt(node, 'id'));
  const parent = tree.parentOf(node);
  return parent?.type === 'VariableDeclarator' ? nameOf(nodeAt(parent, 'id')) : undefined;
}

const imports = (tree: Tree, home: Tree, name: string): boolean => {
  const file = home.path.slice(home.path.lastIndexOf('/') + 1);
  return tree.nodes.some(
    (node) =>
      node.type === 'ImportDeclaration' &&
      (stringOf(nodeAt(node, 'source')) ?? '').endsWith(`/${file}`) &&
      nodesAt(node, 'specifiers').some((each) => nameOf(nodeAt(each, 'local')) === name),
  );
};

/** The path of a part from the root of its definition; none through a list, whose parts are read one like another. */
function pathTo(tree: Tree, property: Node): readonly string[] | undefined {
  const keys: string[] = [];
  let node: Node | undefined = property;
  while (node !== undefined) {
    if (node.type === 'Property') keys.unshift(keyOf(node) ?? '?');
    if (node.type === 'ArrayExpression') return undefined;
    if (node.type === 'CallExpression') {
      const name = nameOf(nodeAt(node, 'callee'));
      return name === 'wager' || name === 'pack' ? [`@${name}`, ...keys] : undefined;
    }
    if (node.type === 'VariableDeclarator') {
      const name = nameOf(nodeAt(node, 'id'));
      if (name === 'procedure') return keys;
      return name === undefined ? undefined : [name === 'gameProcedure' ? '@game' : name, ...keys];
    }
    node = tree.parentOf(node);
  }
  return undefined;
}

function wordsOf(trees: readonly Tree[]): Words {
  const choices = new Map<string, (readonly string[])[]>();
  for (const tree of trees.filter(({ path }) => path.startsWith('packages/engine/')))
    for (const node of tree.nodes) {
      if (node.type !== 'TSPropertySignature') continue;
      const type = nodeAt(nodeAt(node, 'typeAnnotation'), 'typeAnnotation');
      if (type?.type !== 'TSUnionType') continue;
      const values = nodesAt(type, 'types').flatMap((each) => stringOf(nodeAt(each, 'literal')) ?? []);
      const key = keyOf(node);
      if (key !== undefined && values.length > 1) choices.set(key, [...(choices.get(key) ?? []), values]);
    }
  return { roles: rolesOf(trees), choices, listOf: (tree, name) => listNamed(trees, tree, name), declared };
}

function rolesOf(trees: readonly Tree[]): readonly string[] {
  const tree = trees.find(({ path }) => path.endsWith('engine/src/table/role.ts'));
  return (tree?.nodes ?? []).flatMap((node) =>
    node.type === 'Property' && keyOf(node) === 'role' ? (stringOf(nodeAt(node, 'value')) ?? []) : [],
  );
}

function listNamed(trees: readonly Tree[], tree: Tree, name: string): readonly Node[] | undefined {
  const own = declaredList(tree, name);
  if (own !== undefined) return own;
  for (const node of tree.nodes) {
    if (node.type !== 'ImportDeclaration') continue;
    const source = stringOf(nodeAt(node, 'source')) ?? '';
    if (
      !source.startsWith('.') ||
      !nodesAt(node, 'specifiers').some((each) => nameOf(nodeAt(each, 'local')) === name)
    )
      continue;
    const path = new URL(source, `file:///${tree.path}`).pathname.slice(1);
    const there = trees.find((each) => each.path === path);
    return there === undefined ? undefined : declaredList(there, name);
  }
  return undefined;
}

function declaredList(tree: Tree, name: string): readonly Node[] | undefined {
  const list = declared(tree, name);
  return list?.type === 'ArrayExpression' ? nodesAt(list, 'elements') : undefined;
}

function declared(tree: Tree, name: string): Node | undefined {
  const found = tree.nodes.find(
    (node) => node.type === 'VariableDeclarator' && nameOf(nodeAt(node, 'id')) === name,
  );
  const init = nodeAt(found, 'init');
  return init?.type === 'ArrayExpression' || init?.type === 'ObjectExpression' ? init : undefined;
}

function optionalKeys(trees: readonly Tree[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const tree of trees.filter(({ path }) => /engine\/src\/table\//.test(path)))
    for (const node of tree.nodes) {
      if (node.type !== 'TSPropertySignature') continue;
      const type = nodeAt(nodeAt(node, 'typeAnnotation'), 'typeAnnotation');
      const mayLack =
        field(node, 'optional') === true ||
        nodesAt(type, 'types').some(({ type: kind }) => kind === 'TSUndefinedKeyword');
      if (!mayLack) continue;
      const keys: string[] = [];
      let each: Node | undefined = node;
      let concern: string | undefined;
      while (each !== undefined) {
        if (each.type === 'TSPropertySignature') keys.unshift(keyOf(each) ?? '');
        if (each.type === 'TSTypeAliasDeclaration')
          concern = /^(\w+)Procedure$/.exec(nameOf(nodeAt(each, 'id')) ?? '')?.[1];
        each = tree.parentOf(each);
      }
      if (concern !== undefined)
        found.add([concern.charAt(0).toLowerCase() + concern.slice(1), ...keys].join('.'));
    }
  return found;
}
