import { type DeskName, type PitFacts, routes } from '@dicepit/wire';
import type { Connection } from '../asking/connection.ts';
import { byeOf } from '../stream/bye.ts';
import { dataOf } from '../stream/data-of.ts';
import { type KeptReading, keepReading } from '../stream/keep-reading.ts';
import type { StreamState } from '../stream/stream-state.ts';

export type FollowPitSettings = {
  readonly onPit: (pit: PitFacts) => void;
  /** Something has changed at a desk of whoever asks. */
  readonly onDesk?: (desk: DeskName) => void;
  readonly onState?: (state: StreamState) => void;
};

/** Follows the lobby. Each message tells all of it, so that nothing has to be made up for. */
export function followPit(
  connection: Connection,
  { onPit, onDesk, onState }: FollowPitSettings,
): KeptReading {
  let id: string | undefined;
  return keepReading(connection, 'followPit', {
    cursor: () => id,
    take: (message) => {
      if (message.event === 'bye') return byeOf(message.data);
      if (message.event === 'desk') {
        const news = dataOf(routes.followPit.answer.shape.desk, message.data);
        // What a newer pit has desks for is nothing to this page.
        if (news !== undefined) onDesk?.(news.desk);
      }
      if (message.event !== 'pit') return 'goes on';
      const pit = dataOf(routes.followPit.answer.shape.pit, message.data);
      if (pit === undefined) return 'again';
      id = message.id ?? '';
      onPit(pit);
      return 'goes on';
    },
    onState: (state) => onState?.(state),
  });
}
