import type { Pack } from '@dicepit/engine';
import { bankedPacks, isRace, packIds, party } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { Command } from 'commander';
import { bankedPack, unknownPack } from '../choosing.ts';
import { columns } from '../columns.ts';
import { examples } from '../help.ts';
import type { Terminal } from '../terminal.ts';

export function gamesCommand(terminal: Terminal): Command {
  const command = new Command('games')
    .description('list the games of the house, or one with its wagers and choices')
    .argument('[pack]', 'a pack id')
    .option('--json', 'one JSON document')
    .action((id: string | undefined, { json }: { readonly json?: boolean }) => {
      if (id !== undefined && !packIds.includes(id)) throw unknownPack(id);
      const described = (id === undefined ? packIds : [id]).map(describe);
      if (json) terminal.write(`${JSON.stringify(documentOf(described, id), null, 2)}\n`);
      else if (id === undefined) terminal.write(list());
      else terminal.write(isRace(id) ? onParty() : onPack(bankedPack(id), terminal));
    });
  return examples(command, [
    ['dicepit games', 'the five packs'],
    ['dicepit games snake-eyes-nz', 'its wagers and what a table may choose'],
  ]);
}

const documentOf = (described: readonly object[], id: string | undefined): object => ({
  schema: 'dicepit/games@1',
  ...(id === undefined ? { games: described } : described[0]),
});

function describe(id: string): object {
  const clauses = registers[id]?.length ?? 0;
  const pack = bankedPacks.find((each) => each.id === id);
  if (pack === undefined) {
    const { name, place, settings } = party;
    return { id, name, place, kind: 'race', dice: 2, clauses, settings };
  }
  const { name, place, dice, wagerIds } = pack;
  const options = Object.entries(pack.options).map(
    ([key, { about, byDefault, values, allowed, clause }]) => ({
      key,
      about,
      default: byDefault,
      values: values ?? allowed,
      clause: `${pack.prefix}/${clause}`,
    }),
  );
  return { id, name, place, kind: 'banked', dice, clauses, wagers: wagerIds, options };
}

function list(): string {
  const rows = bankedPacks.map((pack) => [
    pack.id,
    pack.name,
    pack.place,
    String(pack.dice),
    String(pack.wagerIds.length),
    String(registers[pack.id]?.length ?? 0),
  ]);
  const race = [party.id, party.name, party.place, '2', 'race', String(registers[party.id]?.length ?? 0)];
  return columns(['pack', 'game', 'where', 'dice', 'wagers', 'clauses'], [...rows, race], 3);
}

function onPack(pack: Pack, { colours }: Terminal): string {
  const opened = pack.open();
  const wagers = opened.ok ? Object.values(opened.game.wagers) : [];
  const choices = Object.entries(pack.options).map(([key, option]) => [
    key,
    option.byDefault,
    option.allowed,
    `${pack.prefix}/${option.clause}`,
    option.about,
  ]);
  const rows = wagers.map((wager) => [wager.id, wager.name, `${pack.prefix}/${wager.clause}`]);
  return [
    `${colours.bold(pack.name)}, ${pack.place}: ${pack.dice} dice\n`,
    columns(['wager', 'name', 'clause'], rows, 9),
    choices.length === 0
      ? 'These rules leave nothing to choose.\n'
      : columns(['option', 'default', 'allowed', 'clause', 'what it sets'], choices, 9),
  ].join('\n');
}

function onParty(): string {
  const { players, startingChips } = party.settings;
  return [
    `${party.name}, ${party.place}: two dice, cards 2 to 12 without 7, and a kitty.`,
    `${players.allowed.least} to ${players.allowed.most} players (${players.clause}), each with ${startingChips.byDefault} white chips or as many as you like.`,
    `Play it with: dicepit play ${party.id}`,
    '',
  ].join('\n');
}
