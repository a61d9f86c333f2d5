import { afterAll, beforeAll, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { readyToTell } from '../refusal-words.ts';
import { speak } from '../words.ts';

/** Has the tests that stand around it run on a device that speaks German. */
export function speaksGerman(): void {
  const before = settings.peek();
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    settings.value = { ...before, language: 'de' };
    await speak();
    await readyToTell('book');
  });
  afterAll(() => {
    settings.value = before;
    vi.unstubAllGlobals();
  });
}
