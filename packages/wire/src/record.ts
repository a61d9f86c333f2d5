import {
  cite,
  faultOfPayment,
  isRoll,
  isStake,
  LARGEST_STAKE,
  type Pack,
  type Roll,
  type SheetCommand,
  writeMoney,
} from '@dicepit/engine';
import { packs } from '@dicepit/games';
import { z } from 'zod';
import { options } from './options.ts';
import { check, failed, type Parsed, type Problem, parseJson, shapeError, written } from './problem.ts';

/** What a record is checked against: the dice and the wagers of its pack. */
export type RecordPack = Pick<Pack, 'id' | 'prefix' | 'dice' | 'wagerIds' | 'cites'>;

/** A table's written record, ready to be settled again. */
export type SettleRecord = {
  readonly pack: string;
  readonly options: Readonly<Record<string, string>>;
  readonly chip: number | null;
  /** Every chip that is paid with, in place of the smallest alone. */
  readonly chips: readonly number[] | undefined;
  readonly stayUp: boolean | undefined;
  readonly commands: readonly SheetCommand[];
};

/** Reads a record for `dicepit settle`. What the rules forbid is not looked at here, only what makes no sense. */
export function parseRecord(text: string, packs: readonly RecordPack[]): Parsed<SettleRecord> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const shape = check(recordShape, json.value);
  if (!shape.ok) return shape;

  const { pack: id, options = {}, chip = null, stayUp, actions } = shape.value;
  const chips = shape.value.chips ?? undefined;
  if (chip !== null && chips !== undefined)
    return failed('chips', 'a record has the smallest payable chip, or chips with all of them, and not both');
  const fault = chips === undefined ? undefined : faultOfPayment(chips);
  if (fault !== undefined) return failed('chips', fault);
  const pack = packs.find((each) => each.id === id);
  if (pack === undefined) {
    return failed(
      'pack',
      `'${id.slice(0, 60)}' is not a pack with a bank; these are: ${packs.map((each) => each.id).join(', ')}`,
    );
  }
  const problems = actions.flatMap((action, index) => findProblems(pack, action, `actions[${index}]`));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { pack: id, options, chip, chips, stayUp, commands: actions.map(toCommand) } };
}

const stake = z.number({ error: 'a stake is a number of cents' }).refine(isStake, {
  error: ({ input }) =>
    `a stake is a whole number of cents from 1 to ${LARGEST_STAKE} (${writeMoney(LARGEST_STAKE)}), not ${String(input)}`,
});
const name = z
  .string({ error: 'a name is a text' })
  .min(1, 'a name is not empty')
  .max(200, 'a name has at most 200 characters');
const pips = z.array(z.unknown(), { error: 'a roll is a list of pips such as [3, 4]' });

const bet = z.strictObject(
  { player: name, wager: name, stake },
  { error: shapeError('player, wager, stake') },
);
const removal = z.strictObject(
  { player: name, wager: name, stake: stake.optional() },
  { error: shapeError('player, wager and perhaps stake') },
);

const actionKinds = ['bet', 'remove', 'roll', 'void', 'endTurn'] as const;

const action = z
  .strictObject(
    {
      bet: bet.optional(),
      remove: removal.optional(),
      roll: pips.optional(),
      void: z
        .string({ error: 'a void roll gives its reason as a text' })
        .max(500, 'a reason has at most 500 characters')
        .optional(),
      endTurn: z.literal(true, { error: 'endTurn is true or left out' }).optional(),
    },
    { error: shapeError(`one of ${actionKinds.join(', ')}`) },
  )
  .refine((each) => Object.keys(each).length === 1, {
    error: `an action has exactly one of ${actionKinds.join(', ')}`,
  });

type Action = z.infer<typeof action>;

const recordShape = z.strictObject(
  {
    pack: z.string({ error: `the pack is a text such as ${packs[0].id}` }),
    options: options.optional(),
    chip: z
      .number({ error: 'the smallest payable chip is a number of cents, or null' })
      .refine(isStake, {
        error: 'the smallest payable chip is a whole number of cents of 1 or more, or null',
      })
      .nullable()
      .optional(),
    chips: z
      .array(
        z
          .number({ error: 'a chip is a number of cents' })
          .refine(isStake, { error: `a chip is a whole number of cents from 1 to ${LARGEST_STAKE}` }),
        { error: 'chips is a list of cents such as [100, 250, 500, 10000], or null' },
      )
      .nullable()
      .optional(),
    stayUp: z.boolean({ error: 'stayUp is true or false' }).optional(),
    actions: z.array(action, { error: 'actions is a list' }),
  },
  { error: shapeError('pack, options, chip or chips, stayUp, actions') },
);

function findProblems(pack: RecordPack, action: Action, place: string): readonly Problem[] {
  const placed = action.bet ?? action.remove;
  const kind = action.bet === undefined ? 'remove' : 'bet';
  if (placed !== undefined && !pack.wagerIds.includes(placed.wager)) {
    const message = `'${placed.wager}' is not a wager of ${pack.id} (${cite(pack, pack.cites.wagers)}); its wagers are ${pack.wagerIds.join(', ')}`;
    return [{ place: `${place}.${kind}.wager`, message }];
  }
  if (action.roll !== undefined && !isRoll(action.roll, pack.dice)) {
    const message = `a roll of ${pack.id} is ${pack.dice} whole numbers from 1 to 6 (${cite(pack, pack.cites.dice)}), not ${written(action.roll)}`;
    return [{ place: `${place}.roll`, message }];
  }
  return [];
}

function toCommand(action: Action): SheetCommand {
  if (action.bet !== undefined) return { type: 'PlaceBet', ...action.bet };
  if (action.remove !== undefined) return { type: 'TakeDownBet', ...action.remove };
  if (action.roll !== undefined) return { type: 'CallRoll', roll: toRoll(action.roll) };
  if (action.void !== undefined) return { type: 'VoidRoll', reason: action.void };
  return { type: 'EndTurn' };
}

function toRoll(roll: readonly unknown[]): Roll {
  if (isRoll(roll, 2) || isRoll(roll, 3)) return roll;
  throw new Error(`Broken invariant: ${written(roll)} was let through as a roll`);
}
