import { isRace, packIds, packs } from '@dicepit/games';
import { count as countText, packTold, said } from '../language.ts';
import { nearest } from '../nearest.ts';
import type { Keyboard, KeyboardInput } from './keyboard.ts';
import { aside, type OutputLine } from './output-line.ts';
import { byDefault, type Settings } from './settings.ts';
import { readMoney, shown } from './typed.ts';

/** The game that a newcomer chose, or how the questions were cut short. */
export type Welcomed =
  | { readonly kind: 'chosen'; readonly pack: string; readonly settings: Settings }
  | { readonly kind: 'end' | 'interrupted' };

/** Greets a newcomer and asks what to play. Every question has an answer already: Enter takes it. */
export async function welcome(
  keyboard: Keyboard,
  settings: Settings,
  put: (told: readonly OutputLine[]) => void,
): Promise<Welcomed> {
  const words = said().welcome;
  put(aside(words.greeting, words.clauses, ''));
  put(aside(...games.map(({ pack }, index) => `  ${index + 1}  ${packTold(pack)?.says ?? pack}`), ''));

  const pack = await asked(keyboard, put, `${words.whichGame} > `, readGame);
  if (pack.kind !== 'answer') return pack;
  const isParty = isRace(pack.value);
  const house = byDefault.house(pack.value);
  const company =
    settings.house ??
    (await asked(keyboard, put, `${words.howManyHouse({ usual: house })} > `, readHouse(house, isParty)));
  if (typeof company === 'object' && company.kind !== 'answer') return company;
  const rack = byDefault.rack(pack.value);
  const buyIn = isParty ? words.buyInWhites : words.buyIn;
  const chips =
    settings.rack ??
    (await asked(keyboard, put, `${buyIn({ usual: rack / 100 })} > `, readRack(rack, isParty)));
  if (typeof chips === 'object' && chips.kind !== 'answer') return chips;

  return {
    kind: 'chosen',
    pack: pack.value,
    settings: {
      ...settings,
      house: unlessDefault(typeof company === 'object' ? company.value : company, house),
      rack: unlessDefault(typeof chips === 'object' ? chips.value : chips, rack),
    },
  };
}

/** What is the default anyway need not be said when the game is played again. */
const unlessDefault = (value: number, usual: number): number | undefined =>
  value === usual ? undefined : value;

/** A pack by its id, or by the short name that its clauses carry: `nz`. */
export function packNamed(text: string): string | undefined {
  const name = text.trim().toLowerCase().replaceAll(/\s+/g, '-');
  return games.find(({ pack, short }) => pack === name || short === name)?.pack;
}

const games = packs.map(({ id, prefix }) => ({ pack: id, short: prefix }));

type Read<Value> = (text: string) => { readonly value: Value } | { readonly problem: string };

async function asked<Value extends string | number>(
  keyboard: Keyboard,
  put: (told: readonly OutputLine[]) => void,
  prompt: string,
  read: Read<Value>,
): Promise<{ readonly kind: 'answer'; readonly value: Value } | Exclude<KeyboardInput, { kind: 'line' }>> {
  for (;;) {
    const heard = await keyboard.ask(prompt, packIds);
    if (heard.kind !== 'line') return heard;
    if (/^(q|quit|exit|bye)$/i.test(heard.text.trim())) return { kind: 'end' };
    const answer = read(heard.text.trim());
    if ('value' in answer) return { kind: 'answer', value: answer.value };
    put(aside(answer.problem));
  }
}

const readGame: Read<string> = (text) => {
  const byNumber = games[Number(text === '' ? '1' : text) - 1]?.pack;
  const pack = byNumber ?? packNamed(text);
  if (pack !== undefined) return { value: pack };
  const near = nearest(text.toLowerCase().slice(0, 40), packIds);
  const { noGame, noGameNear } = said().welcome;
  return {
    problem:
      near === undefined
        ? noGame({ text: shown(text), most: games.length })
        : noGameNear({ text: shown(text), near }),
  };
};

const readHouse =
  (house: number, isParty: boolean): Read<number> =>
  (text) => {
    const count = text === '' ? house : /^\d$/.test(text) ? Number(text) : Number.NaN;
    if (isParty && count === 0) return { problem: said().welcome.twoAtLeast({ clause: 'party/setup-1' }) };
    return Number.isNaN(count) ? { problem: said().welcome.houseNumber } : { value: count };
  };

const readRack =
  (rack: number, isParty: boolean): Read<number> =>
  (text) => {
    const sum = text === '' ? rack : readMoney(text);
    const [least, most] = isParty ? [2_00, 1_000_00] : [byDefault.minimum, 1_000_000_00];
    if (sum === undefined || sum < least || sum > most || (isParty && sum % 100 !== 0)) {
      return { problem: said().welcome.aSum({ least: countText(least / 100), most: countText(most / 100) }) };
    }
    return { value: sum };
  };
