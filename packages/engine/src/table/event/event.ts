import type { By, Moment } from '../role.ts';
import type { BettingEvent } from './betting.ts';
import type { CallingEvent } from './calling.ts';
import type { ConductEvent } from './conduct.ts';
import type { CustodyEvent } from './custody.ts';
import type { EnteringEvent } from './entering.ts';
import type { EquipmentEvent } from './equipment.ts';
import type { HaltingEvent } from './halting.ts';
import type { IncidentsEvent } from './incidents.ts';
import type { LateEvent } from './late.ts';
import type { MoneyEvent } from './money.ts';
import type { OpeningEvent } from './opening.ts';
import type { OverrulingEvent } from './overruling.ts';
import type { PlacementEvent } from './placement.ts';
import type { ReceivingEvent } from './receiving.ts';
import type { SeatsEvent } from './seats.ts';
import type { SettlingEvent } from './settling.ts';
import type { ShooterEvent } from './shooter.ts';
import type { SignsEvent } from './signs.ts';
import type { StaffEvent } from './staff.ts';
import type { ThrowingEvent } from './throwing.ts';

export type EventBody =
  | OpeningEvent
  | EquipmentEvent
  | ReceivingEvent
  | StaffEvent
  | SeatsEvent
  | MoneyEvent
  | SignsEvent
  | ShooterEvent
  | CustodyEvent
  | BettingEvent
  | LateEvent
  | PlacementEvent
  | ThrowingEvent
  | CallingEvent
  | EnteringEvent
  | OverrulingEvent
  | HaltingEvent
  | SettlingEvent
  | IncidentsEvent
  | ConductEvent;

export type EventType = EventBody['type'];

/** What happened at a table, by whom and when, with its clause and the chips it moved. */
export type TableEvent = EventBody & { readonly by: By; readonly at: Moment };
