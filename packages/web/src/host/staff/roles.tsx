import { type Role, staffRoles, watching } from '@dicepit/engine';
import { Tick } from '../../parts/field.tsx';
import { hostWords } from '../said.ts';

/** Whether somebody comes to watch alone: they are let in for a time. */
export const onlyWatches = (roles: readonly Role[]): boolean =>
  roles.length > 0 && roles.every((role) => watching.includes(role));

export type RolesProps = {
  readonly chosen: readonly Role[];
  readonly onChange: (roles: readonly Role[]) => void;
};

/** What somebody may do. The pit refuses what does not go together. */
export function Roles({ chosen, onChange }: RolesProps) {
  const { roles, roleNames } = hostWords.value.staff;
  return (
    <fieldset class="setting">
      <legend>{roles}</legend>
      {staffRoles.map((role) => (
        <Tick
          key={role}
          on={chosen.includes(role)}
          onChange={(on) => onChange(on ? [...chosen, role] : chosen.filter((each) => each !== role))}
        >
          {roleNames[role]}
        </Tick>
      ))}
    </fieldset>
  );
}
