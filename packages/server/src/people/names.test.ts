import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { looksOf, unfitName, unreadableName } from './names.ts';
import { aBrowser, aGuest, aHost, type Browser, type InPit, inPit, ofStaff } from './testing/in-pit.ts';

const areAlike = (one: string, other: string): boolean =>
  looksOf(one).some((look) => looksOf(other).includes(look));

describe('names', () => {
  test.each([
    ['a Cyrillic letter', 'Anna', '\u0410nna'],
    ['Greek capitals', 'HANNA', '\u0397\u0391\u039d\u039d\u0391'],
    ['a joiner that is not shown', 'Anna', 'An\u200dna'],
    ['a soft hyphen', 'Anna', 'An\u00adna'],
    ['a filler of Hangul', 'Anna', 'Anna\u3164'],
    ['a variation selector', 'Anna', 'Anna\ufe0f'],
    ['wide letters', 'Anna', '\uff21\uff4e\uff4e\uff41'],
    ['a capital I for a small l', 'Paul', 'PauI'],
    ['rn for m', 'Tom', 'Torn'],
    ['capitals', 'Anna', 'ANNA'],
  ])('look alike by %s', (_, one, other) => {
    expect(areAlike(one, other)).toBe(true);
  });

  test.each([
    ['Zoe', 'Zo\u00eb'],
    ['Anna', 'Anne'],
    ['Jan', 'Jana'],
    ['\u0418\u0432\u0430\u043d', 'Ivan'],
    ['\u674e', '\u738b'],
  ])('%s and %s do not', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });

  test.each(['\u200d', '\u00ad\u00ad', '\u3164', '\u2800', '\u115f \u1160', '\ufe0f'])(
    'of nothing that is shown are none: %j',
    (name) => {
      expect(unreadableName(name)).toEqual({ code: 'CONFLICT', case: 'name-unseen' });
    },
  );

  test('that turn the writing around are refused, and those of any script are not', () => {
    expect(unreadableName('Ann\u202eolleh')).toEqual({ code: 'CONFLICT', case: 'name-turns' });
    for (const name of [
      'Zo\u00eb',
      '\u0418\u0432\u0430\u043d',
      '\u674e',
      '\u0645\u0631\u064a\u0645',
      '\ud83c\udfb2',
      '7',
    ])
      expect(unreadableName(name)).toBeUndefined();
  });

  test.each([
    'house',
    'H\u043euse',
    'HOU\u200dSE',
    '\u041dOUSE',
    'the h0use',
    'De\u0430ler',
    'Game Supervisor',
    'Gastgeber',
  ])('of the house are for no guest: %s', (name) => {
    expect(unfitName(name)).toEqual({ code: 'CONFLICT', case: 'name-of-staff', name });
  });
});

describe('a guest', () => {
  let at: InPit;
  let host: Browser;
  beforeEach(async () => {
    at = await inPit();
    host = await aHost(at, 'Olga');
  });
  afterEach(() => at.end());

  const joinsAs = async (name: string) =>
    at.ask(aBrowser(), 'joinGuest', { body: { code: await at.code(), name } });

  test('is not let in under a name that looks like that of the host, of staff, or of another guest', async () => {
    await ofStaff(at, host, 'Dora', ['dealer']);
    await aGuest(at, 'Anna');
    for (const name of ['\u041elga', 'D\u043er\u0430', '\u0410nna', 'An\u200dna'])
      expect(await joinsAs(name)).toMatchObject({ ok: false, refusal: { code: 'NAME_TAKEN' } });
    expect(await joinsAs('\u3164')).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
    expect(await joinsAs('Hanna')).toMatchObject({ ok: true });
  });

  test('may write the own name otherwise, and nobody takes one that looks like it', async () => {
    const { browser } = await aGuest(at, 'Anna');
    const { browser: other } = await aGuest(at, 'Bob');
    await at.get(browser, 'renameMe', { body: { name: 'ANNA' } });
    expect(await at.refusal(other, 'renameMe', { body: { name: '\u0410nna' } })).toMatchObject({
      code: 'NAME_TAKEN',
    });
  });
});
