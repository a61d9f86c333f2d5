import type { CommandBody, CommandType } from '@dicepit/engine';
import { fieldsOfCommand } from '@dicepit/wire/fields';
import { type DraftFields, readFields } from './draft.ts';

export type Written =
  | { readonly ok: true; readonly command: CommandBody }
  /** The field that is needed and not there, or cannot be read. */
  | { readonly ok: false; readonly place: string };

/** The command that a form says. */
export function commandFrom(type: CommandType, draft: DraftFields): Written {
  const read = readFields(fieldsOfCommand(type), draft);
  if (!read.ok) return read;
  // A form has the fields of the command's own schema, and has just been read by them; the server reads it again.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ok: true, command: { type, ...(read.value as object) } as CommandBody };
}
