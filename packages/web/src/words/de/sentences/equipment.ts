import type { Sentences } from '../../sentences.ts';

/** What stands at a table, by its id and by the id in words; a fault is named by it. */
export const equipment: Sentences = {
  bowl: 'Schale für die Würfel',
  cup: 'Würfelbecher',
  stick: 'Stab',
  'drop box': 'Drop-Box',
  'drop-box': 'Drop-Box',
  'float tray': 'Chiptableau',
  'float-tray': 'Chiptableau',
  'display rack': 'Farbgestell',
  'display-rack': 'Farbgestell',
  'marker buttons': 'Markierknöpfe',
  'marker-buttons': 'Markierknöpfe',
  'results display': 'Ergebnisanzeige',
  'results-display': 'Ergebnisanzeige',
  'entry equipment': 'Eingabegerät',
  'entry-equipment': 'Eingabegerät',
  'display-feed': 'Daten der Anzeige',
  entry: 'Eingabe',
  lighting: 'Beleuchtung',
  other: 'etwas anderes',
};
