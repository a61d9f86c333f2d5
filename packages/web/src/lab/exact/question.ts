import type { Answer } from '@dicepit/analysis';
import type { Cents } from '@dicepit/engine';
import type { Chosen, LabBet, Weights } from '../state/lab.ts';

/** A session as it is asked about: sums in cents. */
export type SessionAsked = Chosen & {
  readonly bets: readonly LabBet[];
  readonly bank: Cents;
  readonly rolls: number;
  readonly goal: Cents | undefined;
  readonly stopLoss: Cents | undefined;
};

export type LoadedAsked = Chosen & { readonly weights: Weights; readonly allLoaded: boolean };

/** What is asked of the worker for exact answers; a change of any field is another question. */
export type Question =
  | { readonly ask: 'session'; readonly session: SessionAsked }
  | { readonly ask: 'by-bank'; readonly session: SessionAsked }
  | { readonly ask: 'loaded'; readonly dice: LoadedAsked };

/** The sum that such a part of all sessions does not exceed, after some rolls. */
type CourseLook = {
  readonly roll: number;
  readonly ruin: number;
  readonly quantiles: readonly Cents[];
};

export type SessionAnswer = {
  readonly looks: readonly CourseLook[];
  /** The bankroll at the end, or where play stopped, the smallest first. */
  readonly final: readonly { readonly sum: Cents; readonly share: number }[];
  readonly ruin: number;
  readonly goal: number;
  readonly stopLoss: number;
  readonly ahead: number;
  readonly mean: number;
  /** No chance is off by more than this. */
  readonly error: number;
  /** The edge of each wager and how often it wins, at its stake and as the table rounds. */
  readonly edges: Readonly<Record<string, number>>;
  readonly wins: Readonly<Record<string, number>>;
};

export type ByBank = readonly { readonly bank: Cents; readonly ruin: number }[];

/** A fraction as it is written, with its value beside. */
export type Written = { readonly text: string; readonly value: number };

export type LoadedAnswer = {
  readonly wagers: readonly {
    readonly wager: string;
    readonly name: string;
    readonly fair: Written;
    /** Undefined where such dice may leave the bet up for ever. */
    readonly loaded: Written | undefined;
  }[];
  /** The chance of each roll of two dice, by the first die and then by the second; empty for three. */
  readonly rolls: readonly (readonly number[])[];
  /** After how many rolls the best test there is, and the usual one of faces, would show it; nothing for fair dice. */
  readonly best: Shown | undefined;
  readonly faces: Shown | undefined;
};

/** How many rolls it takes; undefined where it is more than anybody counts. */
export type Shown = { readonly times: number | undefined; readonly method: 'exact' | 'approximate' };

/** What the worker gives back, or why it does not: it has no network, so that the page tells it. */
export type AnswerTo = {
  readonly session: Answer<SessionAnswer>;
  readonly 'by-bank': Answer<ByBank>;
  readonly loaded: Answer<LoadedAnswer>;
};
