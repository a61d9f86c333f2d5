import type { Cited } from '../cited.ts';

export type EquipmentEvent = Cited &
  (
    | {
        readonly type: 'EquipmentRegistered';
        readonly item: string;
        readonly reference?: string;
        readonly count?: number;
        /** A device stays off until it is switched on; anything else is in use from now on. */
        readonly on: boolean;
      }
    | { readonly type: 'EquipmentApproved'; readonly item: string; readonly approval: string }
    | {
        readonly type: 'EquipmentAttested';
        readonly item: string;
        readonly standard: string;
        readonly version: string;
      }
    | { readonly type: 'EquipmentTested'; readonly item: string; readonly failed: readonly string[] }
    | { readonly type: 'EquipmentSwitched'; readonly item: string; readonly on: boolean }
  );
