/** Commands about the things that stand at a table. */
export type EquipmentCommand =
  /** Enters a thing in the table's register, with its id or its number; entering it again changes these. */
  | {
      readonly type: 'RegisterEquipment';
      readonly item: string;
      readonly reference?: string;
      readonly count?: number;
    }
  /** The operator records the approval of a device. */
  | { readonly type: 'ApproveEquipment'; readonly item: string; readonly approval: string }
  /** The operator attests that a device meets a standard. */
  | {
      readonly type: 'AttestEquipment';
      readonly item: string;
      readonly standard: string;
      readonly version: string;
    }
  /** Switches an entry on or off; a device brings the result of its self-test, part by part. */
  | {
      readonly type: 'SwitchEquipment';
      readonly item: string;
      readonly on: boolean;
      readonly selfTest?: Readonly<Record<string, boolean>>;
    };
