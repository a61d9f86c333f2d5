import type { Cents } from '@dicepit/engine';
import type { CageAccount } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { client, me } from '../live/pit.ts';
import { Closed } from '../shell/cards.tsx';
import { sum } from '../words/numbers.ts';
import { leftWith } from './left-with.ts';

/** A table that is closed, for whoever does not sit there any more; whoever has played reads what they left with. */
export function ClosedTable({ table }: { readonly table: string }) {
  const chips = useLeftWith(table);
  return <Closed {...(chips === undefined ? {} : { chips: sum(chips) })} />;
}

function useLeftWith(table: string): Cents | undefined {
  const [account, setAccount] = useState<CageAccount | undefined>(undefined);
  const person = me.value?.person ?? undefined;
  useEffect(() => {
    if (person === undefined) return;
    void client.account().then((answer) => {
      if (answer.ok) setAccount(answer.value);
    });
  }, [person, table]);
  return account && leftWith(account, table);
}
