import { evolveTable } from '@dicepit/engine';
import { type Sight, tried } from '../sight.ts';

/** Whom the dice would be offered to next if this person declined them: asked of the rules, and changing nothing. */
export function nextOffered(sight: Sight): number | undefined {
  const { mine, table } = sight;
  if (mine === undefined) return undefined;
  const declined = tried(sight, { type: 'DeclineDice', seat: mine.seat });
  if ('refusal' in declined) return undefined;
  const after = { ...sight, table: declined.events.reduce(evolveTable, table) };
  const offered = tried(after, { type: 'OfferDice' }, { person: 'house', role: 'dealer' });
  const [first] = 'events' in offered ? offered.events : [];
  return first?.type === 'DiceOffered' && first.to !== mine.seat ? first.to : undefined;
}
