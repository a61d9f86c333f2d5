import type { boot as en } from '../en/boot.ts';

export const boot: typeof en = {
  opening: 'Der Spieltisch wird geöffnet',
  stuckTitle: 'Die Seite ist nicht angekommen',
  stuckText:
    'Sie lädt seit mehr als vier Sekunden. Prüfe, ob dieses Gerät im selben WLAN ist wie der Pit, und versuche es noch einmal.',
  again: 'Noch einmal versuchen',
  noScript: 'Dicepit braucht auf dieser Seite JavaScript. Schalte es ein oder sieh dem Tisch als Text zu:',
  asText: 'einfache Ergebnisse',
};
