import { byPeople } from '@dicepit/engine';
import { type PackId, packs } from '@dicepit/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { approvalFields, type Draft, firstDraft, lacking, tableOf } from './start-draft.ts';

/** Every table that the wizard can ask for, opened by a real pit. How its buttons lead there is tested in a browser. */
describe('what the wizard asks the pit for', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    const body = { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' };
    await world.ask('hanna', 'claimHost', { body });
  });
  afterAll(() => world.close());

  const asOrdered: Draft['approval'] = {
    ...firstDraft.approval,
    ...Object.fromEntries(approvalFields.map((field) => [field, 'As ordered'])),
    from: '2019-03-15',
  };

  /** Fills in what is asked for, and nothing else, and opens the table. */
  async function opens(draft: Draft): Promise<string> {
    const written = lacking(draft).length === 0 ? draft : { ...draft, approval: asOrdered };
    expect(lacking(written)).toEqual([]);
    const { status, text, json } = await world.ask('hanna', 'addTable', {
      body: tableOf(written, 'Table 1', []),
    });
    expect({ status, text: status < 300 ? '' : text }).toEqual({ status: 200, text: '' });
    return String(inside(json, 'table'));
  }
  const cardOf = async (table: string): Promise<unknown> => {
    const tables = inside((await world.ask('hanna', 'readPit')).json, 'tables');
    return Array.isArray(tables) ? tables.find((card) => inside(card, 'table') === table) : undefined;
  };

  const [banked, races] = [true, false].map((isBanked) =>
    packs.filter(({ kind }) => (kind === 'banked') === isBanked).map(({ id }): PackId => id),
  );
  const modes = ['fun', 'home', 'strict', 'training'] as const;

  test.each((banked ?? []).flatMap((pack) => modes.map((mode) => [pack, mode] as const)))(
    'opens %s in mode %s, with real dice and with the software’s',
    async (pack, mode) => {
      for (const dice of ['physical', 'virtual'] as const) {
        const table = await opens({ ...firstDraft, pack, dice, mode });
        // Where people deal, the page opens the table among friends, and the ceremony begins with the host's step.
        const body = byPeople({ mode })
          ? ({ command: { type: 'OpenTable' }, as: 'operator' } as const)
          : ({ command: { type: 'OpenTable', float: 10_000_00 } } as const);
        const isOpenedByHand = byPeople({ mode }) || dice === 'physical';
        const opened = isOpenedByHand
          ? await world.ask('hanna', 'giveCommand', { params: { table }, body })
          : { status: 200 };
        expect(opened.status).toBe(200);
        await expect.poll(async () => inside(await cardOf(table), 'phase')).not.toBe('closed');
      }
    },
  );

  test.each(
    (races ?? []).flatMap((pack) => (['physical', 'virtual'] as const).map((dice) => [pack, dice] as const)),
  )('opens %s with dice: %s', async (pack, dice) => {
    expect(inside(await cardOf(await opens({ ...firstDraft, pack, dice })), 'kind')).toBe('party');
  });
});
