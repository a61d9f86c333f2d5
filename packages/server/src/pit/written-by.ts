import { EDITION } from '@dicepit/engine';
import type { Written } from '@dicepit/proof';
import type { Planned } from './planned.ts';
import type { Ports } from './ports.ts';

/** Says on the first entry of a write how it came to be written; a pit without a clock of its own run says nothing. */
export const writtenBy =
  ({ ran, software = '' }: Pick<Ports, 'ran' | 'software'>) =>
  (planned: Planned, device: string | undefined): Planned => {
    const [first, ...others] = planned.texts;
    if (ran === undefined || first === undefined) return planned;
    const { rules, ...write } = planned;
    const written: Written = {
      ...ran(),
      software,
      edition: EDITION,
      ...(device === undefined ? {} : { device }),
      ...(rules === undefined ? {} : { rules }),
    };
    // An entry is an object that has an event: another field goes before its last brace.
    return { ...write, texts: [`${first.slice(0, -1)},"written":${JSON.stringify(written)}}`, ...others] };
  };
