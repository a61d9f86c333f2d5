import type { paper as English } from '../en/paper.ts';

export const paper: typeof English = {
  title: 'Vordrucke',
  lead: 'Aus denselben Festlegungen gemacht, nach denen abgerechnet wird.',
  of: 'Tisch oder Spiel',
  tableOption: (title: string) => `Tisch: ${title}`,
  packOption: (name: string) => `Spiel: ${name}`,
  sheet: 'Blatt',
  sheets: {
    sign: 'Schild',
    pays: 'Auszahlungen',
    procedure: 'Spielordnung',
    opening: 'Blatt zur Öffnung',
    closing: 'Blatt zum Schluss',
    'dice-log': 'Würfelbuch',
  },
  print: 'Drucken oder als PDF sichern',
  save: 'Als Seite speichern',
  onlyProcedure: 'Ein Spieleabend hat keine Bank und deshalb nur eine Spielordnung.',
  posted: 'Was am Tisch aushängt, ist eingetragen; der Rest bleibt zum Ausfüllen.',
  blank: 'Limits und Zeiten bleiben zum Ausfüllen. Wähle einen Tisch, um sie eintragen zu lassen.',
  loading: 'Das Blatt wird gemacht',
  notThere: 'Diesen Tisch oder dieses Spiel gibt es nicht. Wähle etwas anderes.',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
};
