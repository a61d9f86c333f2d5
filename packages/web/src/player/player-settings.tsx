import { useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Setting, Tick } from '../parts/field.tsx';
import { change, isTeaching } from '../settings/settings.ts';
import { Later } from '../shell/later.tsx';
import { words } from '../words/words.ts';

/** What a player prefers beyond what every page asks: hints for newcomers, and keys of one's own. */
export function PlayerSettings() {
  const said = words.value.settings;
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Action class="btn btn-sm" onPress={() => setChanging(true)}>
        {said.changeKeys}
      </Action>
      <Setting name={said.hints}>
        <Tick on={isTeaching()} onChange={teachAgain}>
          {said.hintsOn}
        </Tick>
        <p class="quiet small">{said.hintsNote}</p>
      </Setting>
      {isChanging && <Later load={keysSheet} props={{ onClose: () => setChanging(false) }} />}
    </>
  );
}

/** Shows everything once more, or nothing from now on. */
const teachAgain = (hints: boolean): void => change(hints ? { hints, learnt: [] } : { hints });

/** The sheet of the keys comes when somebody asks for it. */
export const keysSheet = async () => (await import('./sheets/keys-sheet.tsx')).KeysSheet;
