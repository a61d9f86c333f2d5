import type { CommandBody } from '@dicepit/engine';
import { isRace, type PartyTableBody } from '@dicepit/games';
import type { z } from 'zod';
import { check, failed, type Parsed } from '../problem.ts';
import { commandSchemas, partyCommandSchemas } from './schemas.ts';

/** Reads what somebody asks of a table that plays this pack. Who asks, and when, is not for them to say. */
export const parseCommand = (pack: string, json: unknown): Parsed<CommandBody | PartyTableBody> =>
  isRace(pack) ? parsePartyCommand(json) : parseTableCommand(json);

/** Reads a command of a banked table. */
export const parseTableCommand = (json: unknown): Parsed<CommandBody> => parseBy(tableCommands, json);

/** Reads a command of a party table. */
export const parsePartyCommand = (json: unknown): Parsed<PartyTableBody> => parseBy(partyCommands, json);

// Looked up in a map, since an object has more keys than it was given: `constructor` is no command.
const tableCommands: ReadonlyMap<string, z.ZodType<CommandBody>> = new Map(Object.entries(commandSchemas));
const partyCommands: ReadonlyMap<string, z.ZodType<PartyTableBody>> = new Map(
  Object.entries(partyCommandSchemas),
);

function parseBy<Command>(schemas: ReadonlyMap<string, z.ZodType<Command>>, json: unknown): Parsed<Command> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return failed('', 'a command is an object with a type');
  const type: unknown = 'type' in json ? json.type : undefined;
  if (typeof type !== 'string') return failed('type', 'the type of a command is a text such as PlaceBets');
  const schema = schemas.get(type);
  if (schema === undefined) return failed('type', `'${type.slice(0, 60)}' is no command of this table`);
  return check(schema, json);
}
