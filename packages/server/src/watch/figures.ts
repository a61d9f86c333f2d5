import { pitFacts } from '../floor/facts.ts';
import type { AutoDealer } from '../house/auto-dealer.ts';
import type { Hub } from '../live/hub.ts';
import type { Pit } from '../pit/pit.ts';
import type { Metrics } from './metrics.ts';

/** What is read off the running pit whenever somebody looks at the figures. */
export function figuresOf(
  metrics: Metrics,
  { pit, hub, house }: { readonly pit: Pit; readonly hub: Hub; readonly house: AutoDealer },
): void {
  metrics.watch('dicepit_house_commands', 'Commands that the house has given', () => house.given());
  metrics.watch('dicepit_streams_open', 'Event streams open', () => hub.figures().open);
  metrics.watch('dicepit_stream_messages', 'Messages sent on event streams', () => hub.figures().sent);
  metrics.watch(
    'dicepit_streams_cut',
    'Event streams cut since their readers were slow',
    () => hub.figures().cut,
  );
  metrics.watch('dicepit_folds', 'Table streams that are held in memory', () => pit.tables.size());
  metrics.watchEach('dicepit_tables', 'Tables by phase', 'phase', async () => {
    const { tables } = await pitFacts(pit);
    const counts = new Map<string, number>();
    for (const { phase } of tables) counts.set(phase, (counts.get(phase) ?? 0) + 1);
    return counts;
  });
}
