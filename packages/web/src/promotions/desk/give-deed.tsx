import type { GivenPromotionCommand } from '@dicepit/wire';
import { Deed } from '../../office/deed.tsx';
import { usePitTime } from '../../office/keep-asking.ts';
import { ahead, around, give, opened } from './live.ts';
import { refusalOf } from './whether.ts';

export type GiveProps = {
  readonly command: GivenPromotionCommand;
  readonly name: string;
  /** What is said when it is done. */
  readonly said: string;
  readonly main?: boolean;
  readonly sure?: string;
  readonly onDone?: () => void;
};

/** A command of the desk as a button; it says beforehand why the pit would refuse it. */
export function Give({ command, name, said, onDone, ...look }: GiveProps) {
  const now = usePitTime(ahead.value);
  const shown = opened.value;
  if (shown === undefined || shown === null) return null;
  return (
    <Deed
      {...look}
      name={name}
      why={refusalOf(shown, command, around(now))}
      onPress={async () => {
        if (await give(command, said)) onDone?.();
      }}
    />
  );
}
