// Written by `npm run words` from the English catalogues.

/** What is filled into a message: a text, or a number as it is. */
type Figure = string | number;

/** The words of the terminal. */
export type TerminalWords = {
  readonly you: string;
  readonly player: (figures: { readonly number: Figure }) => string;
  readonly seat: (figures: { readonly seat: Figure }) => string;
  readonly packs: {
    readonly 'snake-eyes-nz': {
      readonly says: string;
    };
    readonly 'snake-eyes-nsw': {
      readonly says: string;
    };
    readonly 'double-dice': {
      readonly says: string;
    };
    readonly 'wonder-dice': {
      readonly says: string;
    };
    readonly 'snake-eyes-party': {
      readonly says: string;
    };
  };
  readonly manners: {
    readonly field: string;
    readonly 'hard-ways': string;
    readonly 'six-and-eight': string;
    readonly 'long-shots': string;
    readonly seven: string;
    readonly doubles: string;
    readonly 'every-shooter': string;
    readonly 'number-line': string;
    readonly 'a-number': string;
    readonly 'high-or-low': string;
    readonly triples: string;
    readonly sixes: string;
  };
  readonly again: (figures: { readonly command: Figure }) => string;
  readonly recorded: (figures: { readonly file: Figure; readonly command: Figure }) => string;
  readonly seed: (figures: { readonly seed: Figure }) => string;
  readonly welcome: {
    readonly greeting: string;
    readonly clauses: string;
    readonly whichGame: string;
    readonly howManyHouse: (figures: { readonly usual: Figure }) => string;
    readonly buyIn: (figures: { readonly usual: Figure }) => string;
    readonly buyInWhites: (figures: { readonly usual: Figure }) => string;
    readonly noGame: (figures: { readonly text: Figure; readonly most: Figure }) => string;
    readonly noGameNear: (figures: { readonly text: Figure; readonly near: Figure }) => string;
    readonly twoAtLeast: (figures: { readonly clause: Figure }) => string;
    readonly houseNumber: string;
    readonly aSum: (figures: { readonly least: Figure; readonly most: Figure }) => string;
  };
  readonly opening: {
    readonly title: (figures: { readonly name: Figure; readonly place: Figure }) => string;
    readonly posts: (figures: { readonly chosen: Figure }) => string;
    readonly sign: (figures: {
      readonly minimum: Figure;
      readonly maximum: Figure;
      readonly clauses: Figure;
      readonly buyIn: Figure;
    }) => string;
    readonly age: (figures: { readonly years: Figure; readonly clause: Figure }) => string;
    readonly company: (figures: { readonly players: Figure }) => string;
    readonly companion: (figures: { readonly name: Figure; readonly says: Figure }) => string;
    readonly plays: string;
    readonly dealerThrows: (figures: { readonly clause: Figure }) => string;
    readonly firstHint: (figures: { readonly bet: Figure }) => string;
    readonly edgeErased: (figures: {
      readonly chip: Figure;
      readonly clause: Figure;
      readonly minimum: Figure;
      readonly wagers: Figure;
    }) => string;
    readonly edgeReversed: (figures: {
      readonly chip: Figure;
      readonly clause: Figure;
      readonly minimum: Figure;
      readonly wagers: Figure;
    }) => string;
  };
  readonly prompt: {
    readonly dice: (figures: { readonly dice: Figure }) => string;
    readonly standing: (figures: {
      readonly name: Figure;
      readonly rack: Figure;
      readonly next: Figure;
    }) => string;
    readonly standingUp: (figures: {
      readonly name: Figure;
      readonly rack: Figure;
      readonly staked: Figure;
      readonly next: Figure;
    }) => string;
    readonly offeredBare: string;
    readonly offered: string;
    readonly yourDiceReady: string;
    readonly ready: string;
    readonly yourDiceBare: string;
    readonly yourDice: string;
    readonly goRound: string;
    readonly diceOut: string;
    readonly dealerThrows: string;
    readonly throws: (figures: { readonly name: Figure }) => string;
  };
  readonly farewell: {
    readonly ends: (figures: { readonly rolls: number }) => string;
    readonly leaves: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly rack: Figure;
      readonly net: Figure;
    }) => string;
    readonly leavesBets: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly rack: Figure;
      readonly staked: Figure;
      readonly net: Figure;
    }) => string;
    readonly even: string;
    readonly up: (figures: { readonly sum: Figure }) => string;
    readonly down: (figures: { readonly sum: Figure }) => string;
  };
  readonly betting: {
    readonly stakeOn: (figures: { readonly sum: Figure; readonly wager: Figure }) => string;
    readonly stakeFrom: (figures: { readonly sum: Figure; readonly wager: Figure }) => string;
    readonly bets: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly stakes: Figure;
    }) => string;
    readonly takesDown: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly stakes: Figure;
    }) => string;
    readonly both: (figures: { readonly bets: Figure; readonly takings: Figure }) => string;
    readonly changed: (figures: { readonly done: Figure; readonly rack: Figure }) => string;
    readonly houseBets: (figures: { readonly name: Figure; readonly stakes: Figure }) => string;
    readonly noneDone: (figures: { readonly why: Figure }) => string;
    readonly noEarlier: (figures: { readonly who: Figure; readonly name: Figure }) => string;
    readonly sameUp: string;
    readonly nothingToUndo: string;
    readonly nothingUp: (figures: { readonly who: Figure; readonly name: Figure }) => string;
    readonly buyHint: (figures: { readonly why: Figure }) => string;
    readonly betsHint: (figures: { readonly why: Figure }) => string;
    readonly tooMuch: (figures: {
      readonly sum: Figure;
      readonly held: Figure;
      readonly clause: Figure;
    }) => string;
  };
  readonly misread: {
    readonly longLine: (figures: { readonly letters: Figure }) => string;
    readonly oddSigns: string;
    readonly notARoll: (figures: { readonly text: Figure; readonly dice: Figure }) => string;
    readonly notDice: (figures: {
      readonly text: Figure;
      readonly dice: Figure;
      readonly like: Figure;
    }) => string;
    readonly buyHow: string;
    readonly lateOnly: string;
    readonly typeABet: string;
    readonly noCommand: (figures: { readonly word: Figure; readonly near: Figure }) => string;
    readonly belowZero: string;
    readonly manyWays: (figures: { readonly text: Figure; readonly ways: Figure }) => string;
    readonly way: (figures: { readonly bet: Figure }) => string;
    readonly noStake: (figures: { readonly like: Figure }) => string;
    readonly howMuch: (figures: { readonly wager: Figure; readonly like: Figure }) => string;
    readonly tooMuchMoney: string;
    readonly wholeCents: string;
    readonly noBetNear: (figures: { readonly text: Figure; readonly near: Figure }) => string;
    readonly noBet: (figures: { readonly text: Figure }) => string;
  };
  readonly throwing: {
    readonly typeBet: (figures: { readonly why: Figure; readonly like: Figure }) => string;
    readonly typeBetOrPass: (figures: { readonly why: Figure; readonly like: Figure }) => string;
    readonly typeBetSameOrPass: (figures: { readonly why: Figure; readonly like: Figure }) => string;
    readonly typeDice: (figures: { readonly dice: Figure; readonly like: Figure }) => string;
    readonly softwareThrows: string;
    readonly outOfChips: (figures: { readonly who: Figure; readonly name: Figure }) => string;
  };
  readonly void: {
    readonly software: string;
    readonly needsReason: string;
    readonly noReason: (figures: { readonly text: Figure }) => string;
    readonly reason: (figures: { readonly says: Figure; readonly clause: Figure }) => string;
    readonly frozen: (figures: {
      readonly call: Figure;
      readonly says: Figure;
      readonly clause: Figure;
    }) => string;
    readonly open: (figures: {
      readonly call: Figure;
      readonly says: Figure;
      readonly clause: Figure;
    }) => string;
    readonly withWords: (figures: { readonly says: Figure; readonly words: Figure }) => string;
  };
  readonly table: {
    readonly buysIn: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly sum: Figure;
      readonly rack: Figure;
    }) => string;
    readonly buysInAgain: (figures: { readonly name: Figure; readonly sum: Figure }) => string;
    readonly offered: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly clause: Figure;
    }) => string;
    readonly takes: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly clause: Figure;
    }) => string;
    readonly declines: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly clause: Figure;
    }) => string;
    readonly offersEnded: (figures: { readonly clause: Figure }) => string;
    readonly losesDice: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly clause: Figure;
    }) => string;
    readonly givesUp: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly clause: Figure;
    }) => string;
    readonly needsBet: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly clause: Figure;
    }) => string;
    readonly runOutBegun: (figures: { readonly clause: Figure }) => string;
    readonly runOutEnded: (figures: { readonly clause: Figure }) => string;
    readonly rolled: (figures: {
      readonly number: Figure;
      readonly who: Figure;
      readonly name: Figure;
      readonly roll: Figure;
      readonly call: Figure;
    }) => string;
    readonly racks: (figures: { readonly racks: Figure }) => string;
  };
  readonly settled: {
    readonly loses: (figures: {
      readonly start: Figure;
      readonly who: Figure;
      readonly name: Figure;
      readonly sum: Figure;
      readonly end: Figure;
      readonly wager: Figure;
    }) => string;
    readonly wins: (figures: {
      readonly start: Figure;
      readonly who: Figure;
      readonly name: Figure;
      readonly sum: Figure;
      readonly end: Figure;
      readonly how: Figure;
    }) => string;
    readonly how: (figures: {
      readonly stake: Figure;
      readonly wager: Figure;
      readonly odds: Figure;
    }) => string;
    readonly rounded: (figures: {
      readonly how: Figure;
      readonly sum: Figure;
      readonly clause: Figure;
    }) => string;
    readonly roundedDown: (figures: {
      readonly how: Figure;
      readonly sum: Figure;
      readonly clause: Figure;
    }) => string;
    readonly commission: (figures: { readonly how: Figure; readonly commission: Figure }) => string;
    readonly staysUp: (figures: { readonly how: Figure }) => string;
    readonly keeps: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly stakes: Figure;
    }) => string;
    readonly setWon: (figures: { readonly won: Figure }) => string;
    readonly throwOf: (figures: {
      readonly thrown: Figure;
      readonly throws: Figure;
      readonly won: Figure;
    }) => string;
    readonly setsWon: (figures: { readonly sets: number; readonly clause: Figure }) => string;
    readonly allSets: (figures: { readonly sets: Figure; readonly clause: Figure }) => string;
  };
  readonly call: {
    readonly sevenOut: string;
    readonly seven: string;
    readonly snakeEyes: string;
    readonly boxcars: string;
    readonly triple: (figures: { readonly pips: Figure; readonly total: Figure }) => string;
    readonly double: (figures: { readonly pips: Figure; readonly total: Figure }) => string;
    readonly hard: (figures: { readonly total: Figure }) => string;
    readonly easy: (figures: { readonly total: Figure }) => string;
    readonly plain: (figures: { readonly total: Figure }) => string;
    readonly totals: {
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
      readonly '7': string;
      readonly '8': string;
      readonly '9': string;
      readonly '10': string;
      readonly '11': string;
      readonly '12': string;
      readonly '13': string;
      readonly '14': string;
      readonly '15': string;
      readonly '16': string;
      readonly '17': string;
      readonly '18': string;
    };
    readonly pips: {
      readonly '1': string;
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '5': string;
      readonly '6': string;
    };
  };
  readonly asked: {
    readonly layoutEmpty: string;
    readonly has: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly stakes: Figure;
    }) => string;
    readonly rack: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly rack: Figure;
      readonly bought: Figure;
    }) => string;
    readonly rackAndBets: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly rack: Figure;
      readonly staked: Figure;
      readonly bought: Figure;
    }) => string;
    readonly untilDecided: string;
    readonly nextRoll: string;
    readonly pays: (figures: {
      readonly wager: Figure;
      readonly id: Figure;
      readonly ways: Figure;
      readonly clause: Figure;
    }) => string;
    readonly paysOn: (figures: { readonly odds: Figure; readonly rolls: Figure }) => string;
    readonly also: (figures: { readonly one: Figure; readonly other: Figure }) => string;
    readonly oddsOf: (figures: {
      readonly wager: Figure;
      readonly id: Figure;
      readonly ways: Figure;
    }) => string;
    readonly wins: (figures: { readonly win: Figure; readonly edge: Figure }) => string;
    readonly noChances: (figures: { readonly clause: Figure }) => string;
    readonly rulesHint: (figures: { readonly clause: Figure; readonly command: Figure }) => string;
    readonly allRules: (figures: { readonly command: Figure }) => string;
    readonly noClause: (figures: { readonly text: Figure; readonly command: Figure }) => string;
    readonly noClauseNear: (figures: {
      readonly text: Figure;
      readonly near: Figure;
      readonly command: Figure;
    }) => string;
    readonly notSettled: string;
    readonly notThrown: string;
    readonly lastRolls: (figures: {
      readonly shown: Figure;
      readonly rolls: number;
      readonly list: Figure;
    }) => string;
    readonly allRolls: (figures: { readonly rolls: number; readonly list: Figure }) => string;
    readonly pastRolls: string;
  };
  readonly help: {
    readonly bet: string;
    readonly take: string;
    readonly enter: string;
    readonly throw: string;
    readonly dealerThrows: string;
    readonly same: string;
    readonly undo: string;
    readonly bets: string;
    readonly felt: string;
    readonly odds: string;
    readonly why: string;
    readonly rules: string;
    readonly history: string;
    readonly offer: string;
    readonly passSets: string;
    readonly pass: string;
    readonly buy: string;
    readonly dice: string;
    readonly noRoll: string;
    readonly late: string;
    readonly quit: string;
  };
  readonly party: {
    readonly title: (figures: { readonly clause: Figure }) => string;
    readonly seats: (figures: { readonly names: Figure; readonly chips: Figure }) => string;
    readonly firstHint: string;
    readonly antes: (figures: { readonly kitty: Figure; readonly clause: Figure }) => string;
    readonly highDice: (figures: { readonly clause: Figure }) => string;
    readonly refused: (figures: { readonly roll: Figure; readonly why: Figure }) => string;
    readonly longLine: (figures: { readonly letters: Figure }) => string;
    readonly rolls: (figures: { readonly rolls: number; readonly list: Figure }) => string;
    readonly againHint: string;
    readonly noCommand: (figures: { readonly text: Figure }) => string;
    readonly noCommandNear: (figures: { readonly text: Figure; readonly near: Figure }) => string;
    readonly typeDice: (figures: { readonly who: Figure; readonly name: Figure }) => string;
    readonly ends: (figures: { readonly games: number }) => string;
    readonly endsUnfinished: (figures: { readonly games: number }) => string;
    readonly leavesEven: (figures: { readonly who: Figure; readonly name: Figure }) => string;
    readonly leavesUp: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly chips: number;
    }) => string;
    readonly leavesDown: (figures: {
      readonly who: Figure;
      readonly name: Figure;
      readonly chips: number;
    }) => string;
    readonly allDown: string;
    readonly up: (figures: { readonly cards: Figure }) => string;
    readonly none: string;
    readonly row: (figures: { readonly cards: Figure; readonly chips: number }) => string;
    readonly kittyHolds: (figures: { readonly chips: number }) => string;
    readonly cardsLeft: (figures: { readonly list: Figure }) => string;
    readonly upOrDown: (figures: { readonly list: Figure }) => string;
    readonly prompt: {
      readonly again: string;
      readonly high: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly enter: Figure;
      }) => string;
      readonly throw: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly cards: Figure;
        readonly kitty: Figure;
        readonly enter: Figure;
      }) => string;
      readonly chances: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly chances: number;
        readonly cards: Figure;
        readonly kitty: Figure;
        readonly enter: Figure;
      }) => string;
      readonly dice: string;
      readonly enter: string;
    };
    readonly help: {
      readonly dice: string;
      readonly enter: string;
      readonly cards: string;
      readonly why: string;
      readonly rules: string;
      readonly history: string;
      readonly quit: string;
    };
    readonly told: {
      readonly started: (figures: {
        readonly players: Figure;
        readonly cards: Figure;
        readonly cited: Figure;
      }) => string;
      readonly antes: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly moved: Figure;
        readonly cited: Figure;
      }) => string;
      readonly highDice: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly roll: Figure;
        readonly cited: Figure;
      }) => string;
      readonly tied: (figures: {
        readonly names: Figure;
        readonly total: Figure;
        readonly cited: Figure;
      }) => string;
      readonly first: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly cited: Figure;
      }) => string;
      readonly throws: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly roll: Figure;
        readonly total: Figure;
        readonly cited: Figure;
      }) => string;
      readonly turns: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly card: Figure;
        readonly left: number;
        readonly cited: Figure;
      }) => string;
      readonly pays: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly moved: Figure;
        readonly cited: Figure;
      }) => string;
      readonly draws: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly moved: Figure;
        readonly cited: Figure;
      }) => string;
      readonly passes: (figures: { readonly to: Figure; readonly cited: Figure }) => string;
      readonly passesPast: (figures: {
        readonly to: Figure;
        readonly past: Figure;
        readonly cited: Figure;
      }) => string;
      readonly someone: (figures: { readonly who: Figure; readonly name: Figure }) => string;
      readonly complete: (figures: {
        readonly card: Figure;
        readonly who: Figure;
        readonly name: Figure;
        readonly chances: Figure;
        readonly cited: Figure;
      }) => string;
      readonly missed: (figures: {
        readonly card: Figure;
        readonly chances: number;
        readonly cited: Figure;
      }) => string;
      readonly won: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly cited: Figure;
      }) => string;
      readonly collects: (figures: {
        readonly who: Figure;
        readonly name: Figure;
        readonly chips: Figure;
        readonly rack: Figure;
        readonly cited: Figure;
      }) => string;
      readonly moved: (figures: { readonly chips: number; readonly kitty: Figure }) => string;
      readonly movedShort: (figures: {
        readonly chips: number;
        readonly short: Figure;
        readonly kitty: Figure;
      }) => string;
    };
  };
  readonly standing: {
    readonly none: string;
    readonly events: (figures: { readonly events: number }) => string;
    readonly head: (figures: {
      readonly table: Figure;
      readonly mode: Figure;
      readonly dice: Figure;
    }) => string;
    readonly state: (figures: {
      readonly phase: Figure;
      readonly dice: Figure;
      readonly rolls: number;
    }) => string;
    readonly stateLast: (figures: {
      readonly phase: Figure;
      readonly dice: Figure;
      readonly rolls: number;
      readonly last: Figure;
    }) => string;
    readonly void: string;
    readonly chips: (figures: {
      readonly float: Figure;
      readonly dropBox: Figure;
      readonly layout: Figure;
    }) => string;
    readonly nobody: string;
    readonly seats: {
      readonly seat: string;
      readonly player: string;
      readonly rack: string;
      readonly bets: string;
    };
    readonly bets: {
      readonly bet: string;
      readonly player: string;
      readonly wager: string;
      readonly standsAt: string;
      readonly stake: string;
    };
    readonly seat: (figures: { readonly seat: Figure }) => string;
    readonly stages: {
      readonly up: string;
      readonly next: string;
      readonly throw: (figures: { readonly number: Figure }) => string;
      readonly set: (figures: { readonly number: Figure }) => string;
    };
    readonly phases: {
      readonly closed: string;
      readonly opening: string;
      readonly halted: string;
      readonly 'offering the dice': string;
      readonly betting: string;
      readonly 'dice out': string;
      readonly 'at rest': string;
      readonly called: string;
    };
    readonly dice: {
      readonly nobody: string;
      readonly goingRound: string;
      readonly offered: (figures: { readonly seat: Figure }) => string;
      readonly choosing: (figures: { readonly name: Figure }) => string;
      readonly shoots: (figures: { readonly name: Figure }) => string;
      readonly dealer: string;
    };
  };
  readonly drill: {
    readonly question: (figures: { readonly number: Figure; readonly questions: Figure }) => string;
    readonly timeUp: string;
    readonly again: (figures: { readonly command: Figure }) => string;
    readonly right: string;
    readonly wrong: string;
    readonly rightIn: (figures: { readonly time: Figure }) => string;
    readonly wrongIn: (figures: { readonly time: Figure }) => string;
    readonly time: (figures: { readonly seconds: Figure }) => string;
    readonly should: (figures: {
      readonly ask: Figure;
      readonly key: Figure;
      readonly answer: Figure;
    }) => string;
    readonly shouldPay: (figures: {
      readonly ask: Figure;
      readonly key: Figure;
      readonly answer: Figure;
    }) => string;
    readonly nothingAnswered: string;
    readonly score: (figures: {
      readonly right: Figure;
      readonly asked: Figure;
      readonly longest: Figure;
    }) => string;
    readonly took: (figures: { readonly time: Figure }) => string;
    readonly tookQuickest: (figures: { readonly time: Figure; readonly quickest: Figure }) => string;
    readonly toPractise: (figures: { readonly topics: Figure }) => string;
    readonly times: (figures: { readonly topic: Figure; readonly times: Figure }) => string;
    readonly hints: {
      readonly pay: string;
      readonly call: string;
      readonly number: string;
      readonly several: (figures: { readonly hint: Figure; readonly count: Figure }) => string;
    };
    readonly scene: {
      readonly sets: (figures: { readonly sets: number }) => string;
      readonly passes: (figures: { readonly sets: Figure }) => string;
      readonly roll: (figures: { readonly roll: Figure; readonly call: Figure }) => string;
      readonly rollOf: (figures: {
        readonly sets: Figure;
        readonly thrown: Figure;
        readonly throws: Figure;
        readonly roll: Figure;
        readonly call: Figure;
      }) => string;
      readonly dealerThrows: (figures: { readonly dice: Figure }) => string;
      readonly shooterThrows: (figures: { readonly dice: Figure }) => string;
      readonly flat: (figures: { readonly pips: Figure }) => string;
      readonly leans: (figures: { readonly pips: Figure }) => string;
      readonly leansTwo: (figures: { readonly one: Figure; readonly other: Figure }) => string;
      readonly judged: (figures: { readonly pips: Figure }) => string;
      readonly unjudged: string;
      readonly smallestChip: (figures: { readonly chip: Figure }) => string;
      readonly chips: (figures: { readonly chips: Figure }) => string;
      readonly diceShow: (figures: { readonly roll: Figure }) => string;
      readonly diceShowOf: (figures: {
        readonly sets: Figure;
        readonly thrown: Figure;
        readonly throws: Figure;
        readonly roll: Figure;
      }) => string;
      readonly seat: (figures: {
        readonly seat: Figure;
        readonly chips: Figure;
        readonly cards: Figure;
      }) => string;
      readonly throws: (figures: {
        readonly kitty: Figure;
        readonly player: Figure;
        readonly faces: Figure;
        readonly total: Figure;
      }) => string;
      readonly throwsChances: (figures: {
        readonly kitty: Figure;
        readonly player: Figure;
        readonly chances: number;
        readonly faces: Figure;
        readonly total: Figure;
      }) => string;
    };
    readonly bet: (figures: {
      readonly player: Figure;
      readonly stake: Figure;
      readonly wager: Figure;
    }) => string;
    readonly shooterBet: (figures: {
      readonly player: Figure;
      readonly stake: Figure;
      readonly wager: Figure;
    }) => string;
    readonly colourChips: (figures: {
      readonly chips: number;
      readonly colour: Figure;
      readonly value: Figure;
    }) => string;
    readonly chips: (figures: { readonly chips: number }) => string;
    readonly round: {
      readonly late: {
        readonly confirmed: (figures: { readonly bet: Figure }) => string;
        readonly unconfirmed: (figures: { readonly bet: Figure }) => string;
        readonly rested: (figures: { readonly bet: Figure }) => string;
      };
      readonly call: (figures: { readonly call: Figure }) => string;
      readonly done: (figures: { readonly bet: Figure; readonly does: Figure }) => string;
      readonly pays: (figures: { readonly sum: Figure }) => string;
      readonly takes: string;
      readonly leaves: string;
      readonly oughtCall: (figures: { readonly call: Figure }) => string;
      readonly oughtRefuse: string;
    };
    readonly answers: {
      readonly pays: (figures: { readonly sum: Figure }) => string;
      readonly loses: string;
      readonly stays: string;
    };
    readonly sum: {
      readonly wins: (figures: {
        readonly stake: Figure;
        readonly odds: Figure;
        readonly won: Figure;
      }) => string;
      readonly winsChips: (figures: {
        readonly stake: Figure;
        readonly odds: Figure;
        readonly won: Figure;
        readonly chips: Figure;
      }) => string;
      readonly rounded: (figures: { readonly sum: Figure; readonly from: Figure }) => string;
      readonly roundedDown: (figures: { readonly sum: Figure; readonly from: Figure }) => string;
      readonly commission: (figures: { readonly sum: Figure; readonly commission: Figure }) => string;
      readonly back: (figures: { readonly sum: Figure }) => string;
      readonly up: (figures: { readonly sum: Figure }) => string;
    };
    readonly asks: {
      readonly call: string;
      readonly verdict: string;
      readonly clause: string;
      readonly bets: string;
      readonly unannounced: string;
      readonly mistake: string;
      readonly broken: string;
      readonly card: string;
      readonly kitty: string;
      readonly next: string;
      readonly chances: string;
    };
    readonly choices: {
      readonly must: string;
      readonly may: string;
      readonly stands: string;
      readonly settled: string;
      readonly open: string;
      readonly frozen: string;
      readonly voids: string;
      readonly bars: string;
      readonly nobody: string;
      readonly over: string;
      readonly nothing: string;
      readonly none: string;
    };
    readonly nothingWrong: string;
    readonly noClauseBroken: string;
    readonly line: (figures: { readonly number: Figure }) => string;
    readonly player: (figures: { readonly seat: Figure }) => string;
    readonly pays: (figures: { readonly chips: Figure }) => string;
    readonly draws: (figures: { readonly chips: Figure }) => string;
    readonly topics: {
      readonly 'end-of-turn': string;
      readonly leaning: string;
      readonly unreadable: string;
      readonly 'lies-flat': string;
      readonly 'leans-readably': string;
      readonly 'judged-readily': string;
      readonly 'too-late': string;
      readonly 'dealer-is-shooter': string;
      readonly 'no-end-to-strike': string;
      readonly 'own-card': string;
      readonly 'own-two': string;
      readonly seven: string;
      readonly pass: string;
      readonly 'two-passed': string;
      readonly 'complete-pass': string;
      readonly 'chance-made': string;
      readonly 'chance-missed': string;
      readonly 'chances-over': string;
      readonly win: string;
      readonly sound: string;
      readonly 'wrong-call': string;
      readonly 'wrong-pay': string;
      readonly 'wrong-take': string;
      readonly 'late-bet': string;
    };
    readonly sheet: {
      readonly titles: {
        readonly pay: string;
        readonly call: string;
        readonly 'no-roll': string;
        readonly mock: string;
        readonly throw: string;
      };
      readonly answers: (figures: { readonly title: Figure }) => string;
      readonly name: string;
      readonly date: string;
      readonly took: string;
      readonly right: string;
      readonly number: string;
      readonly question: string;
      readonly answer: string;
      readonly why: string;
      readonly subtitle: (figures: {
        readonly name: Figure;
        readonly place: Figure;
        readonly level: Figure;
      }) => string;
      readonly foot: (figures: { readonly seed: Figure }) => string;
      readonly partySubtitle: (figures: { readonly level: Figure }) => string;
    };
    readonly faces: {
      readonly one: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
        readonly '5': string;
        readonly '6': string;
      };
      readonly two: {
        readonly '1': string;
        readonly '2': string;
        readonly '3': string;
        readonly '4': string;
        readonly '5': string;
        readonly '6': string;
      };
    };
  };
  readonly wrote: (figures: { readonly file: Figure }) => string;
  readonly warning: (figures: { readonly text: Figure }) => string;
  readonly notMet: (figures: { readonly found: Figure }) => string;
  readonly runSeed: (figures: { readonly seed: Figure }) => string;
  readonly percent: (figures: { readonly figure: Figure }) => string;
  readonly interrupted: string;
  readonly causes: {
    readonly noFile: string;
    readonly noFolder: string;
    readonly denied: string;
    readonly isFolder: string;
    readonly diskFull: string;
    readonly unknown: string;
  };
  readonly counts: {
    readonly rolls: (figures: { readonly count: number }) => string;
    readonly sessions: (figures: { readonly count: number }) => string;
    readonly bets: (figures: { readonly count: number }) => string;
    readonly commands: (figures: { readonly count: number }) => string;
    readonly turns: (figures: { readonly count: number }) => string;
    readonly problems: (figures: { readonly count: number }) => string;
    readonly wagers: (figures: { readonly count: number }) => string;
    readonly games: (figures: { readonly count: number }) => string;
    readonly throws: (figures: { readonly count: number }) => string;
    readonly entries: (figures: { readonly count: number }) => string;
    readonly voidRolls: (figures: { readonly count: number }) => string;
    readonly corrections: (figures: { readonly count: number }) => string;
  };
  readonly odds: {
    readonly head: {
      readonly wager: string;
      readonly id: string;
      readonly pays: string;
      readonly wins: string;
      readonly edge: string;
      readonly perRoll: string;
      readonly deviation: string;
      readonly rolls: string;
      readonly skewness: string;
    };
    readonly pays: (figures: { readonly figures: Figure }) => string;
    readonly notePushed: (figures: {
      readonly wager: Figure;
      readonly push: Figure;
      readonly made: Figure;
      readonly decided: Figure;
      readonly share: Figure;
    }) => string;
    readonly noteEdge: string;
    readonly noteRolls: string;
    readonly unmet: (figures: {
      readonly pack: Figure;
      readonly wager: Figure;
      readonly figure: Figure;
      readonly value: Figure;
      readonly sign: Figure;
      readonly bound: Figure;
    }) => string;
    readonly rounding: {
      readonly told: (figures: {
        readonly wager: Figure;
        readonly paid: Figure;
        readonly chips: Figure;
        readonly clause: Figure;
        readonly effect: Figure;
        readonly from: Figure;
        readonly to: Figure;
      }) => string;
      readonly paid: (figures: {
        readonly stake: Figure;
        readonly odds: Figure;
        readonly sum: Figure;
      }) => string;
      readonly smallest: (figures: { readonly chip: Figure }) => string;
      readonly chips: (figures: { readonly chips: Figure }) => string;
    };
    readonly party: {
      readonly player: string;
      readonly wins: string;
      readonly between: string;
      readonly range: (figures: { readonly low: Figure; readonly high: Figure }) => string;
      readonly mean: (figures: {
        readonly value: Figure;
        readonly low: Figure;
        readonly high: Figure;
      }) => string;
      readonly solved: (figures: { readonly throws: Figure }) => string;
      readonly exact: (figures: { readonly error: Figure }) => string;
      readonly estimated: (figures: { readonly throws: Figure; readonly kitty: Figure }) => string;
      readonly from: (figures: { readonly games: Figure; readonly seed: Figure }) => string;
    };
  };
  readonly games: {
    readonly head: {
      readonly pack: string;
      readonly game: string;
      readonly where: string;
      readonly dice: string;
      readonly wagers: string;
      readonly clauses: string;
    };
    readonly race: string;
    readonly title: (figures: {
      readonly name: Figure;
      readonly place: Figure;
      readonly dice: Figure;
    }) => string;
    readonly wagers: {
      readonly wager: string;
      readonly name: string;
      readonly clause: string;
    };
    readonly options: {
      readonly option: string;
      readonly default: string;
      readonly allowed: string;
      readonly clause: string;
      readonly sets: string;
    };
    readonly noOptions: string;
    readonly party: {
      readonly title: (figures: { readonly name: Figure; readonly place: Figure }) => string;
      readonly players: (figures: {
        readonly least: Figure;
        readonly most: Figure;
        readonly clause: Figure;
        readonly chips: Figure;
      }) => string;
      readonly play: (figures: { readonly command: Figure }) => string;
    };
  };
  readonly settle: {
    readonly isTotal: (figures: { readonly roll: Figure; readonly total: Figure }) => string;
    readonly turnEnds: (figures: { readonly clause: Figure }) => string;
    readonly void: (figures: {
      readonly call: Figure;
      readonly reason: Figure;
      readonly clause: Figure;
    }) => string;
    readonly refused: (figures: {
      readonly start: Figure;
      readonly end: Figure;
      readonly place: Figure;
      readonly why: Figure;
    }) => string;
    readonly nobodyBet: string;
    readonly nothingDecided: string;
    readonly head: {
      readonly player: string;
      readonly net: string;
      readonly stillUp: string;
      readonly wager: string;
      readonly stake: string;
    };
    readonly verdicts: {
      readonly wins: string;
      readonly loses: string;
      readonly pushes: string;
      readonly stands: string;
    };
    readonly lost: (figures: { readonly stake: Figure }) => string;
    readonly pushed: (figures: { readonly stake: Figure }) => string;
    readonly commission: (figures: { readonly sum: Figure; readonly commission: Figure }) => string;
    readonly stays: (figures: { readonly stake: Figure }) => string;
    readonly wins: (figures: {
      readonly stake: Figure;
      readonly odds: Figure;
      readonly won: Figure;
    }) => string;
    readonly roundedDown: (figures: {
      readonly sum: Figure;
      readonly from: Figure;
      readonly clause: Figure;
    }) => string;
    readonly rounded: (figures: {
      readonly sum: Figure;
      readonly from: Figure;
      readonly clause: Figure;
    }) => string;
    readonly staysUp: (figures: { readonly sum: Figure }) => string;
    readonly count: (figures: { readonly refused: Figure; readonly actions: Figure }) => string;
  };
  readonly partyRecord: {
    readonly head: {
      readonly player: string;
      readonly cards: string;
      readonly net: string;
    };
    readonly nobody: (figures: { readonly kitty: Figure }) => string;
    readonly next: (figures: { readonly kitty: Figure; readonly name: Figure }) => string;
    readonly nextChances: (figures: {
      readonly kitty: Figure;
      readonly name: Figure;
      readonly chances: number;
    }) => string;
    readonly wins: (figures: { readonly kitty: Figure; readonly name: Figure }) => string;
    readonly count: (figures: { readonly refused: number }) => string;
  };
  readonly lab: {
    readonly game: (figures: { readonly name: Figure; readonly place: Figure }) => string;
    readonly gameOptions: (figures: {
      readonly name: Figure;
      readonly place: Figure;
      readonly options: Figure;
    }) => string;
    readonly plan: {
      readonly bank: (figures: { readonly sum: Figure }) => string;
      readonly goal: (figures: { readonly sum: Figure }) => string;
      readonly stopLoss: (figures: { readonly sum: Figure }) => string;
      readonly noLimit: string;
    };
    readonly figures: {
      readonly estimated: string;
      readonly from: (figures: { readonly level: Figure }) => string;
      readonly plainFrom: string;
      readonly to: string;
      readonly exact: string;
      readonly z: string;
      readonly tooFew: string;
      readonly ruinBelow: (figures: { readonly sum: Figure }) => string;
      readonly goalAt: (figures: { readonly sum: Figure }) => string;
      readonly playing: string;
      readonly ahead: string;
      readonly mean: string;
      readonly meanResult: string;
      readonly median: string;
      readonly atOrBelow: (figures: { readonly part: Figure }) => string;
      readonly deviation: string;
      readonly goalBeforeRuin: (figures: { readonly sum: Figure }) => string;
      readonly ruinBeforeGoal: (figures: { readonly sum: Figure }) => string;
      readonly never: string;
      readonly rollsTaken: string;
      readonly ruin: string;
      readonly goal: string;
      readonly stopLoss: string;
      readonly left: string;
      readonly length: string;
      readonly drawdown: string;
      readonly betsWon: (figures: { readonly wager: Figure }) => string;
      readonly keptDecided: (figures: { readonly wager: Figure }) => string;
      readonly kept: (figures: { readonly wager: Figure }) => string;
      readonly turnThrows: string;
      readonly gameThrows: string;
      readonly kitty: string;
      readonly playerWins: (figures: { readonly player: Figure }) => string;
    };
    readonly ruin: {
      readonly error: (figures: { readonly error: Figure }) => string;
      readonly exact: string;
      readonly leastBank: (figures: { readonly target: Figure; readonly sum: Figure }) => string;
      readonly largestBet: (figures: { readonly target: Figure; readonly bets: Figure }) => string;
      readonly mostRolls: (figures: { readonly target: Figure; readonly rolls: Figure }) => string;
      readonly beyond: (figures: {
        readonly answer: Figure;
        readonly solved: Figure;
        readonly chance: Figure;
      }) => string;
    };
    readonly simulated: {
      readonly run: (figures: {
        readonly sessions: Figure;
        readonly rolls: Figure;
        readonly seed: Figure;
        readonly method: Figure;
      }) => string;
      readonly asked: (figures: { readonly run: Figure; readonly sessions: Figure }) => string;
      readonly z: string;
      readonly noExact: string;
      readonly noWay: string;
      readonly until: (figures: { readonly width: Figure; readonly until: Figure }) => string;
    };
    readonly progress: {
      readonly bar: (figures: { readonly bar: Figure }) => string;
      readonly sessions: (figures: { readonly done: Figure; readonly of: Figure }) => string;
      readonly rate: (figures: { readonly rolls: Figure }) => string;
      readonly left: (figures: { readonly seconds: Figure }) => string;
    };
    readonly whole: {
      readonly run: (figures: {
        readonly rolls: Figure;
        readonly commands: Figure;
        readonly seed: Figure;
      }) => string;
      readonly people: (figures: { readonly hours: Figure }) => string;
      readonly turns: (figures: { readonly turns: Figure; readonly causes: Figure }) => string;
      readonly cause: (figures: { readonly times: Figure; readonly cause: Figure }) => string;
      readonly note: string;
      readonly party: (figures: { readonly name: Figure; readonly players: Figure }) => string;
      readonly partyRun: (figures: { readonly games: Figure; readonly seed: Figure }) => string;
      readonly partyNote: (figures: { readonly throws: Figure }) => string;
    };
    readonly options: {
      readonly before: (figures: { readonly game: Figure }) => string;
      readonly after: (figures: { readonly game: Figure }) => string;
      readonly changes: (figures: {
        readonly name: Figure;
        readonly place: Figure;
        readonly changes: Figure;
      }) => string;
      readonly change: (figures: {
        readonly option: Figure;
        readonly before: Figure;
        readonly after: Figure;
      }) => string;
      readonly sameOptions: string;
      readonly none: string;
      readonly same: (figures: { readonly wagers: Figure }) => string;
      readonly onlyBefore: (figures: { readonly wagers: Figure }) => string;
      readonly onlyAfter: (figures: { readonly wagers: Figure }) => string;
      readonly note: string;
      readonly head: {
        readonly wager: string;
        readonly before: string;
        readonly after: string;
        readonly moves: string;
      };
    };
    readonly strategies: {
      readonly run: (figures: { readonly sessions: Figure; readonly seed: Figure }) => string;
      readonly note: string;
      readonly head: {
        readonly mean: string;
        readonly beyond: string;
        readonly ahead: string;
        readonly ruin: string;
        readonly median: string;
        readonly exactMean: string;
        readonly exactRuin: string;
      };
    };
    readonly claim: {
      readonly noFigure: (figures: { readonly figure: Figure; readonly figures: Figure }) => string;
      readonly unmet: (figures: {
        readonly figure: Figure;
        readonly value: Figure;
        readonly sign: Figure;
        readonly bound: Figure;
      }) => string;
      readonly range: (figures: { readonly low: Figure; readonly high: Figure }) => string;
    };
    readonly night: {
      readonly title: (figures: { readonly table: Figure; readonly game: Figure }) => string;
      readonly decided: (figures: { readonly rolls: Figure; readonly bets: Figure }) => string;
      readonly all: string;
      readonly head: {
        readonly wager: string;
        readonly bets: string;
        readonly staked: string;
        readonly kept: string;
        readonly hold: string;
        readonly expected: string;
        readonly p: string;
      };
      readonly totalsOnly: (figures: { readonly rolls: Figure }) => string;
      readonly moreKept: (figures: { readonly sum: Figure }) => string;
      readonly lessKept: (figures: { readonly sum: Figure }) => string;
      readonly dice: (figures: { readonly tests: Figure; readonly verdict: Figure }) => string;
      readonly test: (figures: {
        readonly test: Figure;
        readonly p: Figure;
        readonly method: Figure;
      }) => string;
      readonly noVerdict: (figures: { readonly rolls: Figure; readonly least: Figure }) => string;
      readonly doubtfulWith: (figures: { readonly name: Figure; readonly rolls: Figure }) => string;
      readonly notes: (figures: { readonly method: Figure; readonly ties: Figure }) => string;
      readonly level: (figures: { readonly level: Figure }) => string;
      readonly fair: string;
      readonly doubtful: string;
    };
    readonly check: {
      readonly valid: (figures: { readonly pack: Figure; readonly wagers: Figure }) => string;
    };
    readonly built: (figures: {
      readonly pack: Figure;
      readonly hash: Figure;
      readonly serve: Figure;
    }) => string;
    readonly newNext: (figures: { readonly check: Figure; readonly dev: Figure }) => string;
    readonly drawn: {
      readonly bankrollEach: (figures: { readonly what: Figure }) => string;
      readonly bands: string;
      readonly exact: string;
      readonly bankroll: string;
      readonly result: string;
      readonly bankrollAfter: (figures: { readonly rolls: Figure; readonly what: Figure }) => string;
      readonly outByRollBank: (figures: { readonly what: Figure; readonly sum: Figure }) => string;
      readonly outByRoll: (figures: { readonly what: Figure }) => string;
      readonly outIn: (figures: { readonly rolls: Figure; readonly what: Figure }) => string;
      readonly rolls: string;
      readonly startingBank: string;
      readonly estimatedFrom: (figures: { readonly sessions: Figure; readonly seed: Figure }) => string;
      readonly thinLines: string;
      readonly bankrollEnd: (figures: { readonly what: Figure }) => string;
      readonly resultEnd: (figures: { readonly what: Figure }) => string;
      readonly barsLines: string;
      readonly uprightLines: string;
      readonly keptEach: string;
      readonly keptWhole: (figures: { readonly game: Figure }) => string;
      readonly dotsFrom: (figures: { readonly from: Figure; readonly seed: Figure }) => string;
      readonly uprightExact: string;
      readonly kept: string;
      readonly ofEach: (figures: { readonly sessions: Figure }) => string;
      readonly meanEach: string;
      readonly wonOrLost: string;
      readonly edgesMove: (figures: { readonly game: Figure }) => string;
      readonly edgesFromTo: (figures: { readonly from: Figure; readonly to: Figure }) => string;
      readonly dotsAfter: string;
      readonly edge: string;
      readonly totals: (figures: { readonly rolls: Figure; readonly table: Figure }) => string;
      readonly totalsNote: string;
      readonly keptBeside: (figures: { readonly table: Figure }) => string;
      readonly keptNote: string;
      readonly heat: (figures: { readonly table: Figure }) => string;
      readonly heatNote: (figures: { readonly share: Figure }) => string;
    };
    readonly remarks: {
      readonly noPack: {
        readonly reason: string;
        readonly wayOut: (figures: { readonly code: Figure }) => string;
      };
      readonly noClauses: {
        readonly reason: string;
        readonly wayOut: string;
      };
      readonly feltsUnseen: {
        readonly reason: string;
        readonly wayOut: string;
      };
      readonly notLoaded: {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly optionRefused: {
        readonly reason: (figures: { readonly option: Figure; readonly value: Figure }) => string;
        readonly wayOut: string;
      };
      readonly optionBroken: {
        readonly reason: (figures: {
          readonly option: Figure;
          readonly value: Figure;
          readonly why: Figure;
        }) => string;
        readonly wayOut: string;
      };
      readonly neverWins: {
        readonly reason: (figures: { readonly wager: Figure }) => string;
        readonly wayOut: string;
      };
      readonly neverLoses: {
        readonly reason: (figures: { readonly wager: Figure }) => string;
        readonly wayOut: string;
      };
      readonly paysTooMuch: {
        readonly reason: (figures: { readonly wager: Figure; readonly edge: Figure }) => string;
        readonly wayOut: string;
      };
      readonly steep: {
        readonly reason: (figures: { readonly wager: Figure; readonly share: Figure }) => string;
        readonly wayOut: string;
      };
      readonly sharedId: {
        readonly reason: (figures: { readonly id: Figure }) => string;
        readonly wayOut: (figures: { readonly id: Figure }) => string;
      };
      readonly sharedName: {
        readonly reason: (figures: { readonly name: Figure; readonly other: Figure }) => string;
        readonly wayOut: string;
      };
      readonly sharedPrefix: {
        readonly reason: (figures: { readonly prefix: Figure; readonly other: Figure }) => string;
        readonly wayOut: string;
      };
      readonly stakesInSteps: {
        readonly reason: (figures: {
          readonly wager: Figure;
          readonly odds: Figure;
          readonly step: Figure;
        }) => string;
        readonly wayOut: string;
      };
      readonly dataFault: {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly neverPayable: {
        readonly reason: (figures: {
          readonly wager: Figure;
          readonly odds: Figure;
          readonly stake: Figure;
          readonly minimum: Figure;
          readonly maximum: Figure;
        }) => string;
        readonly wayOut: string;
      };
      readonly stakeNotPaid: {
        readonly reason: (figures: {
          readonly wager: Figure;
          readonly odds: Figure;
          readonly stake: Figure;
        }) => string;
        readonly wayOut: string;
      };
      readonly clausesUnreadable: {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly clauseMissing: {
        readonly reason: (figures: { readonly clause: Figure; readonly by: Figure }) => string;
        readonly wayOut: string;
      };
      readonly layoutOfOther: {
        readonly reason: (figures: { readonly other: Figure; readonly pack: Figure }) => string;
        readonly wayOut: (figures: { readonly code: Figure }) => string;
      };
      readonly feltNotDrawn: {
        readonly reason: (figures: { readonly shape: Figure; readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'another number of dice': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'no rolls': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'claimed twice': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'not claimed': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'no stages': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'never reached': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'never ends': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'no such stage': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'not in sets': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'no such wager': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'no odds': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'no way out': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'leans on itself': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'locked but up': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
      readonly 'one id twice': {
        readonly reason: (figures: { readonly why: Figure }) => string;
        readonly wayOut: string;
      };
    };
    readonly citing: {
      readonly procedure: string;
      readonly pack: string;
    };
    readonly loaded: (figures: { readonly dice: Figure }) => string;
    readonly sweep: {
      readonly estimated: (figures: { readonly seed: Figure }) => string;
      readonly exact: string;
    };
    readonly dev: {
      readonly at: (figures: { readonly game: Figure; readonly url: Figure }) => string;
      readonly stop: string;
      readonly looking: string;
      readonly valid: string;
      readonly faulty: (figures: { readonly count: number }) => string;
      readonly ended: string;
      readonly saved: (figures: { readonly time: Figure }) => string;
      readonly lastGood: string;
      readonly nothingYet: string;
      readonly problems: string;
      readonly warnings: string;
      readonly felt: string;
      readonly wide: string;
      readonly portrait: string;
      readonly odds: string;
      readonly table: string;
      readonly tableOf: string;
      readonly noBets: string;
      readonly diceOut: string;
      readonly deal: (figures: { readonly command: Figure }) => string;
      readonly slow: (figures: { readonly seconds: Figure }) => string;
    };
  };
  readonly trail: {
    readonly sound: (figures: {
      readonly entries: Figure;
      readonly streams: number;
      readonly remarked: Figure;
      readonly rolls: Figure;
      readonly voided: Figure;
      readonly corrected: Figure;
    }) => string;
    readonly head: (figures: {
      readonly hash: Figure;
      readonly words: Figure;
      readonly times: number;
    }) => string;
    readonly key: (figures: { readonly key: Figure }) => string;
    readonly also: (figures: { readonly finding: Figure }) => string;
    readonly more: (figures: { readonly count: Figure }) => string;
    readonly moreListed: (figures: { readonly count: Figure }) => string;
    readonly note: (figures: { readonly note: Figure }) => string;
    readonly remarks: (figures: { readonly count: number }) => string;
    readonly remark: (figures: { readonly finding: Figure }) => string;
    readonly unproven: (figures: {
      readonly from: Figure;
      readonly to: Figure;
      readonly stream: Figure;
    }) => string;
    readonly finding: (figures: { readonly place: Figure; readonly says: Figure }) => string;
    readonly line: (figures: { readonly line: Figure }) => string;
    readonly entry: (figures: { readonly stream: Figure; readonly version: Figure }) => string;
    readonly commitment: (figures: { readonly hash: Figure }) => string;
    readonly notCommitted: string;
    readonly draw: (figures: { readonly draw: Figure; readonly faces: Figure }) => string;
    readonly turn: (figures: { readonly table: Figure; readonly turn: Figure }) => string;
    readonly noThrows: string;
    readonly exported: (figures: { readonly lines: Figure }) => string;
    readonly copied: (figures: { readonly to: Figure }) => string;
    readonly diceNotThrown: string;
    readonly restored: (figures: { readonly size: Figure; readonly command: Figure }) => string;
    readonly changedSince: string;
    readonly progress: {
      readonly copying: (figures: { readonly bar: Figure }) => string;
      readonly checking: (figures: { readonly bar: Figure }) => string;
      readonly exporting: (figures: { readonly bar: Figure }) => string;
      readonly entries: (figures: { readonly done: Figure; readonly of: Figure }) => string;
      readonly counted: (figures: { readonly done: Figure }) => string;
      readonly bytes: (figures: { readonly done: Figure; readonly of: Figure }) => string;
      readonly rate: (figures: { readonly rate: Figure }) => string;
      readonly byteRate: (figures: { readonly rate: Figure }) => string;
      readonly left: (figures: { readonly seconds: Figure }) => string;
    };
  };
  readonly doctor: {
    readonly what: {
      readonly node: string;
      readonly disk: string;
      readonly store: string;
      readonly pit: string;
      readonly PostgreSQL: string;
      readonly entropy: string;
      readonly clock: string;
      readonly port: string;
      readonly address: string;
      readonly firewall: string;
    };
    readonly is: {
      readonly ok: string;
      readonly warn: string;
      readonly fail: string;
    };
    readonly looked: (figures: { readonly done: Figure; readonly of: Figure }) => string;
    readonly says: {
      readonly nodeTooOld: (figures: { readonly version: Figure }) => string;
      readonly room: (figures: { readonly free: Figure; readonly folder: Figure }) => string;
      readonly storeWrites: (figures: { readonly release: Figure; readonly data: Figure }) => string;
      readonly nothingKept: (figures: { readonly data: Figure; readonly why: Figure }) => string;
      readonly pitSound: (figures: { readonly file: Figure }) => string;
      readonly pitDamaged: (figures: { readonly file: Figure; readonly damage: Figure }) => string;
      readonly pitNotSeen: (figures: { readonly file: Figure; readonly why: Figure }) => string;
      readonly databaseDamaged: (figures: { readonly damage: Figure }) => string;
      readonly databaseSound: string;
      readonly databaseFails: (figures: { readonly why: Figure }) => string;
      readonly entropy: string;
      readonly noEntropy: string;
      readonly clockWrong: (figures: { readonly now: Figure }) => string;
      readonly portFree: (figures: { readonly port: Figure }) => string;
      readonly portTaken: (figures: { readonly port: Figure; readonly why: Figure }) => string;
      readonly noNetwork: string;
      readonly onlyAddress: (figures: { readonly address: Figure }) => string;
      readonly alsoAddress: (figures: { readonly address: Figure; readonly bare: Figure }) => string;
    };
    readonly ways: {
      readonly nodeTooOld: string;
      readonly roomNone: string;
      readonly roomLittle: string;
      readonly nothingKept: string;
      readonly pitDamaged: string;
      readonly pitNotSeen: string;
      readonly databaseDamaged: string;
      readonly databaseFails: string;
      readonly noEntropy: string;
      readonly clockWrong: string;
      readonly portInUse: (figures: { readonly next: Figure }) => string;
      readonly portTaken: string;
      readonly noNetwork: string;
      readonly onlyAddress: string;
    };
    readonly firewalls: {
      readonly win32: string;
      readonly darwin: string;
      readonly linux: (figures: { readonly port: Figure }) => string;
      readonly guests: string;
    };
  };
  readonly serve: {
    readonly reach: {
      readonly 'Wi-Fi': string;
      readonly Ethernet: string;
      readonly network: string;
      readonly public: string;
      readonly IPv6: string;
      readonly 'virtual machine': string;
      readonly container: string;
      readonly VPN: string;
      readonly 'no network': string;
    };
    readonly address: (figures: { readonly address: Figure; readonly reach: Figure }) => string;
    readonly addressAt: (figures: {
      readonly address: Figure;
      readonly reach: Figure;
      readonly adapter: Figure;
    }) => string;
    readonly title: (figures: {
      readonly version: Figure;
      readonly data: Figure;
      readonly tables: number;
    }) => string;
    readonly chips: (figures: { readonly pit: Figure; readonly chips: Figure }) => string;
    readonly guests: (figures: { readonly url: Figure; readonly code: Figure }) => string;
    readonly tv: (figures: { readonly url: Figure }) => string;
    readonly host: (figures: { readonly url: Figure }) => string;
    readonly once: string;
    readonly phonesWarn: string;
    readonly begins: (figures: { readonly fingerprint: Figure }) => string;
    readonly others: (figures: { readonly addresses: Figure }) => string;
    readonly keys: string;
    readonly scanWifi: string;
    readonly scanPit: string;
    readonly scanTest: string;
    readonly resumed: (figures: { readonly tables: Figure }) => string;
    readonly tables: (figures: { readonly count: number }) => string;
    readonly atRoll: (figures: { readonly table: Figure; readonly roll: Figure }) => string;
    readonly noBrowser: (figures: { readonly url: Figure }) => string;
    readonly waiting: string;
    readonly noPhoneYet: string;
    readonly anotherAddress: string;
    readonly phone: (figures: { readonly browser: Figure; readonly address: Figure }) => string;
    readonly unknownBrowser: string;
    readonly closing: string;
    readonly closed: (figures: { readonly command: Figure }) => string;
    readonly trustProxy: string;
    readonly otherName: (figures: { readonly held: Figure; readonly name: Figure }) => string;
    readonly recovered: string;
    readonly law: (figures: { readonly name: Figure }) => string;
  };
  readonly failures: {
    readonly OWN_FAULT: (figures: { readonly why: Figure }) => string;
    readonly CANNOT_READ: (figures: { readonly path: Figure; readonly why: Figure }) => string;
    readonly CANNOT_WRITE: (figures: { readonly path: Figure; readonly why: Figure }) => string;
    readonly NOTHING_TO_READ: string;
    readonly INPUT_TOO_LARGE: (figures: { readonly size: Figure }) => string;
    readonly MALFORMED: (figures: { readonly what: Figure; readonly problems: Figure }) => string;
    readonly NO_BANK: (figures: { readonly pack: Figure }) => string;
    readonly NO_PACK: (figures: {
      readonly pack: Figure;
      readonly meant: Figure;
      readonly packs: Figure;
    }) => string;
    readonly PARTY_NO_OPTION: (figures: { readonly option: Figure }) => string;
    readonly CHIP_OR_CHIPS: string;
    readonly CHOOSE_ONE: (figures: { readonly one: Figure; readonly other: Figure }) => string;
    readonly ONE_PLACE: string;
    readonly OPTION_NEEDS_PACK: (figures: { readonly option: Figure; readonly pack: Figure }) => string;
    readonly NO_WAGER: (figures: {
      readonly pack: Figure;
      readonly wager: Figure;
      readonly clause: Figure;
      readonly meant: Figure;
      readonly offered: Figure;
    }) => string;
    readonly NOT_OFFERED: (figures: { readonly why: Figure; readonly meant: Figure }) => string;
    readonly NOTHING_TO_PLAY: (figures: { readonly wager: Figure }) => string;
    readonly GOAL_BELOW_BETS: (figures: { readonly bets: Figure }) => string;
    readonly NO_BANKROLL: string;
    readonly NO_LENGTH: string;
    readonly SOLVE_NEEDS_TARGET: string;
    readonly SOLVE_NEEDS: (figures: { readonly what: Figure; readonly flag: Figure }) => string;
    readonly SOLVE_NO_GOAL: string;
    readonly UNANSWERED: (figures: { readonly why: Figure }) => string;
    readonly NO_RESULT: string;
    readonly NOTHING_TO_DRAW: string;
    readonly NO_SUCH_PICTURE: (figures: { readonly kind: Figure; readonly kinds: Figure }) => string;
    readonly BANK_MISSING: string;
    readonly BANK_TOO_SMALL: (figures: { readonly bank: Figure; readonly bets: Figure }) => string;
    readonly GOAL_REACHED: (figures: { readonly goal: Figure; readonly bank: Figure }) => string;
    readonly STOPS_AT_ONCE: (figures: { readonly stopLoss: Figure; readonly bank: Figure }) => string;
    readonly STRATEGY_UNKNOWN: (figures: { readonly name: Figure; readonly known: Figure }) => string;
    readonly FIGURE_UNKNOWN: (figures: {
      readonly known: Figure;
      readonly name: Figure;
      readonly figure: Figure;
    }) => string;
    readonly FIGURE_NOT_ALLOWED: (figures: {
      readonly figure: Figure;
      readonly value: Figure;
      readonly least: Figure;
      readonly most: Figure;
    }) => string;
    readonly NO_STRATEGY: (figures: { readonly file: Figure }) => string;
    readonly DICE_COUNT: (figures: { readonly given: Figure; readonly dice: Figure }) => string;
    readonly PARTY_NO_DICE: string;
    readonly BET_STRATEGY: (figures: { readonly wager: Figure }) => string;
    readonly STRATEGY_TWICE: string;
    readonly STRATEGY_NOT_LOADED: (figures: {
      readonly file: Figure;
      readonly line: Figure;
      readonly why: Figure;
    }) => string;
    readonly STRATEGY_THROWS: (figures: {
      readonly file: Figure;
      readonly line: Figure;
      readonly why: Figure;
    }) => string;
    readonly STRATEGY_ANSWER: (figures: {
      readonly file: Figure;
      readonly asked: Figure;
      readonly answer: Figure;
    }) => string;
    readonly STRATEGY_LOOPS: (figures: { readonly file: Figure; readonly seconds: Figure }) => string;
    readonly ROWS_OF_ONE: string;
    readonly TOO_MANY_LOOKS: (figures: { readonly most: Figure; readonly every: Figure }) => string;
    readonly SWEEP_UNKNOWN: (figures: { readonly name: Figure; readonly known: Figure }) => string;
    readonly NO_SESSION: string;
    readonly NO_BETS_AT_TABLE: string;
    readonly COMPARE_WITH_WHAT: string;
    readonly ONE_STRATEGY: string;
    readonly NO_NIGHT: string;
    readonly NO_NIGHT_AT: (figures: { readonly table: Figure; readonly tables: Figure }) => string;
    readonly NO_GAME_NAME: (figures: { readonly name: Figure }) => string;
    readonly FOLDER_TAKEN: (figures: { readonly folder: Figure }) => string;
    readonly PACK_NOT_VALID: (figures: { readonly file: Figure; readonly why: Figure }) => string;
    readonly PACK_ENDS_PROGRAM: (figures: { readonly file: Figure }) => string;
    readonly PACK_MISSING: (figures: { readonly file: Figure; readonly example: Figure }) => string;
    readonly NO_PACK_FILE: (figures: { readonly folder: Figure }) => string;
    readonly NO_FELT: (figures: { readonly pack: Figure }) => string;
    readonly NOT_A_ROLL: (figures: {
      readonly roll: Figure;
      readonly dice: Figure;
      readonly clause: Figure;
      readonly like: Figure;
    }) => string;
    readonly PARTY_NO_AREAS: string;
    readonly DIFF_ONLY: string;
    readonly NAME_TWO_PACKS: (figures: { readonly command: Figure }) => string;
    readonly DIFF_NO_HTML: string;
    readonly CLAUSE_TWICE: (figures: { readonly named: Figure; readonly asked: Figure }) => string;
    readonly WHOLE_BOOK: string;
    readonly NO_CLAUSE: (figures: {
      readonly pack: Figure;
      readonly clause: Figure;
      readonly meant: Figure;
      readonly command: Figure;
      readonly clauses: Figure;
    }) => string;
    readonly PARTY_NO_PAPER: (figures: { readonly pack: Figure; readonly kind: Figure }) => string;
    readonly NO_TABLE: (figures: { readonly pack: Figure }) => string;
    readonly BOTH_LIMITS: string;
    readonly NO_COMMAND: (figures: { readonly name: Figure; readonly meant: Figure }) => string;
    readonly ONE_STREAM: string;
    readonly SIGN_IN_MISSING: string;
    readonly PIT_ANSWERED: (figures: { readonly detail: Figure }) => string;
    readonly VERIFY_WHAT: string;
    readonly NO_HEADS: (figures: { readonly file: Figure }) => string;
    readonly TRAIL_TOO_LONG: (figures: { readonly file: Figure; readonly why: Figure }) => string;
    readonly NO_SECRET_TO_SIGN: (figures: { readonly folder: Figure }) => string;
    readonly NOT_REVEALED: string;
    readonly TURN_NEEDS: string;
    readonly NO_CONTRIBUTION: string;
    readonly IS_A_TRAIL: string;
    readonly EVENT_UNFIT: (figures: {
      readonly number: Figure;
      readonly type: Figure;
      readonly why: Figure;
    }) => string;
    readonly NO_ZONE: (figures: { readonly zone: Figure }) => string;
    readonly TRAIL_UNFIT: (figures: {
      readonly path: Figure;
      readonly found: number;
      readonly first: Figure;
      readonly words: Figure;
    }) => string;
    readonly CANNOT_MAKE_FOLDER: (figures: { readonly path: Figure; readonly why: Figure }) => string;
    readonly NOT_EMPTY: (figures: { readonly path: Figure }) => string;
    readonly USE_PG_DUMP: string;
    readonly NO_BACKUP: (figures: { readonly folder: Figure }) => string;
    readonly NEVER_OVERWRITTEN: (figures: { readonly file: Figure }) => string;
    readonly CANNOT_RESTORE: (figures: { readonly why: Figure }) => string;
    readonly NO_SECRET: (figures: { readonly folder: Figure }) => string;
    readonly STORE: (figures: { readonly why: Figure }) => string;
    readonly EMPTY_AND_GAME: string;
    readonly OTHER_KEY: (figures: { readonly key: Figure; readonly cert: Figure }) => string;
    readonly CERTIFICATE_EXPIRED: (figures: { readonly cert: Figure; readonly until: Figure }) => string;
    readonly CANNOT_READ_HTTPS: (figures: { readonly path: Figure; readonly why: Figure }) => string;
    readonly NO_PEM: (figures: { readonly path: Figure; readonly what: Figure }) => string;
    readonly CANNOT_MAKE_DATA: (figures: { readonly path: Figure; readonly why: Figure }) => string;
    readonly CANNOT_READ_SECRET: (figures: { readonly path: Figure; readonly why: Figure }) => string;
    readonly CANNOT_WRITE_SECRET: (figures: { readonly path: Figure; readonly why: Figure }) => string;
    readonly SECRET_GONE: (figures: { readonly path: Figure }) => string;
    readonly OTHER_SECRET: string;
    readonly NO_SECRET_THERE: (figures: { readonly from: Figure }) => string;
    readonly BACKUP_FAILED: (figures: { readonly why: Figure }) => string;
    readonly LOOK_UNFINISHED: string;
    readonly NO_TRAIL: string;
    readonly SCREENS_NOT_BUILT: string;
    readonly NO_SCREENS: (figures: { readonly folder: Figure }) => string;
    readonly NOTHING_TO_RESUME: (figures: { readonly folder: Figure }) => string;
    readonly NO_PIT: (figures: { readonly folder: Figure }) => string;
    readonly NO_FIRST_TABLE: (figures: { readonly pack: Figure; readonly why: Figure }) => string;
    readonly STRAY_FILE: (figures: { readonly file: Figure; readonly packs: Figure }) => string;
    readonly TEXT_TWICE: (figures: { readonly pack: Figure; readonly folder: Figure }) => string;
    readonly TEXT_MISSING: (figures: { readonly file: Figure }) => string;
    readonly TEXT_TOO_LARGE: (figures: {
      readonly file: Figure;
      readonly size: Figure;
      readonly most: Figure;
    }) => string;
    readonly NO_PDF: (figures: { readonly file: Figure }) => string;
    readonly NO_TEXT: (figures: { readonly file: Figure }) => string;
    readonly TITLE_UNREADABLE: (figures: {
      readonly file: Figure;
      readonly why: Figure;
      readonly example: Figure;
    }) => string;
    readonly TITLE_MISSING: (figures: { readonly file: Figure; readonly example: Figure }) => string;
    readonly PORT_IN_USE: (figures: {
      readonly port: Figure;
      readonly by: Figure;
      readonly next: Figure;
    }) => string;
    readonly PORT_RESERVED: (figures: { readonly port: Figure; readonly next: Figure }) => string;
    readonly NO_SUCH_HOST: string;
    readonly AT_DEALER_PAGE: string;
    readonly AT_PROMOTIONS_PAGE: string;
    readonly AT_HEADS: string;
    readonly LOG_VERBS: string;
    readonly NO_JSON: string;
    readonly NOT_A: (figures: { readonly place: Figure; readonly kind: Figure }) => string;
    readonly MAXIMUM_BELOW_MINIMUM: (figures: {
      readonly maximum: Figure;
      readonly minimum: Figure;
    }) => string;
    readonly RACK_BELOW_MINIMUM: (figures: { readonly rack: Figure; readonly minimum: Figure }) => string;
    readonly FLAG_NOT_IN_PARTY: (figures: { readonly flag: Figure }) => string;
    readonly NO_RECORD_IN_PARTY: (figures: { readonly flag: Figure }) => string;
    readonly NO_CHIP_AT_TABLE: (figures: { readonly flag: Figure; readonly pack: Figure }) => string;
    readonly NOT_A_NAME: (figures: { readonly name: Figure }) => string;
    readonly NAME_TWICE: (figures: { readonly name: Figure }) => string;
    readonly TOO_MANY_NAMES: (figures: {
      readonly names: Figure;
      readonly flag: Figure;
      readonly players: Figure;
    }) => string;
    readonly NOBODY_TO_ASK: (figures: { readonly command: Figure; readonly packs: Figure }) => string;
    readonly NO_DRILL: (figures: {
      readonly pack: Figure;
      readonly kind: Figure;
      readonly kinds: Figure;
    }) => string;
    readonly DRILL_LIMITS: string;
    readonly REFUSED: (figures: { readonly why: Figure; readonly clause: Figure }) => string;
    readonly FORM_IS_LATER: (figures: {
      readonly file: Figure;
      readonly form: Figure;
      readonly known: Figure;
    }) => string;
    readonly EXPORT_WHERE: string;
  };
  readonly malformed: {
    readonly problem: (figures: { readonly place: Figure; readonly says: Figure }) => string;
    readonly more: (figures: { readonly count: Figure }) => string;
  };
};
