import { useEffect, useState } from 'preact/hooks';
import { me } from '../live/pit.ts';
import { Card, Excluded } from '../shell/cards.tsx';
import { Opening } from '../shell/later.tsx';
import { toLobby, toTable } from '../shell/place.ts';
import { moveHere } from './coming-in.ts';
import { guestWords } from './said.ts';
import type { TurnedAway } from './turned-away.ts';

/** Somebody goes on here who has made a code on another phone: straight to their seat, where they have one. */
export function MoveHere({ code }: { readonly code: string }) {
  const [away, setAway] = useState<TurnedAway | undefined>(undefined);
  useEffect(() => {
    void moveHere(code).then((answer) => {
      setAway(answer);
      if (answer !== undefined) return;
      const seat = me.value?.seats[0];
      // The code is used up: it must not stand in the address, nor in the history.
      location.replace(new URL(seat === undefined ? './#/tables' : toTable(seat.table), document.baseURI));
      if (seat === undefined) location.reload();
    });
  }, [code]);
  if (away === undefined) return <Opening />;
  if (away.is === 'excluded') return <Excluded />;
  const { movingWrong, movingWrongText, away: gone, awayText, wait, waitText } = guestWords.value.join;
  const [title, text] =
    away.is === 'away'
      ? [gone, awayText]
      : away.is === 'wait'
        ? [wait, waitText({ count: away.seconds })]
        : [movingWrong, movingWrongText];
  return (
    <Card title={title} text={text}>
      <a class="btn btn-main" href={toLobby}>
        {guestWords.value.join.go}
      </a>
    </Card>
  );
}
