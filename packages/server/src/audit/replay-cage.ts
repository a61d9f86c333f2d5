import type { Finding } from '@dicepit/proof';
import { type Account, type CageEvent, cageKind, evolveAccount, newAccount } from '../cage/account.ts';
import type { CageCommand } from '../cage/command.ts';
import { decideCage } from '../cage/decide.ts';
import type { Entry } from '../pit/projection.ts';
import { type Decision, decideAnew } from './decide-anew.ts';
import { found } from './found.ts';

export type CageReplay = {
  readonly take: (version: number, said: Entry<CageEvent>, how: Decision) => readonly Finding[];
  readonly end: () => readonly Finding[];
};

/**
 * An account's stream, decided anew. What a table caused has its command in the table's stream; here it must at least
 * have been allowed, and `pairing` compares the sums.
 */
export function replayCage(stream: string): CageReplay {
  const anew = decideAnew<Account, CageEvent>(stream, {
    initial: newAccount,
    evolve: evolveAccount,
    // What makes no sense to the cage is thrown by it, and found.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    decide: (state, cause) => decideCage(state, cause as CageCommand),
    isApart: () => false,
    isAlwaysCaused: true,
  });
  return {
    take(version, { event, cause = impliedBy(event) }, how) {
      const findings = anew.take(version, { event, cause }, how);
      const { balance, person } = anew.state();
      const here = { stream, version };
      return [
        ...findings,
        ...(balance < 0
          ? [found(here, { code: 'balance-below-zero', case: 'account', cents: balance })]
          : []),
        ...(`${cageKind.name}${person}` === stream ? [] : [found(here, { code: 'cage-of-another', person })]),
      ];
    },
    end: anew.end,
  };
}

/** The command behind an entry that has none of its own. Chips from nowhere and reversals must always have one. */
function impliedBy(event: CageEvent): CageCommand | undefined {
  const { by, at } = event;
  switch (event.type) {
    case 'AccountOpened':
      return { type: 'OpenAccount', person: event.person, stack: event.stack, by, at };
    case 'BoughtIn':
    case 'CashedOut': {
      const { table, seat, cents } = event;
      return { type: event.type === 'BoughtIn' ? 'BuyIn' : 'CashOut', table, seat, cents, by, at };
    }
    case 'ChipsIssued':
    case 'ReversalAsked':
    case 'ReversalApproved':
    case 'ReversalRefused':
      return undefined;
  }
}
