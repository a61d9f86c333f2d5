import { loses, type Pips, pack, rest, threeDice, type Wager, wager, wins } from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';

const { showing } = threeDice;

/** The six pictures, in the order of the pips they stand for. */
const faces = [
  { name: 'Crown', symbol: '♛', drawing: 'crown' },
  { name: 'Anchor', symbol: '⚓', drawing: 'anchor' },
  { name: 'Spade', symbol: '♠', drawing: 'spade' },
  { name: 'Heart', symbol: '♥', drawing: 'heart' },
  { name: 'Diamond', symbol: '♦', drawing: 'diamond' },
  { name: 'Club', symbol: '♣', drawing: 'club' },
] as const;

const picture = (name: string, pips: Pips): Wager<Clause> =>
  wager({
    id: name.toLowerCase(),
    name,
    clause: 'pictures',
    stages: {
      next: [
        rule('pictures', showing(pips, 1), wins('1 to 1')),
        rule('pictures', showing(pips, 2), wins('2 to 1')),
        rule('pictures', showing(pips, 3), wins('3 to 1')),
        rule('pictures', rest, loses),
      ],
    },
  });

export const crownAndAnchor = pack<Clause, Record<string, never>>({
  id: 'crown-and-anchor',
  prefix: 'anchor',
  name: 'Crown and Anchor',
  place: 'House rules',
  dice: 3,
  faces,
  options: {},
  cites: { wagers: 'bets', options: 'bets', takingDown: 'bets', dice: 'dice' },
  procedure: {
    thrower: { who: 'dealer', clause: 'dice' },
    winningStake: { staysUp: false, clause: 'bets' },
    voidRoll: { call: 'no throw', bets: 'open', clause: 'void' },
    rounding: { way: 'exact', clause: 'pictures' },
    turn: undefined,
    noRolls: [{ reason: 'off-table', says: 'a die has left the table', clause: 'void', must: true }],
  },
  wagers: () => [
    picture('Crown', 1),
    picture('Anchor', 2),
    picture('Spade', 3),
    picture('Heart', 4),
    picture('Diamond', 5),
    picture('Club', 6),
  ],
});
