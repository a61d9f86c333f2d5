// The library that writes certificates finds its parts by it.
// oxlint-disable-next-line import/no-unassigned-import
import 'reflect-metadata';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { Certificate } from '@dicepit/server';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { DataFolder } from './data-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Phones take none that is good for longer. */
const CERTIFICATE_LIFETIME_MS = 397 * DAY_MS;
/** With less left it is made anew: a night may begin on its last day. */
const MIN_REMAINING_MS = 30 * DAY_MS;

/**
 * The pit's own certificate for the names it is called by. It is kept, so that a phone that has accepted it once does
 * not ask again; it is made anew where it does not hold a name, or not for long.
 */
export async function ownCertificate(
  folder: DataFolder,
  names: readonly string[],
  now = Date.now(),
): Promise<Certificate> {
  const kept = await read(folder);
  if (kept !== undefined && isGood(kept, names, now)) return kept;
  const made = await make(names, now);
  await rm(folder.certificateKeyFile, { force: true });
  await writeFile(folder.certificateKeyFile, made.key, { mode: 0o600 });
  await writeFile(folder.certificateFile, made.cert, { mode: 0o600 });
  return made;
}

async function read(folder: DataFolder): Promise<Certificate | undefined> {
  try {
    const [cert, key] = await Promise.all([
      readFile(folder.certificateFile, 'utf8'),
      readFile(folder.certificateKeyFile, 'utf8'),
    ]);
    return { cert, key, ownMade: true };
  } catch {
    return undefined;
  }
}

function isGood({ cert, key }: Certificate, names: readonly string[], now: number): boolean {
  try {
    const read = new X509Certificate(cert);
    const holds = (name: string): boolean =>
      (isIP(name) === 0 ? read.checkHost(name) : read.checkIP(name)) !== undefined;
    return (
      read.checkPrivateKey(createPrivateKey(key)) &&
      read.validToDate.getTime() - now > MIN_REMAINING_MS &&
      names.every(holds)
    );
  } catch {
    // Not written whole, or not by us.
    return false;
  }
}

async function make(names: readonly string[], now: number): Promise<Certificate> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Dicepit',
    notBefore: new Date(now - DAY_MS),
    notAfter: new Date(now + CERTIFICATE_LIFETIME_MS - DAY_MS),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new BasicConstraintsExtension(false),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        names.map((name) => ({ type: isIP(name) === 0 ? 'dns' : 'ip', value: name })),
      ),
    ],
  });
  const key = PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  return { cert: certificate.toString('pem'), key, ownMade: true };
}
