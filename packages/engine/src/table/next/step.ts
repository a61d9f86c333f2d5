import type { CommandBody } from '../concern.ts';

/** What somebody has to read, count or write before a step can be taken. */
export type MissingPart =
  | 'birth'
  | 'chips'
  | 'face'
  | 'faces'
  | 'findings'
  | 'float'
  | 'in-bowl'
  | 'limits'
  | 'person'
  | 'reference'
  | 'serials'
  | 'words';

/** A step of the procedure: a whole command, or an example of it with the part that is still missing. */
export type Step = { readonly command: CommandBody; readonly missing?: MissingPart; readonly waits?: true };
