import type { Pips } from '@dicepit/engine';
import { Die } from '../parts/die.tsx';
import { Mark } from '../parts/mark.tsx';
import { figure } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import { drawnOthers, type OthersBet } from './shown.ts';

export type MarksProps = {
  readonly lit: boolean;
  readonly others: readonly OthersBet[];
  readonly roll: readonly Pips[] | undefined;
  /** How wide the area is, as a share of the felt. */
  readonly share: number;
};

/**
 * What marks an area beyond its print: that it won, who else has a bet there, and dice. They stand in the order of
 * their worth, and what there is no room for is left out, the dice first.
 */
export function Marks({ lit, others, roll, share }: MarksProps) {
  return (
    <span class="marks">
      {lit && <Won word={words.value.felt.win} />}
      {others.length > 0 &&
        (share < 0.4 ? <Few others={others} share={share} /> : <Others others={others} />)}
      {roll !== undefined && <Pair roll={roll} />}
    </span>
  );
}

/** A longer word than this does not fit beside chips where four areas share the width. */
const SHORT = 3;

const Won = ({ word }: { readonly word: string }) => (
  <span class={word.length > SHORT ? 'tag long' : 'tag'}>{word}</span>
);

/** A narrow area has room for one mark, a third of the felt for two; of more it is said how many they are. */
function Few({ others, share }: Pick<MarksProps, 'others' | 'share'>) {
  if (others.length > (share < 0.3 ? 1 : 2)) return <span class="mark mark-s many">{others.length}</span>;
  return others.map(({ seat, name, colour }) => (
    <Mark key={seat} seat={seat} name={name} colour={colour} size="mark-s" />
  ));
}

function Others({ others }: Pick<MarksProps, 'others'>) {
  const { drawn, more } = drawnOthers(others);
  return (
    <>
      {drawn.map(({ seat, name, colour, cents }) => (
        <span key={seat} class="ob">
          <Mark seat={seat} name={name} colour={colour} size="mark-s" />
          <em>{figure(cents)}</em>
        </span>
      ))}
      {more > 0 && <em>{words.value.felt.more({ count: more })}</em>}
    </>
  );
}

function Pair({ roll }: { readonly roll: readonly Pips[] }) {
  return (
    <span class={roll.length === 1 ? 'pair one' : 'pair'}>
      {roll.map((pips, place) => (
        // Equal dice differ by their place only.
        <Die key={`${place}-${pips}`} pips={pips} />
      ))}
    </span>
  );
}
