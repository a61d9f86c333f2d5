import type { CommandType } from '../command/command.ts';
import type { TableProcedure } from '../procedure/table-procedure.ts';
import { everyRole, type Role } from '../role.ts';

type Step = { readonly roles: readonly Role[]; readonly clause: string };

/** Commands whose roles stand in the procedure of their own concern, beside the step they are about. */
export const stated: {
  readonly [Type in CommandType]?: (procedure: TableProcedure<string>) => Step | undefined;
} = {
  InspectDice: ({ receiving }) => receiving.inspection,
  WarnShooter: ({ shooter }) => shooter?.warning,
  OrderToPass: ({ shooter }) => shooter?.ordering,
  // Where nobody finishes for a shooter, to call one unable is to take the dice away.
  ReportUnable: ({ shooter }) => (shooter?.substitute === undefined ? shooter?.ordering : undefined),
  InspectFoundDie: ({ custody }) => custody.inspecting,
  ConfirmLateBet: ({ late }) => late?.confirming,
  DeclineLateBet: ({ late }) => late?.confirming,
  RestoreBet: ({ placement }) => placement.restoring,
  CorrectStake: ({ placement }) => placement.correcting,
  RefuseWager: ({ placement }) => placement.refusing,
  CallRoll: ({ calling }) => calling.call,
  CallNoRoll: ({ calling }) => calling.noRoll,
  RecordFact: ({ calling }) => calling.noRoll,
  ReportCockedDie: ({ calling }) => calling.call,
  ReadCockedDie: ({ calling }) => calling.call,
  RuleFace: ({ calling }) => calling.dispute,
  AnswerAmendment: ({ calling: { amending } }) => ({ roles: amending.approvers, clause: amending.clause }),
  OverruleCall: ({ overruling: { rungs, clause } }) => ({
    roles: everyRole.filter((role) => rungs[role] !== undefined),
    clause,
  }),
  RuleMatter: ({ overruling }) => overruling.uncovered,
  InvalidateRoll: ({ overruling }) => overruling.invalidating,
  VoidBets: ({ conduct }) => conduct && { roles: conduct.finding.roles, clause: conduct.measures.void },
  LiftHalt: ({ halting }) => halting.lifting,
};
