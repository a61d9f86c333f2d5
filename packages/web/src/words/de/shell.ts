import type { shell as en } from '../en/shell.ts';
import { pluralIn } from '../plural.ts';

const form = pluralIn('de');

export const shell: typeof en = {
  connecting: 'Verbindung zum Pit wird aufgebaut',
  reconnecting: 'Verbindung wird wiederhergestellt',
  stale: (since) => `Stand des Tisches von ${since}`,
  staleBets: 'Keine Einsätze, bis die Verbindung wieder steht.',
  retryNow: 'Jetzt versuchen',
  back: (rolls, net) => {
    const happened = rolls === 0 ? 'keine Würfe' : `${rolls} ${form(rolls, { one: 'Wurf', other: 'Würfe' })}`;
    return net === undefined
      ? `Du bist wieder da. Seitdem: ${happened}.`
      : `Du bist wieder da. Seitdem: ${happened}, ${net}.`;
  },
  backQuiet: 'Du bist wieder da. Nichts hat sich geändert.',
  backParty: 'Du bist wieder da. Das Spiel ist weitergegangen.',
  notice: 'Hinweis',
  dismiss: 'Ausblenden',

  waiting: {
    left: (seconds) => (seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`),
    over: 'Die Zeit ist um',
    thenAsks: (name) => `noch, dann wird ${name} gefragt`,
    thenNext: 'noch, dann wird die nächste Person gefragt',
    thenDiceGoOn: 'noch für den Wurf, dann gehen die Würfel weiter',
    more: 'Mehr Zeit',
    asked: (name, left) => `${name} wird gefragt, ob die Würfel recht sind: ${left}.`,
    throws: (name, left) => `${name} hat noch ${left} für den Wurf.`,
    takeOrWait: (left) => `Niemand hat die Würfel genommen. In ${left} werden sie wieder angeboten.`,
    takeOrBet: 'Niemand hat die Würfel genommen. Mit dem nächsten Einsatz werden sie wieder angeboten.',
    diceGoOut: (left) => `In ${left} wird geworfen.`,
    betForDealer: 'Geworfen wird, sobald ein Einsatz liegt.',
    betForDice: 'Es fehlt ein Einsatz: Die Würfel bekommt, wer einen gemacht hat.',
  },
  patience: {
    options: { '1': 'Üblich', '2': 'Doppelt', '4': '4-mal' },
    note: 'So lange wartet das Haus an seinen Tischen auf eine Antwort, einen Wurf und auf Einsätze.',
  },

  replacedTitle: 'Auf ein anderes Gerät umgezogen',
  replacedText: 'Dein Platz ist jetzt auf einem anderen Gerät offen. Deine Chips und Einsätze sind dort.',
  takeBack: 'Zurückholen',
  removedTitle: 'Du wurdest vom Tisch genommen',
  removedText: 'Die Spielleitung hat dich entfernt. Sprich sie an, wenn das ein Irrtum ist.',
  removedChips: (chips) => `Du bist mit ${chips} Chips gegangen; sie liegen auf deinem Konto.`,
  sessionOverTitle: 'Du bist abgemeldet',
  sessionOverText:
    'Komm mit dem Code auf dem großen Bildschirm wieder herein. Deine Chips bleiben unter deinem Namen.',
  joinAgain: 'Wieder mitspielen',
  staffOverText: 'Melde dich wieder an, um weiterzumachen. Der Tisch ist, wie er war.',
  signInAgain: 'Wieder anmelden',
  excludedTitle: 'Du kannst heute hier nicht spielen',
  excludedText: 'Dieser Pit lässt dich nicht spielen. Dein Konto bleibt; Näheres weiß die Spielleitung.',
  notAllowedTitle: 'Dieser Tisch ist für dich nicht offen',
  notAllowedText: 'Diese Seite sieht nur das Personal. Melde dich als Personal an oder geh zu den Tischen.',
  notThereTitle: 'Diesen Tisch gibt es nicht',
  notThereText: 'Vielleicht wurde er abgebaut, oder in der Adresse ist ein Tippfehler.',
  toTables: 'Zu den Tischen',
  closedTitle: 'Der Tisch ist geschlossen',
  closedText: 'Seine Chips sind gezählt, seine Aufzeichnung bleibt.',
  closedChips: (chips) => `Du hast mit ${chips} aufgehört.`,
  pausedTitle: 'Der Pit macht Pause',
  pausedText: 'Bis es weitergeht, bewegt sich nichts. Einsätze bleiben liegen.',
  pausedUntil: (time) => `Weiter um ${time}`,
  pausedAway: 'Die Spielleitung ist kurz weg. Sobald sie wieder da ist, geht es von selbst weiter.',
  pausedSince: (time) => `Pause seit ${time}`,
  pausedBy: (name, time) => `Pause seit ${time}, von ${name}`,
  theHost: 'der Spielleitung',
  faultTitle: 'Der Tisch steht still',
  faultText:
    'Einsätze bleiben liegen. Was die Würfel entschieden haben, wird abgerechnet; ein neuer Wurf beginnt nicht.',
  tooOldTitle: 'Der Pit wurde aktualisiert',
  tooOldText: 'Diese Seite ist von vorher, und neu laden hat nicht geholfen. Schließe sie und öffne sie neu.',
  brokenTitle: 'Diese Seite ist kaputtgegangen',
  brokenText:
    'Den Tisch berührt das nicht: Deine Chips und Einsätze sind, wie sie waren. Lade die Seite neu.',

  refusedTitle: 'Das geht jetzt nicht',
  refusedRule: 'Regel',
  understood: 'Verstanden',
  unreachableTitle: 'Der Pit ist nicht zu erreichen',
  unreachableText: 'Nichts wurde geändert. Prüfe, ob dieses Gerät noch im selben WLAN ist.',
  tooManyTitle: 'Das war sehr schnell',
  tooManyText: (seconds) =>
    `Warte ${seconds} ${form(seconds, { one: 'Sekunde', other: 'Sekunden' })} und versuche es noch einmal.`,
};
