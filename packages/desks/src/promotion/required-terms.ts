import { isStake } from '@dicepit/engine';
import type { Cited } from './cited.ts';
import type { TermId } from './term-ids.ts';
import { isBlank, type Occasion, type Terms } from './terms.ts';

/** One of the matters that terms must contain. */
export type RequiredTerm = {
  /** The field of the terms that it is about, which is its id as well. */
  readonly key: Exclude<keyof Terms, 'redraw'> & TermId;
  readonly clause: Cited;
  /** When it is required; always where nothing is said. */
  readonly isRequired?: (terms: Terms) => boolean;
  readonly isEmpty: (terms: Terms) => boolean;
};

/** What terms must contain at the least, a line to a paragraph; prizes have lines of their own besides. */
export const requiredTerms: readonly RequiredTerm[] = [
  {
    key: 'manner',
    clause: 'nsw/10.7.1',
    isEmpty: ({ manner }) => isBlank(manner),
  },
  {
    key: 'award',
    clause: 'nsw/10.7.2',
    isEmpty: ({ award }) => isOpen(award),
  },
  {
    key: 'eligibility',
    clause: 'nsw/10.7.3',
    isEmpty: ({ eligibility }) => isBlank(eligibility.words),
  },
  {
    key: 'bet',
    clause: 'nsw/10.7.4',
    isRequired: ({ bet }) => bet.required,
    isEmpty: ({ bet }) => !isStake(bet.cents),
  },
  {
    key: 'nature',
    clause: 'nsw/10.7.5',
    isEmpty: ({ nature }) => isBlank(nature),
  },
  {
    key: 'qualification',
    clause: 'nsw/10.7.5',
    isEmpty: ({ qualification }) => isBlank(qualification),
  },
  {
    key: 'reservation',
    clause: 'nsw/10.7.5',
    isEmpty: ({ reservation }) => isBlank(reservation),
  },
  {
    key: 'guarantee',
    clause: 'nsw/10.7.5',
    isEmpty: ({ guarantee }) => isBlank(guarantee),
  },
  {
    key: 'entriesClose',
    clause: 'nsw/10.7.6',
    isEmpty: ({ entriesClose }) => entriesClose === null,
  },
  {
    key: 'event',
    clause: 'nsw/10.7.7',
    isEmpty: ({ event }) => isOpen(event),
  },
  {
    key: 'claiming',
    clause: 'nsw/10.7.8',
    isEmpty: ({ claiming }) => isBlank(claiming),
  },
  {
    key: 'presence',
    clause: 'nsw/10.7.8',
    isEmpty: ({ presence }) => presence === null,
  },
  {
    key: 'notifying',
    clause: 'nsw/10.7.9',
    isEmpty: ({ notifying }) => isBlank(notifying),
  },
  {
    key: 'publishing',
    clause: 'nsw/10.7.10',
    isEmpty: ({ publishing }) => isBlank(publishing),
  },
  {
    key: 'prizes',
    clause: 'nsw/10.7.11',
    isRequired: ({ prizes }) => prizes.length === 0,
    isEmpty: () => true,
  },
];

const isOpen = ({ place, at }: Occasion): boolean => isBlank(place) || at === null;
