import { Refused } from '../shell/refused.tsx';
import { sitProblem } from './sit-problem.ts';

/** Why the seat or the chips did not come, over whatever page is there by then. */
export function SitRefused() {
  const refused = sitProblem.value;
  if (refused === undefined) return null;
  return <Refused problem={refused.problem} onClose={() => (sitProblem.value = undefined)} />;
}
