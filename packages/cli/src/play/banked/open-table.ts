import {
  type By,
  type Cents,
  type CommandBody,
  isPayable,
  type Limits,
  newTable,
  usualChips,
} from '@dicepit/engine';
import { Failure } from '../../exit.ts';
import { refusalTold } from '../../language.ts';
import { createStream } from '../random.ts';
import { dealer, executeCommand, operator, player } from './execute-command.ts';
import { patient } from './house.ts';
import type { Play, Seating } from './play.ts';

/** A table set up and opened, with everybody seated and bought in, or a failure with what the table refused. */
export function openTable(seating: Seating, seed: string): Play {
  return beforePlay(seating).reduce(
    (play, { by, command }) => {
      const given = executeCommand(play, by, command);
      if (!given.ok)
        throw new Failure({
          code: 'REFUSED',
          why: refusalTold(given.refusal),
          clause: given.refusal.clause,
        });
      return given.play;
    },
    newPlay(seating, seed),
  );
}

function beforePlay(seating: Seating): readonly { readonly by: By; readonly command: CommandBody }[] {
  const { setup, limits, seats } = seating;
  return [
    { by: operator, command: { type: 'SetUpTable', setup } },
    { by: operator, command: { type: 'PostLimits', limits } },
    { by: operator, command: { type: 'OpenTable', float: patient.float, paidIn: chipsFor(limits) } },
    ...seats.flatMap(({ seat, name }, index) => [
      { by: player(seat), command: { type: 'SitDown', seat, name, born: ADULT_BIRTH_DATE } as const },
      {
        by: dealer,
        command: {
          type: 'BuyIn',
          seat,
          cents: seating.buyIn,
          from: 'account',
          ...chips(seating, index),
        } as const,
      },
    ]),
  ];
}

/** Chips of a colour of one's own, where bets are made in such chips alone. */
function chips({ rules, ownChip }: Seating, index: number) {
  const { colour } = rules.procedure.money;
  return ownChip === undefined ? {} : { colour: { colour: colour?.colours[index] ?? '', value: ownChip } };
}

/** At the keyboard there is no house to choose its chips: they are the usual ones, and one for the smallest bet. */
function chipsFor({ minimum }: Limits): readonly Cents[] {
  const usual = usualChips.map(({ worth }) => worth);
  return isPayable(minimum, usual) ? usual : [minimum, ...usual];
}

/** A date of birth is asked at some tables. For play money at one's own keyboard nobody is asked for theirs. */
const ADULT_BIRTH_DATE = '1990-01-01';

/** Every evening at the keyboard begins at the same hour by its own clock: the same lines give the same record. */
const EVENING = Date.UTC(2026, 0, 1, 19);

function newPlay(seating: Seating, seed: string): Play {
  return {
    seating,
    table: newTable,
    record: undefined,
    now: EVENING,
    bought: new Map(),
    rolls: [],
    called: 0,
    settlements: [],
    lastBets: [],
    waiting: [],
    changed: [],
    dice: createStream(seed, 'dice'),
    luck: createStream(seed, 'house players'),
    over: false,
  };
}
