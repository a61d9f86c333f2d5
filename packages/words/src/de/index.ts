import type { Pages } from '../catalogue.ts';
import type { Sections } from '../sections.ts';

export const sections: Sections = {
  book: () => import('./book.json', { with: { type: 'json' } }),
  bets: () => import('./bets.json', { with: { type: 'json' } }),
  calls: () => import('./calls.json', { with: { type: 'json' } }),
  conduct: () => import('./conduct.json', { with: { type: 'json' } }),
  dice: () => import('./dice.json', { with: { type: 'json' } }),
  dispute: () => import('./dispute.json', { with: { type: 'json' } }),
  events: () => import('./events.json', { with: { type: 'json' } }),
  inspectorate: () => import('./inspectorate.json', { with: { type: 'json' } }),
  names: () => import('./names.json', { with: { type: 'json' } }),
  opening: () => import('./opening.json', { with: { type: 'json' } }),
  party: () => import('./party.json', { with: { type: 'json' } }),
  pit: () => import('./pit.json', { with: { type: 'json' } }),
  promotion: () => import('./promotion.json', { with: { type: 'json' } }),
  seats: () => import('./seats.json', { with: { type: 'json' } }),
  table: () => import('./table.json', { with: { type: 'json' } }),
};

export const pages: Pages = {
  boot: () => import('./pages/boot.json', { with: { type: 'json' } }),
  commands: () => import('./pages/commands.json', { with: { type: 'json' } }),
  conduct: () => import('./pages/conduct.json', { with: { type: 'json' } }),
  dealer: () => import('./pages/dealer.json', { with: { type: 'json' } }),
  disputes: () => import('./pages/disputes.json', { with: { type: 'json' } }),
  drill: () => import('./pages/drill.json', { with: { type: 'json' } }),
  everywhere: () => import('./pages/everywhere.json', { with: { type: 'json' } }),
  fair: () => import('./pages/fair.json', { with: { type: 'json' } }),
  guest: () => import('./pages/guest.json', { with: { type: 'json' } }),
  hints: () => import('./pages/hints.json', { with: { type: 'json' } }),
  host: () => import('./pages/host.json', { with: { type: 'json' } }),
  inspect: () => import('./pages/inspect.json', { with: { type: 'json' } }),
  keys: () => import('./pages/keys.json', { with: { type: 'json' } }),
  lab: () => import('./pages/lab.json', { with: { type: 'json' } }),
  office: () => import('./pages/office.json', { with: { type: 'json' } }),
  paper: () => import('./pages/paper.json', { with: { type: 'json' } }),
  party: () => import('./pages/party.json', { with: { type: 'json' } }),
  player: () => import('./pages/player.json', { with: { type: 'json' } }),
  promotions: () => import('./pages/promotions.json', { with: { type: 'json' } }),
  staff: () => import('./pages/staff.json', { with: { type: 'json' } }),
  tv: () => import('./pages/tv.json', { with: { type: 'json' } }),
};
