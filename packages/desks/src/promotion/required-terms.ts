import { isStake } from '@dicepit/engine';
import type { Cited } from './cited.ts';
import type { TermLabel } from './term-labels.ts';
import { isBlank, type Occasion, type Terms } from './terms.ts';

/** One of the matters that terms must contain. */
export type RequiredTerm = {
  /** The field of the terms that it is about, for a form. */
  readonly key: keyof Terms;
  readonly clause: Cited;
  readonly label: TermLabel;
  /** When it is required; always where nothing is said. */
  readonly isRequired?: (terms: Terms) => boolean;
  readonly isEmpty: (terms: Terms) => boolean;
};

/** What terms must contain at the least, a line to a paragraph; prizes have lines of their own besides. */
export const requiredTerms: readonly RequiredTerm[] = [
  {
    key: 'manner',
    clause: 'nsw/10.7.1',
    label: 'manner of award',
    isEmpty: ({ manner }) => isBlank(manner),
  },
  {
    key: 'award',
    clause: 'nsw/10.7.2',
    label: 'when and where the prize is awarded',
    isEmpty: ({ award }) => isOpen(award),
  },
  {
    key: 'eligibility',
    clause: 'nsw/10.7.3',
    label: 'eligibility',
    isEmpty: ({ eligibility }) => isBlank(eligibility.words),
  },
  {
    key: 'bet',
    clause: 'nsw/10.7.4',
    label: 'the bet that is required',
    isRequired: ({ bet }) => bet.required,
    isEmpty: ({ bet }) => !isStake(bet.cents),
  },
  {
    key: 'nature',
    clause: 'nsw/10.7.5',
    label: 'nature of the prize',
    isEmpty: ({ nature }) => isBlank(nature),
  },
  {
    key: 'qualification',
    clause: 'nsw/10.7.5',
    label: "qualification, or 'none'",
    isEmpty: ({ qualification }) => isBlank(qualification),
  },
  {
    key: 'reservation',
    clause: 'nsw/10.7.5',
    label: "reservation, or 'none'",
    isEmpty: ({ reservation }) => isBlank(reservation),
  },
  {
    key: 'guarantee',
    clause: 'nsw/10.7.5',
    label: "guarantee, or 'none'",
    isEmpty: ({ guarantee }) => isBlank(guarantee),
  },
  {
    key: 'entriesClose',
    clause: 'nsw/10.7.6',
    label: 'date and time at which entries close',
    isEmpty: ({ entriesClose }) => entriesClose === null,
  },
  {
    key: 'event',
    clause: 'nsw/10.7.7',
    label: 'place, date and time of the promotion',
    isEmpty: ({ event }) => isOpen(event),
  },
  {
    key: 'claiming',
    clause: 'nsw/10.7.8',
    label: 'how a prize is claimed',
    isEmpty: ({ claiming }) => isBlank(claiming),
  },
  {
    key: 'presence',
    clause: 'nsw/10.7.8',
    label: 'whether entrants must be there in person',
    isEmpty: ({ presence }) => presence === null,
  },
  {
    key: 'notifying',
    clause: 'nsw/10.7.9',
    label: 'how the winner is told',
    isEmpty: ({ notifying }) => isBlank(notifying),
  },
  {
    key: 'publishing',
    clause: 'nsw/10.7.10',
    label: 'how results are published',
    isEmpty: ({ publishing }) => isBlank(publishing),
  },
  {
    key: 'prizes',
    clause: 'nsw/10.7.11',
    label: 'the prizes and their value',
    isRequired: ({ prizes }) => prizes.length === 0,
    isEmpty: () => true,
  },
];

const isOpen = ({ place, at }: Occasion): boolean => isBlank(place) || at === null;
