export { callsIn } from './calls.ts';
export { tellFinding } from './finding.ts';
export {
  BASE,
  everyLanguage,
  isLanguage,
  type Language,
  type LanguageTag,
  languageAccepted,
  languages,
  PSEUDO,
} from './languages.ts';
export type { PitLine } from './pit-lines.ts';
export type { PlainLine } from './plain-lines.ts';
export { everySection, type Section, sectionOf, tables } from './sections.ts';
export { loadTeller, type Tellable, type Teller } from './teller.ts';
