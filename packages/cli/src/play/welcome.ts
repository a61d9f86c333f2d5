import { isRace, packIds, packs, terminalWords } from '@dicepit/games';
import { nearest } from '../nearest.ts';
import type { Heard, Keyboard } from './keyboard.ts';
import { byDefault, type Settings } from './settings.ts';
import { aside, type Told } from './told.ts';
import { readMoney, shown } from './typed.ts';

/** The game that a newcomer chose, or how the questions were cut short. */
export type Welcomed =
  | { readonly kind: 'chosen'; readonly pack: string; readonly settings: Settings }
  | { readonly kind: 'end' | 'interrupted' };

/** Greets a newcomer and asks what to play. Every question has an answer already: Enter takes it. */
export async function welcome(
  keyboard: Keyboard,
  settings: Settings,
  put: (told: readonly Told[]) => void,
): Promise<Welcomed> {
  put(
    aside(
      'Welcome to Dicepit: dice tables by the book, with play money.',
      'Every payment says which clause it rests on.',
      '',
    ),
  );
  put(aside(...games.map(({ says }, index) => `  ${index + 1}  ${says}`), ''));

  const pack = await asked(keyboard, put, `Which game? A number or a name [1] > `, readGame);
  if (pack.kind !== 'answer') return pack;
  const isParty = isRace(pack.value);
  const house = byDefault.house(pack.value);
  const company =
    settings.house ??
    (await asked(
      keyboard,
      put,
      `How many house players sit with you? 0 to 9 [${house}] > `,
      readHouse(house, isParty),
    ));
  if (typeof company === 'object' && company.kind !== 'answer') return company;
  const rack = byDefault.rack(pack.value);
  const unit = isParty ? 'white chips each' : 'dollars';
  const chips =
    settings.rack ??
    (await asked(keyboard, put, `Buy in for how many ${unit}? [${rack / 100}] > `, readRack(rack, isParty)));
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

const games = packs.map(({ id, prefix }) => ({
  pack: id,
  short: prefix,
  says: terminalWords[id]?.says ?? id,
}));

type Read<Value> = (text: string) => { readonly value: Value } | { readonly problem: string };

async function asked<Value extends string | number>(
  keyboard: Keyboard,
  put: (told: readonly Told[]) => void,
  prompt: string,
  read: Read<Value>,
): Promise<{ readonly kind: 'answer'; readonly value: Value } | Exclude<Heard, { kind: 'line' }>> {
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
  const hint = near === undefined ? `Type a number from 1 to ${games.length}.` : `Did you mean ${near}?`;
  return { problem: `There is no game '${shown(text)}'. ${hint}` };
};

const readHouse =
  (house: number, isParty: boolean): Read<number> =>
  (text) => {
    const count = text === '' ? house : /^\d$/.test(text) ? Number(text) : Number.NaN;
    if (isParty && count === 0)
      return { problem: 'The party game needs two players at least (party/setup-1). Type 1 to 9.' };
    return Number.isNaN(count)
      ? { problem: 'Type a whole number from 0 to 9, or just Enter.' }
      : { value: count };
  };

const readRack =
  (rack: number, isParty: boolean): Read<number> =>
  (text) => {
    const sum = text === '' ? rack : readMoney(text);
    const [least, most] = isParty ? [2_00, 1_000_00] : [byDefault.minimum, 1_000_000_00];
    if (sum === undefined || sum < least || sum > most || (isParty && sum % 100 !== 0)) {
      return {
        problem: `Type a sum from ${least / 100} to ${(most / 100).toLocaleString('en')}, or just Enter.`,
      };
    }
    return { value: sum };
  };
