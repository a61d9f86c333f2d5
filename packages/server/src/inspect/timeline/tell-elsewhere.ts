import type { ConductEvent, DisputeEvent, InspectorateEvent } from '@dicepit/desks';
import { writeMoney } from '@dicepit/engine';
import type { CageEvent } from '../../cage/event.ts';
import type { PeopleEvent } from '../../people/event.ts';
import type { SecurityEvent } from '../../people/security.ts';

/** What a sentence may name: whose stream it is, and what people are called. */
export type Naming = { readonly stream: string; readonly nameOf: (person: string) => string };

type Told = CageEvent | PeopleEvent | ConductEvent | DisputeEvent | InspectorateEvent | SecurityEvent;

type Sentences = {
  readonly [Type in Told['type']]?: (
    event: Extract<Told, { readonly type: Type }>,
    naming: Naming & { readonly owner: string },
  ) => string;
};

/** An entry away from the tables as a person would say it; nothing where there is no sentence for it. */
export function tellElsewhere(event: { readonly type: string }, naming: Naming): string | undefined {
  const [family = '', ...rest] = naming.stream.split('/');
  const sentences = Object.hasOwn(families, family) ? families[family] : undefined;
  const tell = sentences && Object.hasOwn(sentences, event.type) ? sentences[event.type] : undefined;
  return tell?.(event, { ...naming, owner: naming.nameOf(rest.join('/')) });
}

const cage: Sentences = {
  AccountOpened: ({ person, stack }, { nameOf }) =>
    `${nameOf(person)} has an account, with ${writeMoney(stack)} to begin with.`,
  ChipsIssued: ({ cents, reason }, { owner }) => `${owner} is given ${writeMoney(cents)}: ${ended(reason)}`,
  BoughtIn: ({ table, seat, cents }, { owner }) =>
    `${owner} takes ${writeMoney(cents)} to seat ${seat} of ${table}.`,
  CashedOut: ({ table, seat, cents }, { owner }) =>
    `${owner} brings ${writeMoney(cents)} back from seat ${seat} of ${table}.`,
  ReversalAsked: ({ entry, reason }, { owner }) =>
    `Entry ${entry} of ${owner}'s account is to be undone: ${ended(reason)}`,
  ReversalApproved: ({ entry, cents }, { owner }) =>
    `Entry ${entry} of ${owner}'s account is undone, and ${writeMoney(cents)} taken out.`,
  ReversalRefused: (_, { owner }) => `An entry of ${owner}'s account is not undone.`,
};

const people: Sentences = {
  Kicked: ({ person, words }, { nameOf }) => `${nameOf(person)} is sent out${because(words)}`,
  Excluded: ({ person, words, until }, { nameOf }) =>
    `${nameOf(person)} is excluded${until === undefined ? '' : ` until ${day(until)}`}${because(words)}`,
  Readmitted: ({ person, words }, { nameOf }) => `${nameOf(person)} is let in again${because(words)}`,
};

const kinds = { device: 'A device', 'side-bet': 'A bet on the side', advice: 'Unwanted advice' } as const;

const conduct: Sentences = {
  ConductReported: ({ kind, table, person, words }, { nameOf }) =>
    `${kinds[kind]} is reported at ${table}${person === undefined ? '' : `, of ${nameOf(person)}`}${because(words)}`,
  FindingRecorded: ({ satisfied, words }) =>
    `It is found ${satisfied ? 'to be so' : 'not to be so'}${because(words)}`,
  WagersVoided: ({ table, bets, cents }) =>
    `${bets.length === 1 ? 'A bet' : `${bets.length} bets`} at ${table} ${bets.length === 1 ? 'is' : 'are'} void; ${writeMoney(cents)} goes back.`,
  ExcludedFromGame: ({ person, game }, { nameOf }) => `${nameOf(person)} is excluded from ${game}.`,
  ExclusionLifted: ({ person, game, words }, { nameOf }) =>
    `${nameOf(person)} may play ${game} again${because(words)}`,
  ExcludedFromHouse: ({ person, order }, { nameOf }) =>
    `${nameOf(person)} is excluded from the house, by order ${ended(order)}`,
  DetentionStarted: () => 'Somebody is detained.',
  DetentionEnded: ({ office }) => `The detention ends: ${office} takes over.`,
  ConductClosed: ({ words }) => `The matter is closed${because(words)}`,
  ResultsTaken: ({ table, rolls }) => `The last ${rolls} results of ${table} are taken away as a list.`,
};

const dispute: Sentences = {
  DisputeRaised: ({ person, about: { roll, bet }, ground, words }, { nameOf }) => {
    const what = [roll === undefined ? '' : `roll ${roll}`, bet === undefined ? '' : `bet ${bet}`];
    const about = what.filter((part) => part !== '').join(', ');
    return `${nameOf(person)} disputes the ${ground}${about === '' ? '' : ` (${about})`}${because(words)}`;
  },
  DisputeDecided: ({ finding, words, final }) =>
    `Decided${final ? ' finally' : ''} for ${finding === 'both in part' ? finding : `the ${finding}`}${because(words)}`,
  ReviewAsked: ({ words }) => `A review is asked for${because(words)}`,
  DecisionAccepted: () => 'The decision is accepted.',
  DisputeWithdrawn: () => 'The dispute is withdrawn.',
  ComplaintAdviceGiven: ({ how }) =>
    how === 'told'
      ? 'The player is told of the right to complain.'
      : 'The player has read of the right to complain.',
  RemedyNoted: ({ remedy }) => `It is put right at the table, by entry ${remedy.version}.`,
  DisputeClosed: () => 'The dispute is closed.',
  ComplaintLodged: () => 'A complaint goes to the inspector.',
  PersonalErased: () => "The player's own words are erased.",
};

const inspectorate: Sentences = {
  NoticeReceived: ({ number, notice: { about, words } }) =>
    `Notice ${number} to the inspector, about ${about}${because(words)}`,
};

const security: Sentences = {
  RefusalsCounted: ({ counts, others }) => {
    const named = counts.map(
      ({ kind, address, count }) => `${times(count)} from ${address} (${spoken(kind)})`,
    );
    const more = others === 0 ? [] : [`${times(others)} from elsewhere`];
    return `Kept out: ${[...named, ...more].join(', ')}.`;
  },
};

// Each sentence takes the event of its own type, as the stream holds them; `Sentences` has checked every one.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const families = { cage, people, conduct, dispute, inspectorate, security } as unknown as Readonly<
  Record<string, Readonly<Record<string, (event: object, naming: Naming & { owner: string }) => string>>>
>;

/** A person's own sentence as the end of ours: one full stop, whoever wrote it. */
export const ended = (words: string): string => `${words.trim().replace(/[.\s]+$/, '')}.`;

const because = (words: string | undefined): string =>
  words === undefined || words.trim() === '' ? '.' : `: ${ended(words)}`;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** `WRONG_PASSPHRASE` as `wrong passphrase`. */
const spoken = (code: string): string => code.replaceAll('_', ' ').toLowerCase();

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
