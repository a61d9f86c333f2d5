import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Later } from '../../shell/later.tsx';
import { Tick } from '../../shell/settings-sheet.tsx';
import { words } from '../../words/words.ts';
import { isTeaching, teachAgain } from '../hints/learning.ts';
import { keysSheet } from '../keys/keys-later.ts';

/** What a player prefers beyond what every page asks: hints for newcomers, and keys of one's own. */
export function PlayerSettings() {
  const said = words.value.settings;
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Action class="btn btn-sm setting-way" onPress={() => setChanging(true)}>
        {said.changeKeys}
      </Action>
      <fieldset class="setting">
        <legend>{said.hints}</legend>
        <Tick on={isTeaching()} onChange={teachAgain}>
          {said.hintsOn}
        </Tick>
        <p class="quiet small">{said.hintsNote}</p>
      </fieldset>
      {isChanging && <Later load={keysSheet} props={{ onClose: () => setChanging(false) }} />}
    </>
  );
}
