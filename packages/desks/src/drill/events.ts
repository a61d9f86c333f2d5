/**
 * What may happen to a throw, by topic: for each reason that some pack lists, and for what leaves a roll good. Each has so many
 * descriptions in the catalogue, by the topic and a number: `die-on-die.2`.
 */
export const eventDescriptions: Readonly<Record<string, number>> = {
  'left-the-table': 2,
  'off-the-table': 2,
  'off-the-mat': 2,
  'die-on-die': 2,
  'on-the-bank': 2,
  'on-the-float': 2,
  'bowl-or-rail': 2,
  'two-faces': 2,
  'fall-cannot-be-called': 2,
  fraud: 2,
  'unapproved-dice': 2,
  'not-the-shooter': 2,
  'not-together': 2,
  'end-not-struck': 2,
  improper: 2,
  irregular: 2,
  'not-flat': 2,
  'lies-flat': 2,
  'leans-readably': 2,
  'judged-readily': 2,
  'too-late': 2,
  'dealer-is-shooter': 2,
  'no-end-to-strike': 2,
};
