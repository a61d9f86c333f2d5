import {
  assert,
  type Bet,
  type Cents,
  type Game,
  litAreas,
  type Roll,
  settleBet,
  toTerms,
} from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';

/** What a player should have, worked out from the rules alone: nothing of a server or a screen is in it. */
export type Hand = { readonly rack: Cents; readonly bets: readonly Bet[] };

/** What a roll should do to a hand, as a pay slip would say it. */
export type Settled = {
  readonly hand: Hand;
  readonly lines: readonly string[];
  /** The figures under a slip: what this roll came to, what is on the table, what is in the rack. */
  readonly figures: readonly string[];
};

export const gameOf = (pack: string): Game => {
  const opened = bankedPacks.find(({ id }) => id === pack)?.open();
  assert(opened?.ok === true, () => `${pack} opens without options`);
  return opened.game;
};

export const withBets = (game: Game, hand: Hand, stakes: Readonly<Record<string, Cents>>): Hand => {
  const placed = Object.entries(stakes).map(([wager, stake]) => {
    const stage = game.wagers[wager]?.opensAt ?? '';
    return { player: 'me', wager, stake, stage };
  });
  const sum = placed.reduce((all, { stake }) => all + stake, 0);
  return { rack: hand.rack - sum, bets: [...hand.bets, ...placed] };
};

export function settled(game: Game, hand: Hand, roll: Roll): Settled {
  const terms = toTerms(game);
  const lines = hand.bets.map((bet) => settleBet(terms, bet, roll));
  const net = lines.reduce(
    (all, { verdict, winnings, stake }) => all + (verdict === 'loses' ? -stake : winnings),
    0,
  );
  const bets = lines.flatMap(({ stage, player, wager, stake }) =>
    stage === null ? [] : [{ player, wager, stake, stage }],
  );
  const rack = lines.reduce((all, { winnings, returned }) => all + winnings + returned, hand.rack);
  return {
    hand: { rack, bets },
    lines: lines.map(({ wager, verdict, winnings, stake }) => {
      const name = game.wagers[wager]?.name ?? wager;
      if (verdict === 'stands') return `${name} stays ${text(stake)}`;
      return verdict === 'wins' ? `${name} won +${text(winnings)}` : `${name} lost −${text(stake)}`;
    }),
    figures: [signed(net), text(onTable({ bets })), text(rack)],
  };
}

/** The wagers that a roll lights for somebody with these bets, in the order in which pages are read here. */
export const litFor = (
  game: Game,
  roll: Roll,
  { bets }: Pick<Hand, 'bets'> = { bets: [] },
): readonly string[] => litAreas(game, roll, { bets }).toSorted();

export const namesOf = (game: Game, wagers: readonly string[]): readonly string[] =>
  wagers.map((wager) => game.wagers[wager]?.name ?? wager).toSorted();

const onTable = ({ bets }: Pick<Hand, 'bets'>): Cents => bets.reduce((all, { stake }) => all + stake, 0);

const text = (cents: Cents): string => new Intl.NumberFormat('en-NZ').format(cents / 100);

const signed = (cents: Cents): string =>
  cents > 0 ? `+${text(cents)}` : cents < 0 ? `−${text(-cents)}` : text(0);
