import { type HouseWording, type Moment, phaseOf, type Table, toInitial, usualChips } from '@dicepit/engine';
import type { EveningFigures, HouseMoney, TableScreen } from '@dicepit/wire';
import { pausingIn } from '../floor/facts.ts';
import type { Floor, FloorTable } from '../floor/floor.ts';
import type { PitTable } from '../table/pit-table.ts';
import type { TableRecord } from './record.ts';

/** Everything that a picture of a table is made of. */
export type Shown<State extends PitTable = PitTable> = {
  readonly state: State;
  readonly version: number;
  readonly card: Pick<FloorTable, 'table' | 'title' | 'pack' | 'house'>;
  readonly pit: string;
  readonly paused: Floor['paused'];
  /** The chips of the house, and how its sums are written; as ever where nothing is said. */
  readonly money?: HouseMoney;
  readonly record: TableRecord;
  /** Whether the law that the night is held under lets it be shown who has the most; it does where none is named. */
  readonly ranking?: boolean;
  /** What somebody is called. */
  readonly nameOf: (person: string) => string | undefined;
  /** What the house calls the rolls of this pack, where it has words of its own. */
  readonly wording?: HouseWording[string];
  /** What the table waits for, where the house runs it. */
  readonly waiting?: TableScreen['waiting'];
  /** Where the trail ended when it was last signed, where that is known. */
  readonly trail?: TrailHead | null;
  /** What the teams of a fundraiser have raised. */
  readonly teams?: NonNullable<TableScreen['teams']>;
  /** The evening in figures, where it is over. */
  readonly evening?: EveningFigures | null;
  readonly now: Moment;
};

export type TrailHead = NonNullable<TableScreen['trail']>;

type Without<Each, Field extends string> = Each extends unknown ? Omit<Each, Field> : never;

/** A screen before it is known who looks: how they are to come in, and what was chosen for them. */
type Board = Without<TableScreen, 'join' | 'choice'>;

/** A picture, and when it changes though nothing happens. */
export type Picture = { readonly board: Board; readonly until: Moment | undefined };

/** The letter on the mark of a seat: of whoever sits there, or of the seat where nobody does any more. */
export const letterAt = ({ seats }: Pick<Table, 'seats'>, seat: number): string =>
  toInitial(seats.get(seat)?.name ?? '', seat);

const usualMoney: HouseMoney = { chips: usualChips, symbol: null };

export const common = ({
  version,
  card,
  pit,
  paused,
  money = usualMoney,
  now,
  nameOf,
  state,
  record,
  waiting = null,
  trail = null,
  evening = null,
  teams = [],
}: Shown) => ({
  pit,
  money,
  paused: pausingIn({ paused }, nameOf),
  now,
  table: card.table,
  title: card.title,
  pack: card.pack,
  waiting,
  trail: isAtDoor(state, record) ? trail : null,
  evening,
  ...(teams.length === 0 ? {} : { teams }),
  version,
});

/** A table that opens, on which nothing was thrown yet, or that is closed: the moments at which a head is written down. */
const isAtDoor = (state: PitTable, { rolling }: TableRecord): boolean =>
  rolling === 0 || (state.is === 'banked' && phaseOf(state.table) === 'closed');
