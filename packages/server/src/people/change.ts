import type { By } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import type { Unstamped } from '../floor/change.ts';
import { execute, type IdempotentRequest, type Plan } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Outcome } from '../pit/result.ts';
import type { PeopleCommand } from './command.ts';
import { PEOPLE } from './people.ts';
import { ruleAll } from './rule-all.ts';

/** Does something about people who are there already, and puts down the records that belong to it. */
export function changePeople<Answer>(
  pit: Pit,
  {
    by,
    asked,
    puts = [],
  }: { readonly by: By; readonly asked?: IdempotentRequest; readonly puts?: readonly Put[] },
  body: Unstamped<PeopleCommand>,
  answer: Answer,
): Promise<Outcome<Answer>> {
  return execute<Answer>(pit.writer, {
    streams: [PEOPLE],
    request: asked,
    plan: async (): Promise<Plan<Answer>> => {
      const { state, version } = await pit.people.current(PEOPLE);
      const ruled = ruleAll(state, [{ ...body, by, at: pit.ports.now() }]);
      if (!ruled.ok) return ruled;
      return { ok: true, writes: [{ stream: PEOPLE, expected: version, texts: ruled.texts }], puts, answer };
    },
  });
}
