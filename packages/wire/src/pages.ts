/** A page of the pit: where it stands, and what it is built from. */
export type PitPage = {
  /** The name of its file, and of its address where it stands at no other. */
  readonly name: string;
  /** Where it stands; what varies is written as in the paths of the routes. */
  readonly at: readonly string[];
  /** The folder of `web/src` that its script begins in; none where it is another page written a second time. */
  readonly from?: string;
  /** What its script is written for: the browsers of phones and laptops, or those of old televisions. */
  readonly engine: 'current' | 'chrome68';
  /** The fonts that are asked for together with the page, by their file in `web/src/look/fonts`. */
  readonly fonts?: readonly string[];
};

/** Every page that is built with a script. The rulebooks are written whole and stand beside them. */
export const pitPages: readonly PitPage[] = [
  {
    name: 'index',
    // A party has no felt, and does not wait for one.
    at: ['/', '/t/party-:table'],
    from: 'player',
    engine: 'current',
    fonts: ['barlow-condensed-basic-600.woff2', 'barlow-condensed-basic-700.woff2'],
  },
  // The page of `index` for whoever comes straight to a table: it names the files of the felt as well.
  { name: 'table', at: ['/t/:table'], engine: 'current' },
  { name: 'host', at: ['/host'], from: 'host', engine: 'current' },
  { name: 'dealer', at: ['/dealer', '/t/:table/dealer'], from: 'dealer', engine: 'current' },
  { name: 'fair', at: ['/fair'], from: 'fair', engine: 'current' },
  { name: 'lab', at: ['/lab'], from: 'lab', engine: 'current' },
  {
    name: 'desk',
    at: ['/desk', '/desk/:tab', '/desk/:tab/:item', '/desk/:tab/:item/:part'],
    from: 'office',
    engine: 'current',
  },
  { name: 'drill', at: ['/drill'], from: 'drill', engine: 'current' },
  {
    name: 'promotions',
    at: ['/promotions', '/promotions/:promotion', '/promotions/:promotion/:version'],
    from: 'promotions',
    engine: 'current',
  },
  {
    name: 'inspect',
    at: ['/inspect', '/inspect/:part', '/inspect/:part/:item', '/inspect/:part/:item/:step'],
    from: 'inspect',
    engine: 'current',
  },
  { name: 'paper', at: ['/paper', '/paper/:of', '/paper/:of/:sheet'], from: 'paper', engine: 'current' },
  { name: 'tv', at: ['/tv', '/t/:table/screen'], from: 'tv', engine: 'chrome68' },
];
