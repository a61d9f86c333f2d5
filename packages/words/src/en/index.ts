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
  'party-events': () => import('./party-events.json', { with: { type: 'json' } }),
  pit: () => import('./pit.json', { with: { type: 'json' } }),
  plain: () => import('./plain.json', { with: { type: 'json' } }),
  promotion: () => import('./promotion.json', { with: { type: 'json' } }),
  seats: () => import('./seats.json', { with: { type: 'json' } }),
  server: () => import('./server.json', { with: { type: 'json' } }),
  table: () => import('./table.json', { with: { type: 'json' } }),
};
