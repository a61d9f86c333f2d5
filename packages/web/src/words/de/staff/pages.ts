import type { pages as en } from '../../en/staff/pages.ts';

/** Wo es im Pit sonst noch etwas zu tun gibt. */
export const pages: typeof en = {
  title: 'Weitere Seiten',
  all: {
    desk: { name: 'Schalter', note: 'Streitfälle, Verhalten, Verlosungen' },
    inspect: { name: 'Aufsicht', note: 'jeder Wurf Schritt für Schritt, Berichte' },
    paper: { name: 'Vordrucke', note: 'Aushänge und Bögen zum Drucken' },
    promotions: { name: 'Verlosungen', note: 'wie Gäste sie sehen' },
    drill: { name: 'Dealer-Training', note: 'Auszahlen, Ansagen und ungültige Würfe üben' },
    lab: { name: 'Quotenlabor', note: 'was jede Wette genau wert ist' },
  },
};
