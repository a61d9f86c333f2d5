import { balanceOf, type CommandBody, type Pips, type Setup, type TableEvent } from '@dicepit/engine';
import { type AtDice, withDice } from './at-dice.ts';
import { inPlay, inStrictPlay, operator } from './at-table.ts';

/** A table with a shooter, and small words for calling, voiding and settling. */
export type AtCall = AtDice & {
  /** Throws, and lets the dice come to rest. */
  readonly rests: (...faces: readonly Pips[]) => readonly TableEvent[];
  /** Throws, rests and calls. */
  readonly calls: (...faces: readonly Pips[]) => readonly TableEvent[];
  /** Gathers the dice where people do, and settles. */
  readonly settles: () => readonly TableEvent[];
  readonly gathers: () => void;
  readonly rack: (seat: number) => number;
  readonly float: () => number;
  readonly layout: () => number;
  /** Every account but the world outside, added up. */
  readonly books: () => { readonly inside: number; readonly outside: number; readonly bets: number };
  readonly stakes: () => Readonly<Record<string, number>>;
};

type Bets = readonly (readonly [seat: number, wager: string, chips: number])[];

/** How the table is set up, and the chips of its float or of its house. */
type Shooting = Partial<Setup> & { readonly strict?: boolean; readonly chips?: readonly number[] };

/** A table in play where seat 1 has the dice and these bets are up. */
export function shooting(
  pack: string,
  bets: Bets,
  { strict = false, chips, ...changes }: Shooting = {},
): AtCall {
  const players = ['ann', 'bob', 'cy', 'dee', 'eve'];
  const at = withCalls(withDice((strict ? inStrictPlay : inPlay)(pack, players, changes, chips)));
  if (pack !== 'wonder-dice') {
    at.offers();
    at.takes(1, 'D1', 'D2');
  }
  for (const [seat, wager, chips] of bets) at.bets(seat, wager, chips);
  return at;
}

function withCalls(at: AtDice): AtCall {
  const virtual = (): boolean => at.table().setup?.dice === 'virtual';
  const rests = (...faces: readonly Pips[]): readonly TableEvent[] => {
    at.throws();
    return at.deals({ type: 'BringToRest', ...(virtual() ? { faces } : {}) });
  };
  const gathers = (): void => {
    const byHand = at.table().setup?.mode === 'strict' && !virtual();
    if (!byHand || at.table().setup?.pack.startsWith('snake-eyes') !== true) return;
    at.deals({ type: 'CollectDice' });
    at.deals({ type: 'CentreDice' });
  };
  const balance = (account: Parameters<typeof balanceOf>[1]): number => balanceOf(at.table().ledger, account);
  return {
    ...at,
    rests,
    gathers,
    calls: (...faces) => {
      rests(...faces);
      return at.deals({ type: 'CallRoll', faces });
    },
    settles: () => {
      gathers();
      return at.deals({ type: 'SettleRoll' });
    },
    rack: (seat) => balance(`rack:${seat}`),
    float: () => balance('float'),
    layout: () => balance('layout'),
    books: () => {
      const inside = [...at.table().ledger].filter(([account]) => !account.startsWith('outside'));
      return {
        inside: inside.reduce((sum, [, cents]) => sum + cents, 0),
        outside: -balance('outside') - balance('outside-tokens'),
        bets: at.table().betting.bets.reduce((sum, { chips }) => sum + chips, 0),
      };
    },
    stakes: () =>
      Object.fromEntries(
        at.table().betting.bets.map(({ seat, wager, chips }) => [`${seat} ${wager}`, chips]),
      ),
  };
}

/** A call as somebody might key it, of faces that no die has: `callOf('7-1')`. */
export const callOf = (text: string): CommandBody =>
  // Text becomes a command here, and the table is to refuse what is none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ type: 'CallRoll', faces: text.split('-').map(Number) as Pips[] });

/** Switches the entry equipment on, tested and approved. */
export function withEntry(at: AtCall): AtCall {
  at.give(operator, { type: 'RegisterEquipment', item: 'entry-equipment', reference: 'E1' });
  at.give(operator, { type: 'ApproveEquipment', item: 'entry-equipment', approval: 'A-1' });
  at.give(operator, { type: 'AttestEquipment', item: 'entry-equipment', standard: 'GLI-11', version: '3.0' });
  at.give(operator, {
    type: 'SwitchEquipment',
    item: 'entry-equipment',
    on: true,
    selfTest: { entry: true, lighting: true },
  });
  return at;
}
