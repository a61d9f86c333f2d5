import { resolve } from 'node:path';
import type { Pack } from '@dicepit/engine';
import { bankedPacks, isRace, packIds, party } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { Command } from 'commander';
import { bankedPack, unknownPack } from '../choosing.ts';
import { columns } from '../columns.ts';
import { examples } from '../help.ts';
import { registerBeside } from '../lab/pack-clauses.ts';
import { findPackFile, isPackFile } from '../lab/pack-file.ts';
import { nameTold, packTold, said } from '../language.ts';
import type { Terminal } from '../terminal.ts';

export function gamesCommand(terminal: Terminal): Command {
  const command = new Command('games')
    .description('list the games of the house, or one with its wagers and choices')
    .argument('[pack]', 'a pack id, or the folder or file of your own pack')
    .option('--json', 'one JSON document')
    .action(async (id: string | undefined, { json }: { readonly json?: boolean }) => {
      if (id !== undefined && (await isPackFile(id))) return terminal.write(await onFile(id, json, terminal));
      if (id !== undefined && !packIds.includes(id)) throw unknownPack(id);
      const described = (id === undefined ? packIds : [id]).map(describe);
      if (json) terminal.write(`${JSON.stringify(documentOf(described, id), null, 2)}\n`);
      else if (id === undefined) terminal.write(list());
      else terminal.write(isRace(id) ? onParty() : onPack(bankedPack(id), terminal));
      return undefined;
    });
  return examples(command, [
    ['dicepit games', 'the five packs'],
    ['dicepit games snake-eyes-nz', 'its wagers and what a table may choose'],
    ['dicepit games ./my-game', 'the same of a pack of your own'],
  ]);
}

const documentOf = (described: readonly object[], id: string | undefined): object => ({
  schema: 'dicepit/games@1',
  ...(id === undefined ? { games: described } : described[0]),
});

/** A pack that a file exports. */
async function onFile(path: string, json: boolean | undefined, terminal: Terminal): Promise<string> {
  const file = resolve(await findPackFile(path));
  const { packFrom } = await import('../lab/load-pack.ts');
  const pack = await packFrom(file);
  const register = (await registerBeside(file))?.clauses;
  const clauses = register instanceof Set ? register.size : 0;
  return json
    ? `${JSON.stringify(documentOf([describePack(pack, clauses)], path), null, 2)}\n`
    : onPack(pack, terminal);
}

function describe(id: string): object {
  const clauses = registers[id]?.length ?? 0;
  const pack = bankedPacks.find((each) => each.id === id);
  if (pack === undefined) {
    const { name, place, settings } = party;
    return { id, name, place, kind: 'race', dice: 2, clauses, settings };
  }
  return describePack(pack, clauses);
}

function describePack(pack: Pack, clauses: number): object {
  const { id, name, place, dice, wagerIds } = pack;
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
    placeTold(pack),
    String(pack.dice),
    String(pack.wagerIds.length),
    String(registers[pack.id]?.length ?? 0),
  ]);
  const { head, race: raced } = said().games;
  const race = [party.id, party.name, placeTold(party), '2', raced, String(registers[party.id]?.length ?? 0)];
  return columns(
    [head.pack, head.game, head.where, head.dice, head.wagers, head.clauses],
    [...rows, race],
    3,
  );
}

function onPack(pack: Pack, { colours }: Terminal): string {
  const opened = pack.open();
  const wagers = opened.ok ? Object.values(opened.game.wagers) : [];
  const choices = Object.entries(pack.options).map(([key, option]) => [
    key,
    option.byDefault,
    option.allowed,
    `${pack.prefix}/${option.clause}`,
    nameTold(`option.${pack.id}.${key}`, option.about),
  ]);
  const rows = wagers.map((wager) => [wager.id, wager.name, `${pack.prefix}/${wager.clause}`]);
  const { title, wagers: of, options, noOptions } = said().games;
  return [
    `${title({ name: colours.bold(pack.name), place: placeTold(pack), dice: pack.dice })}\n`,
    columns([of.wager, of.name, of.clause], rows, 9),
    choices.length === 0
      ? `${noOptions}\n`
      : columns([options.option, options.default, options.allowed, options.clause, options.sets], choices, 9),
  ].join('\n');
}

function onParty(): string {
  const { players, startingChips } = party.settings;
  const words = said().games.party;
  return [
    words.title({ name: party.name, place: placeTold(party) }),
    words.players({ ...players.allowed, clause: players.clause, chips: startingChips.byDefault }),
    words.play({ command: `dicepit play ${party.id}` }),
    '',
  ].join('\n');
}

const placeTold = ({ id, place }: { readonly id: string; readonly place: string }): string =>
  packTold(id)?.place ?? place;
