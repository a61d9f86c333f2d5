import type { PlotWords } from '@dicepit/plots';

export const plots: PlotWords = {
  low: 'von',
  high: 'bis',

  fan: {
    roll: 'Wurf',
    rolls: 'Würfe',
    median: 'Median',
    described: ({ measures, rolls, start, ends }) =>
      `${measures} über ${rolls} Würfe, von ${start} an. Am Ende: ${ends}.`,
  },

  distribution: {
    shareOfSessions: 'Anteil der Abende',
    ahead: (share) => `im Plus ${share}`,
    behind: (share) => `im Minus oder gleich ${share}`,
    ruined: (share) => `pleite ${share}`,
    out: 'pleite',
    above: 'über',
    upTo: 'bis',
    share: 'Anteil',
    exactShare: 'genauer Anteil',
  },

  ruin: {
    chance: 'Chance, pleite zu sein',
    described: (along, points) => `Chance, pleite zu sein, nach: ${along}. ${points}.`,
  },

  edges: { name: 'Name', against: 'dagegen' },

  totals: {
    total: 'Summe',
    totalOfDice: 'Summe der Würfel',
    rolls: 'Würfe',
    share: 'Anteil',
    shareOfRolls: 'Anteil der Würfe',
    expectedShare: 'erwarteter Anteil',
    from: '95 % von',
    to: '95 % bis',
    within: (rolls) => `Summen von ${rolls} Würfen. Alle liegen in dem, was der Zufall lässt.`,
    outside: (rolls, totals) => `Summen von ${rolls} Würfen. Außerhalb liegen: ${totals}.`,
  },

  heat: {
    first: 'erster',
    firstDie: 'erster Würfel',
    secondDie: 'zweiter Würfel',
    rolls: 'Würfe',
    share: 'Anteil',
    beyond: 'über dem gerechten Anteil',
    deviations: 'Standardabweichungen',
    described: ({ rolls, roll, beyond, deviations }) =>
      `${rolls} Würfe mit zwei Würfeln. Am weitesten vom gerechten Anteil ist ${roll}: ${beyond}, ${deviations} Standardabweichungen.`,
  },
};
