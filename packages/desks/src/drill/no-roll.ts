import { assert, citeBasis } from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { shuffled } from './chance.ts';
import { eventDescriptions } from './events.ts';
import type { Choice, ChoiceAbout, ChoiceAsk, Level, Question } from './question.ts';
import { listSituations, type Situation } from './situation.ts';
import type { BankedSubject } from './subject.ts';

/** Every reason to void a roll, and every situation that leaves one good. */
export const noRollTopics = (subject: BankedSubject): readonly string[] =>
  listSituations(subject).map(({ topic }) => topic);

export function noRollQuestion(
  subject: BankedSubject,
  { topic, level, chance }: { readonly topic: string; readonly level: Level; readonly chance: Chance },
): Question {
  const situation = listSituations(subject).find((each) => each.topic === topic);
  assert(situation !== undefined, () => `${topic} is no situation of ${subject.game.pack}`);
  const described = eventDescriptions[topic];
  assert(described !== undefined, () => `nothing is described for ${topic}`);
  return {
    topic,
    scene: { is: 'event', event: `${topic}.${chance(described) + 1}` },
    asks: asksAbout(subject, situation, level, chance),
  };
}

function asksAbout(
  subject: BankedSubject,
  situation: Situation,
  level: Level,
  chance: Chance,
): readonly ChoiceAsk[] {
  const { game, procedure } = subject;
  const { topic, verdict, clause } = situation;
  const ask = (about: ChoiceAbout, choices: readonly Choice[], key: string, cited: string): ChoiceAsk => ({
    form: 'choice',
    topic,
    about,
    choices,
    typed: false,
    key,
    clause: cited,
  });
  const { voidRoll } = game.procedure;
  const { fact } = procedure.calling.noRoll;
  return [
    ask('verdict', verdicts, verdict, clause),
    ask('clause', clausesFor(subject, situation, level, chance), clause, clause),
    ...(level < 2
      ? []
      : [
          verdict === 'stands'
            ? ask('bets', fates, 'settled', clause)
            : ask('bets', fates, voidRoll.bets, citeBasis(game, voidRoll.clause)),
        ]),
    ...(level < 3 || verdict !== 'must'
      ? []
      : [ask('unannounced', announcements, fact.does, citeBasis(game, fact.clause))]),
  ];
}

const verdicts: readonly Choice[] = [{ value: 'must' }, { value: 'may' }, { value: 'stands' }];

const fates: readonly Choice[] = [{ value: 'settled' }, { value: 'open' }, { value: 'frozen' }];

const announcements: readonly Choice[] = [{ value: 'voids' }, { value: 'bars' }];

/** Clauses to choose from: with their sense at the first level, by number alone from the second, all from the third. */
function clausesFor(
  subject: BankedSubject,
  { clause }: Situation,
  level: Level,
  chance: Chance,
): readonly Choice[] {
  const known = new Map(listSituations(subject).map((each) => [each.clause, each]));
  const others = shuffled(
    [...known.keys()].filter((each) => each !== clause),
    chance,
  );
  const offered = level < 3 ? [clause, ...others.slice(0, level === 1 ? 3 : 5)] : [...known.keys()];
  const listed = level < 3 ? shuffled(offered, chance) : offered;
  return listed.map((value) => {
    const sense = level === 1 ? known.get(value) : undefined;
    return sense === undefined ? { value } : { value, topic: sense.topic };
  });
}
