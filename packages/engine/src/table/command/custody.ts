export type CustodyCommand =
  /** The dealer gathers the dice of a roll and puts them in the middle of the table. */
  | { readonly type: 'CollectDice'; readonly method?: 'stick' | 'hand' }
  | { readonly type: 'CentreDice' }
  /** A die has left the table. */
  | { readonly type: 'RecordDieOff'; readonly die: string }
  | { readonly type: 'StartSearch'; readonly die: string }
  | { readonly type: 'RecordFound'; readonly die: string; readonly finder: string }
  | { readonly type: 'InspectFoundDie'; readonly die: string; readonly sound: boolean }
  | { readonly type: 'DeclareLost'; readonly die: string }
  /** The shooter wants the dice back that left the table. */
  | { readonly type: 'AskForOriginals'; readonly seat: number };
