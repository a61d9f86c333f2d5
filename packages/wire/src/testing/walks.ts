import type { Decided, TableCommand, TableEvent } from '@dicepit/engine';
import { type PartyTableBody, tableRules } from '@dicepit/games';
import { walk } from '../../../games/src/testing/walk/walk.ts';
import { registers } from '../../../games/src/texts.ts';

/** The packs with a table, by id. */
export const banked: readonly string[] = Object.keys(tableRules);

/** Made-up play at a table of a pack: every command with its answer, the events, and a table of every phase. */
export function walked(pack: string, seed: number, commands: number) {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));
  const answers: { readonly command: TableCommand; readonly decided: Decided<TableEvent> }[] = [];
  const trace = (command: TableCommand, decided: Decided<TableEvent>): void => {
    answers.push({ command, decided });
  };
  return { ...walk({ rules, clauses, seed, commands, trace }), answers };
}

/**
 * Whether the schemas let a made-up command through that a table accepts. A table takes names, dates that it does not
 * ask for and the names of incidents and of equipment as they come; what travels is fit to be read by others.
 */
export function travels(command: TableCommand): boolean {
  const { name, born, incident, equipment }: Readonly<Record<string, unknown>> = { ...command };
  return [
    name === undefined || (typeof name === 'string' && name !== '' && name.length <= 40),
    born === undefined || (typeof born === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(born)),
    ...[incident, equipment].map((label) => label === undefined || isLabel(label)),
  ].every((fits) => fits);
}

const isLabel = (text: unknown): boolean => typeof text === 'string' && text.length <= 100;

/** A short party of two, thrown by hand: who asks for what. */
export const aParty: readonly (readonly [person: string, command: PartyTableBody])[] = [
  [
    'olga',
    {
      type: 'SetUpTable',
      setup: {
        pack: 'snake-eyes-party',
        table: 'p-1',
        dice: 'physical',
        seats: 4,
        startingChips: 50,
        first: 'first seat',
      },
    },
  ],
  ['ann', { type: 'SitDown', seat: 1, name: 'Ann' }],
  ['bob', { type: 'SitDown', seat: 2, name: 'Bob' }],
  ['bob', { type: 'BringChips', seat: 2, whites: 5 }],
  ['ann', { type: 'StartGame' }],
  ['ann', { type: 'ThrowDice', seat: 1, faces: [3, 4] }],
  ['bob', { type: 'ThrowDice', seat: 2, faces: [1, 1] }],
  ['bob', { type: 'ThrowDice', seat: 2, faces: [6, 5] }],
];
