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
  readonly flags: {
    readonly maximumBelow: (figures: { readonly maximum: Figure; readonly minimum: Figure }) => string;
    readonly rackBelow: (figures: { readonly rack: Figure; readonly minimum: Figure }) => string;
    readonly notInParty: (figures: { readonly flag: Figure }) => string;
    readonly noRecordInParty: (figures: { readonly flag: Figure }) => string;
    readonly noChip: (figures: { readonly flag: Figure; readonly pack: Figure }) => string;
    readonly notAName: (figures: { readonly name: Figure }) => string;
    readonly nameTwice: (figures: { readonly name: Figure }) => string;
    readonly tooManyNames: (figures: {
      readonly names: Figure;
      readonly flag: Figure;
      readonly players: Figure;
    }) => string;
    readonly nobodyToAsk: (figures: { readonly command: Figure; readonly packs: Figure }) => string;
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
    readonly wrote: (figures: { readonly file: Figure }) => string;
    readonly noDrill: (figures: {
      readonly pack: Figure;
      readonly kind: Figure;
      readonly kinds: Figure;
    }) => string;
    readonly limits: string;
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
    readonly senses: {
      readonly 'lies-flat': string;
      readonly 'leans-readably': string;
      readonly 'judged-readily': string;
      readonly 'too-late': string;
      readonly 'dealer-is-shooter': string;
      readonly 'no-end-to-strike': string;
    };
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
};
