import type { PartySetup, PartyTableEvent } from '../../snake-eyes-party/table.ts';

/**
 * Somebody who has read the text of the party game, sits by the table and keeps their own account of cards, chips and
 * dice. It asks no function of the game: what has to follow from a throw is worked out from the text.
 */
type PartyWitness = {
  /** What must never be and has happened, if anything; called with the events of every command in turn. */
  readonly see: (events: readonly PartyTableEvent[]) => string | undefined;
};

export function createPartyWitness(): PartyWitness {
  const seen: Seen = {
    setup: undefined,
    people: new Map(),
    chips: new Map(),
    players: [],
    holder: undefined,
    isWon: false,
    chances: 0,
    highDice: undefined,
    isOut: false,
    last: 0,
    due: [],
    shares: undefined,
    standIn: undefined,
  };
  return {
    see: (events) => {
      seen.standIn = undefined;
      for (const event of events) {
        const never = happens(seen, event) ?? miscounted(seen, event);
        if (never !== undefined) return never;
      }
      const [missing] = seen.due;
      return missing === undefined ? undefined : `it is not so that ${missing}`;
    },
  };
}

/** The ten cards that everybody has: party/setup-1. */
const TEN_CARDS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
/** How long the others wait for a thrower before they throw instead: our policy/absent. */
const WAIT_MS = 60_000;

type Playing = { readonly seat: number; readonly up: Set<number>; isGone: boolean };

/** What the witness has written down. */
type Seen = {
  setup: PartySetup | undefined;
  readonly people: Map<number, string>;
  /** By account, as the postings have it. */
  readonly chips: Map<string, number>;
  /** Those of the game, in their order, until the next; nobody where one was ended. */
  players: readonly Playing[];
  /** Who has the dice, in ordinary throwing. */
  holder: number | undefined;
  isWon: boolean;
  /** What is left after a complete pass; none in ordinary throwing. */
  chances: number;
  /** Who throws for who goes first, and what those have thrown who did. */
  highDice: { readonly contenders: readonly number[]; readonly totals: readonly number[] } | undefined;
  isOut: boolean;
  last: number;
  /** What has to follow in the same command, in order. */
  due: string[];
  /** What each has had of the kitty of a game that is being ended. */
  shares: Map<number, number> | undefined;
  /** Whose throw somebody else has taken over in this command. */
  standIn: number | undefined;
};

type Event<Type extends PartyTableEvent['type']> = Extract<PartyTableEvent, { readonly type: Type }>;

const heldBy = ({ chips }: Seen, account: string): number => chips.get(account) ?? 0;
const rackOf = (seen: Seen, player: number): number => heldBy(seen, `rack:${seen.players[player]?.seat}`);
const isInGame = ({ players }: Seen, player: number): boolean => players[player]?.isGone === false;
const isOn = ({ players, isWon }: Seen): boolean => players.length > 0 && !isWon;

/** Everybody else in the game, from the immediate left on: party/setup-10. */
function leftOf(seen: Seen, player: number): readonly number[] {
  const round = seen.players.map((_, each) => each);
  return [...round.slice(player + 1), ...round.slice(0, player)].filter((each) => isInGame(seen, each));
}

/** Whose throw it is. */
const throwerOf = ({ highDice, holder }: Seen): number | undefined =>
  highDice === undefined ? holder : highDice.contenders[highDice.totals.length];

/** What is wrong with an event by itself; what was seen is as it was before it, and after it as it is then. */
function happens(seen: Seen, event: PartyTableEvent): string | undefined {
  const { last } = seen;
  seen.last = event.at;
  switch (event.type) {
    case 'TableSetUp':
      seen.setup = event.setup;
      return undefined;
    case 'SatDown':
      seen.people.set(event.seat, event.person);
      return isOn(seen) ? 'somebody sits down in the middle of a game' : undefined;
    case 'ChipsBrought':
      return isOn(seen) ? 'somebody brings chips in the middle of a game' : undefined;
    case 'StoodUp':
      seen.people.delete(event.seat);
      return isOn(seen) && event.by.role === 'player'
        ? 'a player stands up in the middle of a game'
        : undefined;
    case 'PlayersCounted':
      return counted(seen, event);
    case 'GameStarted':
      return event.cards.join() === TEN_CARDS.join() && event.players === seen.players.length
        ? undefined
        : `a game for ${event.players} begins with the cards ${event.cards.join(', ')}`;
    case 'ThrowTakenOver':
      return takenOver(seen, event, last);
    case 'CameBack':
      return seen.people.get(event.seat) === event.by.person
        ? undefined
        : `${event.by.person} comes back to seat ${event.seat}`;
    case 'DiceReleased':
      return released(seen, event);
    case 'HighDiceThrown':
    case 'DiceThrown':
      return thrown(seen, event);
    case 'PlayerLeft':
      return left(seen, event);
    case 'KittyShared':
      return shared(seen, event);
    case 'GameEnded':
      return ended(seen);
    case 'AntePaid':
    case 'HighDiceTied':
    case 'FirstThrowerChosen':
    case 'CardTurnedDown':
    case 'KittyPaid':
    case 'KittyDrawn':
    case 'DicePassed':
    case 'CompletePassMade':
    case 'ChanceMissed':
    case 'GameWon':
    case 'KittyCollected':
      return followed(seen, told(event));
  }
}

type Following = Exclude<
  PartyTableEvent,
  Event<
    | 'TableSetUp'
    | 'SatDown'
    | 'ChipsBrought'
    | 'StoodUp'
    | 'PlayersCounted'
    | 'GameStarted'
    | 'ThrowTakenOver'
    | 'CameBack'
    | 'DiceReleased'
    | 'HighDiceThrown'
    | 'DiceThrown'
    | 'PlayerLeft'
    | 'KittyShared'
    | 'GameEnded'
  >
>;

/** What happens only because something else did, in the words in which the witness expects it. */
function told(event: Following): string {
  switch (event.type) {
    case 'AntePaid':
      return `player ${event.player} antes ${event.chips}`;
    case 'HighDiceTied':
      return `players ${event.players.join(', ')} throw again`;
    case 'FirstThrowerChosen':
      return `player ${event.player} goes first`;
    case 'CardTurnedDown':
      return `player ${event.player} turns ${event.card} down`;
    case 'KittyPaid':
      return `player ${event.player} pays ${event.chips}`;
    case 'KittyDrawn':
      return `player ${event.player} draws ${event.chips}`;
    case 'DicePassed':
      return `the dice go to player ${event.to}`;
    case 'CompletePassMade':
    case 'ChanceMissed':
      return `player ${event.player} has ${event.chances} chances`;
    case 'GameWon':
      return `player ${event.player} wins`;
    case 'KittyCollected':
      return `player ${event.player} takes the kitty of ${event.chips}`;
  }
}

function followed(seen: Seen, what: string): string | undefined {
  const expected = seen.due.shift();
  if (expected === what) return undefined;
  return expected === undefined ? `${what}, and nothing asks for it` : `${what}, and not ${expected}`;
}

/** party/setup-1, setup-7 and setup-9: all who sit there play, ante two each, and somebody goes first. */
function counted(seen: Seen, { seats }: Event<'PlayersCounted'>): string | undefined {
  const seated = [...seen.people.keys()].sort((a, b) => a - b);
  if (isOn(seen)) return 'a game begins before the last one has ended';
  if (seats.join() !== seated.join() || seats.length < 2 || seats.length > 10)
    return `seats ${seats.join(', ')} play, and at ${seated.join(', ')} somebody sits`;
  if (heldBy(seen, 'kitty') !== 0) return `a game begins with ${heldBy(seen, 'kitty')} in the kitty`;
  seen.players = seats.map((seat) => ({ seat, up: new Set(TEN_CARDS), isGone: false }));
  seen.chances = 0;
  seen.holder = undefined;
  seen.isWon = false;
  seen.highDice = undefined;
  seen.due = seats.map((_, player) => `player ${player} antes 2`);
  if (seen.setup?.first === 'first seat') goesFirst(seen, 0);
  else seen.highDice = { contenders: seats.map((_, player) => player), totals: [] };
  return undefined;
}

function goesFirst(seen: Seen, player: number): void {
  seen.highDice = undefined;
  seen.holder = player;
  seen.due.push(`player ${player} goes first`);
}

function takenOver(seen: Seen, { seat, by, at }: Event<'ThrowTakenOver'>, last: number): string | undefined {
  seen.standIn = seat;
  if (by.role !== 'player') return undefined;
  if (seen.people.get(seat) === by.person)
    return `${by.person} throws for themselves in the place of another`;
  if (![...seen.people.values()].includes(by.person))
    return `${by.person}, who has no seat, throws for seat ${seat}`;
  return at - last < WAIT_MS ? `${by.person} throws for seat ${seat} after ${at - last} ms` : undefined;
}

/** Only whoever has the dice throws them, or somebody in their place: party/setup-9 and setup-10. */
function outOfTurn(seen: Seen, seat: number | undefined, { by }: PartyTableEvent): string | undefined {
  const thrower = throwerOf(seen);
  const its = thrower === undefined ? undefined : seen.players[thrower]?.seat;
  if (thrower === undefined || its === undefined || !isInGame(seen, thrower) || its !== seat)
    return `seat ${seat} throws, and the dice are ${its === undefined ? "nobody's" : `with seat ${its}`}`;
  const isTheirs = by.role !== 'player' || seen.people.get(seat) === by.person || seen.standIn === seat;
  return isTheirs ? undefined : `${by.person} throws for seat ${seat}, unasked`;
}

function released(seen: Seen, event: Event<'DiceReleased'>): string | undefined {
  const isTwice = seen.isOut;
  seen.isOut = true;
  if (isTwice || seen.setup?.dice !== 'virtual') return 'dice are thrown that are not in the hand';
  return outOfTurn(seen, event.seat, event);
}

function thrown(seen: Seen, event: Event<'HighDiceThrown' | 'DiceThrown'>): string | undefined {
  const { player, roll, total } = event;
  const isVirtual = seen.setup?.dice === 'virtual';
  const wrong = outOfTurn(seen, seen.players[player]?.seat, event);
  if (wrong !== undefined) return wrong;
  if (isVirtual !== seen.isOut) return 'faces are told of dice that nobody threw';
  if (roll.length !== 2 || roll.some((face) => ![1, 2, 3, 4, 5, 6].includes(face)))
    return `${roll.join('-')} is no throw of two dice`;
  if (total !== (roll[0] ?? 0) + (roll[1] ?? 0)) return `${roll.join('-')} is said to be ${total}`;
  seen.isOut = false;
  const { highDice } = seen;
  if ((event.type === 'HighDiceThrown') !== (highDice !== undefined))
    return `${event.type} at the wrong time`;
  if (highDice === undefined) follows(seen, player, total);
  else {
    seen.highDice = { ...highDice, totals: [...highDice.totals, total] };
    roundEnds(seen);
  }
  return undefined;
}

/** party/setup-9: when all have thrown the highest goes first, and those who share it throw again. */
function roundEnds(seen: Seen): void {
  const { contenders, totals } = seen.highDice ?? { contenders: [], totals: [] };
  const [first = 0, second] = contenders;
  if (second === undefined) return goesFirst(seen, first);
  if (totals.length < contenders.length) return;
  const highest = contenders.filter((_, turn) => totals.every((each) => each <= (totals[turn] ?? 0)));
  if (highest.length === 1) return goesFirst(seen, highest[0] ?? 0);
  seen.highDice = { contenders: highest, totals: [] };
  seen.due.push(`players ${highest.join(', ')} throw again`);
}

/** What the text has follow from a total, card by card. */
function follows(seen: Seen, player: number, total: number): void {
  const [left = player] = leftOf(seen, player);
  let [rack, kitty] = [rackOf(seen, player), heldBy(seen, 'kitty')];
  const pays = (due: number): void => {
    const paid = seen.setup?.startingChips === null ? due : Math.min(due, rack);
    [rack, kitty] = [rack - paid, kitty + paid];
    seen.due.push(`player ${player} pays ${paid}`);
  };
  const draws = (due: number): void => {
    const drawn = Math.min(due, kitty);
    [rack, kitty] = [rack + drawn, kitty - drawn];
    seen.due.push(`player ${player} draws ${drawn}`);
  };
  const goTo = (next: number): void => {
    [seen.holder, seen.chances] = [next, 0];
    seen.due.push(`the dice go to player ${next}`);
  };
  const turns = (who: number): void => {
    seen.players[who]?.up.delete(total);
    seen.due.push(`player ${who} turns ${total} down`);
  };
  const winsIfDone = (who: number): void => {
    if (seen.players[who]?.up.size !== 0) return;
    seen.due.push(`player ${who} wins`, `player ${who} takes the kitty of ${kitty}`);
    [seen.holder, seen.isWon] = [undefined, true];
  };

  if (total === 7) {
    pays(2);
    return goTo(left);
  }
  if (seen.players[player]?.up.has(total) === true) {
    seen.chances = 0;
    turns(player);
    if (total === 2) draws(2);
    return winsIfDone(player);
  }
  if (seen.chances > 0) {
    if (total === 2) draws(1);
    seen.chances -= 1;
    seen.due.push(`player ${player} has ${seen.chances} chances`);
    if (seen.chances > 0) return;
    pays(2);
    return goTo(left);
  }
  if (total === 2) draws(1);
  else pays(1);
  const receiver = leftOf(seen, player).find((each) => seen.players[each]?.up.has(total));
  if (receiver === undefined) {
    seen.chances = 3;
    seen.due.push(`player ${player} has 3 chances`);
    return;
  }
  goTo(receiver);
  turns(receiver);
  winsIfDone(receiver);
}

/** Whoever leaves is out of the game: the dice go on to the left, and one alone plays none. */
function left(seen: Seen, { player, chips }: Event<'PlayerLeft'>): string | undefined {
  const leaving = seen.players[player];
  const [next] = leftOf(seen, player);
  if (leaving === undefined || leaving.isGone) return `player ${player} leaves, who is not in the game`;
  if (seen.isOut) return `player ${player} leaves while the dice are in the air`;
  if (chips !== rackOf(seen, player))
    return `player ${player} takes ${chips} of ${rackOf(seen, player)} along`;
  leaving.isGone = true;
  if (leftOf(seen, player).length < 2) {
    seen.shares = new Map();
    return undefined;
  }
  const { highDice } = seen;
  const place = highDice?.contenders.indexOf(player) ?? -1;
  if (highDice !== undefined && place >= 0) {
    const others = (_: number, turn: number): boolean => turn !== place;
    const { contenders, totals } = highDice;
    seen.highDice = { contenders: contenders.filter(others), totals: totals.filter(others) };
    roundEnds(seen);
  }
  if (seen.holder === player && next !== undefined) {
    [seen.holder, seen.chances] = [next, 0];
    seen.due.push(`the dice go to player ${next}`);
  }
  return undefined;
}

function shared(seen: Seen, { player, chips }: Event<'KittyShared'>): string | undefined {
  seen.shares ??= new Map();
  if (!isInGame(seen, player)) return `player ${player} has a share of the kitty and is not in the game`;
  if (seen.shares.has(player)) return `player ${player} has two shares of the kitty`;
  seen.shares.set(player, chips);
  return undefined;
}

/** Nobody has won: the whole kitty is shared out, and nobody has two chips more of it than another. */
function ended(seen: Seen): string | undefined {
  if (!isOn(seen)) return 'a game ends that has not begun';
  const inIt = seen.players.flatMap(({ isGone }, player) => (isGone ? [] : [player]));
  const had = inIt.map((player) => seen.shares?.get(player) ?? 0);
  [seen.players, seen.holder, seen.highDice, seen.shares] = [[], undefined, undefined, undefined];
  if (seen.isOut) return 'a game ends while the dice are in the air';
  if (heldBy(seen, 'kitty') !== 0) return `a game ends with ${heldBy(seen, 'kitty')} in the kitty`;
  return Math.max(...had) - Math.min(...had) > 1 ? `the kitty is shared as ${had.join(', ')}` : undefined;
}

/** Chips are neither made nor lost, go only where the event says, and nobody has fewer than none but on credit. */
function miscounted(seen: Seen, event: PartyTableEvent): string | undefined {
  const { postings = [] } = event;
  const moved = postings.reduce((sum, { cents }) => sum + cents, 0);
  if (moved !== 0) return `${event.type} makes ${moved} chips`;
  for (const { account, cents } of postings) seen.chips.set(account, heldBy(seen, account) + cents);
  const isCredit = seen.setup?.startingChips === null;
  const [below] =
    [...seen.chips].find(
      ([account, chips]) => chips < 0 && account !== 'outside' && !(isCredit && account.startsWith('rack:')),
    ) ?? [];
  if (below !== undefined) return `${below} is at ${heldBy(seen, below)}`;
  if (!('kitty' in event)) return undefined;
  const { type, player, chips, rack, kitty } = event;
  const went = postings.find(({ account }) => account === 'kitty')?.cents ?? 0;
  if (Math.abs(went) !== chips) return `${type} says ${chips} and moves ${went}`;
  if (rack !== rackOf(seen, player))
    return `${type} leaves player ${player} ${rackOf(seen, player)}, not ${rack}`;
  return kitty === heldBy(seen, 'kitty')
    ? undefined
    : `${type} leaves ${heldBy(seen, 'kitty')} in the kitty, not ${kitty}`;
}
