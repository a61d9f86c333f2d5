import { bankedPacks } from '@dicepit/games';
import type { EntryKind } from '@dicepit/wire';
import { Select } from '../../parts/field.tsx';
import { MomentField } from '../../parts/moment-field.tsx';
import { goTo, inspectPlace, narrow } from '../at-inspect.tsx';
import { inspectWords } from '../said.ts';
import { TableSelect } from '../table-select.tsx';
import { ClauseField } from './clause-field.tsx';
import { RollField } from './roll-field.tsx';
import { isNarrowed, kindsIn, toggled } from './sought.ts';

/** What the timeline is narrowed to. */
export function Filters() {
  const said = inspectWords.value.timeline;
  const asked = inspectPlace.value.asked ?? {};
  const kinds = kindsIn(asked);
  const isKind = (name: string): name is EntryKind => Object.hasOwn(said.kinds, name);
  const offered = Object.keys(said.kinds).filter(isKind);
  const { person, stream } = asked;
  return (
    <section class="panel inspect-filters" aria-label={said.find}>
      <div class="inspect-find">
        <TableSelect chosen={asked['table'] ?? ''} every onPick={(table) => narrow({ table })} />
        <RollField />
        <ClauseField />
        <MomentField name={said.from} value={asked['from'] ?? ''} onPick={(from) => narrow({ from })} />
        <MomentField name={said.to} value={asked['to'] ?? ''} onPick={(to) => narrow({ to })} />
      </div>
      <div class="inspect-chips" role="group" aria-label={said.kindsName}>
        {offered.map((kind) => (
          <button
            key={kind}
            type="button"
            class="inspect-chip"
            aria-pressed={kinds.includes(kind)}
            onClick={() => narrow(toggled(asked, kind))}
          >
            {said.kinds[kind]}
          </button>
        ))}
      </div>
      {kinds.includes('no-rolls') && <Reasons chosen={asked['reason'] ?? ''} />}
      {isNarrowed(asked) && (
        <div class="inspect-btns">
          {person !== undefined && (
            <Away text={said.person({ name: asked['name'] ?? person })} fields={{ person: '', name: '' }} />
          )}
          {stream !== undefined && <Away text={said.stream({ stream })} fields={{ stream: '' }} />}
          <button type="button" class="btn btn-sm" onClick={() => goTo({ part: 'timeline' }, { stay: true })}>
            {said.clear}
          </button>
        </div>
      )}
    </section>
  );
}

type AwayProps = { readonly text: string; readonly fields: Readonly<Record<string, string>> };

function Away({ text, fields }: AwayProps) {
  return (
    <button
      type="button"
      class="inspect-chip"
      aria-pressed="true"
      aria-label={inspectWords.value.timeline.without({ filter: text })}
      onClick={() => narrow(fields)}
    >
      {text}
    </button>
  );
}

/** Every reason that some game of the house knows for a void roll. */
const reasons: readonly string[] = [
  ...new Set(
    bankedPacks.flatMap((pack) => {
      const opened = pack.open();
      return opened.ok ? opened.game.procedure.noRolls.map(({ reason }) => reason) : [];
    }),
  ),
].toSorted();

function Reasons({ chosen }: { readonly chosen: string }) {
  const said = inspectWords.value.timeline;
  return (
    <div class="inspect-reason">
      <Select
        name={said.reason}
        options={[
          ['', said.everyReason],
          ...reasons.map((each) => [each, each.replaceAll('-', ' ')] as const),
        ]}
        chosen={chosen}
        onPick={(reason) => narrow({ reason })}
      />
    </div>
  );
}
