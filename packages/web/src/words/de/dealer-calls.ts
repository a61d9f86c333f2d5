import type { dealerCalls as en } from '../en/dealer-calls.ts';

/** Die Aufsicht an den Tisch rufen. */
export const dealerCalls: typeof en = {
  callSupervisor: 'Aufsicht rufen',
  callText: 'Am Tisch sieht das niemand; Aufsicht und Gastgeber sehen es sofort, mit Tisch und Uhrzeit.',
  callAbout: 'Worum geht es?',
  callReasons: {
    dispute: 'Ein Spieler bestreitet etwas',
    payment: 'Eine Auszahlung prüfen',
    dice: 'Die Würfel',
    behaviour: 'Das Verhalten von jemandem',
    chips: 'Chips oder Tableau',
    relief: 'Ablösung',
    other: 'Etwas anderes',
  },
  callNote: 'In wenigen Worten',
  callNoteNeeded: 'In wenigen Worten, hier nötig',
  callChoose: 'Sag zuerst, worum es geht.',
  isCalled: 'Die Aufsicht ist gerufen',
  calledSince: (words, time) => `${words}, seit ${time}`,
  callAnswer: 'Ich bin da',
  callAnswered: 'Die Aufsicht ist an den Tisch gekommen.',
};
