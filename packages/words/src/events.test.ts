import {
  evolveTable,
  lineOfIncident,
  linesOfEvent,
  newTable,
  openGame,
  type Table,
  type TableEvent,
} from '@dicepit/engine';
import {
  chanceFrom,
  decidePartyTable,
  evolvePartyTable,
  findThrower,
  lineOfParty,
  newPartyTable,
  rollBy,
  tableRules,
} from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import type { PartyTableBody } from '../../games/src/snake-eyes-party/table.ts';
import { walk } from '../../games/src/testing/walk/walk.ts';
import { registers } from '../../games/src/texts.ts';
import { everyLanguage, PSEUDO } from './languages.ts';
import { loadTeller, type Tellable } from './teller.ts';

const tellers = await Promise.all([...everyLanguage, PSEUDO].map((language) => loadTeller(language)));

describe.each(Object.entries(tableRules))('what happens on a walk at a table of %s', (pack, rules) => {
  const lines: Tellable[] = [];
  let table: Table = newTable;
  const hears = (event: TableEvent): void => {
    const game = table.setup === undefined ? undefined : openGame(rules, table.setup);
    lines.push(...linesOfEvent(event, table, game));
    table = evolveTable(table, event);
  };
  walk({
    rules,
    clauses: new Set((registers[pack] ?? []).map(({ clause }) => clause)),
    seed: 7,
    commands: 4_000,
    trace: (_, decided) => {
      if (decided.ok) for (const event of decided.events) hears(event);
    },
  });

  test.each(tellers.map((teller) => [teller.language, teller] as const))('is told in %s', (_, teller) => {
    expect(lines.length).toBeGreaterThan(100);
    const told = lines.map((line) => teller.tell(line) ?? `${line.code} is not known`);
    expect(told.filter((text) => /undefined|NaN|\[object|is not known/.test(text))).toEqual([]);
  });
});

describe('what happens at a party', () => {
  const lines: Tellable[] = [];
  let table = newPartyTable;
  const chance = chanceFrom(7);
  const give = (body: PartyTableBody, person = 'host', role: 'player' | 'operator' = 'operator'): void => {
    const decided = decidePartyTable(table, { ...body, by: { person, role }, at: 0 });
    if (!decided.ok) return;
    for (const event of decided.events) {
      lines.push(lineOfParty(event, table));
      table = evolvePartyTable(table, event);
    }
  };
  const setup = { table: 'p1', dice: 'physical', seats: 4, startingChips: 20, first: 'high dice' } as const;
  give({ type: 'SetUpTable', setup: { ...setup, pack: 'snake-eyes-party' } });
  for (const [seat, name] of [
    [1, 'Ann'],
    [2, 'Bob'],
    [3, 'Cyd'],
  ] as const)
    give({ type: 'SitDown', seat, name }, name, 'player');
  for (let throws = 0; throws < 2_000; throws += 1) {
    give({ type: 'StartGame' });
    const seat = findThrower(table) ?? 0;
    const { person = '' } = table.seats.get(seat) ?? {};
    give({ type: 'ThrowDice', seat, faces: rollBy(chance, 2) }, person, 'player');
  }

  test.each(tellers.map((teller) => [teller.language, teller] as const))('is told in %s', (_, teller) => {
    expect(new Set(lines.map(({ code }) => code)).size).toBeGreaterThan(15);
    const told = lines.map((line) => teller.tell(line) ?? `${line.code} is not known`);
    expect(told.filter((text) => /undefined|NaN|\[object|is not known/.test(text))).toEqual([]);
  });

  test.each<[Tellable, readonly string[]]>([
    [
      { code: 'PlayersCounted', case: 'party', game: 2, players: ['Ann', 3, 'Bob'] },
      ['Game 2: Ann, Seat 3, Bob.', 'Spiel 2: Ann, Platz 3, Bob.', 'Partie 2\u00a0: Ann, Place 3, Bob.'],
    ],
    [
      { code: 'HighDiceTied', case: 'party', tied: ['Ann', 'Bob', 3], total: 9 },
      [
        'Ann and Bob and Seat 3 are tied at 9 and throw again.',
        'Gleichstand mit 9 zwischen Ann und Bob und Platz 3: Sie werfen noch einmal.',
        'Égalité à 9 entre Ann et Bob et Place 3\u00a0: on relance.',
      ],
    ],
    [
      { code: 'ThrowTakenOver', case: 'host', who: 3 },
      ['The host throws for Seat 3.', 'Die Spielleitung wirft für Platz 3.', 'L’hôte lance pour Place 3.'],
    ],
  ])('with its figures: $0.code', (line, told) => {
    expect(tellers.slice(0, told.length).map((teller) => teller.tell(line))).toEqual(told);
  });
});

describe('what happened is told with its figures as the language writes them', () => {
  const won = {
    code: 'BetSettled',
    case: 'wins',
    who: 'Ann',
    wager: 'Hard 6',
    winnings: 90_00,
    part: { part: 10_00, whole: 25_00 },
    odds: '7.5 to 1',
  };
  test.each<[string, readonly Tellable[], readonly string[]]>([
    [
      'a settlement, with a line to each bet',
      [{ code: 'RollSettled' }, won, { code: 'BetsStand', standing: 2 }],
      [
        "The roll is settled.\nAnn's Hard 6 wins $90: $10 of $25 at 7.5 to 1.\n2 bets stand.",
        'Der Wurf ist abgerechnet.\nAnn, Hard 6: 90\u00a0$ gewonnen, 10\u00a0$ von 25\u00a0$ zu 7,5 zu 1.\n2 Einsätze bleiben liegen.',
      ],
    ],
    [
      'chips and tokens, at a seat where nobody sits any more',
      [{ code: 'BetPlaced', who: 3, stake: { chips: 5_00, tokens: 2_50 }, wager: 'Field' }],
      [
        'Seat 3 bets $5 and $2.50 in tokens on Field.',
        'Platz 3 setzt 5\u00a0$ und 2,50\u00a0$ in Gutscheinchips auf Field.',
      ],
    ],
    [
      'what somebody said, and a name that a pack brings',
      [{ code: 'TableHalted', cause: 'results-display', words: 'it is dark' }],
      [
        'The table is halted: results display ("it is dark").',
        'Der Tisch ist angehalten: Ergebnisanzeige („it is dark“).',
      ],
    ],
    [
      'a name that no catalogue has',
      [{ code: 'RollVoided', reason: 'seen-by-nobody', words: undefined }],
      ['The roll is void: seen by nobody.', 'Der Wurf ist ungültig: seen by nobody.'],
    ],
    [
      'several things, as they are joined',
      [
        { code: 'DiceChosen', who: 'Ann', dice: ['D1', 'D2', 'D5'] },
        {
          code: 'DiceInspected',
          findings: [
            { code: 'DieFinding', die: 'D1', sound: true },
            { code: 'DieFinding', die: 'D2', sound: false },
          ],
        },
      ],
      [
        'Ann chooses D1, D2 and D5.\nDice inspected: D1 sound and D2 unfit.',
        'Ann wählt D1, D2 und D5.\nWürfel geprüft: D1 in Ordnung und D2 untauglich.',
      ],
    ],
    [
      'the time of day',
      [
        { code: 'ClosingPosted', closesAt: Date.UTC(2026, 4, 5, 23, 30) },
        { code: 'ClosingPosted', closesAt: Number.NaN },
      ],
      [
        'Sign posted: the table closes at 23:30.\nSign posted: the table closes at an unknown time.',
        'Aushang: Der Tisch schließt um 23:30.\nAushang: Der Tisch schließt um unbekannter Zeit.',
      ],
    ],
  ])('%s', (_, lines, told) => {
    const [en, de] = tellers;
    expect([en?.tellLines(lines), de?.tellLines(lines)]).toEqual(told);
  });
});

describe('an incident that the house writes down by itself', () => {
  const clause = 'nz/5.8';
  test.each([
    // incident, kind, German
    ['missing-d1', 'missing-die', 'Vorfall: d1 hat den Tisch verlassen.'],
    ['float-differs-7', 'float-differs', 'Vorfall: Das gezählte Tableau weicht von den Büchern ab.'],
    [
      'carried-3-7',
      'carried-3',
      'Vorfall: Nach einer Berichtigung bleibt ein Saldo für den Gast von Platz 3.',
    ],
    [
      'equipment-total-display-7',
      'equipment',
      'Vorfall: total display bleibt aus, weil der Selbsttest nicht bestanden ist.',
    ],
    ['fraud-7', 'fraud', 'Vorfall fraud-7, Betrug: The float was counted wrong.'],
  ])('%s is told by its kind, and only what somebody wrote is quoted', (incident, kind, german) => {
    const words = 'The float was counted wrong.';
    const line = lineOfIncident({ incident, kind, clause, words, at: 7 });
    expect(tellers.find(({ language }) => language === 'de')?.tell(line)).toBe(german);
  });
});
