import { type Game, type Verdict, type Wager, writePrice } from '@dicepit/engine';
import { sayRolls, sayStages } from '@dicepit/rulebook';
import { columns } from '../columns.ts';
import { gameText } from '../lab/chosen-game.ts';
import { oddsTold, printed } from '../language.ts';
import { MINUS } from '../number-signs.ts';

/** What clauses make of a wager: `wins 3 to 1 on 2`. */
type Line = { readonly says: string; readonly clause: string };

type Differing = {
  readonly wager: string;
  readonly name: string;
  readonly before: readonly Line[];
  readonly after: readonly Line[];
};

/** Two sets of rules beside each other, wager by wager: what one says and the other does not. */
export type RulesDiff = {
  readonly before: Game;
  readonly after: Game;
  readonly differing: readonly Differing[];
  readonly same: readonly string[];
};

export function rulesDiff(before: Game, after: Game): RulesDiff {
  const [was, is] = [linesOf(before), linesOf(after)];
  const ids = [...new Set([...Object.keys(before.wagers), ...Object.keys(after.wagers)])];
  const compared = ids.map((wager): Differing => {
    const [one, other] = [was.get(wager) ?? [], is.get(wager) ?? []];
    return {
      wager,
      name: before.wagers[wager]?.name ?? after.wagers[wager]?.name ?? wager,
      before: one.filter(({ says }) => other.every((line) => line.says !== says)),
      after: other.filter(({ says }) => one.every((line) => line.says !== says)),
    };
  });
  const isSame = (each: Differing): boolean => each.before.length + each.after.length === 0;
  return {
    before,
    after,
    differing: compared.filter((each) => !isSame(each)),
    same: compared.filter(isSame).map(({ wager }) => wager),
  };
}

/** What the rules of a game make of each wager, by its id: names are not the same everywhere. */
const linesOf = ({ wagers, prefix }: Game): ReadonlyMap<string, readonly Line[]> =>
  new Map(Object.values(wagers).map((wager) => [wager.id, linesIn(wager, prefix)]));

/** One line to a verdict in each stage, whatever number of clauses the rules need to say it. */
function linesIn(wager: Wager, prefix: string): readonly Line[] {
  const stages = Object.entries(wager.stages);
  return stages.flatMap(([stage, rules]) => {
    const { diff, list, rolls: rollWords, stages: stageWords } = printed().words;
    return [...Map.groupBy(rules, ({ verdict }) => JSON.stringify(verdict)).values()].flatMap((alike) => {
      const [first, ...others] = alike;
      if (first === undefined) return [];
      const rolls = others.reduce((all, each) => all.or(each.rolls), first.rolls);
      const says = verdictText(first.verdict, rolls.isEmpty ? diff.nothing : sayRolls(rolls, rollWords));
      const cited = alike.map(({ clause, pays }) => `${prefix}/${pays ?? clause}`);
      return [
        {
          says:
            stages.length === 1
              ? says
              : list.labelled({ label: sayStages(stageWords, { first: stage, last: stage }), text: says }),
          clause: [...new Set(cited)].join(', '),
        },
      ];
    });
  });
}

function verdictText(verdict: Verdict, rolls: string): string {
  const { diff, stages, verdicts } = printed().words;
  switch (verdict.kind) {
    case 'wins':
      return verdicts.wins({ odds: oddsTold(writePrice(verdict)), rolls });
    case 'moves':
      return diff.goesTo({ stage: sayStages(stages, { first: verdict.to, last: verdict.to }), rolls });
    case 'loses':
    case 'pushes':
    case 'stands':
      return verdicts[verdict.kind]({ rolls });
  }
}

export function rulesDiffText({ before, after, differing, same }: RulesDiff): string {
  const shown = differing.map(({ wager, name, before: was, after: is }) => {
    const rows = [
      ...was.map(({ says, clause }) => [`  ${MINUS} ${says}`, clause]),
      ...is.map(({ says, clause }) => [`  + ${says}`, clause]),
    ];
    return `${named({ before, after }, wager, name)}\n${columns(['', ''], rows, 2)}`;
  });
  const names = same.map((wager) => before.wagers[wager]?.name ?? wager);
  return [
    `${MINUS} ${gameText(before)}\n+ ${gameText(after)}\n`,
    ...shown,
    ...(differing.length === 0 ? [`${printed().words.diff.none}\n`] : []),
    ...(same.length === 0 ? [] : [`${printed().words.diff.same({ wagers: names.join(', ') })}\n`]),
  ].join('\n');
}

/** A wager by its name, with the pack that alone has it. */
function named({ before, after }: Pick<RulesDiff, 'before' | 'after'>, id: string, wager: string): string {
  const { onlyIn } = printed().words.diff;
  if (!Object.hasOwn(after.wagers, id)) return onlyIn({ wager, pack: before.pack });
  return Object.hasOwn(before.wagers, id) ? wager : onlyIn({ wager, pack: after.pack });
}

export const rulesDiffJson = ({ before, after, differing, same }: RulesDiff): object => ({
  schema: 'dicepit/rules-diff@1',
  before: { pack: before.pack, options: before.options },
  after: { pack: after.pack, options: after.options },
  differing,
  same,
});
