import { describe, expect, test } from 'vitest';
import { languageAccepted, PSEUDO } from './languages.ts';
import { loadTeller, type Tellable } from './teller.ts';

const tellers = {
  en: await loadTeller('en'),
  de: await loadTeller('de'),
  fr: await loadTeller('fr'),
  pseudo: await loadTeller(PSEUDO),
};

describe('a refusal is told with its figures as the language writes them', () => {
  test.each<[string, Tellable, string, string, string]>([
    [
      'sums',
      { code: 'BET_TOO_SMALL', needed: 1_250_00, largest: 2_50 },
      'A bet of $1,250 is needed, and the largest on record is $2.50.',
      'Nötig ist ein Einsatz von 1.250\u00a0$, und der größte festgehaltene ist 2,50\u00a0$.',
      'Il faut une mise de 1\u202f250\u00a0$, et la plus forte enregistrée est de 2,50\u00a0$.',
    ],
    [
      'one',
      { code: 'ENTERED_ALREADY', entries: 1 },
      'Everybody has one entry at the most.',
      'Mehr gibt es nicht für eine Person: eine Teilnahme.',
      'Chacun a au plus une participation.',
    ],
    [
      'several',
      { code: 'ENTERED_ALREADY', entries: 1_200 },
      'Everybody has 1,200 entries at the most.',
      'Mehr gibt es nicht für eine Person: 1.200 Teilnahmen.',
      'Chacun a au plus 1\u202f200 participations.',
    ],
    [
      'roles',
      { code: 'NOT_YOUR_ROLE', case: 'promotion', roles: ['casino-supervisor', 'operator', 'inspector'] },
      'This is for the casino supervisor, operator or inspector. Ask one of them.',
      'Das ist Sache von: Saalaufsicht, Betreiber oder Prüfer. Frag dort nach.',
      'Cela revient à\u00a0: chef de partie, exploitant ou inspecteur. Adressez-vous à l’un d’eux.',
    ],
    [
      'a moment',
      { code: 'TOO_EARLY', case: 'redrawing', due: Date.UTC(2026, 4, 5, 9) },
      'The winner has until 2026-05-05 09:00 UTC to claim. Wait until then.',
      'Der Anspruch kann bis 2026-05-05 09:00 UTC gestellt werden. Warte bis dahin.',
      'Le gagnant a jusqu’au 2026-05-05 09:00 UTC pour réclamer. Attendez jusque-là.',
    ],
    [
      'what somebody has written, as it is',
      { code: 'NO_SUCH_PRIZE', prize: "{first}, 'or' <b>" },
      "There is no prize '{first}, 'or' <b>'.",
      "Einen Preis „{first}, 'or' <b>“ gibt es nicht.",
      "Il n’y a pas de lot «\u00a0{first}, 'or' <b>\u00a0».",
    ],
    [
      'a name of the list, or of somebody else',
      { code: 'HIT_UNDECIDED', words: ['wine', 'gin'], why: 'liquor' },
      "'wine, gin' may be liquor. Look at it, and decide with a reason.",
      '„wine, gin“ kann Alkohol sein. Sieh es an und entscheide mit Grund.',
      '«\u00a0wine, gin\u00a0» relève peut-être de la catégorie «\u00a0alcool\u00a0». Regardez, et décidez en donnant un motif.',
    ],
    [
      'several sums',
      { code: 'NOT_IN_CHIPS', stake: 7_00, chips: [5_00, 25_00], next: 10_00 },
      '$7 cannot be made of chips of $5, $25. Stake $10 or another sum of theirs.',
      '7\u00a0$ lassen sich nicht aus Chips zu 5\u00a0$, 25\u00a0$ legen. Setze 10\u00a0$ oder eine andere Summe aus ihnen.',
      '7\u00a0$ ne peut se composer de jetons de 5\u00a0$, 25\u00a0$. Misez 10\u00a0$ ou une autre somme faite de ces jetons.',
    ],
    [
      'faces, and one that nobody has read',
      { code: 'FACES_DIFFER', case: 'calling', shown: [6, null], called: [5, 5] },
      'The dice show 6-?, not 5-5. Call what they show.',
      'Die Würfel zeigen 6-?, nicht 5-5. Sag an, was sie zeigen.',
      'Les dés montrent 6-?, pas 5-5. Annoncez ce qu’ils montrent.',
    ],
    [
      'several numbers',
      { code: 'MORE_THAN_ONE_FACE', faces: [1, 5] },
      'Faces 1 and 5 both touch something. Name one, or call no roll.',
      'Die Augen 1 und 5 liegen beide an. Nenne eine oder sag „ungültig“ an.',
      'Les faces 1 et 5 touchent toutes deux quelque chose. Nommez-en une, ou annoncez un lancer nul.',
    ],
    [
      'what a pack has names for',
      { code: 'NO_ROLL_IS_DUE', case: 'calling', facts: ['die-on-die', 'not-flat'] },
      'The roll has no outcome: die on die, not flat. Call no roll.',
      'Der Wurf hat kein Ergebnis: Würfel auf Würfel, Würfel liegt nicht flach. Sag „ungültig“ an.',
      'Le lancer n’a pas de résultat\u00a0: dé sur dé, dé pas à plat. Annoncez un lancer nul.',
    ],
    [
      'lines within a line',
      {
        code: 'TERMS_INCOMPLETE',
        missing: [
          { code: 'TERM_MISSING', case: 'promotion', term: 'notifying', clause: 'nsw/10.7.9' },
          {
            code: 'TERM_MISSING',
            case: 'item',
            prize: 'first',
            item: 2,
            term: 'make',
            clause: 'nsw/10.7.11',
          },
        ],
      },
      'The terms do not say yet: how the winner is told (nsw/10.7.9), first: item 2: make (nsw/10.7.11). Fill them in.',
      'Das fehlt noch in den Bedingungen: wie der Gewinner benachrichtigt wird (nsw/10.7.9), first: Gegenstand 2: Marke (nsw/10.7.11). Fülle es aus.',
      'Il manque encore dans les conditions\u00a0: comment le gagnant est prévenu (nsw/10.7.9), first\u00a0: article 2\u00a0: marque (nsw/10.7.11). Complétez-les.',
    ],
  ])('%s', (_, telling, en, de, fr) => {
    expect(tellers.en.tell(telling)).toBe(en);
    expect(tellers.de.tell(telling)).toBe(de);
    expect(tellers.fr.tell(telling)).toBe(fr);
  });

  test('with the symbol of the house where it has one', () => {
    const refusal = { code: 'CHOICE_MISSING', paid: 12_000_00 };
    const euro = { text: '€', place: 'locale' } as const;
    expect(tellers.en.tell(refusal, euro)).toMatch(/^€12,000 is paid/);
    expect(tellers.de.tell(refusal, euro)).toMatch(/^12\.000\u00a0€ werden/);
  });

  test('in disguise, so that text of no catalogue can be seen', () => {
    expect(tellers.pseudo.tell({ code: 'NOT_DECIDED' })).toMatch(/^\[Thé .*~\]$/);
  });

  test('and what no catalogue knows is not told', () => {
    expect(tellers.en.tell({ code: 'NO_SUCH_CODE' })).toBeUndefined();
    expect(tellers.en.tell({ code: 'NOT_DRAWN', case: 'dancing' })).toBeUndefined();
  });
});

describe('the language that is asked for', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-CH', 'de'],
    ['DE-at,en;q=0.5', 'de'],
    ['en;q=0.4, de;q=0.9', 'de'],
    ['xx, de;q=0, en;q=0.1', 'en'],
    ['en-NZ,de', 'en'],
    ['fr-CA,en;q=0.5', 'fr'],
    ['it, fr;q=0.7, de;q=0.6', 'fr'],
    ['en-XA', PSEUDO],
    ['constructor', 'en'],
  ])('%s is %s', (header, language) => expect(languageAccepted(header)).toBe(language));
});
