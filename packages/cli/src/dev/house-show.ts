import {
  balanceOf,
  type Cents,
  courseSign,
  type Game,
  litByRoll,
  newTable,
  openGame,
  type Roll,
  rollInView,
  type Table,
  type TableEvent,
  type TableRules,
} from '@dicepit/engine';
import { houseRun } from '@dicepit/games';
import { type ChipStack } from '@dicepit/layout';
import { houseTable } from '../house-players/house-table.ts';
import { eventTold } from '../language.ts';
import { freshSeed } from '../play/random.ts';

/** A table of house players as a page shows it at one moment. */
export type Scene = {
  readonly game: Game;
  readonly chips: readonly ChipStack[];
  /** The areas that the called roll lights. */
  readonly lit: readonly string[];
  /** The roll that was called, until the next bets. */
  readonly roll: Roll | undefined;
  readonly isOut: boolean;
  /** Where the course of the table stands, where it has one. */
  readonly stage: string | undefined;
  readonly seats: readonly { readonly name: string; readonly rack: Cents; readonly isShooter: boolean }[];
  readonly rolls: readonly Roll[];
  /** What happened last, newest first. */
  readonly told: readonly string[];
};

/** How long a moment is looked at, by what happened in it; what is not here passes at once. */
const PAUSES_MS: Partial<Record<TableEvent['type'], number>> = {
  BetPlaced: 350,
  DiceThrown: 900,
  RollCalled: 1_600,
  RollSettled: 1_800,
  RollVoided: 1_200,
};

const TOLD = new Set<TableEvent['type']>([
  'DiceAccepted',
  'RollCalled',
  'RollSettled',
  'RollVoided',
  'BetPlaced',
]);
const MAX_LINES_TOLD = 7;
const MAX_ROLLS_SHOWN = 12;
/** How often it is asked whether somebody looks again. */
const ASLEEP_MS = 500;

/** Plays house players at a table of a known pack, for as long as somebody looks and until it is stopped. */
export function showHouse(
  pack: string,
  { show, isWatched }: { readonly show: (scene: Scene) => void; readonly isWatched: () => boolean },
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let evening = startEvening(pack);
  const go = (): void => {
    let pause = ASLEEP_MS;
    if (isWatched()) {
      const next = evening();
      // The house has closed its table: another evening begins.
      if (next === undefined) evening = startEvening(pack);
      else {
        show(next.scene);
        ({ pause } = next);
      }
    }
    timer = setTimeout(go, pause);
  };
  timer = setTimeout(go, 0);
  return () => clearTimeout(timer);
}

type Moment = { readonly scene: Scene; readonly pause: number };

/** One evening, a moment at a time. */
function startEvening(pack: string): () => Moment | undefined {
  const run = houseTable(pack, freshSeed());
  const game = openGame(run.rules, run.setup);
  const steps = houseRun(run);
  const told: string[] = [];
  const rolls: Roll[] = [];
  let table: Table = newTable;
  let called: Roll | undefined;

  const hear = (event: TableEvent, before: Table): void => {
    if (TOLD.has(event.type)) told.unshift(...eventTold(event, before, game).split('\n').slice(0, 4));
    told.length = Math.min(told.length, MAX_LINES_TOLD);
    if (event.type === 'RollCalled') {
      called = event.roll;
      rolls.unshift(event.roll);
      rolls.length = Math.min(rolls.length, MAX_ROLLS_SHOWN);
    }
    if (event.type === 'BetPlaced' || event.type === 'DiceThrown') called = undefined;
  };

  return () => {
    let pause = 0;
    // Asked one by one: a loop over them would end them with the first moment that is shown.
    for (let next = steps.next(); next.done !== true; next = steps.next()) {
      const step = next.value;
      for (const event of step.events) {
        hear(event, table);
        pause = Math.max(pause, PAUSES_MS[event.type] ?? 0);
      }
      table = step.table;
      if (pause > 0 && game !== undefined)
        return { scene: sceneOf({ rules: run.rules, table, game, called, rolls, told }), pause };
    }
    return undefined;
  };
}

type Seen = {
  readonly rules: TableRules;
  readonly table: Table;
  readonly game: Game;
  readonly called: Roll | undefined;
  readonly rolls: readonly Roll[];
  readonly told: readonly string[];
};

function sceneOf({ rules, table, game, called, rolls, told }: Seen): Scene {
  const { is } = table.shooter;
  return {
    game,
    chips: table.betting.bets.map(({ wager, chips, seat }) => ({ wager, stake: chips, seat: seat - 1 })),
    lit: called === undefined ? [] : litByRoll(game, rollInView(rules, table)),
    roll: called,
    isOut: table.roll !== undefined && called === undefined,
    stage: courseSign(game, table)?.name,
    seats: [...table.seats.values()]
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ seat, name }) => ({
        name,
        rack: balanceOf(table.ledger, `rack:${seat}`),
        isShooter: is.kind === 'seat' && is.seat === seat,
      })),
    rolls: [...rolls],
    told: [...told],
  };
}
