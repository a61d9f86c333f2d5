import type { join as en } from '../en/join.ts';
import { pluralIn } from '../plural.ts';

const form = pluralIn('de');
const seconds = (count: number): string => `${count} ${form(count, { one: 'Sekunde', other: 'Sekunden' })}`;

export const join: typeof en = {
  title: (pit) => `Komm zu ${pit}`,
  lead: 'Spielchips, echte Regeln. Gib einen Namen ein und wähle einen Tisch.',
  name: 'Dein Name',
  nameNeeded: 'Gib den Namen ein, bei dem dich die anderen rufen.',
  code: 'Code auf dem großen Bildschirm',
  codeNeeded: 'Gib den Code ein, der auf dem großen Bildschirm steht.',
  codeChange: 'Anderer Code',
  byCode: (code) => `Mit Code ${code}`,
  go: 'Mitspielen',
  going: 'Einen Moment',
  noApp: 'Keine App, kein Konto.',
  justWatch: 'Nur zusehen',
  language: 'Sprache',

  codeWrong: 'Dieser Code stimmt nicht',
  codeWrongText: 'Codes wechseln jeden Abend. Sieh noch einmal auf den großen Bildschirm oder frag nach.',
  locked: 'Gerade keine neuen Gäste',
  taken: (name) => `${name} ist schon da`,
  takenText:
    'Bist du das, auf einem anderen Handy? Dann zieht dich die Spielleitung hierher um. Sonst nimm einen anderen Namen.',
  thatIsMe: 'Ja, zieh mich hierher um',
  otherName: 'Anderer Name',
  wait: 'Zu viele Versuche',
  waitText: (count) => `Versuch es in ${seconds(count)} noch einmal.`,
  waitOver: 'Jetzt geht es wieder.',
  away: 'Das Pit ist nicht zu erreichen',
  awayText: 'Sieh nach, ob dieses Handy im selben WLAN ist wie das Pit, und versuch es dann noch einmal.',

  claimTitle: (name) => `Warten, bis bestätigt ist, dass du ${name} bist`,
  claimText:
    'Ruf die Spielleitung. Sobald sie es bestätigt, geht es auf diesem Handy mit deinem Platz und deinen Chips weiter.',
  claimRefused: 'Die Antwort war Nein',
  claimRefusedText: 'Nimm einen anderen Namen oder sprich mit der Spielleitung.',
  claimLapsed: 'Niemand hat geantwortet',
  claimLapsedText: 'Frag noch einmal, wenn die Spielleitung in der Nähe ist.',
  claimAgain: 'Noch einmal fragen',
  takeBackTitle: 'Hol deinen Platz zurück',
  takeBackText:
    'Dein Platz ist auf einem anderen Gerät offen. Die Spielleitung kann ihn hierher zurückholen.',

  movingWrong: 'Dieser Umzugscode gilt nicht mehr',
  movingWrongText:
    'Er gilt einmal und ein paar Minuten. Mach auf dem anderen Handy einen neuen oder komm mit deinem Namen herein.',

  tableAt: (table, pit) => `${table}, bei ${pit}.`,
  realDice: (chips) => `Echte Würfel, ${chips}.`,
  houseDice: (chips) => `Die Software würfelt, ${chips}.`,
  yourSeat: 'Dein Platz',
  tapSeat: 'tippe auf einen freien',
  seats: 'Plätze rund um den Tisch',
  dealer: 'Croupier',
  seatYours: (seat) => `Platz ${seat} ist deiner`,
  between: (left, right) => `zwischen ${left} und ${right}`,
  beside: (name) => `neben ${name}`,
  alone: 'noch ist niemand hier',
  seatFree: (seat) => `Platz ${seat}, frei`,
  seatTaken: (seat, name) => `Platz ${seat}, ${name}`,
  housePlayer: (name) => `${name}, spielt für das Haus`,
  houseNote: 'H heißt: spielt für das Haus.',
  full: 'Alle Plätze sind besetzt',
  fullText: 'Du kannst zusehen, bis einer frei wird.',
  notNow: 'Jetzt nicht',
  age: (years) => `Ich bin ${years} oder älter`,
  ageWhy: (years) => `Dieser Tisch ist für Leute ab ${years}. Setz den Haken, wenn das stimmt.`,
  chips: 'Chips für den Anfang',
  account: (sum) => `${sum} auf deinem Konto`,
  sitWith: (sum) => `Mit ${sum} Chips setzen`,
  sit: 'Hinsetzen',
  joinAndSit: 'Mitspielen und hinsetzen',
  partyChips: (count) => `Mit ${count} Chips mitspielen`,
  watch: 'Am Tisch zusehen',
  backToTables: 'Alle Tische',
};
