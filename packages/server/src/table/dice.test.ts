import { describe, expect, test } from 'vitest';
import {
  addParty,
  addTable,
  annShoots,
  aPit,
  dealer,
  faultsOf,
  house,
  openTable,
  operator,
  player,
  playsOut,
  type TestPit,
  typesOf,
} from '../testing/tables.ts';
import { contribute } from './handlers.ts';

describe('virtual dice at a table of the pit', () => {
  test('a seed is stored and committed to in the append that opens the table, before any bet', async () => {
    const pit = aPit();
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    expect(await pit.store.records('seeds')).toEqual([]);
    await pit.gives('nz-1', operator, { type: 'OpenTable', float: 10_000_00 });
    const told = typesOf(await pit.told('nz-1'));
    expect(told.filter((type) => type === 'SeedCommitted')).toHaveLength(1);
    expect((await pit.store.records('seeds')).map(({ key }) => key)).toEqual(['nz-1/1']);
  });

  test('nobody can know a face before the dice rest: nothing is drawn at the throw', async () => {
    const pit = aPit();
    await annShoots(pit);
    const thrown = await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    expect(typesOf(thrown)).toEqual(['DiceThrown']);
    expect(typesOf(await pit.told('nz-1'))).not.toContain('FacesDrawn');
    const rested = await pit.gives('nz-1', house, { type: 'BringToRest' });
    expect(typesOf(rested)).toEqual(['FacesDrawn', 'DiceRested']);
    const [drawn, showing] = rested;
    expect(drawn).toMatchObject({
      turn: 1,
      draw: 1,
      faces: showing && 'faces' in showing ? showing.faces : [],
    });
  });

  test('nobody but the house says how they fall', async () => {
    const pit = aPit();
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    for (const by of [dealer, operator, player('ann')])
      expect(await pit.asks('nz-1', by, { type: 'BringToRest', faces: [6, 6] })).toMatchObject({
        ok: false,
        refusal: { code: 'FACES_ARE_SEALED', status: 403 },
      });
  });

  test('faces that come with the command are thrown away: the recipe gives them', async () => {
    const pit = aPit();
    await annShoots(pit);
    const shown = new Set<string>();
    for (let roll = 0; roll < 12; roll++) {
      await pit.gives('nz-1', player('ann'), {
        type: 'PlaceBets',
        seat: 1,
        bets: [{ wager: 'any-7', chips: 1_00 }],
      });
      const outcome = await pit.asks('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
      if (!outcome.ok) break;
      await pit.gives('nz-1', house, { type: 'BringToRest', faces: [6, 6] });
      const { table } = await pit.at('nz-1');
      const faces = 'roll' in table ? (table.roll?.faces ?? []).flatMap((face) => face ?? []) : [];
      shown.add(faces.join('-'));
      await pit.gives('nz-1', house, { type: 'CallRoll', faces });
      const settled = await pit.gives('nz-1', house, { type: 'SettleRoll' });
      if (typesOf(settled).includes('DiceGivenUp')) break;
    }
    expect(await faultsOf(pit, 'nz-1')).toEqual([]);
    expect([...shown]).not.toEqual(['6-6']);
  });

  test('the end of a turn reveals its seed and commits to the next, in the same append', async () => {
    const pit = aPit();
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    const settled = await playsOut(pit, 'nz-1');
    const given = typesOf(settled).includes('DiceGivenUp')
      ? settled
      : await pit.gives('nz-1', player('ann'), { type: 'GiveUpDice', seat: 1 });
    expect(typesOf(given).slice(-2)).toEqual(['SeedRevealed', 'SeedCommitted']);
    expect((await pit.store.records('seeds')).map(({ key }) => key)).toEqual(['nz-1/2']);
    expect(await faultsOf(pit, 'nz-1')).toEqual([]);
  });

  test('a roll that is voided in the air has been drawn as well', async () => {
    const pit = aPit();
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    const voided = await pit.gives('nz-1', dealer, {
      type: 'CallNoRoll',
      reason: 'irregular',
      words: 'the table shook',
    });
    expect(typesOf(voided).slice(0, 2)).toEqual(['FacesDrawn', 'RollVoided']);
    expect(await faultsOf(pit, 'nz-1')).toEqual([]);
  });

  test('closing the table reveals the seed, and opening it commits to another', async () => {
    const pit = aPit();
    await addTable(pit, 'wd-1', 'wonder-dice');
    await pit.gives('wd-1', operator, { type: 'OpenTable', float: 10_000_00 });
    expect(typesOf(await pit.gives('wd-1', operator, { type: 'CloseTable' })).at(-1)).toBe('SeedRevealed');
    expect(await pit.store.records('seeds')).toEqual([]);
    expect(typesOf(await pit.gives('wd-1', operator, { type: 'OpenTable', float: 10_000_00 })).at(-1)).toBe(
      'SeedCommitted',
    );
    expect(await faultsOf(pit, 'wd-1')).toEqual([]);
  });

  test('at a party each thrower has a seed, and the verifier finds nothing', async () => {
    const pit = aPit();
    await addParty(pit, 'party-1', { first: 'high dice' });
    for (const [index, person] of ['ann', 'bob', 'cem'].entries())
      await pit.gives('party-1', player(person), { type: 'SitDown', seat: index + 1, name: person });
    await pit.gives('party-1', player('ann'), { type: 'StartGame' });
    const people = ['ann', 'bob', 'cem'];
    for (let throws = 0; throws < 40; throws++) {
      for (const [index, person] of people.entries()) {
        const thrown = await pit.asks('party-1', player(person), { type: 'ThrowDice', seat: index + 1 });
        if (thrown.ok) await playsOut(pit, 'party-1');
      }
    }
    const told = typesOf(await pit.told('party-1'));
    expect(told.filter((type) => type === 'SeedRevealed').length).toBeGreaterThan(5);
    expect(await faultsOf(pit, 'party-1')).toEqual([]);
  });

  test('at a party with somebody gone the dice are as fair, and the verifier finds nothing', async () => {
    const pit = aPit();
    await addParty(pit, 'party-1', { first: 'high dice' });
    for (const [index, person] of ['ann', 'bob', 'cem', 'dee'].entries())
      await pit.gives('party-1', player(person), { type: 'SitDown', seat: index + 1, name: person });
    /** The host makes the throws of whoever has the dice. */
    const hostThrows = async (throws: number): Promise<void> => {
      for (let count = 0; count < throws; count++)
        for (const seat of [1, 2, 3, 4]) {
          const thrown = await pit.asks('party-1', operator, { type: 'ThrowFor', seat });
          if (thrown.ok) await playsOut(pit, 'party-1');
        }
    };
    await pit.gives('party-1', operator, { type: 'StartGame' });
    // One leaves while they throw for the start, one in the middle of the game; then it is ended, and another begins.
    await hostThrows(1);
    await pit.gives('party-1', operator, { type: 'StandUp', seat: 4 });
    await hostThrows(3);
    await pit.gives('party-1', operator, { type: 'StandUp', seat: 1 });
    await hostThrows(2);
    const ended = await pit.gives('party-1', operator, { type: 'EndGame' });
    expect(typesOf(ended)).toContain('GameEnded');
    await pit.gives('party-1', operator, { type: 'StartGame' });
    await hostThrows(3);
    expect(await faultsOf(pit, 'party-1')).toEqual([]);
  });
});

describe('dice that fail', () => {
  test('a lost seed stops play with an entry and is never drawn anew', async () => {
    const pit = aPit();
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    await pit.store.put([{ shelf: 'seeds', key: 'nz-1/1', text: null }]);
    expect(typesOf(await pit.gives('nz-1', house, { type: 'BringToRest' }))).toEqual(['DiceFailed']);
    for (let again = 0; again < 3; again++)
      expect(await pit.asks('nz-1', house, { type: 'BringToRest' })).toMatchObject({
        refusal: { code: 'DICE_FAILED' },
      });
    expect(typesOf(await pit.told('nz-1'))).not.toContain('FacesDrawn');
  });

  test('the table can be closed and opened anew, with the next turn', async () => {
    const pit = aPit();
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    await pit.store.put([{ shelf: 'seeds', key: 'nz-1/1', text: null }]);
    await pit.gives('nz-1', house, { type: 'BringToRest' });
    await pit.gives('nz-1', dealer, { type: 'CallNoRoll', reason: 'irregular', words: 'the table shook' });
    await pit.gives('nz-1', player('ann'), { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    await pit.gives('nz-1', player('ann'), { type: 'CashOut', seat: 1 });
    await pit.gives('nz-1', player('ann'), { type: 'StandUp', seat: 1 });
    await pit.gives('nz-1', operator, { type: 'CloseTable' });
    const opened = await pit.gives('nz-1', operator, { type: 'OpenTable', float: 10_000_00 });
    expect(opened.at(-1)).toMatchObject({ type: 'SeedCommitted', turn: 2 });
    expect((await pit.at('nz-1')).dice.failed).toBeUndefined();
  });

  test('without entropy no seed is committed to and no bet is taken, until the table is opened again', async () => {
    const pit = aPit();
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    pit.failEntropy(true);
    await openTable(pit, 'nz-1', ['ann']);
    expect((await pit.at('nz-1')).dice).toMatchObject({ failed: 'no entropy', live: undefined });
    const bets = [{ wager: 'field', chips: 5_00 }];
    expect(await pit.asks('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets })).toMatchObject({
      refusal: { code: 'DICE_FAILED', status: 409 },
    });
    pit.failEntropy(false);
    await pit.gives('nz-1', player('ann'), { type: 'CashOut', seat: 1 });
    await pit.gives('nz-1', player('ann'), { type: 'StandUp', seat: 1 });
    await pit.gives('nz-1', operator, { type: 'CloseTable' });
    await openTable(pit, 'nz-1', ['ann']);
    await pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
    expect(await faultsOf(pit, 'nz-1')).toEqual([]);
  });

  test('entropy that fails at the end of a turn leaves the turn revealed and the table stopped', async () => {
    const pit = aPit();
    await addTable(pit, 'wd-1', 'wonder-dice');
    await openTable(pit, 'wd-1', ['ann']);
    await pit.gives('wd-1', player('ann'), {
      type: 'PlaceBets',
      seat: 1,
      bets: [{ wager: 'field', chips: 5_00 }],
    });
    await pit.gives('wd-1', house, { type: 'ThrowDice' });
    pit.failEntropy(true);
    expect(typesOf(await playsOut(pit, 'wd-1')).slice(-2)).toEqual(['SeedRevealed', 'DiceFailed']);
    expect(await pit.asks('wd-1', house, { type: 'ThrowDice' })).toMatchObject({
      refusal: { code: 'DICE_FAILED' },
    });
  });
});

describe('a player may add to the dice', () => {
  const add = (pit: TestPit, person: string, text = 'luck') =>
    contribute(pit, { table: 'nz-1', person, text });

  test('from a seat, while none are out, and the latest text of each counts', async () => {
    const pit = aPit();
    await annShoots(pit, ['ann', 'bob']);
    expect(await add(pit, 'ann', 'one')).toMatchObject({ ok: true });
    expect(await add(pit, 'bob', 'two')).toMatchObject({ ok: true });
    expect(await add(pit, 'ann', 'three')).toMatchObject({ ok: true });
    expect((await pit.at('nz-1')).dice.live?.contributions).toEqual([
      { person: 'ann', text: 'three' },
      { person: 'bob', text: 'two' },
    ]);
    await pit.gives('nz-1', player('bob'), {
      type: 'PlaceBets',
      seat: 2,
      bets: [{ wager: 'field', chips: 1_00 }],
    });
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    expect(await add(pit, 'ann')).toMatchObject({ refusal: { code: 'CONFLICT' } });
    await playsOut(pit, 'nz-1');
    expect(await faultsOf(pit, 'nz-1')).toEqual([]);
  });

  test('but not from the rail, not for the house, and only in printable ASCII', async () => {
    const pit = aPit();
    await annShoots(pit);
    expect(await add(pit, 'zoe')).toMatchObject({ refusal: { code: 'CONFLICT' } });
    expect(await add(pit, 'h-2345')).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } });
    expect(await add(pit, 'ann', 'glück')).toMatchObject({ refusal: { code: 'MALFORMED' } });
    expect(await add(pit, 'ann', 'x'.repeat(65))).toMatchObject({ refusal: { code: 'MALFORMED' } });
    expect(await add(pit, 'ann', 'x'.repeat(64))).toMatchObject({ ok: true });
  });
});
