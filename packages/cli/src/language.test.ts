import { describe, expect, test } from 'vitest';
import { capturedRun } from './captured-run.ts';
import { parseLanguage } from './language.ts';

describe('the language of a terminal', () => {
  test.each([
    [undefined, 'en'],
    ['C.UTF-8', 'en'],
    ['POSIX', 'en'],
    ['de_CH.UTF-8', 'de'],
    ['fr_FR@euro', 'fr'],
    ['en_XA.UTF-8', 'en-XA'],
    ['xx_XX.UTF-8', 'en'],
  ])('%s is %s', (locale, language) => expect(parseLanguage(locale)).toBe(language));
});

describe('an evening that is watched', () => {
  const evening = ['watch', 'snake-eyes-nz', '--seed', '7', '--rolls', '2'];

  test.each([
    [undefined, 'Play starts; the shooter throws.'],
    ['de', 'Das Spiel beginnt; es wirft: Werfer.'],
    ['fr', 'Le jeu commence'],
    ['en-XA', '[Pláy štártš'],
  ])('in %s', async (language, said) => {
    const flags = language === undefined ? [] : ['--language', language];
    const { code, out } = await capturedRun([...evening, ...flags]);
    expect(code).toBe(0);
    expect(out).toContain(said);
  });

  test('is the same stream whatever is spoken', async () => {
    const streams = await Promise.all(
      [[], ['--language', 'de']].map((flags) => capturedRun([...evening, '--ndjson', ...flags])),
    );
    expect(streams[1]?.out).toBe(streams[0]?.out);
  });

  test('in no language that the house does not speak', async () => {
    const { code, err } = await capturedRun([...evening, '--language', 'xx']);
    expect(code).toBe(2);
    expect(err).toContain('Choose from en, de, fr, en-XA.');
  });
});

test('a picture is drawn in the language that is spoken, and its figures are English for a program', async () => {
  const session = ['ruin', 'snake-eyes-nz', '--bet', 'field=5', '--bank', '50', '--rolls', '20'];
  const drawn = await capturedRun([...session, '--svg', 'fan.svg', '--language', 'de']);
  expect(drawn.out).toContain('Kasse nach jedem Wurf: Field Bet 5');
  expect(drawn.out).toContain('Würfe');
  const { out: json } = await capturedRun([...session, '--json']);
  const [english, german] = [
    await capturedRun(['plot', '-', '--csv'], json),
    await capturedRun(['plot', '-', '--csv', '--language', 'de'], json),
  ];
  expect(german.out).toBe(english.out);
});

test('what a game refuses at the keyboard is told in the language that is spoken', async () => {
  const { code, err } = await capturedRun(['play', 'snake-eyes-party', '--house', '0', '--language', 'de']);
  expect(code).toBe(2);
  expect(err).toContain(
    'Ein Spiel geht zu 2 bis 10, nicht zu 1 (party/setup-1). Wähle eine Zahl dazwischen.',
  );
});
