import type { EquipmentCommand } from '../command/equipment.ts';
import type { Authority } from '../concern.ts';
import { operator, supervisors } from './ranks.ts';

export const equipment: Authority<EquipmentCommand> = {
  RegisterEquipment: supervisors,
  ApproveEquipment: operator,
  AttestEquipment: operator,
  SwitchEquipment: supervisors,
};
