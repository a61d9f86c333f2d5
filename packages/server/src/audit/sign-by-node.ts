import { createPrivateKey, sign } from 'node:crypto';
import type { Sign } from '@dicepit/proof';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The same signature as in plain JavaScript, since Ed25519 has one alone, a good deal sooner. */
export const signByNode: Sign = (message, secretKey) =>
  sign(
    null,
    message,
    createPrivateKey({ key: Buffer.concat([PKCS8, secretKey]), format: 'der', type: 'pkcs8' }),
  );
