export type HaltingCommand =
  /** Something at the table is broken: the roll is finished by the dice, and then nothing more is run. */
  | { readonly type: 'ReportMalfunction'; readonly equipment: string; readonly words: string }
  | {
      readonly type: 'LiftHalt';
      readonly because: 'rectified' | 'alternative-procedure';
      readonly words: string;
    };
