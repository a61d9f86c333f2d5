import { requiredTerms, type Terms } from '@dicepit/desks';
import { labelOf } from '../said.ts';

/** What a field of the terms is called. */
export function requiredLabels(key: keyof Terms): string {
  const label = requiredTerms.find((each) => each.key === key)?.label ?? key;
  return labelOf(label);
}
