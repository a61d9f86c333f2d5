import type { StreamEvent } from '../finding.ts';

/** What the events of a table tell about its dice: whose they are, where they are, and whether a turn is over. */
export type Surroundings = {
  /** Whether the software throws; dice thrown by hand have no seeds. */
  readonly virtual: boolean;
  readonly party: boolean;
  readonly seats: ReadonlyMap<unknown, unknown>;
  /** Who threw last: a seat, or the dealer. */
  readonly thrower: unknown;
  /** `drawn` when their faces are written but not yet shown. */
  readonly dice: 'still' | 'out' | 'drawn';
  /** The faces of the last draw. */
  readonly faces: unknown;
  /** Draws since the seed was committed to. */
  readonly draws: number;
  /** Whether the turn of the seed goes on, may be over, or must be revealed before the dice are thrown again. */
  readonly turn: 'goes on' | 'may be over' | 'is over';
};

export const nowhere: Surroundings = {
  virtual: false,
  party: false,
  seats: new Map(),
  thrower: undefined,
  dice: 'still',
  faces: undefined,
  draws: 0,
  turn: 'goes on',
};

export function evolveSurroundings(state: Surroundings, event: StreamEvent): Surroundings {
  const evolve = Object.hasOwn(events, event.type) ? events[event.type] : undefined;
  return evolve === undefined ? state : evolve(state, event);
}

/** Whether the dice leave a hand: a party's dice are released, and its `DiceThrown` already tells what they show. */
export const isThrow = ({ party }: Surroundings, { type }: StreamEvent): boolean =>
  type === (party ? 'DiceReleased' : 'DiceThrown');

/** Whether the dice come to rest and show their faces. */
export const isRest = ({ party }: Surroundings, { type }: StreamEvent): boolean =>
  party ? type === 'DiceThrown' || type === 'HighDiceThrown' : type === 'DiceRested';

/** The faces that dice at rest show, as the table's own event has them. */
export const shownBy = ({ party }: Surroundings, event: StreamEvent): unknown =>
  party ? event['roll'] : event['faces'];

type EvolveEvent = (state: Surroundings, event: StreamEvent) => Surroundings;

const thrown = (state: Surroundings, thrower: unknown): Surroundings => ({
  ...state,
  thrower,
  dice: 'out',
  // A seed that nobody has thrown with yet serves the next shooter; a void round of the dealer's goes on.
  turn: state.turn === 'may be over' ? 'goes on' : state.turn,
});

const rested = (state: Surroundings): Surroundings => ({ ...state, dice: 'still' });

const mayBeOver = (state: Surroundings): Surroundings =>
  state.turn === 'is over' ? state : { ...state, turn: 'may be over' };

/** Without a draw there is nothing to reveal yet, though nothing forbids it. */
const isOver = (state: Surroundings): Surroundings =>
  state.draws === 0 ? mayBeOver(state) : { ...state, turn: 'is over' };

const events: Readonly<Record<string, EvolveEvent>> = {
  TableSetUp: (state, { setup }) => ({
    ...state,
    virtual: factOf(setup, 'dice') === 'virtual',
    party: factOf(setup, 'pack') === 'snake-eyes-party',
    seats: new Map(),
    dice: 'still',
  }),
  SatDown: (state, { seat, person }) => ({ ...state, seats: new Map(state.seats).set(seat, person) }),
  StoodUp: (state, { seat }) => ({
    ...state,
    seats: new Map([...state.seats].filter(([each]) => each !== seat)),
  }),
  DiceReleased: (state, { seat }) => thrown(state, seat),
  DiceThrown: (state, { thrower }) => (state.party ? rested(state) : thrown(state, thrower)),
  DiceRested: rested,
  RollVoided: (state) => (state.thrower === 'dealer' ? mayBeOver(rested(state)) : rested(state)),
  RollSettled: (state) => (state.thrower === 'dealer' ? isOver(state) : state),
  DiceGivenUp: isOver,
  RunOutEnded: isOver,
  // At a banked table dice are passed for every throw; at a party they go to somebody else.
  DicePassed: (state) => (state.party ? isOver(state) : state),
  HighDiceThrown: (state) => mayBeOver(rested(state)),
  FirstThrowerChosen: mayBeOver,
  GameWon: mayBeOver,
  GameEnded: mayBeOver,
  TableClosed: (state) => ({ ...state, dice: 'still', turn: 'is over' }),
  SeedCommitted: (state) => ({ ...state, draws: 0, turn: 'goes on' }),
  FacesDrawn: (state, { faces }) => ({ ...state, dice: 'drawn', faces, draws: state.draws + 1 }),
  DiceFailed: (state) => ({ ...state, dice: 'still', draws: 0, turn: 'goes on' }),
};

const factOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
