import type { Basis } from './citation.ts';

/** Something that stands at a pack's tables, or may. */
export type EquipmentItem<Clause extends string> = {
  readonly item: string;
  readonly says: string;
  readonly clause: Basis<Clause>;
  /** A device is switched on and off; anything else is in use once it is there. */
  readonly kind: 'thing' | 'device';
  /** Whether play can start without it; a bowl may be needed only above so many dice. */
  readonly needed: 'always' | 'optional' | { readonly aboveDice: number };
  /** Only of use with physical dice. */
  readonly physical?: true;
  /** Entered with an id. */
  readonly referenced?: true;
  /** At hand wherever the house opens the table, though play could start without it. */
  readonly atHand?: true;
  /** Approved before it is switched on. */
  readonly approval?: Basis<Clause>;
  /** Attested to meet a standard before it is switched on. */
  readonly standard?: Basis<Clause>;
  /** Parts that must pass a self-test at switching on. */
  readonly selfTest?: { readonly parts: readonly string[]; readonly clause: Basis<Clause> };
};

export type EquipmentProcedure<Clause extends string> = { readonly items: readonly EquipmentItem<Clause>[] };
