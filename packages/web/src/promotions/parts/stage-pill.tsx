import type { PromotionStage } from '@dicepit/desks';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-paths.ts';
import { promotionWords } from '../said.ts';

const icons: Readonly<Record<PromotionStage, IconName>> = {
  draft: 'menu',
  notified: 'clock',
  running: 'play',
  'entries closed': 'lock',
  drawn: 'check',
  awarded: 'check',
  closed: 'lock',
  postponed: 'pause',
  cancelled: 'close',
};

export type StagePillProps = {
  readonly stage: PromotionStage;
  /** To the public a promotion that was notified and opened is one to come. */
  readonly isPublic?: boolean;
};

/** Where a promotion stands, in a word and a drawing. */
export function StagePill({ stage, isPublic = false }: StagePillProps) {
  const { desk, forEverybody } = promotionWords.value;
  const isStopped = stage === 'postponed' || stage === 'cancelled';
  const isGood = stage === 'running' || stage === 'awarded';
  return (
    <span class={`pill ${isStopped ? 'bad' : isGood ? 'good' : ''}`}>
      <Icon name={icons[stage]} />
      {isPublic && stage === 'notified' ? forEverybody.soon : desk.stages[stage]}
    </span>
  );
}
