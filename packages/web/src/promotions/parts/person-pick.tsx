import type { PersonFacts } from '@dicepit/wire';
import { Select } from '../../parts/field.tsx';

export type PersonPickProps = {
  readonly name: string;
  readonly among: readonly PersonFacts[];
  readonly chosen: string;
  readonly onPick: (person: string) => void;
};

/** Somebody of the pit, by name. */
export const PersonPick = ({ name, among, chosen, onPick }: PersonPickProps) => (
  <Select
    name={name}
    options={among.map((each) => [each.person, each.name] as const)}
    chosen={chosen}
    onPick={onPick}
  />
);
