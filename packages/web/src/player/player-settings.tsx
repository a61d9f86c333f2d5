import { useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { change, type Lesson, lessons, settings } from '../settings/settings.ts';
import { Later } from '../shell/later.tsx';
import { Tick } from '../shell/settings-sheet.tsx';
import { words } from '../words/words.ts';

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

export type Learnt = readonly Lesson[];

/** Whether somebody is still new here, and has not asked to be left alone. */
export const isTeaching = (): boolean =>
  settings.value.hints && lessons.some((lesson) => !settings.value.learnt.includes(lesson));

export function learn(more: Learnt): void {
  const { learnt } = settings.peek();
  if (more.some((lesson) => !learnt.includes(lesson)))
    change({ learnt: lessons.filter((lesson) => learnt.includes(lesson) || more.includes(lesson)) });
}

/** Shows everything once more, or nothing from now on. */
const teachAgain = (hints: boolean): void => change(hints ? { hints, learnt: [] } : { hints });

/** The sheet of the keys comes when somebody asks for it. */
export const keysSheet = async () => (await import('./sheets/keys-sheet.tsx')).KeysSheet;
