import type { Cents } from '../money.ts';
import type { Bet, Settlement } from '../settle.ts';
import type { Sheet, SheetEvent } from './sheet.ts';

/** The sheet after an event. It believes what it is told: what happened, happened. */
export function evolveSheet(sheet: Sheet, event: SheetEvent): Sheet {
  switch (event.type) {
    case 'BetPlaced':
      return { ...sheet, bets: added(sheet.bets, event), net: known(sheet.net, event.player) };
    case 'BetTakenDown':
      return { ...sheet, bets: reduced(sheet.bets, event) };
    case 'RollCalled':
      return {
        ...withReturned(settled(sheet, event.settlements), event.returned),
        thrown: event.thrown,
        ...(event.course === undefined ? {} : { course: event.course }),
        frozen: false,
      };
    case 'RollVoided':
      return { ...sheet, frozen: event.freezes };
    case 'TurnEnded':
      return { ...settled(sheet, event.settlements), thrown: 0 };
  }
}

type Place = { readonly player: string; readonly wager: string };

export const isOn = (bet: Bet, { player, wager }: Place): boolean =>
  bet.player === player && bet.wager === wager;

/** What each player is up or down after these settlements. */
function netAfter(net: Sheet['net'], settlements: readonly Settlement[]): Sheet['net'] {
  const after = new Map(net);
  for (const { player, verdict, stake, winnings } of settlements) {
    after.set(player, (after.get(player) ?? 0) + winnings - (verdict === 'loses' ? stake : 0));
  }
  return after;
}

function added(bets: readonly Bet[], placed: Bet & { readonly several?: true }): readonly Bet[] {
  const { player, wager, stake, stage, several } = placed;
  const isAddedTo = (bet: Bet): boolean => isOn(bet, placed) && (several !== true || bet.stage === stage);
  if (!bets.some(isAddedTo)) return [...bets, { player, wager, stake, stage }];
  return bets.map((bet) => (isAddedTo(bet) ? { ...bet, stake: bet.stake + stake } : bet));
}

function reduced(bets: readonly Bet[], taken: Place & { readonly stake: Cents }): readonly Bet[] {
  return bets
    .map((bet) => (isOn(bet, taken) ? { ...bet, stake: bet.stake - taken.stake } : bet))
    .filter(({ stake }) => stake > 0);
}

export function settled(sheet: Sheet, settlements: readonly Settlement[]): Sheet {
  // Of several bets of a player on one wager each has a line, in the same order.
  const lines = new Map<string, Settlement[]>();
  for (const line of settlements) lines.set(placeKey(line), [...(lines.get(placeKey(line)) ?? []), line]);
  const bets = sheet.bets.flatMap((bet) => {
    const line = lines.get(placeKey(bet))?.shift();
    if (line === undefined) return [bet];
    return line.stage === null ? [] : [{ ...bet, stage: line.stage }];
  });
  return { ...sheet, bets, net: netAfter(sheet.net, settlements) };
}

function withReturned(sheet: Sheet, returned: readonly Bet[] = []): Sheet {
  const gone = (bet: Bet): boolean =>
    returned.some(({ player, wager, stage }) => isOn(bet, { player, wager }) && bet.stage === stage);
  return { ...sheet, bets: sheet.bets.filter((bet) => !gone(bet)) };
}

const placeKey = ({ player, wager }: Place): string => `${wager}\n${player}`;

const known = (net: Sheet['net'], player: string): Sheet['net'] =>
  net.has(player) ? net : new Map(net).set(player, 0);
