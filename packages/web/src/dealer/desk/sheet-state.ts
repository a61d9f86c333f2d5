import type { CommandBody, CommandType } from '@dicepit/engine';
import { signal } from '@preact/signals';

/** The sheet that lies over the desk. */
export type SheetState =
  | {
      readonly is:
        | 'no roll'
        | 'face'
        | 'amend'
        | 'fault'
        | 'dice'
        | 'signs'
        | 'seats'
        | 'shooter'
        | 'staff'
        | 'incidents'
        | 'supervisor'
        | 'keys'
        | 'more'
        | 'all';
    }
  | { readonly is: 'overrule'; readonly roll?: number }
  | { readonly is: 'seat'; readonly seat: number }
  | { readonly is: 'bet'; readonly bet: string }
  | FormState;

export type FormState = {
  readonly is: 'form';
  readonly type: CommandType;
  /** Fields that are decided already and not asked for. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** A command to begin with. */
  readonly from?: CommandBody;
  /** The sheet to go back to. */
  readonly back?: SheetState;
};

export const sheetOpen = signal<SheetState | undefined>(undefined);
