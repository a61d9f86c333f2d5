import type { Sentences } from '../../sentences.ts';

/** Why a table is not opened, closed, halted or staffed, and why something is not for whoever asks. */
export const table: Sentences = {
  'This table is in pit {pit}, not in {other}. Ask its own.':
    'Dieser Tisch steht in Pit {pit}, nicht in {other}. Frag die Leute dort.',
  on: 'ein',
  off: 'aus',
  '{item} stays off: its self-test failed for {failed}.':
    '{item} bleibt aus: Der Selbsttest ist durchgefallen bei {failed}.',
  'The float was counted at {cents} and the books say {held}.':
    'Gezählt wurden im Tableau {cents}, in den Büchern stehen {held}.',
  'A minimum of {minimum} is above the maximum of {maximum}. Post a lower minimum.':
    'Ein Minimum von {minimum} liegt über dem Maximum von {maximum}. Hänge ein kleineres Minimum aus.',
  '{usable} dice are at the table and {least} are needed. Receive more.':
    'Am Tisch sind {usable} Würfel, und {least} werden gebraucht. Nimm mehr an.',
};
