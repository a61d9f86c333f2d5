import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { Certificate } from '@dicepit/server';
import { Failure } from '../exit.ts';
import { said } from '../language.ts';
import { explainCause } from '../terminal.ts';
import { rankedAddresses } from './addresses.ts';
import type { DataFolder } from './data-folder.ts';
import type { ServeFlags } from './flags.ts';

/** A certificate that the pit makes for itself, where that is asked for. */
export async function certificateMade(
  { https, address }: Pick<ServeFlags, 'https' | 'address'>,
  folder: DataFolder,
): Promise<Certificate | undefined> {
  if (https !== 'own') return undefined;
  const { ownCertificate } = await import('./own-certificate.ts');
  const addresses = rankedAddresses(networkInterfaces()).map((each) => each.address);
  const names = ['localhost', '127.0.0.1', ...addresses, hostname(), address ?? ''];
  return ownCertificate(folder, [...new Set(names.filter((name) => isIP(name) > 0 || isDomain.test(name)))]);
}

/** What a phone shows of it, to be compared: SHA-256, as browsers write it. */
export const fingerprintOf = ({ cert }: Certificate): string => new X509Certificate(cert).fingerprint256;

/** What guests would be told about a certificate that does not hold the name they are shown; nothing where it does. */
export function explainNameMismatch({ cert }: Certificate, name: string): string | undefined {
  const read = new X509Certificate(cert);
  if ((isIP(name) > 0 ? read.checkIP(name) : read.checkHost(name)) !== undefined) return undefined;
  const held = read.subjectAltName?.replaceAll(/(DNS|IP Address):/g, '') ?? 'none';
  return `${said().warning({ text: said().serve.otherName({ held, name }) })}\n`;
}

/** The certificate in two files, where they are named. Both are looked at: a pit with a wrong key would answer nobody. */
export async function certificateGiven({
  https,
}: Pick<ServeFlags, 'https'>): Promise<Certificate | undefined> {
  if (https === undefined || https === 'own') return undefined;
  const { cert, key } = https;
  const [certText, keyText] = await Promise.all([readText(cert), readText(key)]);
  const certificate = parsed(cert, 'certificate', () => new X509Certificate(certText));
  const privateKey = parsed(key, 'key', () => createPrivateKey(keyText));
  if (!certificate.checkPrivateKey(privateKey)) throw new Failure({ code: 'OTHER_KEY', key, cert });
  if (certificate.validToDate.getTime() < Date.now())
    throw new Failure({ code: 'CERTIFICATE_EXPIRED', cert, until: certificate.validTo });
  return { cert: certText, key: keyText };
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Failure({ code: 'CANNOT_READ_HTTPS', path, why: explainCause(cause) });
  }
}

function parsed<Read>(path: string, what: 'certificate' | 'key', read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new Failure({ code: 'NO_PEM', path, what });
  }
}

const isDomain = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
