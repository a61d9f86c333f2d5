export type ShooterCommand =
  /**
   * Offers the dice to the next seat that may have them, or does what follows when there is none. `again` asks everybody
   * once more who has declined, though nothing has changed since.
   */
  | { readonly type: 'OfferDice'; readonly again?: true }
  | { readonly type: 'AcceptDice'; readonly seat: number }
  /** A dealer takes silence as an answer. */
  | { readonly type: 'DeclineDice'; readonly seat: number }
  /** Without dice named, the new shooter keeps the ones in play. */
  | { readonly type: 'ChooseDice'; readonly seat: number; readonly dice?: readonly string[] }
  /** The shooter gives up the dice. */
  | { readonly type: 'GiveUpDice'; readonly seat: number }
  | { readonly type: 'WarnShooter'; readonly words: string }
  | { readonly type: 'OrderToPass'; readonly cause: string; readonly words?: string }
  /** The shooter cannot go on. */
  | { readonly type: 'ReportUnable' }
  /** Somebody else finishes the set for the shooter, or the whole turn. */
  | {
      readonly type: 'NameSubstitute';
      readonly person: string;
      readonly born?: string;
      readonly until?: 'set' | 'turn';
    };
