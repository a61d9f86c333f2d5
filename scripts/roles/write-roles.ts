import {
  authority,
  type CommandType,
  everyRole,
  type Role,
  rolesFor,
  type TableRules,
} from '@dicepit/engine';

/** Who may give each command at the tables of each pack, as a page. */
export function writeRoles(rules: Readonly<Record<string, TableRules>>): string {
  const pages = Object.values(rules).map(packTable);
  return `${[...intro, ...pages].join('\n\n')}\n`;
}

const intro: readonly string[] = [
  '# Roles',
  'Written by `npm run roles` from the code; not edited by hand.',
  [
    'Who may give each command, pack by pack. *By* is the clause of the pack that says so, or the policy of the house',
    'where the pack is silent; a refusal cites the same. Where people run the table (`strict`, `training`), whoever is',
    'bound to a table signs on there before anything else, and whoever is bound to a pit acts in no other.',
  ].join('\n'),
];

function packTable({ pack, procedure }: TableRules): string {
  const lines = commands.map((type) => ({ type, ...rolesFor(procedure, type) }));
  const acting = everyRole.filter((role) => lines.some(({ roles }) => roles.includes(role)));
  const idle = everyRole.filter((role) => !acting.includes(role));
  const cite = (basis: string): string =>
    `\`${basis.startsWith('policy/') ? basis : `${pack.prefix}/${basis}`}\``;
  const bound = procedure.staff.bound.map(
    ({ role, to, clause }) => `${wordsOf(role)} to the ${to} (${cite(clause)})`,
  );
  return [
    `## ${pack.name} (${pack.id})`,
    '',
    `Bound: ${bound.join(', ')}. Never acting: ${idle.map(wordsOf).join(', ')} (${cite(procedure.staff.inspector)}).`,
    '',
    `| Command | ${acting.map(wordsOf).join(' | ')} | By |`,
    `| --- | ${acting.map(() => ':---:').join(' | ')} | --- |`,
    ...lines.map(({ type, roles, basis }) => {
      const marks = acting.map((role) => (roles.includes(role) ? 'yes' : ''));
      return `| ${type} | ${marks.join(' | ')} | ${cite(basis)} |`;
    }),
  ].join('\n');
}

const wordsOf = (role: Role): string => role.replaceAll('-', ' ');

// Object.keys says string; these are the very keys of a record over the commands.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const commands = Object.keys(authority) as readonly CommandType[];
