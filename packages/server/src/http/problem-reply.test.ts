import { problemDetails } from '@dicepit/wire';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { refused } from '../pit/result.ts';
import { ofRefusal, sendProblem } from './problem-reply.ts';

const figures = { needed: 1_250_00, largest: 2_50 };
const asData = { status: 409, code: 'BET_TOO_SMALL', clause: 'nsw/10.7.4', figures };

const app = fastify()
  .get('/data', (_, reply) => sendProblem(reply, ofRefusal(asData)))
  .get('/text', (_, reply) =>
    sendProblem(reply, ofRefusal(refused(409, 'SEAT_TAKEN', 'It is taken.').refusal)),
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
    const { headers, problem } = await asked('/data', accepted);
    expect(problem).toMatchObject({
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

test('a refusal that is a sentence stays one, whatever is asked for', async () => {
  const { problem } = await asked('/text', 'de');
  expect(problem).toMatchObject({ code: 'SEAT_TAKEN', detail: 'It is taken.' });
  expect(problem).not.toHaveProperty('figures');
});
