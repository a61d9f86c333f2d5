import type { ConductProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const conduct: ConductProcedure<Clause> = {
  devices: { clause: '9.1', onDuty: '9.2' },
  // Either kind of casino supervisor, and those above.
  finding: { roles: ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'], clause: '9.3' },
  measures: { void: '9.3.1', game: '9.3.2', house: '9.3.3', detention: '9.3.4' },
  employees: {
    clause: '9.6',
    prompts: {
      'below-minimum': { clause: '7.1', says: 'Your wager is below the minimum on the sign.' },
      'above-maximum': { clause: '7.1', says: 'Your wager is above the maximum on the sign.' },
      'not-a-multiple': { clause: '7.1#2', says: 'The sign asks for wagers in multiples of the minimum.' },
      'not-a-step': { clause: '7.1#3', says: 'Your wager is not a step that the sign allows.' },
      'wager-to-throw': { clause: '4.1', says: 'To throw you need a wager on the layout.' },
      'throw-together': {
        clause: '4.2',
        says: 'Throw both dice together, towards the far end of the table.',
      },
      'pass-or-go-on': { clause: '3.7', says: 'You may pass the dice or go on throwing.' },
      'bet-again': { clause: '4.8', says: 'Your wagers are decided. Bet again, or give up the dice.' },
      'bets-before-throw': { clause: '6.3', says: 'Wagers are made before the dice are thrown.' },
      'take-down-before-rest': {
        clause: '6.4',
        says: 'A wager may be taken down until the dice come to rest.',
      },
      'check-the-place': { clause: '6.6', says: 'Please check that your wager lies where you want it.' },
      'no-devices': { clause: '9.1', says: 'Devices that record or analyse play are not allowed here.' },
      'no-side-bets': { clause: '9.10', says: 'Wagers among players or spectators are not allowed.' },
      'no-advice': { clause: '9.7', says: 'Please do not advise a player who has not asked.' },
      'vacate-after-three': {
        clause: '9.9',
        says: 'With a full table, a place is given up after three rounds without a wager.',
      },
    },
  },
  patrons: '9.7',
  sideBets: '9.10',
};
