import type { lobby as en } from '../en/lobby.ts';
import { pluralIn } from '../plural.ts';

const form = pluralIn('de');

export const lobby: typeof en = {
  title: 'Tische',
  empty: 'Noch ist kein Tisch offen. Sobald einer geöffnet wird, steht er hier.',
  seats: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  free: (count) => `${count} ${form(count, { one: 'Platz', other: 'Plätze' })} frei`,
  full: 'Voll, zusehen geht',
  limits: (minimum, maximum) => `${minimum} bis ${maximum}`,
  house: (count) => `${count} ${form(count, { one: 'Spieler', other: 'Spieler' })} des Hauses`,
  yours: 'Hier ist dein Platz',
  realDice: 'Echte Würfel',
  houseDice: 'Virtuelle Würfel',
  hello: (name) => `Hallo ${name}`,
  came: (names, more) => `Wer da ist: ${names}${more === 0 ? '' : ` und ${more} weitere`}`,
  me: 'Ich',
  watching: 'Du siehst zu. Zum Spielen komm herein.',
  joinNow: 'Mitspielen',
  lab: 'Quotenlabor',
  labNote: 'Was jede Wette genau wert ist',
  phases: {
    closed: 'Geschlossen',
    opening: 'Wird geöffnet',
    halted: 'Angehalten',
    'offering the dice': 'Die Würfel werden angeboten',
    betting: 'Einsätze offen',
    'dice out': 'Die Würfel rollen',
    'at rest': 'Die Würfel liegen',
    called: 'Angesagt',
    gathering: 'Wartet auf den Anfang',
    'high dice': 'Es wird um den Anfang gewürfelt',
    throwing: 'Das Spiel läuft',
    won: 'Das Spiel ist gewonnen',
  },
};
