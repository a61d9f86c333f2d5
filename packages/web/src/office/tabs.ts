import { ladder, type Role, rolesThat } from '@dicepit/engine';
import type { FunctionComponent } from 'preact';
import type { DeskWords } from './said.ts';

/** One part of the desk: who has something to do there, and its page, which comes when it is asked for. */
export type Tab = {
  readonly id: keyof DeskWords['tabs'];
  readonly roles: readonly Role[];
  readonly load: () => Promise<FunctionComponent>;
};

const tabs: readonly Tab[] = [
  {
    id: 'disputes',
    roles: [...ladder, ...rolesThat('inspects')],
    load: async () => (await import('../disputes/desk/disputes-tab.tsx')).DisputesTab,
  },
  {
    id: 'conduct',
    roles: [...ladder, ...rolesThat('inspects')],
    load: async () => (await import('../conduct/desk/conduct-tab.tsx')).ConductTab,
  },
  {
    id: 'promotions',
    roles: rolesThat('runs', 'inspects', 'scrutinises'),
    load: async () => (await import('../promotions/desk/promotions-tab.tsx')).PromotionsTab,
  },
];

export const tabsFor = (roles: readonly Role[]): readonly Tab[] =>
  tabs.filter((tab) => tab.roles.some((role) => roles.includes(role)));
