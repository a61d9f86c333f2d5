import type { Page } from 'playwright-core';
import { fieldText } from '../../parts/moments.ts';
import { HOUR } from './clocked-house.ts';

/** Writes everything that terms must say, but for the manner of award and the prizes. */
export async function fillTerms(desk: Page, now: number): Promise<void> {
  const texts = [
    'nature of the prize',
    'how a prize is claimed',
    'how the winner is told',
    'how results are published',
  ];
  for (const name of texts) await desk.getByLabel(name, { exact: true }).fill('As it is written here.');
  await desk.getByLabel('eligibility', { exact: true }).fill('Everybody who plays');
  for (let left = 3; left > 0; left--)
    await desk.getByRole('button', { name: 'Write “none”', exact: true }).first().click();
  for (const field of await desk.getByLabel('Place', { exact: true }).all()) await field.fill('The main bar');
  const times = [now + 34 * HOUR, now + 30 * HOUR, now + 33 * HOUR];
  for (const [index, at] of times.entries())
    await desk.getByLabel('Date and time', { exact: true }).nth(index).fill(fieldText(at));
  await desk.getByRole('radio', { name: 'No', exact: true }).check();
}
