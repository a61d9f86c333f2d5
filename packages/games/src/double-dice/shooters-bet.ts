import { loses, movesTo, rest, twoDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { total } = twoDice;

export const shootersBet = wager({
  id: 'shooters-bet',
  name: "Shooter's Bet",
  clause: '7.1',
  opensAt: 'throw1',
  opens: { before: 'set', clause: '7.1#2' },
  locks: { from: 'placing', clause: '7.2' },
  stages: {
    throw1: [rule('7.4', total(7), loses), rule('7.3', rest, movesTo('throw2'))],
    throw2: [rule('7.4', total(7), loses), rule('7.3', rest, movesTo('throw3'))],
    throw3: [rule('7.4', total(7), loses), rule('7.3', rest, movesTo('throw4'))],
    throw4: [rule('7.4', total(7), loses), rule('7.5', rest, wins('1 to 1'))],
  },
});
