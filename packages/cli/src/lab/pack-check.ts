import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Game } from '@dicepit/engine';
import { checkDefinition } from './check/definition.ts';
import { examine } from './check/examine.ts';
import { packFrom } from './load-pack.ts';
import { findPackFile } from './pack-file.ts';
import type { Remarks } from './remark.ts';

/** What was found of a definition, and the game where it is valid. */
export type PackCheck = Remarks & { readonly game: Game | undefined };

/** Looks at everything that can be wrong with a definition; one that is valid is opened as well. */
export async function checkPack(path: string): Promise<PackCheck> {
  const file = await realpath(resolve(await findPackFile(path)));
  // Data runs nothing while it is looked at, and needs no thread of its own.
  const remarks = await (file.endsWith('.json') ? checkDefinition(file) : examine(file));
  if (remarks.problems.length > 0) return { ...remarks, game: undefined };
  const opened = (await packFrom(file)).open();
  return { ...remarks, game: opened.ok ? opened.game : undefined };
}
