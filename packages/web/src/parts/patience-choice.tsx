import { words } from '../words/words.ts';
import { Segments } from './field.tsx';

type Patience = 1 | 2 | 4;

const patienceOf = { '1': 1, '2': 2, '4': 4 } as const satisfies Readonly<Record<string, Patience>>;
const times = ['1', '2', '4'] as const;

export type PatienceChoiceProps = {
  readonly name: string;
  readonly chosen: Patience;
  readonly onChoose: (patience: Patience) => void;
};

/** How many times as long the house waits for somebody. */
export function PatienceChoice({ name, chosen, onChoose }: PatienceChoiceProps) {
  const { options, note } = words.value.shell.patience;
  return (
    <Segments
      name={name}
      options={times.map((each) => [each, options[each]] as const)}
      chosen={`${chosen}` as const}
      onPick={(picked) => onChoose(patienceOf[picked])}
      note={note}
    />
  );
}
