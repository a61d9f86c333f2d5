import type { DisputeCard } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client, me, pit } from '../../live/pit.ts';
import { useKeepAsking } from '../../office/keep-asking.ts';
import { Sheet } from '../../parts/sheet.tsx';
import '../../look/disputes.css';
import { dayAndTime } from '../../words/numbers.ts';
import { aboutText } from '../about.ts';
import { disputeWords } from '../said.ts';
import { MyDispute } from './my-dispute.tsx';

/** Somebody's own disputes, and how far each has come. */
export function MyDisputes({ onClose }: { readonly onClose: () => void }) {
  const said = disputeWords.value;
  const [cards, setCards] = useState<readonly DisputeCard[] | undefined>(undefined);
  const [opened, setOpened] = useState<string | undefined>(undefined);
  useKeepAsking(
    async () => {
      const read = await client.ask('listDisputes', {});
      // Staff may see others' as well; here are those of whoever looks.
      if (read.ok) setCards(read.value.disputes.filter(({ person }) => person === me.value?.person));
    },
    'mine',
    'disputes',
  );
  if (opened !== undefined)
    return <MyDispute dispute={opened} onClose={onClose} onBack={() => setOpened(undefined)} />;
  return (
    <Sheet title={said.player.title} closable onClose={onClose}>
      {cards?.length === 0 && <p class="lead">{said.player.none}</p>}
      <ul class="menulist">
        {cards?.map((card) => (
          <li key={card.dispute}>
            <button type="button" class="my-case" onClick={() => setOpened(card.dispute)}>
              <span>
                <b>{aboutText(card)}</b>
                <span class="quiet small">
                  {said.player.at({ table: titleOf(card.table), time: dayAndTime(card.raisedAt) })}
                </span>
              </span>
              <span class="my-phase">{said.phases[card.phase]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const titleOf = (table: string): string =>
  pit.value?.tables.find((each) => each.table === table)?.title ?? table;
