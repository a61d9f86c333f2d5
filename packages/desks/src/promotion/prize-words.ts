import {
  barredCategories,
  foldedCategory,
  itemCategories,
  LIQUOR,
  type Prescribed,
  toVolume,
} from './barred.ts';
import type { Cited } from './cited.ts';
import type { Prize, PrizeItem, Terms } from './terms.ts';

/** Words in a text of the terms that a person has to look at: what they may mean, and by which clause that matters. */
export type PrizeHit = {
  /** Empty for a text that is about all prizes. */
  readonly prize: string;
  /** The whole text they stand in: written otherwise it is looked at anew. */
  readonly text: string;
  readonly why: string;
  readonly clause: Cited;
  /** As they stand in the text. */
  readonly words: readonly string[];
};

/** What somebody has decided about a hit. */
export const hitFindings = ['allowed', 'not allowed'] as const;

export type HitFinding = (typeof hitFindings)[number];

export type PrizeReview = Pick<PrizeHit, 'prize' | 'text' | 'why'> & {
  readonly finding: HitFinding;
  readonly reason: string;
};

/** Words that mean one thing. Those of five letters and more are found inside longer words too. */
type Meaning = { readonly why: string; readonly clause: Cited; readonly words: readonly string[] };

const words = (text: string): readonly string[] => text.split(',').map((each) => each.trim());

/**
 * Things that no prize holds. In English and German, since the desk is written in both; brands are not in it. It is
 * rather too long than too short: somebody looks at what is found.
 */
const bars: readonly Meaning[] = [
  {
    why: 'tobacco',
    clause: 'nsw/10.5.1',
    words:
      words(`tobacco, cigar, cigarette, cigarillo, cheroot, snuff, snus, shisha, hookah, humidor, nicotine, vape,
      vaping, smoking, smokes, smoker, ciggies, durry, durries, tabak, zigarre, zigarette, zigarillo, nikotin`),
  },
  {
    why: 'firearm or ammunition',
    clause: 'nsw/10.5.2',
    words:
      words(`firearm, gun, handgun, shotgun, airgun, machinegun, gunpowder, rifle, pistol, revolver, musket, carbine,
      derringer, blunderbuss, cannon, ammunition, ammo, cartridge, bullet, airsoft, paintball, blaster, schusswaffe,
      gewehr, pistole, flinte, munition, patrone`),
  },
  {
    why: 'prohibited weapon',
    clause: 'nsw/10.5.3',
    words:
      words(`weapon, knife, dagger, sword, machete, bayonet, katana, switchblade, crossbow, slingshot, catapult,
      blowgun, blowpipe, speargun, nunchaku, nunchuck, knuckleduster, knuckle duster, baton, truncheon, taser, stun gun,
      stungun, pepper spray, mace, shuriken, throwing star, grenade, bomb, explosive, handcuff, silencer, body armour,
      laser pointer, waffe, messer, dolch, schwert, armbrust, schleuder, schlagring, schlagstock, wurfstern, granate,
      pfefferspray`),
  },
];

const liquor: Meaning = {
  why: 'liquor',
  clause: 'nsw/10.5.4',
  words:
    words(`liquor, alcohol, alcoholic, wine, beer, spirits, whisky, whiskey, bourbon, scotch, gin, rum, vodka, brandy,
    cognac, champagne, prosecco, port, sherry, tequila, liqueur, cider, ale, lager, stout, mead, vermouth, absinthe, sake,
    shiraz, chardonnay, merlot, cabernet, sauvignon, riesling, pinot, keg, alkohol, wein, rotwein, weißwein, weisswein, bier, sekt, schnaps, likör`),
};

/** Things that ask for details of their own, by the kind of prize or category of thing that asks for them. */
const detailed: readonly Meaning[] = [
  {
    why: 'machinery or electric appliance',
    clause: 'nsw/10.7.11.1',
    words:
      words(`appliance, machine, machinery, television, tv, telly, fridge, refrigerator, freezer, dishwasher, washer,
      dryer, microwave, oven, cooker, stove, vacuum, laptop, computer, ipad, iphone, smartphone, phone, console,
      playstation, xbox, camera, drone, headphones, soundbar, speaker, blender, toaster, kettle, mower, chainsaw, drill,
      generator, air conditioner, heater, printer, projector, smartwatch, ebike, fernseher, kühlschrank, gefrierschrank,
      maschine, trockner, mikrowelle, staubsauger, handy, kamera, drohne, rasenmäher, elektrogerät`),
  },
  {
    why: 'motor vehicle',
    clause: 'nsw/10.7.11.2',
    words:
      words(`car, ute, van, suv, sedan, hatchback, vehicle, automobile, auto, motorcycle, motorbike, scooter, moped,
      truck, lorry, jeep, campervan, motorhome, caravan, coupe, convertible, roadster, limousine, 4wd, toyota, holden, ford,
      mazda, honda, hyundai, nissan, subaru, volkswagen, bmw, mercedes, audi, porsche, ferrari, tesla, pkw, wagen,
      motorrad, fahrzeug`),
  },
  {
    why: 'travel',
    clause: 'nsw/10.7.11.3',
    words:
      words(`travel, trip, holiday, vacation, flight, airfare, air fare, cruise, hotel, resort, accommodation, getaway,
      voyage, journey, safari, tour, reise, flug, urlaub, kreuzfahrt, übernachtung`),
  },
  {
    why: 'real estate',
    clause: 'nsw/10.7.11.4',
    words:
      words(`house, townhouse, penthouse, apartment, villa, condo, condominium, bungalow, cottage, dwelling, mansion,
      real estate, property, land, haus, wohnung, grundstück, immobilie`),
  },
];

/** Words that only look like a compound of one above. */
const innocent: ReadonlySet<string> = new Set([
  'crossword',
  'password',
  'swordfish',
  'musketeer',
  'bulletin',
  'household',
  'greenhouse',
  'warehouse',
  'waffeleisen',
]);

/** Everything in the terms that somebody has to look at before the prizes are offered. */
export function hitsIn(terms: Terms, prescribed: readonly Prescribed[]): readonly PrizeHit[] {
  const named = prescribed.map(
    ({ category }): Meaning => ({ why: category, clause: 'nsw/10.5.5', words: [category] }),
  );
  const always = [...bars, ...named];
  const nature = findHits({ prize: '', text: terms.nature }, [...always, liquor]);
  return unique([...nature, ...terms.prizes.flatMap((prize) => prizeHits(prize, always))]);
}

function prizeHits(prize: Prize, always: readonly Meaning[]): readonly PrizeHit[] {
  const of = (text: string, meanings: readonly Meaning[]) => findHits({ prize: prize.prize, text }, meanings);
  const asked = new Set([prize.kind, ...prize.items.map(({ category }) => foldedCategory(category))]);
  return [
    ...of(prize.description, [...always, liquor, ...detailed.filter(({ why }) => !asked.has(why))]),
    ...[prize.conditions, ...textsIn(prize.details)].flatMap((text) => of(text, [...always, liquor])),
    ...prize.items.flatMap((item) => [
      ...of(item.what, [...always, ...itemMeanings(item, prize)]),
      ...textsIn(item.details ?? {}).flatMap((text) => of(text, always)),
      // A category of earlier days was free text, and says what the thing is.
      ...(isListed(item.category) ? [] : of(item.category, [...always, liquor, ...detailed])),
    ]),
  ];
}

/** What a thing may be besides what is always looked for: not what its category says already. */
function itemMeanings(item: PrizeItem, { kind }: Prize): readonly Meaning[] {
  const category = foldedCategory(item.category);
  const isMeasured = category === LIQUOR && millilitresIn(item.what) <= toVolume(item);
  return [...(isMeasured ? [] : [liquor]), ...detailed.filter(({ why }) => why !== category && why !== kind)];
}

const isListed = (category: string): boolean =>
  itemCategories.includes(foldedCategory(category)) ||
  Object.hasOwn(barredCategories, foldedCategory(category));

const textsIn = (details: Prize['details']): readonly string[] =>
  Object.values(details).filter((detail) => typeof detail === 'string');

/** What nobody has allowed yet, or somebody has not. */
export const openHits = (
  { reviews = [] }: { readonly reviews?: readonly PrizeReview[] },
  terms: Terms,
  prescribed: readonly Prescribed[],
): readonly (PrizeHit & { readonly review?: PrizeReview })[] =>
  hitsIn(terms, prescribed).flatMap((hit) => {
    const review = findReview(reviews, hit);
    if (review === undefined) return [hit];
    return review.finding === 'allowed' ? [] : [{ ...hit, review }];
  });

/** The last that was decided about a hit. */
export const findReview = (reviews: readonly PrizeReview[], hit: PrizeHit): PrizeReview | undefined =>
  reviews.findLast((review) => isSameHit(review, hit));

export const isSameHit = (
  one: Pick<PrizeHit, 'prize' | 'text' | 'why'>,
  other: Pick<PrizeHit, 'prize' | 'text' | 'why'>,
): boolean => one.prize === other.prize && one.text === other.text && one.why === other.why;

const unique = (hits: readonly PrizeHit[]): readonly PrizeHit[] =>
  hits.filter((hit, index) => hits.findIndex((each) => isSameHit(each, hit)) === index);

function findHits(
  place: Pick<PrizeHit, 'prize' | 'text'>,
  meanings: readonly Meaning[],
): readonly PrizeHit[] {
  const tokens = tokensIn(place.text);
  return meanings.flatMap(({ why, clause, words: terms }) => {
    const found = [...new Set(terms.flatMap((term) => foundIn(tokens, term)))];
    return found.length === 0 ? [] : [{ ...place, why, clause, words: found }];
  });
}

const tokensIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where a term stands in a text: a word of it, or several that follow one another. */
function foundIn(tokens: readonly string[], term: string): readonly string[] {
  const parts = tokensIn(term);
  const [first] = parts;
  if (first === undefined) return [];
  if (parts.length === 1) return tokens.filter((token) => isWord(token, first));
  return tokens.flatMap((_, index) => {
    const run = tokens.slice(index, index + parts.length);
    const isRun = run.length === parts.length && parts.every((part, place) => isForm(run[place] ?? '', part));
    return isRun ? [run.join(' ')] : [];
  });
}

/** A part of a compound is that long at the least: a trifle is no rifle. */
const MIN_PART_LENGTH = 3;
const MIN_TERM_LENGTH = 5;

function isWord(token: string, term: string): boolean {
  if (isForm(token, term)) return true;
  if (term.length < MIN_TERM_LENGTH || token.length < term.length + MIN_PART_LENGTH) return false;
  return listForms(token).some(
    (form) =>
      !innocent.has(form) &&
      form.length >= term.length + MIN_PART_LENGTH &&
      (form.startsWith(term) || form.endsWith(term)),
  );
}

const isForm = (token: string, term: string): boolean => {
  const forms = listForms(term);
  return listForms(token).some((form) => forms.includes(form));
};

/** A word and what it may be the plural of. */
function listForms(word: string): readonly string[] {
  const endings: readonly (readonly [RegExp, string])[] = [
    [/s$/, ''],
    [/es$/, ''],
    [/ies$/, 'y'],
    [/ves$/, 'f'],
    [/ves$/, 'fe'],
    [/n$/, ''],
    [/en$/, ''],
  ];
  const singular = endings
    .filter(([ending]) => ending.test(word) && word.length > MIN_PART_LENGTH)
    .map(([ending, instead]) => word.replace(ending, instead));
  return [word, ...singular];
}

const units: Readonly<Record<string, number>> = { l: 1_000, litre: 1_000, liter: 1_000, cl: 10, ml: 1 };

/** The largest volume that a text gives. */
function millilitresIn(text: string): number {
  const found = text.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*-?(litre|liter|ml|cl|l)s?\b/g);
  return Math.max(
    0,
    ...[...found].map(([, number = '', unit = '']) => Number(number.replace(',', '.')) * (units[unit] ?? 0)),
  );
}
