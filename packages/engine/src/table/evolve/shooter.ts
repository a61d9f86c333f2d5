import { diceAt, placed } from '../dice.ts';
import type { ShooterEvent } from '../event/shooter.ts';
import type { Offered, Shooter, Table } from '../table.ts';
import { afterLines, withTurnEnd } from './past.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends ShooterEvent['type']> = Stamped<ShooterEvent, Type>;

const withShooter = (table: Table, is: Shooter['is'], holding = false): Table => ({
  ...table,
  shooter: { ...table.shooter, is, holding },
});

const nobodyAsked: Offered = {
  kind: 'offered',
  to: 'waiting',
  asked: [],
  from: undefined,
  former: undefined,
  circuit: 'start',
  excluded: [],
  left: [],
  ended: undefined,
};

function diceOffered(table: Table, { to, circuit }: On<'DiceOffered'>): Table {
  const { is } = table.shooter;
  // Play that starts afresh asks everybody, from the dealer's left; it does not forget whose turn it was before.
  if (is.kind !== 'offered' || is.circuit !== circuit) {
    const { from, excluded = [] } = is.kind === 'nobody' || is.kind === 'offered' ? is : {};
    return withShooter(table, { ...nobodyAsked, to, circuit, from, excluded });
  }
  return withShooter(table, { ...is, to, ended: undefined });
}

function diceDeclined(table: Table, { seat }: On<'DiceDeclined'>): Table {
  const { is } = table.shooter;
  if (is.kind !== 'offered') return table;
  return withShooter(table, { ...is, to: 'waiting', asked: [...is.asked, seat] });
}

function offersEnded(table: Table, _event: On<'OffersEnded'>): Table {
  const { is } = table.shooter;
  if (is.kind !== 'offered') return table;
  return withShooter(table, { ...is, to: 'waiting', asked: [], ended: standingOf(table) });
}

const diceAccepted = (table: Table, { seat, circuit }: On<'DiceAccepted'>): Table => ({
  ...table,
  shooter: { is: { kind: 'choosing', seat, circuit }, holding: false, voidsInRow: 0, warnings: [] },
  thrown: 0,
});

function diceChosen(table: Table, { seat, dice }: On<'DiceChosen'>): Table {
  const { is } = table.shooter;
  const { replacing } = table.dice;
  const chosen = placed(table.dice, dice, 'dealer');
  // A new set is in use once somebody has chosen from it; a shooter under grace is still at the old one.
  const state = {
    ...chosen,
    active: dice,
    replacing: replacing?.grace === undefined ? undefined : replacing,
  };
  return { ...withShooter(table, is.kind === 'seat' ? is : { kind: 'seat', seat }), dice: state };
}

const diceGivenUp = (table: Table, { seat, cause }: On<'DiceGivenUp'>): Table => {
  const person = table.seats.get(seat)?.person;
  return {
    ...table,
    shooter: {
      is: {
        ...nobodyAsked,
        from: seat,
        former: person,
        circuit: 'course',
        excluded: cause === 'ordered' && person !== undefined ? [person] : [],
        left: table.betting.bets.map(({ bet }) => bet),
      },
      holding: false,
      voidsInRow: 0,
      warnings: [],
    },
    dice: placed(table.dice, diceAt(table.dice, 'shooter'), 'dealer'),
    thrown: 0,
  };
};

const shooterPrompted = (table: Table, _event: On<'ShooterPrompted'>): Table => table;

const shooterWarned = (table: Table, { words }: On<'ShooterWarned'>): Table => ({
  ...table,
  shooter: { ...table.shooter, warnings: [...table.shooter.warnings, words] },
});

function runOutBegun(table: Table, { dice }: On<'RunOutBegun'>): Table {
  const { is } = table.shooter;
  const { from, former, excluded = [] } = is.kind === 'offered' ? is : {};
  const dealer: Shooter['is'] = {
    kind: 'dealer',
    ...(from === undefined ? {} : { from }),
    ...(former === undefined ? {} : { former }),
    ...(excluded.length === 0 ? {} : { excluded }),
  };
  return { ...withShooter(table, dealer), dice: { ...placed(table.dice, dice, 'dealer'), active: dice } };
}

function runOutEnded(table: Table, _event: On<'RunOutEnded'>): Table {
  const { from, excluded } = table.shooter.is.kind === 'dealer' ? table.shooter.is : {};
  const nobody: Shooter['is'] = {
    kind: 'nobody',
    ...(from === undefined ? {} : { from }),
    ...(excluded === undefined ? {} : { excluded }),
  };
  return {
    ...withShooter(table, nobody),
    dice: placed(table.dice, diceAt(table.dice, 'shooter'), 'dealer'),
    thrown: 0,
  };
}

function shooterUnable(table: Table, _event: On<'ShooterUnable'>): Table {
  const { is, holding } = table.shooter;
  return is.kind === 'seat' ? withShooter(table, { ...is, unable: true }, holding) : table;
}

function substituteNamed(table: Table, { person, until }: On<'SubstituteNamed'>): Table {
  const { is, holding } = table.shooter;
  return is.kind === 'seat'
    ? withShooter(table, { ...is, unable: true, substitute: person, until }, holding)
    : table;
}

function turnEnded(table: Table, { settlements }: On<'TurnEnded'>): Table {
  const bets = afterLines(table.betting.bets, settlements);
  return withTurnEnd({ ...table, betting: { ...table.betting, bets } }, settlements);
}

/** Who sits where and what lies on the layout, in one line: a change of it is reason to ask again. */
const standingOf = ({ seats, betting }: Table): string =>
  [
    ...[...seats.values()].map(({ seat, person }) => `${seat} ${person}`),
    ...betting.bets.map(({ bet, chips, tokens }) => `${bet} ${chips} ${tokens}`),
  ].join('\n');

/** Whether everybody has declined the dice, and nobody has come, gone or changed a bet since. */
export const isDeclinedByAll = (table: Table): boolean => {
  const { is } = table.shooter;
  return is.kind === 'offered' && is.ended !== undefined && is.ended === standingOf(table);
};

export const shooter: Evolve<ShooterEvent> = {
  DiceOffered: diceOffered,
  DiceDeclined: diceDeclined,
  OffersEnded: offersEnded,
  DiceAccepted: diceAccepted,
  DiceChosen: diceChosen,
  DiceGivenUp: diceGivenUp,
  ShooterPrompted: shooterPrompted,
  ShooterWarned: shooterWarned,
  RunOutBegun: runOutBegun,
  RunOutEnded: runOutEnded,
  ShooterUnable: shooterUnable,
  SubstituteNamed: substituteNamed,
  TurnEnded: turnEnded,
};
