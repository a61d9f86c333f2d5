import { pluralIn } from '../plural.ts';

const form = pluralIn('en');

/** What the frame around every screen says: connection, interruptions, refusals. */
export const shell = {
  connecting: 'Connecting to the pit',
  reconnecting: 'Reconnecting',
  stale: (since: string) => `Table as it was at ${since}`,
  staleBets: 'No bets until the connection is back.',
  retryNow: 'Retry now',
  back: (rolls: number, net: string | undefined) => {
    const happened = rolls === 0 ? 'no rolls' : `${rolls} ${form(rolls, { one: 'roll', other: 'rolls' })}`;
    return net === undefined
      ? `You are back. Since then: ${happened}.`
      : `You are back. Since then: ${happened}, ${net}.`;
  },
  backQuiet: 'You are back. Nothing has changed.',
  backParty: 'You are back. The game has gone on.',
  notice: 'Notice',
  dismiss: 'Dismiss',

  waiting: {
    left: (seconds: number) => (seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`),
    over: 'Time is up',
    thenAsks: (name: string) => `left, then ${name} is asked`,
    thenNext: 'left, then the next player is asked',
    thenDiceGoOn: 'left to throw, then the dice go on',
    more: 'More time',
    asked: (name: string, left: string) => `${name} is asked to take the dice: ${left}.`,
    throws: (name: string, left: string) => `${name} has ${left} to throw.`,
    takeOrWait: (left: string) => `Nobody took the dice. They go round again in ${left}.`,
    takeOrBet: 'Nobody took the dice. They are offered again with the next bet.',
    diceGoOut: (left: string) => `The dice are thrown in ${left}.`,
    betForDealer: 'The dice are thrown when somebody has a bet down.',
    betForDice: 'Waiting for a bet: the dice go to somebody who has one.',
  },
  patience: {
    options: { '1': 'As usual', '2': 'Twice', '4': '4 times' },
    note: 'So long the house waits for an answer, a throw and bets at the tables that it runs.',
  },

  replacedTitle: 'Moved to another device',
  replacedText: 'Your seat is open on another device now. Your chips and bets are there.',
  takeBack: 'Take it back',
  removedTitle: 'You were taken off the table',
  removedText: 'The host has removed you from this pit. Speak to the host if that is a mistake.',
  removedChips: (chips: string) => `You left with ${chips} chips; they are in your account.`,
  sessionOverTitle: 'You are signed out',
  sessionOverText: 'Join again with the code on the big screen. Your chips are kept under your name.',
  joinAgain: 'Join again',
  staffOverText: 'Sign in again to go on. The table is as it was.',
  signInAgain: 'Sign in again',
  excludedTitle: 'You cannot play here tonight',
  excludedText: 'This pit does not let you play. Your account is kept; the host can tell you more.',
  notAllowedTitle: 'This table is not open to you',
  notAllowedText: 'Only its staff may see this page. Sign in as staff, or go to the tables.',
  notThereTitle: 'There is no such table',
  notThereText: 'It may have been taken away, or the address has a slip in it.',
  toTables: 'See the tables',
  closedTitle: 'The table is closed',
  closedText: 'Its chips are counted and its record is kept.',
  closedChips: (chips: string) => `You finished with ${chips}.`,
  pausedTitle: 'The pit is paused',
  pausedText: 'Nothing moves until the host goes on. Bets stay where they are.',
  pausedUntil: (time: string) => `Back at ${time}`,
  pausedAway: 'The host is away for a moment. Play goes on by itself when the host is back.',
  pausedSince: (time: string) => `Paused since ${time}`,
  pausedBy: (name: string, time: string) => `Paused by ${name} since ${time}`,
  theHost: 'the host',
  faultTitle: 'The table has stopped',
  faultText: 'Bets stay where they are. What the dice have decided will be settled; no new roll begins.',
  tooOldTitle: 'The pit has been updated',
  tooOldText:
    'This page is from before the update, and loading it again has not helped. Close it and open it anew.',
  brokenTitle: 'This page has broken',
  brokenText: 'The table is not touched by it: your chips and bets are as they were. Load the page again.',

  refusedTitle: 'That cannot be done now',
  refusedRule: 'Rule',
  understood: 'Understood',
  unreachableTitle: 'The pit cannot be reached',
  unreachableText: 'Nothing was changed. See whether this device is still in the same Wi-Fi.',
  tooManyTitle: 'That was very quick',
  tooManyText: (seconds: number) =>
    `Wait ${seconds} ${form(seconds, { one: 'second', other: 'seconds' })} and do it again.`,
};
