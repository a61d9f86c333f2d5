import type { CommandType } from '@dicepit/engine';
import { reasonSays } from '../../said/call.ts';
import { sum } from '../../words/numbers.ts';
import { inLanguage, nameOfPacks } from '../../words/refusal-words.ts';
import { concerns } from '../desk/concerns.ts';
import { type Desk, itemSays, nameAt, wagerName } from '../desk/desk.ts';
import { commandWords, dealerWords } from '../said.ts';

export type Choices = readonly (readonly [value: string, label: string])[];

/** What a field can be filled with at this table, where that is a list; undefined where it is written freely. */
export function choicesFor(desk: Desk, type: CommandType, field: string): Choices | undefined {
  const { table, game, rules } = desk;
  const { procedure } = rules;
  switch (field) {
    case 'seat':
    case 'persons':
    case 'forfeits':
      return [...table.seats.values()].map(({ seat }) => [String(seat), `${seat} · ${nameAt(desk, seat)}`]);
    case 'bet':
      return type === 'PlaceForPlayer' ? undefined : betsOf(desk);
    case 'wager':
    case 'wagers':
      return Object.keys(game.wagers).map((wager) => [wager, wagerName(desk, wager)]);
    case 'die':
      return aboutTheRoll.has(type)
        ? Array.from({ length: game.dice }, (_, die) => [
            String(die),
            commandWords.value.dieOfRoll({ place: die + 1 }),
          ])
        : type === 'ReceiveDice'
          ? undefined
          : [...table.dice.dice.keys()].map((die) => [die, die]);
    case 'dice':
      return type === 'ReceiveDice' ? undefined : [...table.dice.dice.keys()].map((die) => [die, die]);
    case 'reason':
      return game.procedure.noRolls.map((each) => [each.reason, reasonSays(game, each)]);
    case 'variant':
      return Object.values(procedure.calling.noRoll.variants)
        .flat()
        .map((each) => [each, nameOfPacks('variant', each)]);
    case 'item':
      return type === 'AnswerChecklist'
        ? procedure.opening.checklist.map((each) => [each.item, itemSays(desk, 'checklist', each)])
        : procedure.equipment.items.map((each) => [each.item, itemSays(desk, 'equipment', each)]);
    case 'equipment':
      return procedure.equipment.items.map((each) => [each.item, itemSays(desk, 'equipment', each)]);
    case 'incident':
      // Findings about conduct are kept at the desk, and not at the table.
      return type === 'VoidBets'
        ? undefined
        : table.incidents.map(({ incident, words: told }) => [incident, told]);
    case 'prompt':
      return Object.entries(procedure.conduct?.employees.prompts ?? {}).map(([prompt, { says }]) => [
        prompt,
        inLanguage(`prompt.${prompt}`, says),
      ]);
    case 'kind':
      return type === 'ReportIncident'
        ? Object.keys(procedure.incidents.kinds).map((kind) => [kind, nameOfPacks('incident', kind)])
        : undefined;
    case 'cause':
      return procedure.shooter?.ordering?.causes.map((cause) => [cause, nameOfPacks('cause', cause)]);
    case 'ground':
      return groundsOf(desk);
    case 'colour':
      return procedure.money.colour?.colours.map((colour) => [colour, nameOfPacks('colour', colour)]);
    case 'roll':
      // The one that is called and not settled yet comes first.
      return [...(table.roll === undefined ? [] : [table.roll]), ...table.recent].map(({ number }) => [
        String(number),
        dealerWords.value.roll({ roll: number }),
      ]);
    case 'voucher':
      return type === 'RedeemVoucher'
        ? [...table.money.vouchers.values()].map(({ voucher, cents }) => [
            voucher,
            `${voucher} · ${sum(cents)}`,
          ])
        : undefined;
    default:
      return undefined;
  }
}

/** Commands that mean a die by its place in the roll. */
const aboutTheRoll: ReadonlySet<CommandType> = new Set<CommandType>(
  concerns.roll.filter((type) => type !== 'CallNoRoll' && type !== 'RecordFact'),
);

const betsOf = (desk: Desk): Choices =>
  [...desk.table.betting.bets, ...desk.table.betting.late].map(({ bet, seat, wager, chips, tokens }) => [
    bet,
    `${nameAt(desk, seat)} · ${wagerName(desk, wager)} · ${sum(chips + tokens)}`,
  ]);

function groundsOf({ rules }: Desk): Choices | undefined {
  const { invalidating } = rules.procedure.overruling;
  if (invalidating === undefined) return undefined;
  const { disturbances, fraud } = invalidating;
  return [...disturbances.grounds, fraud.ground].map((ground) => [ground, nameOfPacks('ground', ground)]);
}
