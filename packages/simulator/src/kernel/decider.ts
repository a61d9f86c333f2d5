import { rollInto } from '../generator/rolls.ts';
import { seedState } from '../generator/seed.ts';
import type { Plan } from '../plan.ts';
import type { Decider, Memory, Rolled } from '../strategy/strategy.ts';
import { type Block, findEnd, type Kernel, LEFT, PLAYED_OUT } from './block.ts';
import { createStandings } from './joint-standing.ts';
import type { Course } from './path.ts';

/** Whole draws of two dice and of three; few, since a session may stop at any roll. */
const CHUNK = 60;

/** Asks a strategy before every roll. */
export function deciderKernel(plan: Plan, strategy: Decider, course: Course): Kernel {
  const { key, rolls, limits, checkpoints, upTo } = course;
  const { dice } = plan.game;
  const { opening, outcomeOf, put, taken } = createStandings(plan);
  const marked = checkpoints.length;
  const state = new Int32Array(4);
  const buffer = new Uint8Array(CHUNK + 5);

  function play(first: number, sessions: number, block: Block): void {
    for (let session = 0; session < sessions; session++) {
      seedState(state, key, first + session);
      follow(session, block);
    }
  }

  function follow(session: number, block: Block): void {
    let bankroll = limits.start;
    let peak = bankroll;
    let fall = 0;
    let made = 0;
    let end = PLAYED_OUT;
    let last: Rolled | undefined;
    let memory: Memory = strategy.opens;
    let standing = opening();
    let mark = 0;
    let at = CHUNK;
    for (;;) {
      const decision = strategy.decide({ bankroll, rolls: made, last, up: standing.up }, memory);
      if (decision === 'leaves') {
        end = LEFT;
        break;
      }
      ({ memory } = decision);
      standing = put(standing, decision.stakes);
      end = findEnd(limits, bankroll, standing.staked);
      if (end !== PLAYED_OUT || made === rolls) break;

      if (at === CHUNK) {
        rollInto(buffer, Math.min(CHUNK, rolls - made), state, dice, upTo);
        at = 0;
      }
      const roll = buffer[at++] ?? 0;
      const outcome = standing.outcomes[roll] ?? outcomeOf(standing, roll);
      outcome.times++;
      bankroll += outcome.net;
      standing = outcome.after;
      last = outcome.rolled;
      made++;
      if (bankroll > peak) peak = bankroll;
      else if (peak - bankroll > fall) fall = peak - bankroll;
      if (made === checkpoints[mark]) block.marks[session * marked + mark++] = bankroll;
    }
    block.marks.fill(bankroll, session * marked + mark, (session + 1) * marked);
    block.finals[session] = bankroll;
    block.falls[session] = fall;
    block.lengths[session] = made;
    block.ends[session] = end;
  }

  return { play, taken };
}
