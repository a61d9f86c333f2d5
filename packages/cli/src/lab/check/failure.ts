import { harmless } from '../../harmless.ts';
import type { Remark } from '../remark.ts';
import { placeIn } from './place.ts';

/** Why a module did not load at all, with the line that stopped it. */
export function failureOf(cause: unknown, module: string, folder: string): Remark {
  const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
  const place = placeIn(folder, stack);
  return {
    file: place?.file ?? module,
    line: place?.line,
    reason: harmless(message.replace(/^Broken invariant: /, '')),
    wayOut: 'Mend this line; the module did not load any further.',
  };
}
