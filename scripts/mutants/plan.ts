import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registers } from '@dicepit/games/texts';
import { packageSources } from '../clauses/sources.ts';
import { type Equivalent, equivalents } from './equivalents.ts';
import { type Mutant, type Mutator, mutatorOf, type SourceText } from './mutants.ts';
import { type Pointer, pointers } from './pointers.ts';
import { type Node, nameOf, nodeAt, nodesAt, parseTree, type Tree } from './syntax.ts';

/** What is tried on one enforced clause: changes of what cites it, and the files whose tests name it. */
export type Plan = {
  readonly clause: string;
  readonly pack: string;
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
  /** Files with servers and the like, whose tests count where no other names the clause. */
  readonly slower: readonly string[];
  /** Differs when the sources that are changed, the changes or the tests that name the clause do. */
  readonly digest: string;
};

export type Plans = {
  readonly all: readonly Plan[];
  readonly lineOf: (mutant: Mutant) => Line;
  /** Pointers and equivalents that point at nothing. */
  readonly dangling: readonly string[];
};

/** Where a change is made, and the line before and after it. */
type Line = { readonly number: number; readonly before: string; readonly after: string };

/** Every enforced clause with what can be tried on it, in register order. */
export function plansOf(root: string): Plans {
  const mutator = mutatorOf(packageSources(root).filter(({ path }) => isRuled(path)));
  const tests = testFiles(root);
  const found = new Map<string, readonly Mutant[]>();
  const trees = new Map<string, Tree>();
  const all = Object.entries(registers).flatMap(([pack, rows]) =>
    rows
      .filter(({ treatment }) => treatment === 'enforced')
      .map(({ clause }): Plan => {
        const every = mutantsOf(mutator, clause);
        found.set(clause, every);
        const mutants = every.filter(
          (mutant) => !equivalents.some((each) => isEquivalent(mutator, each, clause, mutant)),
        );
        const naming = tests.filter(({ text }) => names(clause, text, text));
        const pure = naming.filter(({ path }) => isPure(path));
        const digest = digestOf([
          ...mutants.map(
            (mutant) => `${mutant.file}\n${mutant.what}\n${mutant.to}\n${statementOf(mutator, mutant)}`,
          ),
          ...naming.map((test) => `${test.path}\n${partsNaming(trees, test, clause)}`),
        ]);
        const slower = naming.filter(({ path }) => !isPure(path));
        return { clause, pack, mutants, tests: pathsOf(pure), slower: pathsOf(slower), digest };
      }),
  );
  return {
    all,
    lineOf: (mutant) => lineOf(mutator, mutant),
    dangling: [
      ...danglingEquivalents(mutator, equivalents, found),
      ...danglingPointers(mutator, pointers, found),
    ],
  };
}

/** The changes that are found for each enforced clause. */
type Found = ReadonlyMap<string, readonly Mutant[]>;

/** Equivalents of which no change is found any more, or none for a clause that they name. */
export function danglingEquivalents(
  mutator: Mutator,
  listed: readonly Equivalent[],
  found: Found,
): readonly string[] {
  const isTried = (each: Equivalent, clause: string): boolean =>
    (found.get(clause) ?? []).some((mutant) => isEquivalent(mutator, each, clause, mutant));
  return listed.flatMap((each) => {
    const { file, line, what, of } = each;
    const gone = `${file}: no change '${what}' is tried on the line '${line}'`;
    if (of !== undefined)
      return of.filter((clause) => !isTried(each, clause)).map((clause) => `${gone} for ${clause}.`);
    return [...found.keys()].some((clause) => isTried(each, clause)) ? [] : [`${gone}.`];
  });
}

/** Pointers of clauses that are not enforced, and pointers that find nothing by themselves. */
export const danglingPointers = (
  mutator: Mutator,
  listed: Readonly<Record<string, readonly Pointer[]>>,
  found: Found,
): readonly string[] =>
  Object.entries(listed).flatMap(([clause, places]) => [
    ...(found.has(clause) ? [] : [`${clause} has a pointer and is not enforced.`]),
    ...places
      .filter((place) => mutator.mutantsAt(place, folderOf(clause)).length === 0)
      .map((place) => `The pointer of ${clause} finds nothing: ${'like' in place ? place.like : place.at}`),
  ]);

const folders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(registers).flatMap(([pack, rows]) =>
    rows.map(({ clause }) => [clause.slice(0, clause.indexOf('/')), `packages/games/src/${pack}`]),
  ),
);
const folderOf = (clause: string): string => folders[clause.slice(0, clause.indexOf('/'))] ?? '';

const mutantsOf = (mutator: Mutator, clause: string): readonly Mutant[] =>
  mutator.mutantsOf({ clause, folder: folderOf(clause), places: pointers[clause] ?? [] });

/** Sources that decide something. What only words or practises it is left out, and what a house does at once by itself. */
const isRuled = (path: string): boolean =>
  /^packages\/(?:engine|games|desks)\//.test(path) &&
  !/\/(?:drill|telling|house-players|wording)\/|\/(?:explain|ceremony|next-steps|house-dealer)\.ts$/.test(
    path,
  );

const isPure = (path: string): boolean =>
  /^packages\/(?:engine|games|analysis|layout|rulebook|wire|desks|plots|proof|simulator)\//.test(path);

function testFiles(root: string): readonly SourceText[] {
  return globSync('packages/*/src/**/*.test.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.browser\.test\.ts$|^packages\/cli\/src\/(?:play\/|commands\/play\.test)/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const pathsOf = (files: readonly SourceText[]): readonly string[] => files.map(({ path }) => path);

const wordOf = (clause: string): RegExp =>
  new RegExp(`${clause.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w(#-]|\\.\\d)`);

/** Whether a title may name a clause: in full, or as `nz/%s` with the rest of it in a row. */
export const names = (clause: string, title: string, rows: string): boolean => {
  const at = clause.indexOf('/') + 1;
  return (
    wordOf(clause).test(title) ||
    (title.includes(`${clause.slice(0, at)}%s`) && rows.includes(`'${clause.slice(at)}'`))
  );
};

/** The tests of a file that name a clause in their titles; the whole file where a title is put together. */
function partsNaming(trees: Map<string, Tree>, { path, text }: SourceText, clause: string): string {
  const tree = trees.get(path) ?? parseTree(path, text);
  trees.set(path, tree);
  const parts = tree.nodes.filter((node) => {
    const [title] = nodesAt(node, 'arguments');
    const called = nodeAt(node, 'callee');
    const name =
      nameOf(called) ??
      nameOf(nodeAt(called, 'object')) ??
      nameOf(nodeAt(nodeAt(called, 'callee'), 'object'));
    return (
      node.type === 'CallExpression' &&
      title !== undefined &&
      ['test', 'it', 'describe'].includes(name ?? '') &&
      names(clause, tree.textOf(title), tree.textOf(node))
    );
  });
  return parts.length === 0 ? text : parts.map((part) => tree.textOf(part)).join('\n');
}

/** The statement that a change is made in; of a procedure only the concern. */
function statementOf(mutator: Mutator, { file, start }: Mutant): string {
  const tree = mutator.treeOf(file);
  const holds = (each: Node): boolean => each.start <= start && start < each.end;
  const statement = nodesAt(tree?.nodes[0], 'body').find(holds);
  const [declared] = nodesAt(nodeAt(statement, 'declaration'), 'declarations');
  const concern = nodesAt(nodeAt(declared, 'init'), 'properties').find(holds);
  const part = nameOf(nodeAt(declared, 'id')) === 'procedure' ? (concern ?? statement) : statement;
  return tree === undefined || part === undefined ? '' : tree.textOf(part);
}

function lineOf(mutator: Mutator, { file, start, end, to }: Mutant): Line {
  const text = mutator.treeOf(file)?.text ?? '';
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const until = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const oneLine = (part: string): string => part.replaceAll(/\s+/g, ' ').trim();
  return {
    number: text.slice(0, start).split('\n').length,
    before: oneLine(text.slice(from, until)),
    after: oneLine(text.slice(from, start) + to + text.slice(end, until)),
  };
}

const isEquivalent = (
  mutator: Mutator,
  { file, what, line, of }: Equivalent,
  clause: string,
  mutant: Mutant,
): boolean =>
  file === mutant.file &&
  what === mutant.what &&
  (of === undefined || of.includes(clause)) &&
  line === lineOf(mutator, mutant).before;

const digestOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
