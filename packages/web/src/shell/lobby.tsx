import type { TableCard } from '@dicepit/wire';
import type { ComponentChild, ComponentChildren } from 'preact';
import { guestWords } from '../join/guest-words.ts';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { packName } from '../words/pack-name.ts';
import { sum } from '../words/words.ts';
import { Connection } from './banners.tsx';
import { Brand } from './brand.tsx';
import { chancesBarredFor, toLab } from './clauses.tsx';
import * as css from './lobby.module.css';
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
    <Page>
      <Connection state={pitConnection.value} onRetry={retryPit} />
      <header class={css.heading}>
        <p>
          <Brand />
        </p>
        <h1>{facts?.name ?? title}</h1>
      </header>
      {head}
      {facts !== undefined && facts.tables.length === 0 && <p class="lead">{empty}</p>}
      <TableLinks label={title}>
        {facts?.tables.map((table) => (
          <TableLink key={table.table} href={to(table.table)} card={table}>
            <span>{factsOf(table)}</span>
          </TableLink>
        ))}
      </TableLinks>
      {foot}
    </Page>
  );
}

/** What a table is, in one line. */
function factsOf({ title, pack, dice, seats, taken, limits }: TableCard): string {
  const said = guestWords.value.lobby;
  const name = packName(pack);
  const facts = [
    name === title ? '' : name,
    dice === 'physical' ? said.realDice : said.houseDice,
    taken >= seats ? said.full : said.seats({ taken, seats }),
    limits === null ? '' : said.limits({ minimum: sum(limits.minimum), maximum: sum(limits.maximum) }),
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

type PageProps = { readonly class?: string; readonly children: ComponentChildren };

/** A page that is as wide as a phone. */
export const Page = ({ class: name = '', children }: PageProps) => (
  <main class={`${css.page} ${name}`} data-part="page">
    {children}
  </main>
);

type TableLinksProps = { readonly label: string; readonly children: ComponentChildren };

export const TableLinks = ({ label, children }: TableLinksProps) => (
  <nav class={css.tables} data-part="tables" aria-label={label}>
    {children}
  </nav>
);

type TableLinkProps = {
  readonly href: string;
  readonly card: Pick<TableCard, 'title' | 'pack'>;
  readonly children: ComponentChildren;
};

/** A table in the colours of its game, and what is said of it. */
export const TableLink = ({ href, card: { title, pack }, children }: TableLinkProps) => (
  <a href={href} data-pack={pack}>
    <b>{title}</b>
    {children}
    <Icon name="chevron" />
  </a>
);

/** The way to the odds lab, where the rules of somebody's table do not bar it. */
export function LabFoot() {
  const { lab, labNote } = guestWords.value.lobby;
  if (pit.value === undefined || chancesBarredFor(me.value, pit.value) !== undefined) return null;
  return (
    <p class={css.labFoot}>
      <a href={toLab}>{lab}</a>
      <span class="quiet small">{labNote}</span>
    </p>
  );
}
