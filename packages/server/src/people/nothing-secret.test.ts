import { expect, test } from 'vitest';
import { makeHostToken } from './host-token.ts';
import { aBrowser, aGuest, type Browser, inPit, PASSPHRASE } from './testing/in-pit.ts';

test('no passphrase, token, code or cookie of an evening is in any stream', async () => {
  const at = await inPit();
  const secrets: string[] = [PASSPHRASE];
  const keep = (...texts: readonly (string | undefined)[]) => {
    for (const text of texts) secrets.push(...(text === undefined ? [] : [text]));
  };
  const keepCookie = ({ cookie = '' }: Browser) => keep(cookie, ...cookie.split('.'));

  const made = await makeHostToken(at.pit);
  const hostToken = made.ok ? made.answer.token : '';
  const host = aBrowser();
  await at.get(host, 'claimHost', { body: { token: hostToken, name: 'Olga', passphrase: PASSPHRASE } });
  keep(hostToken);
  keepCookie(host);

  const { person, signUp } = await at.get(host, 'addStaff', { body: { name: 'Dora', roles: ['dealer'] } });
  const dora = aBrowser();
  await at.get(dora, 'claimStaff', { body: { token: signUp.token, passphrase: 'harbour velvet pencil' } });
  keep(signUp.token, 'harbour velvet pencil');
  keepCookie(dora);
  await at.get(dora, 'signIn', { body: { name: 'Dora', passphrase: 'harbour velvet pencil' } });
  keepCookie(dora);
  await at.refusal(aBrowser(), 'signIn', { body: { name: 'Dora', passphrase: 'a wrong passphrase' } });
  keep('a wrong passphrase');
  keep((await at.get(host, 'resetPassphrase', { params: { person: person.person } })).token);

  keep(await at.code());
  const { browser: ann } = await aGuest(at, 'Ann');
  keepCookie(ann);
  const { token } = await at.get(ann, 'makeHandover');
  keep(token, token.replace('-', ''));
  await at.get(ann, 'joinByHandover', { body: { code: token } });
  keepCookie(ann);
  const phone = aBrowser();
  const asked = await at.get(phone, 'askClaim', { body: { code: await at.code(), name: 'Ann' } });
  keep(asked.claim, asked.claim.slice(11));
  await at.get(host, 'confirmClaim', { params: { claim: asked.claim.slice(0, 10) } });
  await at.get(phone, 'readClaim', { params: { claim: asked.claim } });
  keepCookie(phone);
  keep((await at.get(host, 'renewCode')).code);
  await at.refusal(aBrowser(), 'joinGuest', { body: { code: 'WRNGCD', name: 'Eve' } });
  keep('WRNGCD');
  await at.get(phone, 'signOut');

  const trail = await at.trail();
  const known = new Set(secrets.filter((secret) => secret.length >= 6));
  expect(known.size).toBeGreaterThan(20);
  expect(trail.length).toBeGreaterThan(15);
  for (const text of trail) for (const secret of known) expect(text).not.toContain(secret);

  // Beside the streams only what has to be read again is in the clear: the code that guests join by now.
  const shelves = ['sessions', 'sessions-seen', 'passphrases', 'passkeys', 'codes'];
  const records = (await Promise.all(shelves.map((shelf) => at.store.records(shelf)))).flat();
  const code = await at.code();
  known.delete(code);
  for (const { key, text } of records)
    for (const secret of known) expect(`${key} ${text}`).not.toContain(secret);
  await at.end();
});
