import { createFall, type FaceChances, type Fall, Fraction, isDie } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import { InvalidArgumentError, Option } from 'commander';
import { Failure } from '../exit.ts';
import { said } from '../language.ts';
import { percent } from './number-text.ts';

/** Dice that were typed, one to each die, or one for all of them. */
export type TypedDice = readonly FaceChances[];

/** The dice of a game as they were typed, and how they fall. */
export type LoadedDice = { readonly dice: readonly FaceChances[]; readonly fall: Fall };

/** The `--dice` of every command that can load them. */
export const diceFlag = () =>
  new Option(
    '--dice <face:chance,...>',
    'loaded dice: 6:0.2 or 1:1/12,6:1/4, the other faces share the rest; repeat for each die, once for all',
  ).argParser(
    (text: string, before: TypedDice | undefined): TypedDice => [...(before ?? []), parseDie(text)],
  );

/** The dice for a game; nothing where none were typed. */
export function loadedDice(
  { dice }: Pick<Game, 'dice'>,
  typed: TypedDice | undefined,
): LoadedDice | undefined {
  const [first, ...others] = typed ?? [];
  if (first === undefined) return undefined;
  if (others.length > 0 && others.length + 1 !== dice)
    throw new Failure({ code: 'DICE_COUNT', given: others.length + 1, dice });
  const all = others.length === 0 ? Array.from({ length: dice }, () => first) : [first, ...others];
  return { dice: all, fall: createFall(all) };
}

/** `dice: 1 at 20.000 %, …`, a line for people; alike dice once. */
export function diceText(loaded: LoadedDice | undefined): string {
  if (loaded === undefined) return '';
  const lines = loaded.dice.map((die) =>
    die.map((chance, at) => `${at + 1} ${percent(chance.toNumber(), 2)}`).join(', '),
  );
  return `${said().lab.loaded({ dice: [...new Set(lines)].join('; ') })}\n`;
}

/** The same for a program: the chance of each face of each die, as fractions. */
export const diceJson = (loaded: LoadedDice | undefined): object =>
  loaded === undefined ? {} : { dice: loaded.dice.map((die) => die.map((chance) => chance.toString())) };

/** `6:0.25`, `1:1/12,6:25%`: what is not named shares what is left. */
function parseDie(text: string): FaceChances {
  const named = new Map<number, Fraction>();
  for (const part of text.split(',')) {
    const [, face, chance] = /^\s*([1-6])\s*[:=]\s*(\S+)\s*$/.exec(part) ?? [];
    if (face === undefined || chance === undefined || named.has(Number(face))) throw malformed();
    named.set(Number(face), parseShare(chance));
  }
  const rest = Fraction.one.minus(Fraction.sum(named.values()));
  const others = 6 - named.size;
  const die = [1, 2, 3, 4, 5, 6].map((face) => named.get(face) ?? rest.over(Fraction.of(others)));
  if (!isDie(die))
    throw new InvalidArgumentError('The chances of the faces must come to 1, and none be below 0.');
  return die;
}

function parseShare(text: string): Fraction {
  const [, whole = '', decimals = '', below, hundredths] =
    /^(\d{0,9})(?:\.(\d{1,6})|\/(\d{1,6}))?(%?)$/.exec(text) ?? [];
  const per = below === undefined ? 10n ** BigInt(decimals.length) : BigInt(below);
  if (whole + decimals === '' || per === 0n) throw malformed();
  return Fraction.of(BigInt(whole + decimals), per * (hundredths === '%' ? 100n : 1n));
}

const malformed = () =>
  new InvalidArgumentError('Dice are written face:chance, such as 6:0.25 or 1:1/12,6:1/4, each face once.');
