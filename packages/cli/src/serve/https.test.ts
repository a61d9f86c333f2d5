import { X509Certificate } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { explainNameMismatch } from './certificate.ts';
import { dataFolder } from './data-folder.ts';
import { ownCertificate } from './own-certificate.ts';
import { childPit, endChildren } from './testing/child-pit.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dicepit-test-'));
});
afterAll(async () => {
  endChildren();
  await rm(root, { recursive: true, force: true });
});

const still = ['--port', '0', '--game', 'snake-eyes-nz', '--dice', 'physical'];

/** Asks over TLS and trusts this certificate alone. */
async function asked(url: string, ca: string, body?: unknown) {
  const headers =
    body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': 'the-first-guest' };
  const request = https.request(url, {
    ca,
    method: body === undefined ? 'GET' : 'POST',
    headers,
    agent: false,
  });
  request.end(body === undefined ? undefined : JSON.stringify(body));
  const answer = await new Promise<IncomingMessage>((came, failed) =>
    request.once('response', came).once('error', failed),
  );
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

describe('a pit by https', () => {
  test('with a certificate of its own is answered by both, and asks no browser to stay', async () => {
    const data = join(root, 'own');
    const pit = await childPit(data, [...still, '--https']);
    expect(pit.url).toMatch(/^https:\/\//);
    const cert = await readFile(join(data, 'https.pem'), 'utf8');
    expect(pit.printed()).toContain(new X509Certificate(cert).fingerprint256.slice(0, 23));
    expect(pit.printed()).toMatch(/TV +http:\/\//);
    expect(pit.printed()).toMatch(/Host +http:\/\/localhost/);
    expect((await stat(join(data, 'https-key.pem'))).mode & 0o77).toBe(0);
    const health = await asked(`${pit.url}/healthz`, cert);
    expect([health.status, health.headers['strict-transport-security']]).toEqual([200, undefined]);
    const plain = pit.url.replace('https', 'http');
    expect((await fetch(`${plain}/healthz`)).status).toBe(200);

    const secure = await asked(`${pit.url}/api/v1/join`, cert, { code: pit.code, name: 'Ann' });
    expect(secure).toMatchObject({ status: 200, text: expect.any(String) });
    expect(secure.headers['set-cookie']?.join()).toMatch(/; Secure/);
    const open = await fetch(`${plain}/api/v1/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'the-second-guest' },
      body: JSON.stringify({ code: pit.code, name: 'Ben' }),
    });
    expect(open.status).toBe(200);
    expect(open.headers.getSetCookie().join()).not.toMatch(/; Secure/);
    expect(await pit.end('SIGTERM')).toBe(143);
  });

  test('with files of somebody else asks browsers to stay, and says where guests will be warned', async () => {
    const made = await ownCertificate(dataFolder(root), ['dice.example', '127.0.0.1']);
    const files = [join(root, 'cert.pem'), join(root, 'key.pem')] as const;
    await copyFile(join(root, 'https.pem'), files[0]);
    await copyFile(join(root, 'https-key.pem'), files[1]);
    const pit = await childPit(join(root, 'files'), [...still, '--https', files.join()]);
    const health = await asked(`${pit.url}/healthz`, made.cert);
    expect(health.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(pit.said()).not.toContain('warning');
    expect(await pit.end('SIGTERM')).toBe(143);
    expect(explainNameMismatch(made, '127.0.0.1')).toBeUndefined();
    expect(explainNameMismatch(made, 'other.example')).toContain(
      'the certificate is for dice.example, 127.0.0.1, not for other.example',
    );
  });

  test('is not opened with what is no certificate, and nothing is left behind', async () => {
    await ownCertificate(dataFolder(root), ['dice.example']);
    const [cert, key, wrong] = [
      join(root, 'https.pem'),
      join(root, 'https-key.pem'),
      join(root, 'wrong.pem'),
    ];
    await writeFile(wrong, 'nothing');
    const serve = (https: string) =>
      capturedRun(['serve', '--data', join(root, 'never'), '--port', '0', '--https', https]);
    expect(await serve('one.pem')).toMatchObject({
      code: 2,
      err: expect.stringContaining('cert.pem,key.pem'),
    });
    expect(await serve(`${root}/gone.pem,${key}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot read'),
    });
    expect(await serve(`${wrong},${key}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('no certificate'),
    });
    expect(await serve(`${cert},${wrong}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('no private key'),
    });
    await expect(stat(join(root, 'never'))).rejects.toThrow('ENOENT');
  });
});

describe('the certificate that a pit makes', () => {
  const day = 24 * 60 * 60 * 1000;

  test('is made anew for another name, when little is left of it, and when it is broken', async () => {
    const path = await mkdtemp(join(root, 'made-'));
    const folder = dataFolder(path);
    const now = Date.now();
    const first = await ownCertificate(folder, ['localhost', '192.0.2.7'], now);
    const kept = await ownCertificate(folder, ['192.0.2.7'], now + 300 * day);
    expect(kept).toEqual(first);
    const renamed = await ownCertificate(folder, ['localhost', '192.0.2.8'], now);
    expect(renamed.cert).not.toBe(first.cert);
    const renewed = await ownCertificate(folder, ['localhost', '192.0.2.8'], now + 380 * day);
    expect(renewed.cert).not.toBe(renamed.cert);
    await writeFile(folder.certificateKeyFile, first.key);
    expect((await ownCertificate(folder, ['localhost'], now + 380 * day)).cert).not.toBe(renewed.cert);
  });
});
