import type { ShooterCommand } from '../command/shooter.ts';
import { type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import type { ShooterProcedure } from '../procedure/shooter.ts';
import { acceptDice, declineDice } from './answering.ts';
import { chooseDice } from './choosing.ts';
import { offerDice } from './offering.ts';
import { orderToPass, warnShooter } from './ordering.ts';
import { nameSubstitute, reportUnable } from './substitute.ts';
import { giveUpDice } from './turn.ts';

/** The shooter commands and what decides each. */
export const shooter: Decide<ShooterCommand> = {
  OfferDice: whereAShooterThrows(offerDice),
  AcceptDice: whereAShooterThrows(acceptDice),
  DeclineDice: whereAShooterThrows(declineDice),
  ChooseDice: whereAShooterThrows(chooseDice),
  GiveUpDice: whereAShooterThrows(giveUpDice),
  WarnShooter: whereAShooterThrows(warnShooter),
  OrderToPass: whereAShooterThrows(orderToPass),
  ReportUnable: whereAShooterThrows(reportUnable),
  NameSubstitute: whereAShooterThrows(nameSubstitute),
};

function whereAShooterThrows<Command>(
  leaf: (context: Context, shooter: ShooterProcedure<string>, command: Command) => Decided<EventBody>,
): (context: Context, command: Command) => Decided<EventBody> {
  return (context, command) => {
    const { game, procedure, cite } = context;
    return procedure.shooter === undefined
      ? refuse(
          'NO_SHOOTER_HERE',
          cite(game.procedure.thrower.clause),
          'The dealer throws in this game; there is no shooter.',
        )
      : leaf(context, procedure.shooter, command);
  };
}
