import { Icon } from '../../parts/icon.tsx';
import { Legend, shortcutOf } from '../keys/legend.tsx';
import { dealerWords } from '../said.ts';
import { keep } from './kept.ts';

/** Forgets what is keyed. Where there is little room, a sign stands for its name. */
export const ClearButton = () => (
  <button
    type="button"
    class="btn clear-keyed"
    aria-keyshortcuts={shortcutOf('clear')}
    onClick={() => keep([])}
  >
    <Icon name="clear" />
    <span>{dealerWords.value.clear}</span>
    <Legend act="clear" />
  </button>
);
