import type { enter as en } from '../../en/staff/enter.ts';

/** Als Gastgeber oder Personal hereinkommen. */
export const enter: typeof en = {
  claimTitle: 'Du leitest den Abend',
  claimText: 'Dieser Link gilt einmal. Wähle Namen und Passphrase; niemand sonst kann Gastgeber werden.',
  name: 'Dein Name',
  passphrase: 'Passphrase',
  passphraseNote: 'Acht Zeichen oder mehr. Ein paar Wörter sind leicht zu behalten und schwer zu erraten.',
  claim: 'Meinen Saal öffnen',
  signInTitle: 'Anmelden',
  signInText: 'Für Gastgeber und Personal. Gäste kommen mit dem Code auf dem Fernseher herein.',
  signIn: 'Anmelden',
  byPasskey: 'Mit Passkey anmelden',
  staffTitle: 'Willkommen im Personal',
  staffText: 'Dieser Link gilt einmal. Wähle die Passphrase, mit der du dich künftig anmeldest.',
  staffClaim: 'Passphrase setzen',
  unclaimedTitle: 'Dieser Saal hat noch keinen Gastgeber',
  unclaimedText: 'Öffne den Link für den Gastgeber, den das Terminal beim Start gezeigt hat. Er gilt einmal.',
  lookAgain: 'Noch einmal nachsehen',
  toGuests: 'Ich bin ein Gast',
  notHostTitle: 'Du bist angemeldet',
  notHostText: (name) => `${name}, deine Tische stehen oben. Nur der Gastgeber sieht das Pult.`,
  signOut: 'Abmelden',
  passkeyMake: 'Passkey anlegen',
  passkeyMade: 'Der Passkey ist angelegt. Nächstes Mal geht es ohne Passphrase.',
  passkeyFailed: 'Es wurde kein Passkey angelegt. Die Passphrase gilt weiter.',
};
