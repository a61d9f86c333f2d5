import { lineOfSettlement, linesOfNotes } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { loadTeller } from './index.ts';

const won = {
  verdict: 'wins',
  stake: 5_00,
  inPlay: 5_00,
  odds: '9 to 1',
  winnings: 45_00,
  returned: 0,
  notes: [],
} as const;
const lost = { ...won, verdict: 'loses', odds: null, winnings: 0 } as const;
const over = { ...lost, stake: 150_00, inPlay: 100_00, returned: 50_00, notes: [{ clause: 'nz/7.4' }] };

describe('what a roll did to one bet is told from its figures', () => {
  test.each([
    // settlement, English, German, French
    [won, '$5 at 9 to 1 wins $45', '5 $ zu 9 zu 1 gewinnen 45 $', '5 $ à 9 contre 1 gagnent 45 $'],
    [
      { ...won, returned: 5_00 },
      '$5 at 9 to 1 wins $45, $5 back',
      '5 $ zu 9 zu 1 gewinnen 45 $, 5 $ zurück',
      '5 $ à 9 contre 1 gagnent 45 $, 5 $ rendus',
    ],
    [
      { ...won, stake: 1, inPlay: 1, odds: '7.5 to 1', winnings: 8 },
      '$0.01 at 7.5 to 1 wins $0.08, rounded up from $0.075',
      '0,01 $ zu 7,5 zu 1 gewinnen 0,08 $, aufgerundet von 0,075 $',
      '0,01 $ à 7,5 contre 1 gagnent 0,08 $, arrondi par excès depuis 0,075 $',
    ],
    [{ ...won, odds: null }, '$5 wins $45', '5 $ gewinnen 45 $', '5 $ gagnent 45 $'],
    [lost, '$5 loses', '5 $ verlieren', '5 $ perdus'],
    [over, '$100 loses, $50 back', '100 $ verlieren, 50 $ zurück', '100 $ perdus, 50 $ rendus'],
    [{ ...lost, verdict: 'stands' } as const, '$5 stands', '5 $ bleiben liegen', '5 $ restent en jeu'],
  ])('%#', async (settlement, ...sentences) => {
    expect(await inEveryLanguage(lineOfSettlement(settlement))).toEqual(sentences);
  });

  test('with the wager by name', async () => {
    const [english] = await inEveryLanguage(lineOfSettlement(lost, 'Hard 6'));
    expect(english).toBe('Hard 6: $5 loses');
  });

  test('a stake below the minimum, and one over the maximum, with the clause of each', async () => {
    const small = { stake: 2_00, inPlay: 2_00, notes: [{ clause: 'nz/7.3' }] };
    expect(linesOfNotes(small)).toMatchObject([{ clause: 'nz/7.3', line: { case: 'below' } }]);
    expect(linesOfNotes(won)).toEqual([]);
    const [note] = linesOfNotes(over);
    expect(note?.clause).toBe('nz/7.4');
    expect(note && (await inEveryLanguage(note.line))).toEqual([
      '$150 is over the maximum: $100 is in play and $50 is not.',
      '150 $ liegen über dem Maximum: 100 $ sind im Spiel, 50 $ nicht.',
      '150 $, c’est plus que le maximum : 100 $ sont en jeu et 50 $ ne le sont pas.',
    ]);
    const both = { ...over, notes: [{ clause: 'nz/7.3' }, { clause: 'nz/7.4' }] };
    expect(linesOfNotes(both)).toMatchObject([{ line: { case: 'below' } }, { line: { case: 'over' } }]);
  });
});

const inEveryLanguage = (
  line: ReturnType<typeof lineOfSettlement>,
): Promise<readonly (string | undefined)[]> =>
  Promise.all(
    (['en', 'de', 'fr'] as const).map(async (language) =>
      (await loadTeller(language, ['settlement'])).tell(line)?.replaceAll(/[\u00a0\u202f]/g, ' '),
    ),
  );
