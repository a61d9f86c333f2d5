import type { enter as en } from '../../en/staff/enter.ts';

/** Als Gastgeber oder Personal hereinkommen. */
export const enter: typeof en = {
  claimTitle: 'Sie sind der Gastgeber',
  claimText: 'Dieser Link gilt einmal. Wählen Sie Namen und Kennsatz; niemand sonst kann Gastgeber werden.',
  name: 'Ihr Name',
  passphrase: 'Kennsatz',
  passphraseNote: 'Acht Zeichen oder mehr. Ein paar Wörter sind leicht zu behalten und schwer zu erraten.',
  claim: 'Meinen Saal öffnen',
  signInTitle: 'Anmelden',
  signInText: 'Für Gastgeber und Personal. Gäste kommen mit dem Code auf dem Fernseher herein.',
  signIn: 'Anmelden',
  byPasskey: 'Mit Passkey anmelden',
  staffTitle: 'Willkommen im Personal',
  staffText: 'Dieser Link gilt einmal. Wählen Sie den Kennsatz, mit dem Sie sich künftig anmelden.',
  staffClaim: 'Kennsatz setzen',
  unclaimedTitle: 'Dieser Saal hat noch keinen Gastgeber',
  unclaimedText:
    'Öffnen Sie den Link für den Gastgeber, den das Terminal beim Start gezeigt hat. Er gilt einmal.',
  lookAgain: 'Noch einmal nachsehen',
  toGuests: 'Ich bin ein Gast',
  notHostTitle: 'Sie sind angemeldet, aber nicht als Gastgeber',
  notHostText: (name) => `${name}, Ihre Tische stehen oben. Nur der Gastgeber sieht das Pult.`,
  signOut: 'Abmelden',
  passkeyMake: 'Passkey anlegen',
  passkeyMade: 'Der Passkey ist angelegt. Nächstes Mal geht es ohne Kennsatz.',
  passkeyFailed: 'Es wurde kein Passkey angelegt. Der Kennsatz gilt weiter.',
};
