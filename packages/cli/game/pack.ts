import { bet, dealerThrows, loses, rest, simplePack, stands, twoDice, wins } from '@dicepit/engine';

const { easy, hard, over, total } = twoDice;

// Every roll belongs to one line of a bet; `rest` is what the lines above it leave.
export const myPack = simplePack({
  id: 'my-game',
  name: 'My Game',
  dice: 2,
  // Or a player throws: shooterKeepsDice({ until: total(7) }).
  procedure: dealerThrows(),
  wagers: [
    bet('lucky-seven', 'Lucky Seven', [
      [total(7), wins('4 to 1')],
      [rest, loses],
    ]),
    bet('hard-eight', 'Hard Eight', [
      [hard(8), wins('9 to 1')],
      [easy(8), loses],
      [total(7), loses],
      [rest, stands],
    ]),
    bet('over-seven', 'Over Seven', [
      [over(7), wins('1 to 1')],
      [rest, loses],
    ]),
  ],
});
