export type ConductCommand =
  /** Bets of a person who was found to use a forbidden device are declared void, decided ones too. */
  | { readonly type: 'VoidBets'; readonly incident: string; readonly bets: readonly string[] }
  /** Staff remind a player of a rule, in the words that are laid down for it. */
  | { readonly type: 'PromptRule'; readonly seat: number; readonly prompt: string }
  /** A player asks the others for advice, or asks for no more of it. */
  | { readonly type: 'AskForAdvice'; readonly seat: number; readonly wanted: boolean }
  /** A player or spectator advises whoever sits there. */
  | { readonly type: 'GiveAdvice'; readonly to: number; readonly words: string };
