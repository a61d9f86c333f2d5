import type { By, Moment } from '../role.ts';
import type { BettingCommand } from './betting.ts';
import type { CallingCommand } from './calling.ts';
import type { ConductCommand } from './conduct.ts';
import type { CustodyCommand } from './custody.ts';
import type { EnteringCommand } from './entering.ts';
import type { EquipmentCommand } from './equipment.ts';
import type { HaltingCommand } from './halting.ts';
import type { IncidentsCommand } from './incidents.ts';
import type { LateCommand } from './late.ts';
import type { MoneyCommand } from './money.ts';
import type { OpeningCommand } from './opening.ts';
import type { OverrulingCommand } from './overruling.ts';
import type { PlacementCommand } from './placement.ts';
import type { ReceivingCommand } from './receiving.ts';
import type { SeatsCommand } from './seats.ts';
import type { SettlingCommand } from './settling.ts';
import type { ShooterCommand } from './shooter.ts';
import type { SignsCommand } from './signs.ts';
import type { StaffCommand } from './staff.ts';
import type { ThrowingCommand } from './throwing.ts';

export type CommandBody =
  | OpeningCommand
  | EquipmentCommand
  | ReceivingCommand
  | StaffCommand
  | SeatsCommand
  | MoneyCommand
  | SignsCommand
  | ShooterCommand
  | CustodyCommand
  | BettingCommand
  | LateCommand
  | PlacementCommand
  | ThrowingCommand
  | CallingCommand
  | EnteringCommand
  | OverrulingCommand
  | HaltingCommand
  | IncidentsCommand
  | ConductCommand
  | SettlingCommand;

export type CommandType = CommandBody['type'];

/** What somebody asks of a table, as what, and when. */
export type TableCommand = CommandBody & { readonly by: By; readonly at: Moment };
