import { type Game, notOffered } from '@dicepit/engine';
import { bankedPacks, isRace } from '@dicepit/games';
import { formatCsv } from '@dicepit/plots';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  type ChipFlags,
  type Chosen,
  chipsTyped,
  dollars,
  openGame,
  optionFlag,
  wholeNumber,
  withChipFlags,
} from '../choosing.ts';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { chosenGame } from '../lab/chosen-game.ts';
import { diceFlag, type TypedDice } from '../lab/loaded-dice.ts';
import { said } from '../language.ts';
import { nearest } from '../nearest.ts';
import { type Assertion, readAssertion } from '../odds/assertion.ts';
import { oddsJson } from '../odds/odds-json.ts';
import { type OddsRequest, type OddsSheet, oddsSheet, type SortBy, sortKeys } from '../odds/odds-sheet.ts';
import { oddsTable } from '../odds/odds-table.ts';
import { oddsText } from '../odds/odds-text.ts';
import { partyOdds } from '../odds/party-odds.ts';
import { roundingText } from '../odds/rounding-text.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly option: Chosen;
  readonly dice?: TypedDice;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly verbose?: boolean;
  readonly sort: SortBy;
  readonly stake?: number;
  readonly assert?: Assertion;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
} & ChipFlags;

export function oddsCommand(terminal: Terminal, end: End): Command {
  const command = withChipFlags(new Command('odds'), 'the smallest payable chip, likewise')
    .description('exact odds of every wager: chances, edge, variance, rolls to a decision')
    .argument('[pack]', 'a pack id, or the folder or file of your own pack; all packs when left out')
    .argument('[wager]', 'one wager of it')
    .addOption(optionFlag())
    .addOption(diceFlag())
    .addOption(new Option('--sort <by>', 'the order of the wagers').choices(sortKeys).default('layout'))
    .option(
      '--stake <dollars>',
      'the least stake of the table, to see what rounding does to it (NSW 6.5)',
      dollars,
    )
    .option(
      '--assert <test>',
      'end with code 6 unless it holds for every wager, such as edge<=1/9',
      assertion,
    )
    .option('--players <n>', 'the party game: how many play', wholeNumber(2, 10), 2)
    .option(
      '--games <n>',
      'the party game past two players: how many games to simulate',
      wholeNumber(100, 10_000_000),
      20_000,
    )
    .option('--seed <text>', 'the party game past two players: the seed of the simulation', '1')
    .option('--json', 'one JSON document')
    .option('--csv', 'comma-separated values, fractions and their decimals')
    .option('-v, --verbose', 'the skewness of every wager as well')
    .action(async (pack: string | undefined, wager: string | undefined, flags: Flags) => {
      if (flags.json && flags.csv) throw new Failure({ code: 'CHOOSE_ONE', one: '--json', other: '--csv' });
      if (pack !== undefined && isRace(pack) && flags.dice !== undefined)
        throw new Failure({ code: 'PARTY_NO_DICE' });
      if (pack !== undefined && isRace(pack)) return terminal.write(partyOdds(flags));
      const sheets = pack === undefined ? everySheet(flags) : [await oneSheet(pack, wager, flags)];
      terminal.write(written(sheets, pack, flags, terminal));
      for (const warning of sheets.flatMap(({ warnings }) => warnings))
        terminal.say(`${said().warning({ text: roundingText(warning) })}\n`);
      if (flags.assert !== undefined) judge(sheets, flags.assert, terminal, end);
      return undefined;
    });
  return examples(command, [
    ['dicepit odds', 'every wager of every pack'],
    ['dicepit odds snake-eyes-nz -o field=2 -o hard-6=8', 'with the odds a table posts'],
    ['dicepit odds double-dice shooters-bet --json', 'one wager, for a program'],
    ['dicepit odds wonder-dice --csv > odds.csv', 'for a spreadsheet'],
    ['dicepit odds snake-eyes-nsw --stake 1 --chip 1', 'what rounding up does at this table'],
    ['dicepit odds snake-eyes-nsw --stake 5 --chips 1,2.50,5,100', 'the same with all its chips'],
    ['dicepit odds snake-eyes-nz --dice 6:0.2', 'with dice that show a six too often'],
    ['dicepit odds snake-eyes-party --players 4', 'the party game, by seat'],
  ]);
}

function written(
  sheets: readonly OddsSheet[],
  pack: string | undefined,
  { json, csv, verbose }: Flags,
  terminal: Terminal,
): string {
  if (csv) return formatCsv(oddsTable(sheets));
  if (!json) return sheets.map((sheet) => oddsText(sheet, terminal, { verbose })).join('\n');
  const documents = sheets.map(oddsJson);
  const document = pack === undefined ? { packs: documents } : documents[0];
  return `${JSON.stringify({ schema: 'dicepit/odds@1', ...document }, null, 2)}\n`;
}

function everySheet(flags: Flags): readonly OddsSheet[] {
  const [first] = Object.keys(flags.option);
  if (first !== undefined)
    throw new Failure({ code: 'OPTION_NEEDS_PACK', option: first, pack: bankedPacks[0]?.id ?? '' });
  return bankedPacks.map((pack) => oddsSheet(openGame(pack, {}), asked(flags)));
}

async function oneSheet(id: string, wager: string | undefined, flags: Flags): Promise<OddsSheet> {
  const { game } = await chosenGame(id, flags.option);
  if (wager === undefined) return oddsSheet(game, asked(flags));
  assertOffered(game, wager);
  return oddsSheet(
    { ...game, wagers: Object.fromEntries(Object.entries(game.wagers).filter(([key]) => key === wager)) },
    asked(flags),
  );
}

const asked = (flags: Flags): OddsRequest => ({
  sort: flags.sort,
  stake: flags.stake,
  chips: chipsTyped(flags),
  dice: flags.dice,
});

function assertOffered(game: Game, wager: string): void {
  const offered = Object.keys(game.wagers);
  if (offered.includes(wager)) return;
  const { clause } = notOffered(game, wager);
  throw new Failure({
    code: 'NO_WAGER',
    pack: game.pack,
    wager,
    clause,
    meant: nearest(wager, offered) ?? 'none',
    offered: offered.join(', '),
  });
}

function assertion(text: string): Assertion {
  const read = readAssertion(text);
  if (read === undefined) throw new InvalidArgumentError('It is written like edge<=1/9 or win>=0.4.');
  return read;
}

function judge(sheets: readonly OddsSheet[], assertion: Assertion, terminal: Terminal, end: End): void {
  for (const { game, lines } of sheets) {
    for (const { wager, figures } of lines) {
      if (assertion.holds(figures)) continue;
      const found = said().odds.unmet({ pack: game.pack, wager: wager.id, ...assertion.found(figures) });
      terminal.say(`${said().notMet({ found })}\n`);
      end.code = exit.notMet;
    }
  }
}
