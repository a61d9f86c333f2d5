import type { Cents, HouseChip, HouseSettings, Mode, Moment, MoneySymbol } from '@dicepit/engine';
import type { Stamp } from '../pit/result.ts';
import type { WordedCalls } from './word-calls.ts';

/** What the operator decides about the pit. */
export type Settings = {
  readonly name: string;
  /** What chips are called here. */
  readonly chips: string;
  /** What everybody finds in the account when it is opened. */
  readonly startingStack: Cents;
  readonly mostGuests: number;
  /** The chips of the house, where it has chosen its own. */
  readonly houseChips?: readonly HouseChip[];
  /** What stands beside a sum, where that was chosen. */
  readonly symbol?: MoneySymbol | null;
  /** What a pit of this kind asks of its staff; `strict` signs them out sooner. */
  readonly mode: Mode;
  /** The law that the night is held under, by the name of its preset. */
  readonly law?: string;
  /** Whether it may be shown who has the most chips; a law may forbid it. */
  readonly ranking?: boolean;
  /** Whether guests may send reactions to the screens; they may where nothing is said. */
  readonly reactions?: boolean;
  /** Whether play waits when the host's page is gone. */
  readonly pauseWhenAway?: boolean;
  /** What the night raises money for; nothing where it does not. */
  readonly fundraiser?: Fundraiser | null;
  /** The teams that guests raise money in; they count where money is raised. */
  readonly teams?: readonly string[];
};

/** A cause, what is hoped for, and what every guest gives on coming in. */
type Fundraiser = { readonly cause: string; readonly goal: Cents; readonly entry: Cents };

/** Somebody of the house who is to play at a table; by any manner where none is named. */
type HousePlayerWanted = { readonly name: string; readonly manner?: string };

/** A table as it was added to the pit. What happens at it is in its own stream. */
export type AddedTable = {
  readonly table: string;
  readonly pack: string;
  readonly title: string;
  /** How the house runs it; null where people do. */
  readonly house: HouseSettings | null;
  readonly housePlayers: readonly HousePlayerWanted[];
  /** What the float is to be counted to, where somebody has said so. */
  readonly float?: Cents;
  /** It is there to look around at, and goes when somebody opens a table of their own. */
  readonly demo?: true;
};

/** A pack of somebody's own: what the pit calls it, the SHA-256 of its data, and the data. */
export type KeptPack = { readonly pack: string; readonly hash: string; readonly text: string };

/** White chips at a party that could not be played out: in the kitty, or in somebody's rack. */
export type ChipsLeft = { readonly account: string; readonly person?: string; readonly whites: number };

/** Until when a table waits for a player, and since when it does: another wait is not meant. */
export type WaitExtended = { readonly until: Moment; readonly since?: Moment };

/** What is said of a pause: words and the hour to go on at, or that the host's page was gone. */
export type PauseFacts = { readonly words?: string; readonly until?: Moment; readonly hostAway?: true };

/**
 * Why the dice under way may be known to somebody: the store was brought back from a backup, the data folder was copied, it
 * has no record of how far the pit had come, the store is behind that record, or whoever runs the pit says so.
 */
export type RecoveryCause = 'restored' | 'copied' | 'unrecorded' | 'behind' | 'asked';

/** The clock of the machine was set: by how much, and whether this node goes by the new time. */
export type Jump = { readonly ms: number; readonly followed: boolean };

/** What happened to the pit as a whole. The join code is never among it, only that it changed. */
export type FloorEvent = Stamp &
  (
    | {
        readonly type: 'PitOpened';
        readonly settings: Settings;
        /** The Ed25519 key that heads are signed by, in hexadecimal. */
        readonly publicKey: string;
        readonly software: string;
      }
    | { readonly type: 'SoftwareStarted'; readonly software: string; readonly publicKey: string }
    /** The store was found behind what this pit had signed or drawn: every live turn of the dice ends. */
    | { readonly type: 'PitRecovered'; readonly epoch: number; readonly why: RecoveryCause }
    | { readonly type: 'SettingsChanged'; readonly settings: Partial<Settings> }
    /** A pack that is not the house's, as data: what is played by it can be played again from the trail alone. */
    | ({ readonly type: 'PackAdded' } & KeptPack)
    /** All the words of the house for one pack in one language; the calls left out are the book's. */
    | ({ readonly type: 'CallsWorded' } & WordedCalls)
    | ({ readonly type: 'TableAdded' } & AddedTable)
    | { readonly type: 'TablePaced'; readonly table: string; readonly house: HouseSettings | null }
    | ({ readonly type: 'WaitExtended'; readonly table: string } & WaitExtended)
    /** With whose chips were where, at a party that could not be played out. */
    | { readonly type: 'TableRetired'; readonly table: string; readonly chips?: readonly ChipsLeft[] }
    | { readonly type: 'CodeChanged' }
    /** Never which one: it has a password. */
    | { readonly type: 'WifiChanged'; readonly shown: boolean }
    | { readonly type: 'Locked' }
    | { readonly type: 'Unlocked' }
    | ({ readonly type: 'Paused' } & PauseFacts)
    | { readonly type: 'Resumed' }
    /** Somebody who played wants another round, or no longer does. */
    | { readonly type: 'RematchVoted'; readonly wants: boolean }
    /** A guest raises money in a team, or no longer does. */
    | { readonly type: 'TeamChosen'; readonly team: string | null }
    /** The clock of a machine was set; a jump that did not last was not gone by. */
    | ({ readonly type: 'ClockJumped' } & Jump)
  );
