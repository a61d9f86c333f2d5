import type { HostWords } from '../said.ts';

/** A law that a night may be held under, by the name that the catalogue describes it by. */
export type LawName = keyof HostWords['laws']['names'];

/** What the software does for a law; what people have to do is in its checklist. */
export type Law = {
  readonly name: LawName;
  readonly mode: 'home' | 'fun';
  /** Every player has to say that they are 18 or over. */
  readonly adults: boolean;
  /** Whether it may be shown who has the most chips. */
  readonly ranking: boolean;
};

export const laws: readonly Law[] = [
  { name: 'home', mode: 'home', adults: false, ranking: true },
  { name: 'nsw', mode: 'fun', adults: true, ranking: false },
  { name: 'queensland', mode: 'fun', adults: false, ranking: false },
  { name: 'victoria', mode: 'fun', adults: true, ranking: true },
  { name: 'new-hampshire', mode: 'fun', adults: true, ranking: true },
];

export const lawNamed = (name: string | null): Law | undefined => laws.find((law) => law.name === name);
