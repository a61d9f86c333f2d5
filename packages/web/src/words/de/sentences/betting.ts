import type { Sentences } from '../../sentences.ts';

/** Why a bet is not taken, changed or given back, and why chips do not change hands. */
export const betting: Sentences = {
  'Seat {seat} is not yours.': 'Platz {seat} ist nicht deiner.',
  'A dealer may not bet at the table dealt. Sign off first.':
    'Wer an einem Tisch austeilt, darf dort nicht setzen. Beende erst den Dienst.',
  'Ask for a late bet, or wait until the roll is settled.':
    'Frag nach einem späten Einsatz oder warte, bis der Wurf abgerechnet ist.',
  'They open again when the roll is settled.': 'Es geht weiter, wenn der Wurf abgerechnet ist.',
  'Bets are closed since the dice were thrown. {wayOut}':
    'Seit dem Wurf sind keine Einsätze mehr möglich. {wayOut}',
  'Nobody sits at seat {seat}.': 'Auf Platz {seat} sitzt niemand.',
  'A chip of {value} is above the maximum of {maximum}. Name {maximum} or less.':
    'Ein Chip zu {value} liegt über dem Maximum von {maximum}. Nenne {maximum} oder weniger.',
  'nothing payable': 'nichts, das gezahlt werden kann',
  'A sum is whole cents above nothing.': 'Ein Betrag sind ganze Cent, mehr als nichts.',
  'The layout is settled as it lay when the dice {until}. It can only be restored.':
    'Das Tuch wird abgerechnet, wie es lag, als die Würfel {until}. Es kann nur wiederhergestellt werden.',
  'came to rest': 'liegen blieben',
  'were thrown': 'geworfen wurden',
  '{needed} is needed and {there} is there.': '{needed} werden gebraucht, und {there} sind da.',
  'The float is short: {sum} Fill it first.': 'Das Tableau reicht nicht: {sum} Fülle es erst auf.',
  '{place} is short: {sum}': '{place} hat zu wenig: {sum}',
  'The float': 'Das Tableau',
  'The drop-box': 'Die Drop-Box',
  'A placement could be contested until the dice {until}. It stands where it lies.':
    'Eine Platzierung war anfechtbar, bis die Würfel {until}. Sie gilt, wie sie liegt.',
  'Bets could be changed until the {until}. Wait until the roll is settled.':
    'Einsätze waren zu ändern, bis die {until}. Warte, bis der Wurf abgerechnet ist.',
  'dice came to rest': 'Würfel liegen blieben',
  'dice were thrown': 'Würfel geworfen wurden',
};
