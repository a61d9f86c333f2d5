import type { TableCard } from '@dicepit/wire';
import type { ComponentChild } from 'preact';
import { guestWords } from '../join/guest-words.ts';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { packName } from '../words/pack-name.ts';
import { sum } from '../words/words.ts';
import { Connection } from './banners.tsx';
import { Brand } from './brand.tsx';
import { chancesBarredFor, toLab } from './clauses.tsx';
import { toTable } from './place.ts';

type LobbyProps = {
  /** Where a table leads; to its player's page unless said. */
  readonly to?: (table: string) => string;
  /** What stands above the tables. */
  readonly head?: ComponentChild;
  /** What stands below the tables. */
  readonly foot?: ComponentChild;
};

/** The tables of the pit, each a way in. */
export function Lobby({ to = toTable, head, foot }: LobbyProps) {
  const { title, empty } = guestWords.value.lobby;
  const facts = pit.value;
  return (
    <main class="page">
      <Connection state={pitConnection.value} onRetry={retryPit} />
      <header class="lobby-h">
        <p>
          <Brand />
        </p>
        <h1>{facts?.name ?? title}</h1>
      </header>
      {head}
      {facts !== undefined && facts.tables.length === 0 && <p class="lead">{empty}</p>}
      <nav class="tables" aria-label={title}>
        {facts?.tables.map((table) => (
          <Entry key={table.table} table={table} href={to(table.table)} />
        ))}
      </nav>
      {foot}
    </main>
  );
}

function Entry({ table, href }: { readonly table: TableCard; readonly href: string }) {
  const { title, pack, dice, seats, taken, limits } = table;
  const said = guestWords.value.lobby;
  const name = packName(pack);
  const facts = [
    name === title ? '' : name,
    dice === 'physical' ? said.realDice : said.houseDice,
    taken >= seats ? said.full : said.seats({ taken, seats }),
    limits === null ? '' : said.limits({ minimum: sum(limits.minimum), maximum: sum(limits.maximum) }),
  ];
  return (
    <a href={href} data-pack={pack}>
      <b>{title}</b>
      <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      <Icon name="chevron" />
    </a>
  );
}

/** The way to the odds lab, where the rules of somebody's table do not bar it. */
export function LabFoot() {
  const { lab, labNote } = guestWords.value.lobby;
  if (pit.value === undefined || chancesBarredFor(me.value, pit.value) !== undefined) return null;
  return (
    <p class="labfoot">
      <a href={toLab}>{lab}</a>
      <span class="quiet small">{labNote}</span>
    </p>
  );
}
