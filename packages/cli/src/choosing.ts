import { faultOfPayment, type Game, type Pack } from '@dicepit/engine';
import { bankedPacks, isRace, packIds, party } from '@dicepit/games';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Failure } from './exit.ts';
import { nearest } from './nearest.ts';

export type Chosen = Readonly<Record<string, string>>;

/** The `--option key=value` of every command that opens a game. */
export const optionFlag = () =>
  new Option('-o, --option <key=value>', 'a choice the rules leave to the table; repeat for more')
    .argParser(collect)
    .default({}, 'the first choice of each');

/** The `--to key=value` of every command that holds two sets of options against each other. */
export const otherOptionFlag = () =>
  new Option('--to <key=value>', 'a choice of the other set of options; repeat for more')
    .argParser(collect)
    .default({}, 'the same as --option');

/** The path of each pack of one's own that this process was given: it is no pack's id to anybody else. */
const paths = new Map<string, string>();

export const rememberTyped = (id: string, path: string): void => void paths.set(id, path);

/** What to type for a pack: the path that it came from, or the id of one of the house. */
export const typedPack = (id: string): string => paths.get(id) ?? id;

/** A pack with a bank, by its id. */
export function bankedPack(id: string): Pack {
  const found = bankedPacks.find((pack) => pack.id === id);
  if (found !== undefined) return found;
  if (isRace(id)) throw new Failure({ code: 'NO_BANK', pack: party.id });
  throw unknownPack(id);
}

export function unknownPack(id: string): Failure {
  const meant = nearest(id, packIds) ?? 'none';
  return new Failure({ code: 'NO_PACK', pack: id, meant, packs: packIds.join(', ') });
}

/** A pack opened with what was chosen; what a clause does not allow fails with that clause. */
export function openGame(pack: Pack, chosen: Chosen): Game {
  const opened = pack.open(chosen);
  if (opened.ok) return opened.game;
  throw new Failure({ refusal: opened.refusal });
}

/** The party game posts no odds: an option given with it is a mistake, and not one to pass over. */
export function noPartyOptions(chosen: Chosen): void {
  const [key] = Object.keys(chosen);
  if (key !== undefined) throw new Failure({ code: 'PARTY_NO_OPTION', option: key });
}

/** Dollars as a person types them, in cents: `5`, `2.50`, `$1`. */
export function dollars(text: string): number {
  const match = /^\$?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const cents = match === null ? 0 : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (cents <= 0) throw new InvalidArgumentError('A sum of money is needed, such as 5 or 2.50.');
  return cents;
}

/** What a table pays with, as it is typed: its smallest chip, or every chip it has. */
export type ChipFlags = { readonly chip?: number; readonly chips?: readonly number[] };

/** The `--chip` and `--chips` of every command that pays winnings as a table does. */
export const withChipFlags = (command: Command, smallest: string): Command =>
  command
    .option('--chip <dollars>', smallest, dollars)
    .option(
      '--chips <dollars,...>',
      'every chip that the table pays with, such as 1,2.50,5,100',
      severalDollars,
    );

/** The chips that were typed; nothing where none were. */
export function chipsTyped({ chip, chips }: ChipFlags): readonly number[] | undefined {
  if (chip !== undefined && chips !== undefined) throw new Failure({ code: 'CHIP_OR_CHIPS' });
  return chips ?? (chip === undefined ? undefined : [chip]);
}

function severalDollars(text: string): readonly number[] {
  const chips = text.split(',').map(dollars);
  const fault = faultOfPayment(chips);
  if (fault !== undefined) throw new InvalidArgumentError(`In cents, ${fault}.`);
  return chips;
}

/** A whole number within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`A whole number from ${least} to ${most} is needed.`);
  };

function collect(text: string, chosen: Chosen): Chosen {
  const [, key, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined) {
    throw new InvalidArgumentError('An option is written key=value, such as field=2.');
  }
  if (Object.hasOwn(chosen, key)) throw new InvalidArgumentError(`${key} is given twice.`);
  return { ...chosen, [key]: value.trim() };
}
