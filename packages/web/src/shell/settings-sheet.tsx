import { everyLanguage, languageName, PSEUDO } from '@dicepit/words/languages';
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { Segments, Setting, Tick } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { change, type Settings, type Sounds, settings } from '../settings/settings.ts';
import { wake } from '../sound/sound.ts';
import { words } from '../words/words.ts';
import * as css from './settings-sheet.module.css';

export const settingsOpen = signal(false);

/** What a page has to be set beyond what all of them have, where it has any. */
export const ownSettings = signal<FunctionComponent | undefined>(undefined);

const themes = ['system', 'dark', 'light', 'contrast'] as const satisfies readonly Settings['theme'][];
const motions = ['system', 'reduced'] as const satisfies readonly Settings['motion'][];
const soundNames = ['dice', 'chips', 'call', 'win'] as const satisfies readonly (keyof Sounds)[];

/** What somebody prefers on this device: look, language, movement, sounds and keys. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const said = words.value.settings;
  const { theme, language, motion, sounds, hideOthers, keys } = settings.value;
  const Own = ownSettings.value;
  const setSounds = (changed: Partial<Sounds>): void => {
    wake();
    change({ sounds: { ...sounds, ...changed } });
  };
  return (
    <Sheet title={said.title} onClose={onClose} closable>
      <p class="quiet small">{said.note}</p>
      <Segments
        name={said.theme}
        options={themes.map((each) => [each, said.themes[each]] as const)}
        chosen={theme}
        onPick={(picked) => change({ theme: picked })}
      />
      <Segments
        name={said.language}
        options={[
          ['system', said.languageOfDevice] as const,
          ...everyLanguage.map((each) => [each, languageName(each)] as const),
        ]}
        chosen={language === PSEUDO ? 'system' : language}
        onPick={(picked) => change({ language: picked })}
      />
      <Segments
        name={said.motion}
        options={motions.map((each) => [each, said.motions[each]] as const)}
        chosen={motion}
        onPick={(picked) => change({ motion: picked })}
      />
      <Setting name={said.sounds}>
        {soundNames.map((name) => (
          <Tick key={name} on={sounds[name]} onChange={(on) => setSounds({ [name]: on })}>
            {said.soundNames[name]}
          </Tick>
        ))}
        <p class="quiet small">{said.soundNote}</p>
      </Setting>
      <Setting name={said.others}>
        <Tick on={hideOthers} onChange={(on) => change({ hideOthers: on })}>
          {said.hideOthers}
        </Tick>
      </Setting>
      <Setting name={said.keys}>
        <Tick on={keys} onChange={(on) => change({ keys: on })}>
          {said.keysOn}
        </Tick>
        <p class="quiet small">{said.keysNote}</p>
      </Setting>
      {Own !== undefined && (
        <div class={css.own}>
          <Own />
        </div>
      )}
    </Sheet>
  );
}

/** The corner of a page's bar that opens the settings of this device. */
export const SettingsButton = ({ label }: { readonly label: string }) => (
  <button type="button" class="iconbtn" aria-label={label} onClick={() => (settingsOpen.value = true)}>
    <Icon name="menu" />
  </button>
);
