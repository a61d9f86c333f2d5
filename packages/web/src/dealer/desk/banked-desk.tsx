import type { LiveTable } from '@dicepit/client';
import { gameOf } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { me } from '../../live/pit.ts';
import type { OpenTable } from '../../live/table.ts';
import { useSecond } from '../../live/use-second.ts';
import { NotAllowed, NotThere } from '../../shell/cards.tsx';
import { Connection, useIsAway } from '../../shell/connection.tsx';
import { Refused } from '../../shell/refused.tsx';
import { Sheets } from '../sheets/sheets.tsx';
import { Announced } from './announced.tsx';
import { type Desk, named } from './desk.ts';
import { DeskView } from './desk-view.tsx';
import { answeredAt, asking, giveInTurn, refusedWith } from './giving.ts';
import { sheetOpen } from './sheet-state.ts';
import { useIsOnline } from './use-is-online.ts';

export type BankedDeskProps = {
  readonly open: OpenTable;
  readonly live: Extract<LiveTable, { readonly kind: 'banked' }>;
};

/** A banked table before its staff: it is put together here, and drawn below. */
export function BankedDesk({ open, live }: BankedDeskProps) {
  const state = open.connection.value;
  const isLongAway = useIsAway(state);
  const isOnline = useIsOnline();
  const second = useSecond();
  const rules = tableRules[live.pack];
  const { setup } = live.table;
  const game = rules === undefined || setup === undefined ? undefined : gameOf(rules, setup);
  const person = me.value?.person ?? live.you.person;
  if (rules === undefined || setup === undefined || game === undefined) return <NotThere />;
  if (person === null || live.you.roles.every((role) => role === 'player')) return <NotAllowed />;
  const asker = { person, roles: live.you.roles };
  const desk: Desk = {
    id: live.id,
    title: live.title,
    pack: live.pack,
    table: live.table,
    setup,
    game,
    rules,
    asker,
    now: second + open.followed.ahead(),
    ahead: open.followed.ahead(),
    away: !isOnline || (state.is !== 'live' && isLongAway),
    busy: asking.value > 0 || live.version < answeredAt.value,
    give: (...commands) => giveInTurn(open, { rules, asker }, commands),
    show: (sheet) => {
      sheetOpen.value = sheet;
    },
  };
  const refused = refusedWith.value;
  return (
    <>
      <Announced open={open} desk={desk} />
      <DeskView desk={desk} />
      <Connection state={state} onRetry={() => open.followed.retryNow()} />
      <Sheets desk={desk} />
      {refused !== undefined && (
        <Refused
          problem={{ ...refused.problem, detail: named(desk, refused.problem.detail) }}
          {...(refused.after === undefined ? {} : { after: refused.after })}
          onClose={() => {
            refusedWith.value = undefined;
          }}
        />
      )}
    </>
  );
}
