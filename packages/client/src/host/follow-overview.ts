import { type Overview, routes } from '@dicepit/wire';
import type { Connection } from '../asking/connection.ts';
import { byeOf } from '../stream/bye.ts';
import { dataOf } from '../stream/data-of.ts';
import { type KeptReading, keepReading } from '../stream/keep-reading.ts';
import type { StreamState } from '../stream/stream-state.ts';

export type FollowOverviewSettings = {
  readonly onOverview: (overview: Overview) => void;
  readonly onState?: (state: StreamState) => void;
};

/** Follows the night as its host sees it. Each message tells all of it, so that nothing has to be made up for. */
export function followOverview(
  connection: Connection,
  { onOverview, onState }: FollowOverviewSettings,
): KeptReading {
  let id: string | undefined;
  return keepReading(connection, 'followOverview', {
    cursor: () => id,
    take: (message) => {
      if (message.event === 'bye') return byeOf(message.data);
      if (message.event !== 'overview') return 'goes on';
      const overview = dataOf(routes.followOverview.answer.shape.overview, message.data);
      if (overview === undefined) return 'again';
      id = message.id ?? '';
      onOverview(overview);
      return 'goes on';
    },
    onState: (state) => onState?.(state),
  });
}
