import { citeBasis } from '@dicepit/engine';
import type { BankedSubject } from './subject.ts';

/** Something that may be the matter with a throw, and what the procedure makes of it. */
export type Situation = {
  readonly topic: string;
  readonly verdict: 'must' | 'may' | 'stands';
  readonly clause: string;
};

/** Every reason that the pack lists, and what its procedure lets stand, each with the clause behind it. */
export function listSituations(subject: BankedSubject): readonly Situation[] {
  const { game } = subject;
  const reasons = game.procedure.noRolls.map(
    ({ reason, clause, must }): Situation => ({
      topic: reason,
      verdict: must ? 'must' : 'may',
      clause: citeBasis(game, clause),
    }),
  );
  return [...reasons, ...goodRolls(subject)];
}

function goodRolls({ game, procedure }: BankedSubject): readonly Situation[] {
  const { calling, shooter } = procedure;
  const { noRolls } = game.procedure;
  const good = (topic: string, basis: string): Situation => ({
    topic,
    verdict: 'stands',
    clause: citeBasis(game, basis),
  });
  const judged = noRolls.some(({ must }) => !must);
  const dealers = noRolls.find(({ reason }) => calling.noRoll.notOfDealer.includes(reason));
  return [
    good('lies-flat', calling.faces),
    ...(calling.cocked.test === 'opposite' ? [good('leans-readably', calling.cocked.clause)] : []),
    ...(calling.cocked.test === 'judgement' ? [good('judged-readily', calling.cocked.clause)] : []),
    ...(judged ? [good('too-late', calling.noRoll.afterCall)] : []),
    // The dealer is the shooter then, so that nobody else has thrown.
    ...(dealers !== undefined && shooter?.runOut !== undefined
      ? [good('dealer-is-shooter', shooter.runOut)]
      : []),
    ...(noRolls.some(({ reason }) => reason === 'end-not-struck')
      ? []
      : [good('no-end-to-strike', calling.faces)]),
  ];
}
