/** What the software does for a law that a night may be held under; what people have to do is in its checklist. */
type Terms = {
  readonly name: string;
  /** Where it is the law, as a country and its part are written for short; at home it is everywhere. */
  readonly place: string;
  readonly mode: 'home' | 'fun';
  /** Every player has to say that they are 18 or over. */
  readonly adults: boolean;
  /** Whether it may be shown who has the most chips. */
  readonly ranking: boolean;
};

export const laws = [
  { name: 'home', place: 'home', mode: 'home', adults: false, ranking: true },
  { name: 'new-zealand', place: 'nz', mode: 'fun', adults: false, ranking: false },
  { name: 'nsw', place: 'au-nsw', mode: 'fun', adults: true, ranking: false },
  { name: 'queensland', place: 'au-qld', mode: 'fun', adults: false, ranking: false },
  { name: 'victoria', place: 'au-vic', mode: 'fun', adults: true, ranking: true },
  { name: 'new-hampshire', place: 'us-nh', mode: 'fun', adults: true, ranking: true },
] as const satisfies readonly Terms[];

/** A law that a night may be held under. */
export type Law = (typeof laws)[number];

export const lawNamed = (name: string | null): Law | undefined => laws.find((law) => law.name === name);
