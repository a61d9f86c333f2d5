import { Icon } from '../../parts/icon.tsx';
import { number, time } from '../../words/numbers.ts';
import { night, savedAt } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { busiest } from '../tables/table-line.ts';

export type UnfinishedProps = { readonly onResume: () => void; readonly onClose: () => void };

/** The night that stopped half-way, exactly where it stopped. */
export function Unfinished({ onResume, onClose }: UnfinishedProps) {
  const said = hostWords.value;
  const overview = night.value;
  if (overview === undefined) return null;
  const { pit, guests, tables } = overview;
  const table = busiest(tables);
  const people = guests.filter(({ kind }) => kind === 'guest').length;
  const facts = [
    table === undefined
      ? undefined
      : said.start.unfinishedAt({ table: table.card.title, roll: number(table.rolled) }),
    said.desk.guests({ count: people }),
    savedAt.value === undefined
      ? undefined
      : said.desk.saved({ time: time(overview.trail?.at ?? savedAt.value) }),
  ].filter((fact) => fact !== undefined);
  return (
    <section class="panel unfinished" aria-label={said.start.unfinished({ name: pit.name })}>
      <div>
        <h2 class="h2">{said.start.unfinished({ name: pit.name })}</h2>
        <p class="quiet">
          {facts.join(', ')}. {said.start.unfinishedText}
        </p>
      </div>
      <div class="unfinished-btns">
        <button type="button" class="btn" onClick={onClose}>
          {said.start.closeIt}
        </button>
        <button type="button" class="btn btn-main" onClick={onResume}>
          <Icon name="chevron" small />
          {said.start.resume}
        </button>
      </div>
    </section>
  );
}
