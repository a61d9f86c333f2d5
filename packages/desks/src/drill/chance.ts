import { assert } from '@dicepit/engine';
import { type Chance, chanceFrom } from '@dicepit/games';

/** Chance for one question of a drill: the same seed and number, the same question, whatever was drawn before. */
export const createChance = (seed: string, number: number): Chance =>
  chanceFrom(hashText(`${seed}\n${number}`));

/** One of several, each as likely as any other. */
export function pick<Member>(from: readonly Member[], chance: Chance): Member {
  const member = from[chance(from.length)];
  assert(member !== undefined, () => 'nothing to pick from');
  return member;
}

/** The same members in an order of chance. */
export function shuffled<Member>(from: readonly Member[], chance: Chance): readonly Member[] {
  const left = [...from];
  return from.flatMap(() => left.splice(chance(left.length), 1));
}

/** A whole number from the least to the most, both included. */
export const between = (least: number, most: number, chance: Chance): number =>
  least + chance(most - least + 1);

/** FNV-1a, which is enough to keep the questions of one seed apart. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
