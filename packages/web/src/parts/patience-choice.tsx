import { words } from '../words/words.ts';
import { Choice } from './choice.tsx';

type Patience = 1 | 2 | 4;

const patienceOf = { '1': 1, '2': 2, '4': 4 } as const satisfies Readonly<Record<string, Patience>>;

export type PatienceChoiceProps = {
  readonly name: string;
  readonly chosen: Patience;
  readonly onChoose: (patience: Patience) => void;
};

/** How many times as long the house waits for somebody. */
export function PatienceChoice({ name, chosen, onChoose }: PatienceChoiceProps) {
  const { options, note } = words.value.shell.patience;
  return (
    <div class="patience">
      <Choice
        name={name}
        options={options}
        chosen={`${chosen}`}
        onChoose={(value) => onChoose(patienceOf[value])}
      />
      <p class="quiet small">{note}</p>
    </div>
  );
}
