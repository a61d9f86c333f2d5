import type { hints as en } from '../en/hints.ts';

export const hints: typeof en = {
  understood: 'Klar',
  chip: 'Wähle unten einen Chip. So viel setzt ein Tipp.',
  area: 'Tippe auf ein Feld, um zu setzen. Halte es, um mehr zu lesen.',
  totals: '„Chips“ kannst du setzen. Über „Gesetzt“ entscheiden die Würfel.',
  wait: 'Dein Einsatz liegt. Bis zum Wurf kannst du ihn ändern.',
  yourThrow: 'Dein Einsatz liegt, die Würfel hast du. Wirf, wann du willst.',
  result: 'Für jeden Einsatz eine Zeile: Gewinn oder Verlust, die Rechnung dazu und die Regel.',
};
