import { Fraction, type WagerFigures } from '@dicepit/analysis';

/** A test that every wager of a sheet must meet, such as `edge<=1/9`. */
export type Assertion = {
  readonly holds: (figures: WagerFigures) => boolean;
  /** The figure in question with its exact value and the bound it should meet. */
  readonly found: (figures: WagerFigures) => {
    readonly figure: string;
    readonly value: string;
    readonly sign: string;
    readonly bound: string;
  };
};

const figures = {
  edge: ({ edge }: WagerFigures) => edge,
  'edge-per-roll': ({ edgePerRoll }: WagerFigures) => edgePerRoll,
  win: ({ win }: WagerFigures) => win,
  variance: ({ variance }: WagerFigures) => variance,
  rolls: ({ rollsToDecision }: WagerFigures) => rollsToDecision,
} as const;

const signs: Readonly<Record<string, (compared: number) => boolean>> = {
  '<=': (compared) => compared <= 0,
  '<': (compared) => compared < 0,
  '>=': (compared) => compared >= 0,
  '>': (compared) => compared > 0,
  '=': (compared) => compared === 0,
};

const written =
  /^(edge|edge-per-roll|win|variance|rolls)\s*(<=|>=|<|>|=)\s*(\d{1,15})(?:\/(\d{1,15})|\.(\d{1,15}))?$/;

export function readAssertion(text: string): Assertion | undefined {
  const [, name = '', sign = '', whole = '', below, decimals] = written.exec(text.trim()) ?? [];
  const of = Object.entries(figures).find(([key]) => key === name)?.[1];
  const met = signs[sign];
  if (of === undefined || met === undefined || Number(below ?? 1) === 0) return undefined;
  const bound =
    decimals === undefined
      ? Fraction.of(BigInt(whole), BigInt(below ?? 1))
      : Fraction.of(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return {
    holds: (line) => met(of(line).compare(bound)),
    found: (line) => ({ figure: name, value: of(line).toString(), sign, bound: bound.toString() }),
  };
}
