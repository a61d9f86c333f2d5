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

/** Every wager × every stage × every roll in which a game and an oracle disagree, and how many were asked. */
export function compared(
  game: Game,
  oracle: Oracle,
): { readonly asked: number; readonly wrong: readonly string[] } {
  const asked = Object.values(game.wagers).flatMap((wager) =>
    Object.keys(wager.stages).flatMap((stage) =>
      everyRoll[game.dice].map((roll) => {
        const { verdict, clause } = ruleFor(wager, stage, roll);
        const [says, expected] = [`${written(verdict)} by ${clause}`, oracle(wager.id, stage, roll)];
        return says === expected
          ? undefined
          : `${wager.id}/${stage} on ${writeRoll(roll)}: ${says}, not ${expected}`;
      }),
    ),
  );
  return { asked: asked.length, wrong: asked.flatMap((each) => each ?? []) };
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
    case 'stands':
      return verdict.kind;
  }
}
