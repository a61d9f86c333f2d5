import { client } from '../live/pit.ts';

/** Whether this browser can make and use passkeys here: it wants https or this computer itself. */
export const hasPasskeys = (): boolean =>
  globalThis.isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

/** Makes a passkey for whoever is signed in; false where the person or the pit did not want it. */
export async function makePasskey(): Promise<boolean> {
  const asked = await client.ask('askPasskey');
  if (!asked.ok) return false;
  try {
    // The pit has written the options in the form that browsers read; they check it themselves.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const options = asked.value as unknown as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = await navigator.credentials.create({ publicKey });
    if (!(made instanceof PublicKeyCredential)) return false;
    return (await client.ask('addPasskey', { body: { credential: plain(made) } })).ok;
  } catch {
    return false;
  }
}

/** Signs in by a passkey; false where none was given, or the pit does not know it. */
export async function signInByPasskey(): Promise<boolean> {
  const asked = await client.ask('askPasskeySignIn', { body: {} });
  if (!asked.ok) return false;
  try {
    // The same: what the pit has written for the browser.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const options = asked.value as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const given = await navigator.credentials.get({ publicKey });
    if (!(given instanceof PublicKeyCredential)) return false;
    return (await client.ask('signInByPasskey', { body: { credential: plain(given) } })).ok;
  } catch {
    return false;
  }
}

/** A browser writes a credential as an object of texts; the pit reads it with care. */
const plain = (credential: PublicKeyCredential) => ({ ...credential.toJSON() });
