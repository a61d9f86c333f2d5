import { InvalidArgumentError, Option } from 'commander';
import { type End, exit } from '../exit.ts';
import { said } from '../language.ts';
import type { Terminal } from '../terminal.ts';

/** What a script wants to be sure of, such as `ruin<=0.05`. */
export type Claim = { readonly about: string; readonly sign: Sign; readonly bound: number };

/** A figure that claims can be made about: exact, or somewhere in an interval. */
export type Claimed = {
  readonly name: string;
  readonly exact?: number | undefined;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
};

const signs = {
  '<=': (value: number, bound: number) => value <= bound,
  '<': (value: number, bound: number) => value < bound,
  '>=': (value: number, bound: number) => value >= bound,
  '>': (value: number, bound: number) => value > bound,
} as const;

type Sign = keyof typeof signs;

export const assertFlag = () =>
  new Option(
    '--assert <claim>',
    'end with code 6 unless it holds, such as ruin<=0.05; an estimate must hold with its whole interval',
  ).argParser(readClaim);

function readClaim(text: string): Claim {
  const [, about, sign, figure, unit] =
    /^([a-z][a-z0-9-]*)\s*(<=|>=|<|>)\s*(-?\d{1,12}(?:\.\d{1,12})?)(%?)$/.exec(text.trim()) ?? [];
  const known = Object.keys(signs).find((each): each is Sign => each === sign);
  if (about === undefined || known === undefined)
    throw new InvalidArgumentError('It is written like ruin<=0.05 or ahead>=30%.');
  return { about, sign: known, bound: Number(figure) / (unit === '%' ? 100 : 1) };
}

/** Holds a claim against the figures; where it fails, says so and ends with code 6. */
export function judge(
  claim: Claim | undefined,
  figures: readonly Claimed[],
  { say }: Terminal,
  end: End,
): void {
  if (claim === undefined) return;
  const { about, sign, bound } = claim;
  const figure = figures.find(({ name }) => name === about);
  const values =
    figure?.exact === undefined
      ? [figure?.low, figure?.high].filter((each) => each !== undefined)
      : [figure.exact];
  if (values.length > 0 && values.every((value) => signs[sign](value, bound))) return;
  const { noFigure, unmet, range } = said().lab.claim;
  const [low = '', high = low] = values;
  const found =
    figure === undefined
      ? noFigure({ figure: about, figures: figures.map(({ name }) => name).join(', ') })
      : unmet({ figure: about, value: low === high ? low : range({ low, high }), sign, bound });
  say(`${said().notMet({ found })}\n`);
  end.code = exit.notMet;
}
