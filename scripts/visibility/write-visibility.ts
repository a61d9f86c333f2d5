import type { Visibility } from '@dicepit/server';

/** Who sees each event of a table, as a page. */
export function writeVisibility(visibility: Readonly<Record<string, Visibility>>): string {
  return `${[...intro, lines(visibility)].join('\n\n')}\n`;
}

const intro: readonly string[] = [
  '# Who sees what',
  'Written by `npm run visibility` from the code; not edited by hand.',
  [
    'Everything that happens at a table is numbered. The room is every player, guest and screen; dealers see all that',
    'those who run a table see; supervisors, the operator, inspectors and scrutineers see everything. Of what somebody',
    'may not see at all they are told only that there was something, so that the numbers have no gap. The command that',
    'caused an event and the seeds of virtual dice, until they are revealed, are in no view at all.',
  ].join('\n'),
];

function lines(visibility: Readonly<Record<string, Visibility>>): string {
  const rows = Object.entries(visibility)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([type, seen]) => `| ${[type, room(seen), dealers(seen), 'yes'].join(' | ')} |`);
  return ['| Event | The room | Dealers | Overseers |', '| --- | --- | :---: | :---: |', ...rows].join('\n');
}

function room({ whole, about, without }: Visibility): string {
  if (whole === 'room') return 'yes';
  if (about !== undefined) return 'only the person it is about';
  return without === undefined ? '' : `without ${without}`;
}

const dealers = ({ whole }: Visibility): string => (whole === 'overseers' ? '' : 'yes');
