import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEvening, type Evening } from '../join/testing/phones.ts';
import { loadedDice } from '../player/testing/loaded-dice.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { aReader, type Reader } from './testing/reader.ts';

const pace = { answering: 600_000, betting: 600_000, throwing: 600_000, rolling: 200, showing: 800 };

describe.skipIf(executablePath === undefined)(`read aloud${withoutBrowser}`, () => {
  const dice = loadedDice();
  let evening: Evening;

  beforeAll(async () => {
    evening = await anEvening({ ports: dice.ports });
    dice.load({
      table: 'nz-1',
      rolls: [
        [4, 4],
        [3, 4],
      ],
    });
    await evening.addTable({
      pack: 'snake-eyes-nz',
      title: 'Harbour table',
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: { by: 'house', pace },
    });
  });
  afterAll(() => evening.close());

  test('a whole game by the commands of a screen reader: join, sit down, take the dice, bet, throw, result, leave', async () => {
    const page = await evening.phone();
    // Ana has sat at a table before; what a newcomer is told beside all this is read in a test of its own.
    await page.addInitScript(`localStorage.setItem('dicepit.settings', '{"hints":false}')`);
    await page.goto(`${evening.world.server.url}/#${evening.code}`);
    await page.getByLabel('Your name').waitFor();
    const reader = await aReader(page);
    await reader.begins();

    await reader.goesTo(/^textbox, Your name/);
    await reader.types('Ana');
    await reader.acts(/^button, Join/);
    await page.getByRole('button', { name: /^Join with/ }).waitFor();
    await reader.begins();
    await reader.acts(/^button, Join with 500 chips/);
    await hears(reader, /^polite: The dice are offered to you/);
    expect(notSaid(await reader.said(), coming)).toEqual([]);

    await reader.acts(/^button, Take the dice/);
    await hears(reader, /^assertive: Your throw/);
    await reader.acts(/^button, HARD 8 9 to 1/);
    await hears(reader, /Placed: 5 on Hard 8/);
    await reader.acts(/^button, Change my bets/);
    await page.getByRole('radio', { name: 'Chip 25' }).waitFor();
    await reader.acts(/^radio, Chip 25/);
    await page.getByRole('radio', { name: 'Chip 25', checked: true }).waitFor();
    await reader.acts(/^button, FIELD/);
    await hears(reader, /Placed: 25 on Field Bet/);
    await reader.goesTo(/^button, HARD 8 9 to 1 ?, your bet 5/);
    await reader.acts(/^button, Throw/);
    await hears(reader, /^dialog, Eight, hard, Roll 1, you shooting/);
    await hears(reader, /Chips 520/);
    await reader.goesBackTo(/^heading, Eight, hard/);
    await reader.acts(/^button, Same again/);
    await hears(reader, /Placed: 5 on Hard 8 and 25 on Field Bet/);
    expect(notSaid(await reader.said(), firstSlip)).toEqual([]);

    await reader.acts(/^button, Throw/);
    await hears(reader, /^dialog, Seven out, Roll 2, you shooting/);
    await hears(reader, /Chips 490/);
    await reader.goesBackTo(/^heading, Seven out/);
    await reader.acts(/^button, OK/);
    expect(notSaid(await reader.said(), secondSlip)).toEqual([]);

    await reader.goesTo(/^button, Last: 7, 8 hard\. Open the record/);
    await reader.acts(/^button, Menu/);
    await page.locator('dialog:modal').waitFor();
    await reader.acts(/^button, Leave the table/);
    await hears(reader, /^dialog, Leave the table\?/);
    await reader.acts(/^button, Leave$/);
    await page.getByRole('complementary', { name: 'Notice' }).getByText('You have left the table').waitFor();
    await expect.poll(async () => toldIn(await reader.said())).toEqual(told);
    expect(evening.troubles).toEqual([]);
  });
});

/** Everything that came unasked, whole and in order: each phase once, each sum once. */
const told = {
  interrupting: ['Your throw.'],
  inTurn: [
    'The dice are offered to you. Take them, or say no thanks.',
    'Placed: 5 on Hard 8.',
    'Placed: 25 on Field Bet.',
    'Dice out.',
    'Eight, hard.',
    'Hard 8 won +45 and Field Bet lost 25. You win 20. Chips 520.',
    'Your throw.',
    'Placed: 5 on Hard 8 and 25 on Field Bet.',
    'Dice out.',
    'Seven out.',
    'Hard 8 lost 5 and Field Bet lost 25. You lose 30. Chips 490.',
    'You have left the table',
  ].join(' '),
};

/** What happens together is said together, so that it is the words that are compared and not where they are parted. */
const toldIn = (said: readonly string[]): typeof told => ({
  interrupting: said.filter((each) => each.startsWith('assertive: ')).map((each) => each.slice(11)),
  inTurn: said
    .filter((each) => each.startsWith('polite: '))
    .map((each) => each.slice(8).trim())
    .join(' '),
});

const firstSlip = [
  'heading, Eight, hard',
  'Roll 1, you shooting',
  'Hard 8',
  '5 at 9 to 1',
  'won',
  '+45',
  '5 × 9 = 45, your 5 comes back',
  'Field Bet',
  '25',
  'lost',
  '−25',
  'Needed 2 to 4 or 9 to 12',
  'This roll',
  '+20',
  'On table',
  '0',
  'Rack',
  '520',
  'button, Same again',
];

const secondSlip = [
  'heading, Seven out',
  'Roll 2, you shooting',
  'Hard 8',
  '−5',
  'Needed 4-4',
  'Field Bet',
  '−25',
  'This roll',
  '−30',
  'Rack',
  '490',
  'button, OK',
];

const coming = [
  'heading, Harbour School night, level 1',
  'textbox, Your name',
  'textbox, Your name, Ana',
  'heading, Snake Eyes NZ, level 1',
  'Harbour table, at Harbour School night.',
  'Seat 1 is yours',
  'the first one here',
  'radio, Seat 1, free',
  'button, Join with 500 chips',
  'polite: The dice are offered to you',
];

/** What of this was not said, or not after what stands before it. */
function notSaid(said: readonly string[], expected: readonly string[]): readonly string[] {
  let from = 0;
  return expected.filter((phrase) => {
    const at = said.findIndex((each, index) => index >= from && each.startsWith(phrase));
    if (at !== -1) from = at + 1;
    return at === -1;
  });
}

async function hears(reader: Reader, phrase: RegExp): Promise<void> {
  await expect.poll(async () => (await reader.said()).some((each) => phrase.test(each))).toBe(true);
}
