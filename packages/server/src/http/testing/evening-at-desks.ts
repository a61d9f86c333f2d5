import type { CommandBody } from '@dicepit/engine';
import { type Exchange, inside, type World } from './world.ts';

type Before = {
  /** A table of New South Wales at which nothing happens by itself, and the code to join by. */
  readonly table: string;
  readonly code: string;
  readonly good: (exchange: Exchange) => Exchange;
};

type Left = {
  /** A dispute that waits for a decision, and an incident that is over. */
  readonly dispute: string;
  readonly incident: string;
  /** What nobody but those concerned may ever see. */
  readonly secrets: readonly string[];
};

/** What is asked at the desks in an evening: disputes to their end, and what is done about a device. */
export async function atDesks(world: World, { table, code, good }: Before): Promise<Left> {
  const { ask } = world;
  const statement = 'Mr Winterbottom turned the die';
  const taker = 'Inspector Featherstone';
  const textIn = (exchange: Exchange, ...place: readonly (string | number)[]): string =>
    String(inside(good(exchange).json, ...place));
  const command = (who: string, body: CommandBody) =>
    ask(who, 'giveCommand', { params: { table }, body: { command: body } });
  const betOf = async (who: string, seat: number): Promise<string> => {
    good(await command(who, { type: 'SitDown', seat, name: who }));
    good(await command(who, { type: 'BuyIn', seat, cents: 50_00, from: 'account' }));
    const bets = [{ wager: 'field', chips: 5_00 }];
    return textIn(await command(who, { type: 'PlaceBets', seat, bets }), 'events', 0, 'bet', 'bet');
  };

  const bet = await betOf('player', 1);
  const raise = async (): Promise<{ readonly dispute: string }> => {
    const body = { table, bet, ground: 'placement', words: 'it lay elsewhere' } as const;
    return { dispute: textIn(await ask('player', 'raiseDispute', { body }), 'dispute') };
  };
  const decision = { finding: 'house', words: 'it lay there' } as const;

  const accepted = await raise();
  good(await ask('game-supervisor', 'decideDispute', { params: accepted, body: decision }));
  good(await ask('player', 'acceptDecision', { params: accepted }));
  good(await ask('player', 'withdrawDispute', { params: await raise() }));

  const params = await raise();
  good(await ask('game-supervisor', 'decideDispute', { params, body: decision }));
  good(await ask('player', 'askReview', { params, body: { words: 'look at the film' } }));
  good(await ask('operator', 'decideDispute', { params, body: { ...decision, as: 'operator' } }));
  const ruled = await command('operator', { type: 'RuleMatter', words: 'the chips go back' });
  const version = Number(inside(good(ruled).json, 'version'));
  good(await ask('game-supervisor', 'noteRemedy', { params, body: { version } }));
  good(await ask('player', 'adviseOfComplaint', { params, body: { how: 'acknowledged' } }));
  good(await ask('game-supervisor', 'closeDispute', { params }));
  good(await ask('player', 'lodgeComplaint', { params, body: { words: statement } }));
  good(await ask('inspector', 'readDispute', { params }));
  good(await ask('inspector', 'readComplaint', { params }));
  good(await ask('operator', 'eraseComplaint', { params }));
  good(await ask('player', 'listDisputes'));

  const person = textIn(await ask('cat', 'joinGuest', { body: { code, name: 'Cat' } }), 'person');
  const bets = [await betOf('cat', 2)];
  const seen = { kind: 'device', table, person, words: 'a phone that counts' } as const;
  const incident = { incident: textIn(await ask('dealer', 'reportConduct', { body: seen }), 'incident') };
  const found = { satisfied: true, words: 'it showed totals' };
  good(await ask('casino-supervisor', 'recordFinding', { params: incident, body: found }));
  good(await ask('casino-supervisor', 'voidWagers', { params: incident, body: { bets } }));
  good(await ask('casino-supervisor', 'excludeFromGame', { params: incident }));
  const lifting = { game: 'snake-eyes-nsw', words: 'by mistake' };
  good(await ask('senior-casino-supervisor', 'liftExclusion', { params: { person }, body: lifting }));
  const held = good(
    await ask('casino-supervisor', 'startDetention', { params: incident, body: { device: 'a counter' } }),
  );
  const at = Number(inside(held.json, 'detention', 'from'));
  const over = { name: taker, office: 'inspector', at } as const;
  good(await ask('casino-supervisor', 'endDetention', { params: incident, body: over }));
  const body = { order: 'CC-79/2026-14' };
  good(await ask('casino-supervisor', 'excludeFromHouse', { params: incident, body }));
  good(await ask('casino-supervisor', 'closeConduct', { params: incident, body: { words: 'over' } }));
  good(await ask('inspector', 'readConduct'));
  good(await ask('inspector', 'takeResults', { params: { table }, body: { last: 500 } }));
  return { ...(await raise()), ...incident, secrets: [statement, taker] };
}
