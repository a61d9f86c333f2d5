import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Where = { readonly origin: string; readonly site: string };

/** An authenticator in software: it makes one ES256 key and signs what it is asked to, as a browser would send it. */
export type SoftwareKey = {
  readonly id: string;
  readonly pair: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly made: (challenge: string) => Record<string, unknown>;
  readonly used: (challenge: string) => Record<string, unknown>;
};

export function softwareKey({
  origin,
  site,
  like,
  counts = true,
  id = like?.id ?? randomBytes(16).toString('base64url'),
}: Where & { readonly like?: SoftwareKey; readonly counts?: boolean; readonly id?: string }): SoftwareKey {
  const pair = like?.pair ?? generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let count = 0;
  const told = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const shown = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id,
    pair,
    made: (challenge) => {
      const authData = Buffer.concat([
        head(site, 0x45, count),
        Buffer.alloc(16),
        attested(id, pair.publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return shown({
        clientDataJSON: told('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation),
        transports: ['internal'],
      });
    },
    used: (challenge) => {
      // Passkeys that are shared between phones keep no count.
      if (counts) count++;
      const authData = head(site, 0x05, count);
      const client = told('webauthn.get', challenge);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, createHash('sha256').update(client).digest()]))
        .sign(pair.privateKey);
      return shown({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

/** The hash of the site, the flags (present, verified, with a key) and the count. */
function head(site: string, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), counter]);
}

/** The id with its length, and the public key as COSE writes ES256. */
function attested(id: string, publicKey: KeyObject): Buffer {
  const bytes = Buffer.from(id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.concat([length, bytes, Buffer.from(cbor(key), 'base64url')]);
}

/** CBOR in base64url. What is written here is made of maps, texts, numbers and bytes, all of which CBOR has. */
const cbor = (value: ReadonlyMap<unknown, unknown>): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Buffer.from(isoCBOR.encode(value as unknown as Parameters<typeof isoCBOR.encode>[0])).toString('base64url');
