import { comparePrices, type Odds, oddsFigure, readOdds } from './money.ts';

/** One thing a pack lets a table choose. */
export type Option<Meaning, Clause extends string> = {
  readonly about: string;
  readonly byDefault: string;
  /** What may be chosen, in words for a refusal. */
  readonly allowed: string;
  /** The values to choose from, where they are a short list. */
  readonly values: readonly string[] | undefined;
  readonly clause: Clause;
  readonly read: (text: string) => OptionReading<Meaning, Clause>;
};

export type OptionReading<Meaning, Clause extends string> =
  | { readonly ok: true; readonly value: string; readonly meaning: Meaning }
  | { readonly ok: false; readonly clause: Clause };

export type OptionMeanings<Options> = {
  readonly [Key in keyof Options]: Options[Key] extends Option<infer Meaning, string> ? Meaning : never;
};

/** A choice among named meanings; the first is the default. */
export function choice<Clause extends string, Meaning>(
  about: string,
  clause: Clause,
  choices: readonly [value: string, meaning: Meaning][],
): Option<Meaning, Clause> {
  const values = choices.map(([value]) => value);
  const read = (text: string): OptionReading<Meaning, Clause> => {
    const chosen = choices.find(([value]) => value === text.trim());
    return chosen === undefined ? { ok: false, clause } : { ok: true, value: chosen[0], meaning: chosen[1] };
  };
  return { about, byDefault: values[0] ?? '', allowed: values.join(', '), values, clause, read };
}

/** A choice among odds, each named by what it pays to 1, or by both figures; the first is the default. */
export function oddsChoice<Clause extends string>(
  about: string,
  clause: Clause,
  odds: readonly Odds[],
): Option<Odds, Clause> {
  const named = choice(
    about,
    clause,
    odds.map((each) => [oddsFigure(each), each]),
  );
  const nameOf = (text: string): string => {
    const odds = readOdds(text);
    return odds === undefined ? text : oddsFigure(odds);
  };
  return { ...named, read: (text) => named.read(nameOf(text)) };
}

/** Several named odds at once, separated by commas, none lower than its clause allows. */
export function oddsNoLower<Clause extends string, Name extends string>(
  about: string,
  floors: readonly (readonly [name: Name, least: Odds, clause: Clause])[],
  clause: Clause,
): Option<Readonly<Record<Name, Odds>>, Clause> {
  const read = (text: string): OptionReading<Readonly<Record<Name, Odds>>, Clause> => {
    const posted = text.split(',').map(readOdds);
    if (posted.length !== floors.length) return { ok: false, clause };
    const meaning: Partial<Record<Name, Odds>> = {};
    const figures: string[] = [];
    for (const [index, [name, least, floorClause]] of floors.entries()) {
      const odds = posted[index];
      if (odds === undefined || comparePrices(odds, least) < 0) return { ok: false, clause: floorClause };
      meaning[name] = odds;
      figures.push(oddsFigure(odds));
    }
    // Every name has its odds by now: the loop above returned otherwise.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { ok: true, value: figures.join(','), meaning: meaning as Record<Name, Odds> };
  };
  const byDefault = floors.map(([, least]) => oddsFigure(least)).join(',');
  const allowed = `${floors.length} figures such as ${byDefault}, none lower than these`;
  return { about, byDefault, allowed, values: undefined, clause, read };
}
