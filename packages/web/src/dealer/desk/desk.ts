import {
  type Asker,
  type Attempt,
  attempt,
  balanceOf,
  byPeople,
  type Cents,
  type CommandBody,
  type CommandType,
  type Game,
  rolesFor,
  type Setup,
  type Table,
  type TableRules,
} from '@dicepit/engine';
import { me } from '../../live/pit.ts';
import { list } from '../../words/numbers.ts';
import { inLanguage, told } from '../../words/refusal-words.ts';
import { translated } from '../../words/translated.ts';
import { words } from '../../words/words.ts';
import { commandWords, dealerWords } from '../said.ts';
import type { SheetState } from './sheet-state.ts';

/** A table before a dealer or a supervisor: what it shows now, who looks at it, and the means to act. */
export type Desk = {
  readonly id: string;
  readonly title: string;
  readonly pack: string;
  readonly table: Table;
  readonly setup: Setup;
  readonly game: Game;
  readonly rules: TableRules;
  readonly asker: Asker;
  /** The server's time, to the second, and how much it is ahead of this device's. */
  readonly now: number;
  readonly ahead: number;
  /** The table is as it was when the connection was lost. */
  readonly away: boolean;
  /** Something was asked and is not seen at the table yet. */
  readonly busy: boolean;
  /** Gives commands one after another until one is refused. */
  readonly give: (...commands: readonly CommandBody[]) => Promise<boolean>;
  readonly show: (sheet: SheetState | undefined) => void;
};

/** Whether whoever looks keyed the outcome at a table without staff, and so puts it right without asking anybody. */
export const amendsAlone = ({ table, setup, asker }: Desk): boolean =>
  !byPeople(setup) && table.roll?.calls.at(-1)?.by.person === asker.person;

/** What would come of a command. */
export const tried = ({ rules, table, asker, now }: Desk, command: CommandBody): Attempt =>
  attempt(rules, table, asker, command, now);

/** Why a command cannot be given now, in words; undefined where it can be. */
export function whyNot(desk: Desk, command: CommandBody): string | undefined {
  if (desk.away) return dealerWords.value.awayWhy;
  const answer = tried(desk, command);
  return answer.ok ? undefined : told(answer.refusal);
}

/** A sentence of the rules with people and the table by their names: the table itself knows them by their ids. */
export function named(
  { id, title, table, asker }: Pick<Desk, 'id' | 'title' | 'table' | 'asker'>,
  sentence: string,
): string {
  const known = [...table.seats.values()].map(({ person, name }) => [person, name] as const);
  const self = me.value?.name ?? asker.person;
  const spoken = [...known, [asker.person, self] as const, [id, title] as const].reduce(
    (text, [person, name]) => text.replaceAll(person, name),
    sentence,
  );
  return translated(spoken);
}

/** Why somebody may not give a command of this type at all; what it would say is not looked at. */
export function whyNotYours({ rules, asker }: Desk, type: CommandType): string | undefined {
  const { roles } = rolesFor(rules.procedure, type);
  const { isFor, roles: names } = commandWords.value;
  return asker.roles.some((role) => roles.includes(role))
    ? undefined
    : isFor({ whom: list(roles.map((role) => names[role])) });
}

/** What stands at a table or is asked before play, as its pack says it. */
export const itemSays = (
  { game }: Pick<Desk, 'game'>,
  group: 'checklist' | 'equipment',
  { item, says }: { readonly item: string; readonly says: string },
): string => inLanguage(`${group}.${game.pack}.${item}`, says);

export const nameAt = ({ table }: Desk, seat: number): string =>
  table.seats.get(seat)?.name ?? words.value.common.seat({ seat });

export const wagerName = ({ game }: Desk, wager: string): string => game.wagers[wager]?.name ?? wager;

export const rackAt = ({ table }: Desk, seat: number): Cents => balanceOf(table.ledger, `rack:${seat}`);
