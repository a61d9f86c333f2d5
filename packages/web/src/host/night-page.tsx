import { useEffect, useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Connection } from '../shell/banners.tsx';
import { Later } from '../shell/later.tsx';
import { Console, Sheets } from './console.tsx';
import { night, nightConnection, retryNight, show, told } from './console-state.ts';
import { chosen, enter, enteredBefore, isUnfinished, screenFor } from './entered.ts';
import { hostWords } from './host-words.ts';
import { FirstPhone } from './join-panel.tsx';
import { Start } from './start.tsx';

const settlingUp = async () => (await import('./settling-up.tsx')).SettlingUpPage;

/** The night on one of its screens: to start or go on with, to try the first phone, to run, to settle up. */
export function Night() {
  const overview = night.value;
  const screen = chosen.value;
  // Whoever opens one more table comes back to where they were.
  const [isAnother, setAnother] = useState(false);
  const people = overview?.guests.filter(({ kind }) => kind === 'guest').length ?? 0;
  useEffect(() => {
    if (overview !== undefined && screen === undefined)
      chosen.value = screenFor(overview, { entered: enteredBefore() });
  }, [overview === undefined]);
  useEffect(() => {
    // The first guest is in: the room is no longer empty.
    if (people > 0 && chosen.peek() === 'first phone') chosen.value = 'console';
  }, [people]);
  if (overview === undefined || screen === undefined)
    return <Connection state={nightConnection.value} onRetry={retryNight} />;
  const resume = async (): Promise<void> => {
    enter(overview, isAnother || people > 0 || isUnfinished(overview) ? 'console' : 'first phone');
    if (overview.pit.paused !== null && isUnfinished(overview))
      await told(client.ask('resumePit'), hostWords.value.night.resumed);
  };
  return (
    <>
      {screen === 'start' && (
        <Start
          canResume={isUnfinished(overview) && enteredBefore() !== String(overview.pit.startedAt)}
          onResume={() => void resume()}
          onClose={() => {
            enter(overview, 'console');
            show({ is: 'end' });
          }}
          onLook={() => enter(overview, 'console')}
          onOpened={() => enter(overview, isAnother || people > 0 ? 'console' : 'first phone')}
        />
      )}
      {screen === 'first phone' && <FirstPhone onConsole={() => enter(overview, 'console')} />}
      {screen === 'console' && (
        <Console
          onNewTable={() => {
            setAnother(true);
            chosen.value = 'start';
          }}
        />
      )}
      {screen === 'settling up' && (
        <Later load={settlingUp} props={{ onDone: () => enter(overview, 'console') }} />
      )}
      <Sheets />
    </>
  );
}
