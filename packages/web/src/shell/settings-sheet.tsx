import { signal } from '@preact/signals';
import { Choice } from '../parts/choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { change, type Settings, type Sounds, settings } from '../settings/settings.ts';
import { wake } from '../sound/sound.ts';
import { words } from '../words/words.ts';

export const settingsOpen = signal(false);

const soundNames = ['dice', 'chips', 'call', 'win'] as const satisfies readonly (keyof Sounds)[];

/** What somebody prefers on this device: look, language, movement, sounds and keys. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const said = words.value.settings;
  const { theme, language, motion, sounds, hideOthers, keys } = settings.value;
  const setSounds = (changed: Partial<Sounds>): void => {
    wake();
    change({ sounds: { ...sounds, ...changed } });
  };
  return (
    <Sheet title={said.title} onClose={onClose} closable>
      <p class="quiet small">{said.note}</p>
      <Choice
        name={said.theme}
        options={{
          system: said.themes.system,
          dark: said.themes.dark,
          light: said.themes.light,
          contrast: said.themes.contrast,
        }}
        chosen={theme}
        onChoose={(chosen) => change({ theme: chosen })}
      />
      <Choice
        name={said.language}
        options={{ system: said.languages.system, en: said.languages.en, de: said.languages.de }}
        chosen={language === 'pseudo' ? 'system' : language}
        onChoose={(chosen) => change({ language: chosen })}
      />
      <Choice
        name={said.motion}
        options={said.motions}
        chosen={motion}
        onChoose={(chosen: Settings['motion']) => change({ motion: chosen })}
      />
      <fieldset class="setting">
        <legend>{said.sounds}</legend>
        {soundNames.map((name) => (
          <Tick key={name} on={sounds[name]} onChange={(on) => setSounds({ [name]: on })}>
            {said.soundNames[name]}
          </Tick>
        ))}
        <p class="quiet small">{said.soundNote}</p>
      </fieldset>
      <fieldset class="setting">
        <legend>{said.others}</legend>
        <Tick on={hideOthers} onChange={(on) => change({ hideOthers: on })}>
          {said.hideOthers}
        </Tick>
      </fieldset>
      <fieldset class="setting">
        <legend>{said.keys}</legend>
        <Tick on={keys} onChange={(on) => change({ keys: on })}>
          {said.keysOn}
        </Tick>
        <p class="quiet small">{said.keysNote}</p>
      </fieldset>
    </Sheet>
  );
}

type TickProps = {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: string;
};

function Tick({ on, onChange, children }: TickProps) {
  return (
    <label class="tick">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
