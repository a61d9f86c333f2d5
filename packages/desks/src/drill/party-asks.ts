import { nextToThrow, type PartyEvent, type PartyGame, type Player } from '@dicepit/games';
import type { Choice, ChoiceAbout, ChoiceAsk } from './question.ts';

export type ThrownInParty = {
  readonly topic: string;
  readonly game: PartyGame;
  readonly player: Player;
  readonly events: readonly PartyEvent[];
  readonly after: PartyGame;
};

/** What a throw does: to a card, between the thrower and the kitty, to the dice, and to the chances. */
export function partyAsks({ topic, game, player, events, after }: ThrownInParty): readonly ChoiceAsk[] {
  const [first] = events;
  const ask = (about: ChoiceAbout, choices: readonly Choice[], key: string, of: PartyEvent | undefined) => ({
    form: 'choice' as const,
    topic,
    about,
    choices,
    typed: false,
    key,
    clause: (of ?? first)?.clause ?? '',
  });
  const turned = events.find((event) => event.type === 'CardTurnedDown');
  const moved = events.find(
    (event) => (event.type === 'KittyPaid' || event.type === 'KittyDrawn') && event.player === player,
  );
  const passed = events.find(({ type }) => type === 'DicePassed');
  const chances = after.phase.is === 'throwing' ? after.phase.chances : null;
  const won = events.find(({ type }) => type === 'GameWon');
  const counted = events.find(({ type }) => type === 'CompletePassMade' || type === 'ChanceMissed');
  return [
    ask('card', [nobody, ...toSeats(game)], turned === undefined ? 'nobody' : seat(turned.player), turned),
    ask('kitty', kittyMoves, kittyKey(moved), moved),
    ask('next', [...toSeats(game), over], nextKey(after), won ?? passed),
    ask('chances', chanceCounts, chances === null ? 'none' : String(chances), counted),
  ];
}

const seat = (player: Player): string => `player ${player + 1}`;

const toSeats = ({ seats }: PartyGame): readonly Choice[] =>
  seats.map((_, player) => ({ value: seat(player) }));

const nobody: Choice = { value: 'nobody' };
const over: Choice = { value: 'over' };

/** What goes over the table: a rack or a kitty that holds less gives what it has. */
const kittyMoves: readonly Choice[] = [
  { value: 'nothing' },
  { value: 'pays 1' },
  { value: 'pays 2' },
  { value: 'draws 1' },
  { value: 'draws 2' },
];

const chanceCounts: readonly Choice[] = [{ value: 'none' }, { value: '3' }, { value: '2' }, { value: '1' }];

function kittyKey(moved: PartyEvent | undefined): string {
  if (moved?.type === 'KittyPaid' && moved.chips > 0) return `pays ${moved.chips}`;
  if (moved?.type === 'KittyDrawn' && moved.chips > 0) return `draws ${moved.chips}`;
  return 'nothing';
}

function nextKey(after: PartyGame): string {
  const next = nextToThrow(after);
  return next === null ? 'over' : seat(next);
}
