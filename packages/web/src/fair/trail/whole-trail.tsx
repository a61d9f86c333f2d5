import { trail } from './desk.ts';
import { Reading } from './reading.tsx';
import { TrailFacts } from './trail-facts.tsx';

/** What is known of a whole trail that somebody has brought, or how far its check is. */
export function WholeTrail() {
  const known = trail.value;
  if (known === undefined) return null;
  return known.is === 'reading' ? <Reading {...known} /> : <TrailFacts checked={known.checked} />;
}
