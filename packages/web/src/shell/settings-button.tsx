import { Icon } from '../parts/icon.tsx';
import { settingsOpen } from './settings-sheet.tsx';

/** The corner of a page's bar that opens the settings of this device. */
export const SettingsButton = ({ label }: { readonly label: string }) => (
  <button type="button" class="iconbtn" aria-label={label} onClick={() => (settingsOpen.value = true)}>
    <Icon name="menu" />
  </button>
);
