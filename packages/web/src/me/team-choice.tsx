import { client, me, pit } from '../live/pit.ts';
import { Segments } from '../parts/field.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { livelyWords } from './lively-words.ts';

/** The team that one raises money in: chosen at once by whoever is in, and kept until then for whoever is not. */
export function TeamChoice({ chosen, onChoose }: TeamChoiceProps) {
  const said = livelyWords.value.team;
  const teams = pit.value?.teams ?? [];
  const isIn = me.value?.person != null;
  const choose = async (name: string): Promise<void> => {
    onChoose?.(name);
    if (!isIn) return;
    const answer = await client.ask('chooseTeam', { body: { team: name === '' ? null : name } });
    if (answer.ok) me.value = answer.value;
    else if (answer.problem.figures?.['case'] !== 'no-change') toastRefusal(toldProblem(answer.problem));
  };
  return (
    <Segments
      name={said.title}
      options={[['', said.none], ...teams.map((team): [string, string] => [team, team])]}
      chosen={isIn ? (me.value?.team ?? '') : chosen}
      onPick={(name) => void choose(name)}
      note={said.note}
    />
  );
}

export type TeamChoiceProps = { readonly chosen: string; readonly onChoose?: (team: string) => void };
