import type { Pips } from '@dicepit/engine';

/**
 * A running test of dice thrown by hand, that may be looked at after every roll.
 *
 * It plays against the claim that the dice are fair: a player who starts with 1 and bets on the faces as they have
 * fallen so far. Against fair dice nobody can win in the long run, so that the evidence ever reaches 1,000 with a
 * chance of 1 in 1,000 at most, however often and however long somebody looks. A p-value looked at after every roll
 * would raise the alarm sooner or later over any dice.
 */
export type Monitor = {
  readonly rolls: number;
  /** One record to a die where the dice can be told apart; else one for all of them. */
  readonly dice: readonly DieRecord[];
};

/** The evidence at which dice are doubted. */
export const ALARM = 1_000;

/** `toldApart` says that the first face is always that of the same die, by its colour or its mark. */
export const newMonitor = ({ dice, toldApart }: { dice: number; toldApart: boolean }): Monitor => ({
  rolls: 0,
  dice: Array.from({ length: toldApart ? dice : 1 }, () => ({
    counts: [0, 0, 0, 0, 0, 0],
    wealth: CAUTION.map(() => 0),
  })),
});

/** The monitor after one more roll. */
export function watch({ rolls, dice }: Monitor, faces: readonly Pips[]): Monitor {
  const [pooled] = dice;
  const watched =
    dice.length === 1 && pooled !== undefined
      ? // The order in which the faces are read does not matter: this comes out the same for 6-1 as for 1-6.
        [faces.reduce(bet, pooled)]
      : dice.map((die, place) => {
          const face = faces[place];
          return face === undefined ? die : bet(die, face);
        });
  return { rolls: rolls + 1, dice: watched };
}

/** How many times over the dice have paid whoever bet against their fairness. */
export const evidence = ({ dice }: Monitor): number =>
  // What the alarm writes down has to be a number that JSON can hold.
  Math.min(Number.MAX_VALUE, Math.exp(logOfMean(dice.flatMap(({ wealth }) => wealth))));

export const isDoubtful = (monitor: Monitor): boolean => evidence(monitor) >= ALARM;

type DieRecord = {
  readonly counts: readonly number[];
  /** The logarithm of what each of the players has by now. */
  readonly wealth: readonly number[];
};

/**
 * How slowly each player comes to believe what it sees: so many throws of every face are taken as seen beforehand.
 * The quick one finds a loaded die soon, the slow one finds a slight fault at last; their mean loses little to either.
 */
export const CAUTION: readonly number[] = [3, 12, 50, 200];

function bet({ counts, wealth }: DieRecord, face: Pips): DieRecord {
  const seen = counts[face - 1] ?? 0;
  const thrown = counts.reduce((sum, count) => sum + count, 0);
  return {
    counts: counts.with(face - 1, seen + 1),
    wealth: wealth.map((log, player) => {
      const before = CAUTION[player] ?? 1;
      return log + Math.log((6 * (seen + before)) / (thrown + 6 * before));
    }),
  };
}

/** The logarithm of the mean, without ever leaving logarithms: a long run would overflow a number. */
function logOfMean(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}
