import { namedOrText, type RefusalIn, type RefusalTable } from '@dicepit/engine';

const row = { name: 'text', left: 'count', rack: 'count' } as const;

/** What pages without scripts say: the list of tables, a table in words, a board for old sets; and what all boards say. */
export const plainLines = {
  'Plain.tables': {},
  'Plain.phase': {
    phase: namedOrText('phase', [
      'betting',
      'no bets',
      'offering the dice',
      'last call',
      'dice out',
      'at rest',
      'cup shaken',
      'called',
      'settled',
      'halted',
      'opening',
      'closed',
      'gathering',
      'high dice',
      'throwing',
      'won',
    ]),
  },
  'Plain.paused': {},
  'Plain.pausedBy': { by: 'text' },
  'Plain.join': { address: 'text' },
  'Plain.called': { call: 'text', roll: 'count' },
  'Plain.calledFaces': { call: 'text', faces: 'faces', roll: 'count' },
  'Plain.void': { call: 'text', reason: 'text' },
  'Plain.stopped': { cause: 'text' },
  'Plain.shooter': { name: 'text' },
  'Plain.limits': { minimum: 'money', maximum: 'money' },
  'Plain.closes': { at: 'clock' },
  'Plain.results': { results: 'tellings' },
  'Plain.noResults': {},
  'Plain.result': { total: 'count' },
  'Plain.resultHard': { total: 'count' },
  'Plain.seat': { seat: 'count', name: 'text', rack: 'money' },
  'Plain.thrown': { call: 'text', faces: 'faces' },
  'Plain.kitty': { kitty: 'count' },
  'Plain.row': row,
  'Plain.rowWins': row,
  'Plain.rowNext': row,
} as const satisfies RefusalTable;

export type PlainLine = RefusalIn<typeof plainLines, { readonly clause?: string }>;
