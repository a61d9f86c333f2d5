import { type Answer, createClient } from '@dicepit/client';

// A program that sits down, bets on the field whenever betting opens, throws when it has the dice, and stands up after
// some rolls. The host makes its token: scope "play".
//
//   DICEPIT_URL=http://127.0.0.1:7711 DICEPIT_TOKEN=dpt_... node bot.ts

const { env } = process;
const seat = Number(env['DICEPIT_SEAT'] ?? '1');
const rolls = Number(env['DICEPIT_ROLLS'] ?? '3');

const client = createClient({
  url: env['DICEPIT_URL'] ?? 'http://127.0.0.1:7711',
  token: env['DICEPIT_TOKEN'] ?? '',
});

/** The value of an answer; a refusal ends the program with its sentence. */
function got<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Error(answer.problem.detail);
}

const { name } = got(await client.me());
const [first] = got(await client.tables()).tables;
if (first === undefined) throw new Error('this pit has no table');
const table = client.table(first.table);

let isSeated = false;
let settled = 0;
const followed = table.follow({
  // Followed before it sits down, so that no offer of the dice is missed.
  onSnapshot: async () => {
    if (isSeated) return;
    isSeated = true;
    got(await table.sitDown({ seat, name: name ?? 'Bot' }));
    got(await table.buyIn(seat, 100_00));
    console.log(`${name} sits down at ${first.title}`);
    await play();
  },
  // The pit says when bets are taken: nothing is worked out from other events, and nothing is asked again and again.
  onBetting: async (isOpen) => {
    if (isOpen && isSeated) await play();
  },
  onEntry: async ({ event }) => {
    if (event.type === 'DiceOffered' && event.to === seat) await table.acceptDice(seat);
    if (event.type === 'DiceAccepted') await play();
    if (event.type !== 'RollSettled') return;
    settled += 1;
    console.log(`roll ${settled} is settled`);
    if (settled === rolls) followed.stop();
  },
});
/** Bets and throws. What the rules refuse, such as a throw while somebody else has the dice, is left at that. */
async function play(): Promise<void> {
  if (settled >= rolls) return;
  const bet = await table.bet(seat, [{ wager: 'field', chips: 5_00 }]);
  if (bet.ok) console.log('bets $5 on the field');
  await table.throwDice(seat);
}

await followed.ended;
console.log(`leaves after ${settled} rolls`);
