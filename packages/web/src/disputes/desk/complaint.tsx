import { auditing, type Role, rolesThat } from '@dicepit/engine';
import type { AnswerOf, DisputeFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { told } from '../../host/console-state.ts';
import { client, me } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { disputeWords } from '../said.ts';
import { shown } from './live.ts';

type ComplaintProps = { readonly facts: DisputeFacts; readonly isErased: boolean };

/** What the player complains of: shown to whoever may ask for it, since looking is written down. */
export function Complaint({ facts: { dispute }, isErased }: ComplaintProps) {
  const said = disputeWords.value.desk;
  const [found, setFound] = useState<AnswerOf<'readComplaint'> | undefined>(undefined);
  const params = { dispute };
  const isOne = (of: readonly Role[]): boolean => me.value?.roles.some((role) => of.includes(role)) === true;
  if (isErased || found?.is === 'erased') return <p class="quiet">{said.erased}</p>;
  return (
    <>
      {found?.is === 'whole' && <blockquote>{found.words}</blockquote>}
      {found?.is === 'changed' && <p class="wrong">{said.changed}</p>}
      {found === undefined && isOne(auditing) && (
        <>
          <Deed
            name={said.readComplaint}
            onPress={async () => setFound(await told(client.ask('readComplaint', { params })))}
          />
          <p class="quiet small">{said.readNote}</p>
        </>
      )}
      {isOne(rolesThat('runs')) && (
        <Deed
          name={said.eraseComplaint}
          sure={disputeWords.value.eraseSure}
          onPress={() => shown(client.ask('eraseComplaint', { params }), said.erased)}
        />
      )}
    </>
  );
}
