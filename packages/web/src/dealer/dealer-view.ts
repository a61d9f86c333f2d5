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
  type Incident,
  lineOfIncident,
  rolesFor,
  type Setup,
  type Table,
  type TableRules,
} from '@dicepit/engine';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { inLanguage, tellRefusal } from '../words/refusal-words.ts';
import { roleTitle } from '../words/roles.ts';
import { list, words } from '../words/words.ts';
import { commandWords, dealerWords } from './dealer-words.ts';

/** A table before a dealer or a supervisor: what it shows now, who looks at it, and the means to act. */
export type DealerView = {
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
export const amendsAlone = ({ table, setup, asker }: DealerView): boolean =>
  !byPeople(setup) && table.roll?.calls.at(-1)?.by.person === asker.person;

/** What would come of a command. */
export const dryRun = ({ rules, table, asker, now }: DealerView, command: CommandBody): Attempt =>
  attempt(rules, table, asker, command, now);

/** Why a command cannot be given now, in words; undefined where it can be. */
export function refusalText(view: DealerView, command: CommandBody): string | undefined {
  if (view.away) return dealerWords.value.awayWhy;
  const answer = dryRun(view, command);
  return answer.ok ? undefined : tellRefusal(answer.refusal);
}

/** Why somebody may not give a command of this type at all; what it would say is not looked at. */
export function roleRefusalText({ rules, asker }: DealerView, type: CommandType): string | undefined {
  const { roles } = rolesFor(rules.procedure, type);
  return asker.roles.some((role) => roles.includes(role))
    ? undefined
    : commandWords.value.isFor({ whom: list(roles.map(roleTitle)) });
}

/** What stands at a table or is asked before play, as its pack says it. */
export const itemSays = (
  { game }: Pick<DealerView, 'game'>,
  group: 'checklist' | 'equipment',
  { item, says }: { readonly item: string; readonly says: string },
): string => inLanguage(`${group}.${game.pack}.${item}`, says);

/** What an incident is about: what somebody has written down, or what the house has to say of it. */
export function incidentSays(incident: Incident): string {
  const line = lineOfIncident(incident);
  return 'words' in line ? incident.words : tellRefusal(line);
}

export const nameAt = ({ table }: DealerView, seat: number): string =>
  table.seats.get(seat)?.name ?? words.value.common.seat({ seat });

export const wagerName = ({ game }: DealerView, wager: string): string => game.wagers[wager]?.name ?? wager;

export const rackAt = ({ table }: DealerView, seat: number): Cents => balanceOf(table.ledger, `rack:${seat}`);

/** How long something has gone on or still goes on: `0:42`, `19:12`, `1:05:00`. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

/** Whether the device has a network at all: it knows at once, long before a silent stream is taken for dead. */
export function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine);
    globalThis.addEventListener('online', look);
    globalThis.addEventListener('offline', look);
    return () => {
      globalThis.removeEventListener('online', look);
      globalThis.removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}

/** The sheet that lies over the desk. */
export type SheetState =
  | {
      readonly is:
        | 'no roll'
        | 'face'
        | 'amend'
        | 'fault'
        | 'dice'
        | 'signs'
        | 'seats'
        | 'shooter'
        | 'staff'
        | 'incidents'
        | 'supervisor'
        | 'keys'
        | 'more'
        | 'all';
    }
  | { readonly is: 'overrule'; readonly roll?: number }
  | { readonly is: 'seat'; readonly seat: number }
  | { readonly is: 'bet'; readonly bet: string }
  | FormState;

export type FormState = {
  readonly is: 'form';
  readonly type: CommandType;
  /** Fields that are decided already and not asked for. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** A command to begin with. */
  readonly from?: CommandBody;
  /** The sheet to go back to. */
  readonly back?: SheetState;
};

export const sheetOpen = signal<SheetState | undefined>(undefined);

/**
 * Gives a command from the sheet that is open, and shows another once it is done. A sheet that was closed or changed
 * while the answer was on its way stays as it is: nothing opens over what somebody does by then.
 */
export async function giveFromSheet(
  { give, show }: Pick<DealerView, 'give' | 'show'>,
  command: CommandBody,
  then?: SheetState,
): Promise<boolean> {
  const asked = sheetOpen.peek();
  const isDone = await give(command);
  if (isDone && sheetOpen.peek() === asked) show(then);
  return isDone;
}
