import type { ConductEvent } from '@dicepit/desks';
import type { Finding } from '@dicepit/proof';
import type { AtTable } from '../table/pit-table.ts';
import type { Streams } from './registry.ts';

/** Compares the bets that were voided at tables with those that a finding stands behind. */
export type Voidings = {
  readonly atTable: (stream: string, version: number, event: AtTable) => void;
  readonly inConduct: (event: ConductEvent) => void;
  /** `streams` are those that the trail holds: what only one side can tell is not held against it. */
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newVoidings(): Voidings {
  const tables = new Map<string, { readonly stream: string; readonly version: number }>();
  const conduct = new Map<string, string>();
  const key = (stream: string, bet: string, cents: number): string => `${stream} ${bet} ${cents}`;
  return {
    atTable(stream, version, event) {
      if (event.type !== 'BetVoided') return;
      tables.set(key(stream, event.bet, event.chips + event.tokens), { stream, version });
    },
    inConduct(event) {
      if (event.type !== 'WagersVoided') return;
      const stream = `table/${event.table}`;
      for (const { bet, cents } of event.bets) conduct.set(key(stream, bet, cents), stream);
    },
    end: (streams) => {
      if (!streams.has('conduct')) return [];
      const unfounded = [...tables].filter(([name]) => !conduct.has(name));
      const unmade = [...conduct].filter(([name, stream]) => !tables.has(name) && streams.has(stream));
      return [
        ...unfounded.map(([, where]) => ({
          kind: 'void-unfounded',
          ...where,
          sentence: 'A bet is voided here, and no finding about conduct speaks of it.',
        })),
        ...unmade.map(([name]) => ({
          kind: 'void-unmade',
          stream: 'conduct',
          version: 0,
          sentence: `A finding speaks of a voided bet that its table does not know: ${name}.`,
        })),
      ];
    },
  };
}
