import { everyRoll, type Game, type Roll, ruleFor, type Verdict, writeRoll } from '@dicepit/engine';

/** What somebody with only the text and a pencil expects: `wins 9 to 1 by 4.1(a)(i)`. */
type Oracle = (wager: string, stage: string, roll: Roll) => string;

/** How many rolls of one stage of a wager win, lose, stand and move on. */
type Counts = {
  readonly wins: number;
  readonly loses: number;
  readonly stands: number;
  readonly moves: number;
};

/**
 * Every wager × every stage × every roll in which a game and an oracle disagree, and how many the oracle has; of one
 * clause only those in which one of the two goes by it.
 */
export function compared(
  game: Game,
  oracle: Oracle,
  only?: string,
): { readonly asked: number; readonly wrong: readonly string[] } {
  const isAsked = (says: string): boolean => only === undefined || says.endsWith(` by ${only}`);
  const answers = Object.values(game.wagers).flatMap((wager) =>
    Object.keys(wager.stages).flatMap((stage) =>
      everyRoll[game.dice].map((roll) => {
        const { verdict, clause } = ruleFor(wager, stage, roll);
        const [says, expected] = [`${written(verdict)} by ${clause}`, oracle(wager.id, stage, roll)];
        return { at: `${wager.id}/${stage} on ${writeRoll(roll)}`, says, expected };
      }),
    ),
  );
  return {
    asked: answers.filter(({ expected }) => isAsked(expected)).length,
    wrong: answers
      .filter(({ says, expected }) => says !== expected && (isAsked(says) || isAsked(expected)))
      .map(({ at, says, expected }) => `${at}: ${says}, not ${expected}`),
  };
}

export function countsOf(game: Game, wager: string, stage: string): Counts {
  const rules = game.wagers[wager]?.stages[stage] ?? [];
  const sizeOf = (kind: Verdict['kind']): number =>
    rules.filter(({ verdict }) => verdict.kind === kind).reduce((sum, { rolls }) => sum + rolls.size, 0);
  return { wins: sizeOf('wins'), loses: sizeOf('loses'), stands: sizeOf('stands'), moves: sizeOf('moves') };
}

/** Every way to choose one value for each option. */
export function everyChoice(
  options: Readonly<Record<string, readonly string[]>>,
): readonly Readonly<Record<string, string>>[] {
  return Object.entries(options).reduce<readonly Readonly<Record<string, string>>[]>(
    (chosen, [key, values]) => chosen.flatMap((so) => values.map((value) => ({ ...so, [key]: value }))),
    [{}],
  );
}

function written(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'wins':
      return `wins ${verdict.odds}`;
    case 'moves':
      return `moves to ${verdict.to}`;
    case 'loses':
    case 'pushes':
    case 'stands':
      return verdict.kind;
  }
}
