import { problemDetails } from '@dicepit/wire';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ofRefusal, problem, sendProblem } from './problem-reply.ts';

const figures = { needed: 1_250_00, largest: 2_50 };
const asData = { status: 409, code: 'BET_TOO_SMALL', clause: 'nsw/10.7.4', figures };

const app = fastify()
  .get('/data', (_, reply) => sendProblem(reply, ofRefusal(asData)))
  .get('/own', (_, reply) =>
    sendProblem(reply, problem({ code: 'TOO_MANY', case: 'requests', seconds: 3 }, 3)),
  );

const asked = async (url: string, language?: string) => {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const reply = await app.inject({ url, headers });
  return { headers: reply.headers, problem: problemDetails.parse(reply.json()) };
};

describe('a refusal that is data is answered with its code, clause and figures', () => {
  const english = 'A bet of $1,250 is needed, and the largest on record is $2.50.';
  const german = 'Nötig ist ein Einsatz von 1.250\u00a0$, und der größte festgehaltene ist 2,50\u00a0$.';
  const french = 'Il faut une mise de 1\u202f250\u00a0$, et la plus forte enregistrée est de 2,50\u00a0$.';

  test.each([
    [undefined, 'en', english],
    ['fi', 'en', english],
    ['de-AT, en;q=0.5', 'de', german],
    ['fr', 'fr', french],
    ['fr-CA, de;q=0.5', 'fr', french],
  ])('and a sentence in the language of Accept-Language: %s', async (accepted, language, detail) => {
    const { headers, problem: told } = await asked('/data', accepted);
    expect(told).toMatchObject({
      status: 409,
      code: 'BET_TOO_SMALL',
      clause: 'nsw/10.7.4',
      figures,
      detail,
    });
    expect(headers).toMatchObject({ 'content-language': language, vary: 'accept-language' });
  });

  test('in disguise for whoever looks for text that is in no catalogue', async () => {
    expect((await asked('/data', 'en-XA')).problem.detail).toMatch(/^\[Á bét .*~\]$/);
  });
});

test.each([
  ['en', 'Too many requests', 'Too many requests at once. Wait 3 s and ask again.'],
  ['de', 'Zu viele Anfragen', 'Zu viele Anfragen auf einmal. Warte 3 s und versuche es wieder.'],
  ['fr', 'Trop de demandes', 'Trop de demandes à la fois. Attendez 3 s et réessayez.'],
])('what the server itself refuses has its title and its sentence in %s', async (language, title, detail) => {
  const answered = await asked('/own', language);
  expect(answered.headers['retry-after']).toBe('3');
  expect(answered.problem).toEqual({
    type: 'urn:dicepit:problem:TOO_MANY',
    title,
    status: 429,
    code: 'TOO_MANY',
    figures: { case: 'requests', seconds: 3 },
    detail,
  });
});
