import type { LobbyScreen, Screen } from '@dicepit/wire';

/** For so long a screen of the lobby shows one table before it goes on to the next. */
export const TURN = 20_000;

type Listed = Pick<LobbyScreen['tables'][number], 'table' | 'phase'>;

/**
 * The table that a screen of the lobby shows after another: each in its turn, and closed ones only where no other is
 * open. The one that is shown stays where it is not time to go on.
 */
export function tableInTurn(
  tables: readonly Listed[],
  shown: string | undefined,
  goesOn: boolean,
): string | undefined {
  const open = tables.filter(({ phase }) => phase !== 'closed');
  const names = (open.length > 0 ? open : tables).map(({ table }) => table);
  const at = shown === undefined ? -1 : names.indexOf(shown);
  if (at >= 0 && !goesOn) return shown;
  return names[(at + 1) % Math.max(1, names.length)];
}

/** Nobody wants to miss how a roll ends: while one is under way the screen stays. */
export const isUnderWay = (screen: Screen | undefined): boolean =>
  screen !== undefined &&
  screen.is !== 'lobby' &&
  ['last call', 'dice out', 'cup shaken', 'called'].indexOf(screen.phase) >= 0;
