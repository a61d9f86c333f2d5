import { manners, packs, tableRules } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { namedStrategies } from '@dicepit/simulator';
import { afterAll, describe, expect, test } from 'vitest';
import { capturedRun } from './captured-run.ts';
import { packTold, said, speak } from './language.ts';
import { houseNames } from './play/banked/house-players.ts';
import { scripted } from './play/scripted.ts';

/*
 * English in disguise stands in brackets. What is left outside them is in no catalogue, and is one of these: names of
 * people, what is printed on a felt, what may be typed, and clauses, whose text in our words is English.
 */
const clauseTexts = new Set(
  Object.values(registers)
    .flat()
    .map(({ clause, rule }) => `${clause}: ${rule}`),
);
const games = Object.values(tableRules).flatMap(({ pack }) => {
  const opened = pack.open();
  return opened.ok ? [opened.game] : [];
});
const printed = games
  .flatMap(({ wagers }) => Object.values(wagers).flatMap(({ id, name }) => [id, name]))
  .toSorted((one, other) => other.length - one.length);
const reasons = games.flatMap(({ procedure }) => procedure.noRolls.map(({ reason }) => `  ${reason}: `));
/** What is typed to name a pack, an option, a strategy or a player; the names of games, which are printed too. */
const ids = [...packs, ...games.map(({ name }) => ({ id: name }))]
  .map(({ id }) => id)
  .concat(
    games.flatMap(({ options }) => Object.keys(options)),
    namedStrategies.map(({ name }) => name),
    ['ann', 'bob'],
  )
  .toSorted((one, other) => other.length - one.length);
/** The columns of what can be typed, before what it does. */
const typed = /^ {2}[a-z0-9][\w ,.#…()-]*? {2,}(?=\[)/;
const clauses = /\b(?:nz|nsw|double|wonder|party|policy)\/[\w.()#-]+/g;

/** The words of a text that are not in disguise. */
function undisguised(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    if (clauseTexts.has(line)) return [];
    const told = [...reasons, '  Enter']
      .reduce((rest, each) => rest.replace(each, ''), line)
      .replace(/^error: /, '')
      .replace(typed, '');
    const bare = [...printed, ...houseNames, ...ids].reduce(
      (rest, each) => rest.replaceAll(new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'gu'), ''),
      outside(told).replaceAll(clauses, ''),
    );
    return /\p{L}{2}/u.test(bare) ? [line] : [];
  });
}

/** What stands in no brackets. */
function outside(line: string): string {
  const inner = line.replaceAll(/\[[^[\]]*\]/g, '');
  return inner === line ? line : outside(inner);
}

const asking = ['bets', 'rack', 'felt', 'odds', 'history', 'why', 'rules', 'rules 99', 'help'];
const mistakes = [
  'fild 5',
  'qit',
  'buy',
  'take',
  'roll 9',
  'roll 3 3',
  'no roll',
  'late',
  '-5',
  'field',
  'same',
];

const sittings: readonly (readonly [pack: string, given: object, lines: readonly string[]])[] = [
  ['snake-eyes-nz', { house: 3 }, [...asking, 'hard 6 10, field 5', '', '', ...asking, ...mistakes, 'undo']],
  ['snake-eyes-nz', { house: 1 }, ['hard 6 900', 'take hard 8', 'h6 5', 'take h6 9', 'undo', 'undo', 'pass']],
  ['snake-eyes-nsw', { house: 2, chip: 1_00 }, ['hard 4 5', '', '', '', 'odds hard-4', 'clear', 'buy 50']],
  ['double-dice', { house: 2, name: ['Hana', 'Kit'] }, ['shooter 5', '', '7 5', '', '', '', '', ...asking]],
  ['wonder-dice', { house: 2 }, ['field 5', '', 'high 5', '', '', ...asking, ...mistakes]],
  [
    'snake-eyes-nz',
    { dice: 'physical' },
    ['field 5', '', '9', '3 3', 'no roll', 'no roll die-on-die oh', 'help'],
  ],
  ['double-dice', { dice: 'physical', house: 0 }, ['shooter 5', '', 'no roll not-together', '6 6', 'roll']],
  [
    'snake-eyes-party',
    {},
    ['', '', 'cards', 'why', 'rules', 'history', 'help', 'foo', 'qit', ...Array(60).fill('')],
  ],
  ['snake-eyes-party', { dice: 'physical' }, ['9', '3 3', '2 1', '1 1', '6 5', '4 3', '3 4', 'help']],
];

describe('at the keyboard everything is in disguise where English in disguise is spoken', () => {
  afterAll(() => speak({ locale: undefined }));

  test.each(sittings)('%s %j', async (pack, given, lines) => {
    await speak({ locale: 'en_XA' });
    const { table, aside } = scripted(pack, given, lines);
    expect(table.length).toBeGreaterThan(5);
    expect(undisguised([...table, ...aside].join('\n'))).toEqual([]);
    const prompts = lines.slice(0, 12).map((_, at) => scripted(pack, given, lines.slice(0, at)).prompt);
    expect(undisguised(prompts.join('\n'))).toEqual([]);
  });
});

/** Answers to one, two, three or more parts: those that do not fit are hints, which are in disguise as well. */
const answers = [
  'x',
  ...Array.from({ length: 12 }, (_, at) =>
    Array(at + 1)
      .fill('1')
      .join(','),
  ),
]
  .join('\n')
  .concat('\n')
  .repeat(8);

const runs: readonly (readonly [line: string, input: string])[] = [
  ['watch snake-eyes-nz --seed 7 --rolls 3', ''],
  ['watch double-dice --seed 7 --rolls 6', ''],
  ['watch wonder-dice --seed 7 --rolls 3', ''],
  ['play snake-eyes-nz --seed 7', 'field 5\n\nquit\n'],
  ...games.flatMap(({ pack }) =>
    ['pay', 'call', 'no-roll', 'mock'].flatMap((kind) =>
      [1, 4].map(
        (level) => [`drill ${kind} ${pack} --level ${level} --seed 3 --questions 6`, answers] as const,
      ),
    ),
  ),
  ['drill throw snake-eyes-party --level 4 --seed 3 --questions 6', answers],
];

const sheet = {
  pack: 'snake-eyes-nsw',
  chip: 100,
  actions: [
    { bet: { player: 'ann', wager: 'hard-4', stake: 500 } },
    { bet: { player: 'bob', wager: 'six', stake: 500 } },
    { remove: { player: 'bob', wager: 'hard-8', stake: 500 } },
    { void: 'die-on-die' },
    { roll: [2, 2] },
    { roll: [1, 1] },
  ],
};

const party = {
  players: 3,
  startingChips: 3,
  highDice: [
    [6, 5],
    [6, 5],
    [2, 2],
    [1, 2],
    [3, 3],
  ],
  throws: Array.from({ length: 30 }, (_, at) => [(at % 6) + 1, ((at * 5) % 6) + 1]),
};

/** What answers something, and what fails in a way that a person can mend. */
const answered: readonly (readonly [line: string, input: string])[] = [
  ['odds --verbose', ''],
  ['odds snake-eyes-nsw --stake 1 --chip 1 --assert edge<=1/100', ''],
  ['odds snake-eyes-nsw --stake 5 --chips 1,2.50', ''],
  ['odds snake-eyes-party', ''],
  ['odds snake-eyes-party --players 3 --games 200', ''],
  ['odds snake-eyes-nz fild', ''],
  ['odds --option field=2', ''],
  ['odds snake-eyes-mz', ''],
  ['odds snake-eyes-party --option field=2', ''],
  ['odds snake-eyes-nz --option field=9', ''],
  ['games', ''],
  ['games snake-eyes-nz', ''],
  ['games wonder-dice', ''],
  ['games snake-eyes-party', ''],
  ['ruin snake-eyes-nz --bet field=5 --bank 200 --rolls 40 --goal 300 --assert ruin<=0.000001', ''],
  ['ruin snake-eyes-nz --bet field=5 --bank 200 --goal 400 --assert ruins<=1', ''],
  ['ruin double-dice --bet number-6=5 --rolls 40 --solve bank --target 1%', ''],
  ['ruin snake-eyes-nz --bet field=5 --bank 100 --rolls 20 --solve bet --target 10%', ''],
  ['ruin snake-eyes-nz --bet field=5 --bank 50 --solve rolls --target 1%', ''],
  ['ruin snake-eyes-nz --bet field=5', ''],
  ['ruin snake-eyes-nz --bet field=5 --bank 100', ''],
  ['ruin snake-eyes-nz --bet fild=5 --bank 100 --rolls 5', ''],
  ['ruin snake-eyes-nz --bank 100 --rolls 5', ''],
  ['simulate snake-eyes-nz --bet field=5 --bank 200 --sessions 200 --seed 1', ''],
  ['simulate snake-eyes-nz --bet field=5 --sessions 200 --seed 1 --shortcut --rolls 20', ''],
  [
    'simulate snake-eyes-nz --bet field=5 --bank 50 --goal 60 --stop-loss 20 --sessions 200 --seed 1 --until 0.01',
    '',
  ],
  ['simulate snake-eyes-nz --bet field=5 --bank 50 --strategy martingale --sessions 200 --seed 1', ''],
  ['simulate snake-eyes-nz --bet field=5 --strategy martingal', ''],
  ['simulate snake-eyes-nz --bet field=5 --strategy flat:rolls=3', ''],
  ['simulate snake-eyes-nz --bet field=5 --strategy press:presses=0', ''],
  ['simulate double-dice --whole-table --rolls 30 --seed 1', ''],
  ['simulate snake-eyes-party --whole-table --sessions 20 --seed 1', ''],
  ['compare snake-eyes-nz --to field=2', ''],
  ['compare snake-eyes-nz snake-eyes-nsw', ''],
  ['compare snake-eyes-nz', ''],
  ['compare snake-eyes-nz -b field=5 --bank 50 --strategy flat --strategy press --sessions 100 --seed 1', ''],
  ['compare snake-eyes-nz -b field=5 --strategy flat', ''],
  ['rules diff snake-eyes-nz --to field=2', ''],
  ['rules snake-eyes-nz 99', ''],
  ['layout snake-eyes-nz --roll 7-7', ''],
  ['settle -', JSON.stringify(sheet)],
  ['party -', JSON.stringify(party)],
  ['plot -', '{}'],
  ['plot -', '{"drawings":{"fan":{"title":5}}}'],
  ['verify', ''],
  ['replay -', '{"dicepit":"trail"}'],
  ['paper snake-eyes-nz sign --minimum 5', ''],
  ['play snake-eyes-nz --minimum 50 --maximum 5', ''],
  ['verify --turn 1', ''],
  ['doctor --data /proc/none', ''],
];

describe('commands', () => {
  test.each(runs)('%s', async (line, input) => {
    const { code, out, err } = await capturedRun([...line.split(' '), '--language', 'en-XA'], input);
    expect(code).toBe(0);
    expect(undisguised(`${out}${err}`)).toEqual([]);
  });

  test.each(answered)('%s', async (line, input) => {
    const { out, err } = await capturedRun([...line.split(' '), '--language', 'en-XA'], input);
    expect(`${out}${err}`).toContain('[');
    expect(undisguised(`${out}${err}`)).toEqual([]);
  });

  test.each(['log', 'qwertz', 'games'])('%s, by what the environment says', async (line) => {
    const { out, err } = await capturedRun([line], '', 'en_XA.UTF-8');
    expect(undisguised(`${out}${err}`)).toEqual([]);
  });

  test.each(['games', 'odds wonder-dice'])('%s is English for a program', async (line) => {
    const args = [...line.split(' '), '--json'];
    const { out } = await capturedRun([...args, '--language', 'de'], '', 'fr_FR.UTF-8');
    expect(out).toBe((await capturedRun(args)).out);
  });

  test('nothing else is disguised: what is told is what the check sees', () => {
    expect(undisguised('[Yóú bét~~~] nz/4.1(a)\nYou bet\n  hard-4 10  [bét~]')).toEqual(['You bet']);
  });
});

test('packs and manners are said in English as they say it themselves', async () => {
  await speak({ locale: undefined });
  for (const { id, place } of packs) expect(packTold(id)?.place).toBe(place);
  const ways = Object.values(manners).flat();
  expect(new Map(Object.entries(said().manners))).toEqual(new Map(ways.map((way) => [way.name, way.says])));
});
