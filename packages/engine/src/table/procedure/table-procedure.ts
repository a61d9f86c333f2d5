import type { PackAuthority } from './authority.ts';
import type { BettingProcedure } from './betting.ts';
import type { CallingProcedure } from './calling.ts';
import type { ConductProcedure } from './conduct.ts';
import type { CustodyProcedure } from './custody.ts';
import type { DisputesProcedure } from './disputes.ts';
import type { EquipmentProcedure } from './equipment.ts';
import type { HaltingProcedure } from './halting.ts';
import type { IncidentsProcedure } from './incidents.ts';
import type { LateProcedure } from './late.ts';
import type { MoneyProcedure } from './money.ts';
import type { OpeningProcedure } from './opening.ts';
import type { OverrulingProcedure } from './overruling.ts';
import type { PlacementProcedure } from './placement.ts';
import type { ReceivingProcedure } from './receiving.ts';
import type { SeatsProcedure } from './seats.ts';
import type { SettlingProcedure } from './settling.ts';
import type { ShooterProcedure } from './shooter.ts';
import type { SignsProcedure } from './signs.ts';
import type { StaffProcedure } from './staff.ts';
import type { ThrowingProcedure } from './throwing.ts';

/** How a pack's table is run from opening to closing: one entry to a concern, each with its clauses. */
export type TableProcedure<Clause extends string> = {
  readonly opening: OpeningProcedure<Clause>;
  readonly equipment: EquipmentProcedure<Clause>;
  readonly receiving: ReceivingProcedure<Clause>;
  /** Who may give which command, where the pack says so. */
  readonly authority: PackAuthority<Clause>;
  readonly staff: StaffProcedure<Clause>;
  readonly seats: SeatsProcedure<Clause>;
  readonly money: MoneyProcedure<Clause>;
  readonly signs: SignsProcedure<Clause>;
  /** None where the dealer throws. */
  readonly shooter: ShooterProcedure<Clause> | undefined;
  readonly custody: CustodyProcedure<Clause>;
  readonly betting: BettingProcedure<Clause>;
  /** None where bets are closed from the release of the dice. */
  readonly late: LateProcedure<Clause> | undefined;
  readonly placement: PlacementProcedure<Clause>;
  readonly throwing: ThrowingProcedure<Clause>;
  readonly calling: CallingProcedure<Clause>;
  readonly overruling: OverrulingProcedure<Clause>;
  readonly halting: HaltingProcedure<Clause>;
  readonly incidents: IncidentsProcedure<Clause>;
  /** None where the rules say nothing of it. */
  readonly conduct: ConductProcedure<Clause> | undefined;
  readonly disputes: DisputesProcedure<Clause>;
  readonly settling: SettlingProcedure<Clause>;
};
