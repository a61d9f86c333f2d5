import { findBundle, type PackData, writePack } from '@dicepit/games/data';
import { checkPack, type ParsedPack } from '@dicepit/wire';

/** A pack that is not the house's, from New Zealand's game with changes of one's own. */
export function anOwnPack(id: string, changes: Partial<PackData> = {}): ParsedPack {
  const bundle = findBundle('snake-eyes-nz');
  if (bundle === undefined) throw new Error('the house has no snake-eyes-nz');
  const data: unknown = JSON.parse(JSON.stringify({ ...writePack(bundle), id, ...changes }));
  const parsed = checkPack(data);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
