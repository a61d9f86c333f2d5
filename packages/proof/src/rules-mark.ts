import { type Game, type Win, writeRoll } from '@dicepit/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from './hex.ts';

/** So much of the hash is printed and kept: two sets of rules that share it are not met by chance. */
const DIGITS = 12;

/**
 * The mark of the rules that a table plays by: the beginning of the SHA-256 of its wagers, rule by rule, with the rolls
 * that each claims and what it pays. It stands on the sign and in every record, so that what is shown can be held
 * against what was used.
 */
export const rulesMark = (game: Game): string => toHex(sha256(utf8ToBytes(rulesText(game)))).slice(0, DIGITS);

/** What is hashed: a line for every choice and every rule, in the order of their names. */
export const rulesText = ({ pack, dice, options, wagers }: Game): string =>
  [
    `dicepit/rules/1 ${pack} ${dice}`,
    ...inOrder(options).map(([option, value]) => `option ${option} ${value}`),
    ...inOrder(wagers).flatMap(([id, { opensAt, stages }]) => [
      `wager ${id} ${opensAt}`,
      ...inOrder(stages).flatMap(([stage, rules]) =>
        rules.map(({ clause, rolls, verdict }) => {
          const what = verdict.kind === 'wins' ? winOf(verdict) : verdict.kind === 'moves' ? verdict.to : '';
          return `${stage} ${clause} ${verdict.kind} ${what} ${rolls.rolls().map(writeRoll).join(' ')}`;
        }),
      ),
    ]),
  ].join('\n');

/** The odds, and what the house keeps of a win where it keeps anything. */
const winOf = ({ odds, commission }: Win): string =>
  commission === undefined ? odds : `${odds} less ${commission.percent}% of ${commission.of}`;

const inOrder = <Value>(record: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));
