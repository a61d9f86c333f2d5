import { citeBasis } from '@dicepit/engine';
import type { BankedSubject } from './subject.ts';

/** Something that may be the matter with a throw, and what the procedure makes of it. */
export type Situation = {
  readonly topic: string;
  readonly verdict: 'must' | 'may' | 'stands';
  readonly clause: string;
  readonly says: string;
};

/** Every reason that the pack lists, and what its procedure lets stand, each with the clause behind it. */
export function listSituations(subject: BankedSubject): readonly Situation[] {
  const { game } = subject;
  const reasons = game.procedure.noRolls.map(
    ({ reason, says, clause, must }): Situation => ({
      topic: reason,
      verdict: must ? 'must' : 'may',
      clause: citeBasis(game, clause),
      says,
    }),
  );
  return [...reasons, ...goodRolls(subject)];
}

function goodRolls({ game, procedure }: BankedSubject): readonly Situation[] {
  const { calling, shooter } = procedure;
  const { noRolls } = game.procedure;
  const good = (topic: string, basis: string, says: string): Situation => ({
    topic,
    verdict: 'stands',
    clause: citeBasis(game, basis),
    says,
  });
  const judged = noRolls.some(({ must }) => !must);
  const dealers = noRolls.find(({ reason }) => calling.noRoll.notOfDealer.includes(reason));
  return [
    good('lies-flat', calling.faces, 'the faces on top decide'),
    ...(calling.cocked.test === 'opposite'
      ? [good('leans-readably', calling.cocked.clause, 'a leaning die is read by the face opposite')]
      : []),
    ...(calling.cocked.test === 'judgement'
      ? [good('judged-readily', calling.cocked.clause, 'a leaning die is read as it would fall')]
      : []),
    ...(judged
      ? [good('too-late', calling.noRoll.afterCall, 'once it is called, judgement comes too late')]
      : []),
    // The dealer is the shooter then, so that nobody else has thrown.
    ...(dealers !== undefined && shooter?.runOut !== undefined
      ? [good('dealer-is-shooter', shooter.runOut, 'the dealer throws out what is undecided')]
      : []),
    ...(noRolls.some(({ reason }) => reason === 'end-not-struck')
      ? []
      : [good('no-end-to-strike', calling.faces, 'the faces on top decide')]),
  ];
}
