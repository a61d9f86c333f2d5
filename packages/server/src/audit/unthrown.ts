import {
  type Cents,
  type Context,
  courseStage,
  createContext,
  everyRoll,
  type Roll,
  settleBet,
} from '@dicepit/engine';
import { drawFaces, type Finding, isDiceEntry, parseHex, type RevealCause } from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';
import { type AtTable, isVirtual, type PitTable, rulesOf } from '../table/pit-table.ts';
import { found } from './redecide.ts';

/**
 * A turn of the dice that ended while bets were up which its next throw would have decided. The house knows what that
 * throw would have been; whoever ends turns whenever it does not suit them wins without one false face.
 */
export type Unthrown = {
  readonly turn: number;
  readonly why: RevealCause;
  /** What the next throw would have shown. */
  readonly faces: Roll;
  readonly bets: number;
  /** What the players would have won by it, all together; below nothing where they would have lost. */
  readonly won: Cents;
  /** In how many of all rolls the house would have lost, as a part of them. */
  readonly chance: number;
};

/** Follows one table and tells of such turns as their seeds are revealed. */
export type UnthrownWatch = {
  /** `begins` where the entry is the first that a command brought. */
  readonly take: (before: PitTable, event: AtTable, begins: boolean) => Unthrown | undefined;
};

export function watchUnthrown(table: string): UnthrownWatch {
  /** As the table stood before the last command: by the time of the reveal the stakes may have gone back. */
  let standing: PitTable = { is: 'unset' };
  return {
    take(before, event, begins) {
      if (begins) standing = before;
      if (!isDiceEntry(event) || event.type !== 'SeedRevealed' || before.is !== 'banked') return undefined;
      const then = event.why === 'recovery' ? before : standing;
      const live = before.dice.live;
      if (then.is !== 'banked' || !isVirtual(then) || live === undefined || live.turn !== event.turn)
        return undefined;
      // Dice that were drawn were thrown. A roll that was under way ended the turn by the rules, and nobody chose it.
      if (then.dice.live?.draws !== live.draws) return undefined;
      const { roll, betting, setup } = then.table;
      const isOpen = roll === undefined || (event.why === 'recovery' && roll.restedAt === undefined);
      const rules = rulesOf(then);
      const by = { person: 'house', role: 'dealer' } as const;
      const context = setup && rules && createContext(rules, then.table, setup, { by, at: then.table.clock });
      const seed = parseHex(event.seed);
      if (!isOpen || betting.bets.length === 0 || context === undefined || seed === undefined)
        return undefined;
      const { dice } = context.game;
      const { turn, draws, contributions } = live;
      const faces = drawFaces({ seed, table, turn, draw: draws + 1, contributions, count: dice });
      const wonBy = (each: Roll): Cents => sumWon(context, each);
      const rolls = everyRoll[dice];
      return {
        turn,
        why: event.why,
        faces,
        bets: betting.bets.length,
        won: wonBy(faces),
        chance: rolls.filter((each) => wonBy(each) > 0).length / rolls.length,
      };
    },
  };
}

/** Whether it stands among the exceptions: the stakes went back, or a recovery threw the dice away. */
export const isException = ({ why }: Unthrown): boolean => why === 'table closed' || why === 'recovery';

export function unthrownLine({ turn, why, faces, bets, won }: Unthrown): AuditLine {
  const line = { code: 'turn-unthrown', turn, why, bets, shown: faces } as const;
  if (won === 0) return { ...line, case: 'same' };
  return won > 0 ? { ...line, case: 'lost', sum: won } : { ...line, case: 'won', sum: -won };
}

/** Weighs all such turns of a pit: whether the house has looked at its dice before it ended them. */
export type UnthrownWeight = {
  readonly add: (unthrown: Unthrown) => void;
  readonly end: () => readonly Finding[];
};

/**
 * How strongly the house is taken to choose, from hardly to nearly always. Whoever chooses so loses in a part `choosing`
 * of the cases that chance would have left to it, beside those it had anyway.
 */
const CHOOSING = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** Fair endings come to so much evidence in one pit of a thousand at most, however long one watches. */
const ALARM_EVIDENCE = 1_000;

export function weighUnthrown(): UnthrownWeight {
  let turns = 0;
  let lost = 0;
  let expected = 0;
  const evidence = CHOOSING.map(() => 1);
  return {
    add({ won, chance }) {
      turns += 1;
      lost += won > 0 ? 1 : 0;
      expected += chance;
      // Where every roll comes to the same there is nothing to choose.
      if (chance === 0 || chance === 1) return;
      for (const [index, choosing] of CHOOSING.entries()) {
        const chosen = chance + choosing * (1 - chance);
        evidence[index] = (evidence[index] ?? 1) * (won > 0 ? chosen / chance : (1 - chosen) / (1 - chance));
      }
    },
    end() {
      if (turns === 0) return [];
      const weight = evidence.reduce((sum, each) => sum + each, 0) / CHOOSING.length;
      const told = { turns, lost, expected: Math.round(expected * 10) / 10 };
      const line: AuditLine =
        weight >= ALARM_EVIDENCE
          ? { code: 'turns-chosen', ...told, pits: ALARM_EVIDENCE }
          : { code: 'turns-unthrown', ...told };
      return [{ ...found({ stream: '' }, line), remark: true }];
    },
  };
}

const sumWon = ({ terms, game, table }: Context, roll: Roll): Cents =>
  table.betting.bets.reduce((sum, { seat, wager, chips, tokens, stage }) => {
    const bet = { player: String(seat), wager, stake: chips + tokens, stage };
    const { verdict, winnings } = settleBet(terms, bet, roll, courseStage(game, table));
    return sum + winnings - (verdict === 'loses' ? bet.stake : 0);
  }, 0);
