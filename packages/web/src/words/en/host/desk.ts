import { pluralIn } from '../../plural.ts';

const form = pluralIn('en');

/** What stands around the console. */
export const desk = {
  console: 'The night',
  modes: { home: 'home', fun: 'fun money', strict: 'casino strict', training: 'training' },
  openFor: (time: string) => `open ${time}`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  seconds: (seconds: number) => `${seconds} s`,
  guests: (count: number) => `${count} ${form(count, { one: 'guest', other: 'guests' })}`,
  saved: (time: string) => `Saved ${time}`,
  pause: 'Pause all',
  resume: 'Resume all',
  end: 'End the night',
  office: 'Desk',
  settings: 'Settings of this page',
  more: (name: string) => `More about ${name}`,
  lostTitle: 'This page has lost the pit',
  lostText: 'The tables go on without it. What is shown here may be old.',
  lostWaits: 'Play waits until it is back. What is shown here may be old.',
  lostTries: (seconds: number) => `Trying again; lost for ${seconds} s.`,
  lostSince: (time: string) => `What is shown is from ${time}.`,
  troubleTitle: 'The pit cannot write to its disk',
  troubleText: 'Nothing new happens until that is mended. Look at the computer that the pit runs on.',
  stoppedTitle: (table: string) => `${table} has stopped`,
  pausedTitle: 'Every table is paused',
  pausedSince: (time: string, by: string | undefined) =>
    by === undefined ? `Since ${time}.` : `By ${by}, since ${time}.`,
};
