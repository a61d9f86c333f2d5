import type { Pips } from '@dicepit/engine';
import { playerWords } from '../player/player-words.ts';
import { CalledDice, Flight, FullSet, MomentOver, SnakeEyes } from '../throw/flight.tsx';
import { handPace } from '../throw/presenter.ts';

const NAME = 'Maximiliane-Charlotte Featherstonehaugh';
const hard: readonly Pips[] = [4, 4];

/** What a room stops for on a phone, each by its name, with the longest words that it may have. */
const samples: Readonly<Record<string, () => preact.JSX.Element>> = {
  'snake eyes': () => <MomentOver title={playerWords.value.moments.snakeEyes} picture={<SnakeEyes />} />,
  'hard way': () => (
    <MomentOver title={playerWords.value.moments.hardWay} picture={<CalledDice faces={hard} meet />} />
  ),
  'seven out': () => (
    <MomentOver
      title={playerWords.value.moments.sevenOut}
      line={playerWords.value.moments.thanks({ name: NAME })}
      picture={<CalledDice faces={[3, 4]} />}
    />
  ),
  'full set': () => (
    <MomentOver
      title={playerWords.value.moments.fullSet}
      line={playerWords.value.moments.thanks({ name: NAME })}
      picture={<FullSet sets={6} />}
    />
  ),
  'big win': () => (
    <MomentOver
      title={playerWords.value.moments.wins({ name: NAME, sum: '123,456.50' })}
      line="Hardway Combo"
      picture={<CalledDice faces={hard} />}
    />
  ),
};

/** One of them over a cloth as low as the smallest phone leaves it. */
export function MomentSample({ which }: { readonly which: string }) {
  const dice = { thrown: { outAt: 0 }, pace: handPace, movement: 'rest', isTold: true } as const;
  return (
    <main
      data-cloth
      style={{
        position: 'relative',
        display: 'grid',
        minHeight: '100vh',
        maxWidth: '52rem',
        margin: '0 auto',
      }}
    >
      <Flight key={which} dice={dice} count={2} moment={samples[decodeURIComponent(which)]?.()} />
    </main>
  );
}

/** The names of the moments. */
export const momentSamples = Object.keys(samples);
