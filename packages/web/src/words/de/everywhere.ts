import type { common as en } from '../en/everywhere.ts';
import { pluralIn } from '../plural.ts';

const form = pluralIn('de');

export const common: typeof en = {
  ok: 'OK',
  done: 'Fertig',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  menu: 'Menü',
  yes: 'Ja',
  no: 'Nein',
  rule: 'Regel',
  clause: (clause) => `Regel ${clause}`,
  die: (pips) => `eine ${pips}`,
  dice: (pips) => pips.join(' und '),
  rolls: (count) => `${count} ${form(count, { one: 'Wurf', other: 'Würfe' })}`,
  seat: (seat) => `Platz ${seat}`,
  playChips: 'Spielchips',
  packs: {
    'snake-eyes-nz': 'Snake Eyes NZ',
    'snake-eyes-nsw': 'Snake Eyes NSW',
    'double-dice': 'Double Dice',
    'wonder-dice': 'Wonder Dice',
    'snake-eyes-party': 'Snake Eyes Party',
  },
};
