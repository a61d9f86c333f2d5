import { everyPips, type Game, isRoll, litAreas, type Roll, type Shape } from '@dicepit/engine';
import { everyCard, isRace, layouts, party } from '@dicepit/games';
import { drawFelt, drawParty } from '@dicepit/layout';
import { Command, Option } from 'commander';
import { bankedPack, type Chosen, noPartyOptions, openGame, optionFlag, wholeNumber } from '../choosing.ts';
import { exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { said } from '../language.ts';
import { letter } from '../party-text.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly option: Chosen;
  readonly shape: Shape;
  readonly roll?: string;
  readonly players: number;
  readonly json?: boolean;
  readonly out?: string;
};

export function layoutCommand(terminal: Terminal): Command {
  const command = new Command('layout')
    .description(
      'draw the felt of a game as SVG, with the odds in force; a reconstruction, not a published drawing',
    )
    .argument('<pack>', 'a pack id, or the folder or file of your own pack')
    .addOption(optionFlag())
    .addOption(
      new Option('--shape <shape>', 'for a table or for a phone')
        .choices(['wide', 'portrait'])
        .default('wide'),
    )
    .option('--roll <roll>', 'light the areas that win on it, such as 3-3')
    .option('--players <n>', 'the party game: how many rows of cards', wholeNumber(2, 10), 4)
    .option('--json', 'only which areas are lit, as JSON')
    .option('--out <file>', 'write the SVG to a file')
    .action(async (pack: string, flags: Flags) => {
      const text = isRace(pack) ? partyTable(flags) : felt(openGame(bankedPack(pack), flags.option), flags);
      if (flags.out === undefined) terminal.write(text);
      else {
        await terminal.save(flags.out, text);
        terminal.say(`${said().wrote({ file: flags.out })}\n`);
      }
    });
  return examples(command, [
    ['dicepit layout snake-eyes-nz --out felt.svg', 'the felt of a table'],
    ['dicepit layout double-dice --shape portrait -o bonus=off', 'for a phone, without the bonus'],
    ['dicepit layout wonder-dice --roll 5-5-5', 'what three fives light'],
  ]);
}

function felt(game: Game, { shape, roll, json }: Flags): string {
  const layout = layouts[game.pack];
  if (layout === undefined) throw new Failure({ code: 'NO_FELT', pack: game.pack }, exit.failed);
  const called = roll === undefined ? undefined : parseRoll(game, roll);
  if (json) {
    const lit = called === undefined ? [] : litAreas(game, called);
    return `${JSON.stringify({ schema: 'dicepit/layout@1', pack: game.pack, options: game.options, roll: called ?? null, lit }, null, 2)}\n`;
  }
  return `${drawFelt(game, layout, { shape, ...(called === undefined ? {} : { roll: called }) })}\n`;
}

function parseRoll(game: Game, text: string): Roll {
  const pips = text
    .trim()
    .split(/[\s,+-]+/)
    .map((figure) => everyPips.find((each) => String(each) === figure));
  if (isRoll(pips, game.dice)) return pips;
  throw new Failure({
    code: 'NOT_A_ROLL',
    roll: text.slice(0, 40),
    dice: game.dice,
    clause: `${game.prefix}/${game.cites.dice}`,
    like: game.dice === 2 ? '3-4' : '2-4-6',
  });
}

function partyTable({ shape, players, option, roll, json }: Flags): string {
  noPartyOptions(option);
  if (roll !== undefined || json) throw new Failure({ code: 'PARTY_NO_AREAS' });
  const seats = Array.from({ length: players }, (_, player) => ({
    name: letter(player),
    faceUp: everyCard,
    chips: party.settings.startingChips.byDefault - 2,
    toGo: everyCard.length,
  }));
  return `${drawParty({ players: seats, kitty: 2 * players, thrower: 0 }, { shape })}\n`;
}
