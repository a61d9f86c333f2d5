import { tableRules } from '@dicepit/games';
import type { ChoiceAsk, Level, PayAsk, Question, Scene } from '../drill/question.ts';
import { type BankedSubject, bankedSubject, type DrillPosting } from '../drill/subject.ts';

/** A banked game as it is drilled in the tests. */
export function drilled(pack: string, posting: DrillPosting = {}): BankedSubject {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  return bankedSubject(rules, posting);
}

export const drilledPacks: readonly string[] = Object.keys(tableRules);

export const levels: readonly Level[] = [1, 2, 3, 4];

export const paysIn = ({ asks }: Question): readonly PayAsk[] => asks.filter((ask) => ask.form === 'pay');

export const choicesIn = ({ asks }: Question): readonly ChoiceAsk[] =>
  asks.filter((ask) => ask.form === 'choice');

/** What a question shows, which must be of one kind. */
export function sceneIn<Is extends Scene['is']>(
  { scene }: Question,
  is: Is,
): Extract<Scene, { readonly is: Is }> {
  const shows = (each: Scene): each is Extract<Scene, { readonly is: Is }> => each.is === is;
  if (!shows(scene)) throw new Error(`${scene.is} is shown and not ${is}`);
  return scene;
}
