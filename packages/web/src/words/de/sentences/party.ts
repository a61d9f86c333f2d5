import type { Sentences } from '../../sentences.ts';

/** Why something cannot be done at a party. */
export const party: Sentences = {
  'Only those at the table start a game. Sit down first.':
    'Ein Spiel beginnt nur, wer am Tisch sitzt. Nimm erst Platz.',
  'The antes are in. Play the game out first.': 'Die Einsätze sind im Topf. Spielt erst zu Ende.',
  'A game has {least} players or more, and of those seated {here} are here. Wait for another.':
    'Zu einem Spiel gehören mindestens {least} Spieler, und von denen am Tisch sind {here} da. Warte auf jemanden.',
  'You are in the game. There is nothing to come back to.':
    'Du bist im Spiel und musst dich nicht zurückmelden.',
  'A game has {least} players or more, not {players}. Wait for another.':
    'Für ein Spiel braucht es mindestens {least}, nicht {players}. Warte auf jemanden.',
  'Seat {seat} has {rack} of the {ante} white chips for the ante. Bring chips, or stand up.':
    'Platz {seat} hat {rack} von {ante} weißen Chips für den Topf. Bring Chips oder steh auf.',
  'The dice are in the air. Wait until they rest.': 'Die Würfel sind in der Luft. Warte, bis sie liegen.',
  'Seat {thrower} has the dice, not seat {seat}. Wait for them.':
    'Platz {thrower} hat die Würfel, nicht Platz {seat}. Warte auf sie.',
  'Virtual dice tell their own faces. Throw without any.':
    'Virtuelle Würfel sagen ihre Augen selbst. Wirf ohne Angabe.',
  'A throw is two dice, each showing 1 to 6. Throw again with both.':
    'Ein Wurf sind zwei Würfel, jeder von 1 bis 6. Wirf noch einmal mit beiden.',
  'The game is won, so no further throw counts. Start another.':
    'Das Spiel ist gewonnen, kein weiterer Wurf zählt. Beginnt ein neues.',
  'No chips are in the kitty yet. Start the game first.': 'Im Topf ist noch nichts. Beginnt erst das Spiel.',
  'The table is set up already. Open another.': 'Der Tisch ist schon eingerichtet. Öffne einen anderen.',
  'A party has 2 to 10 seats, not {seats}.': 'Eine Party hat 2 bis 10 Plätze, nicht {seats}.',
  'Everybody brings at least the ante of {least} whole white chips, not {startingChips}.':
    'Alle bringen mindestens {least} ganze weiße Chips für den Topf mit, nicht {startingChips}.',
  'You have a seat at this table already.': 'Du hast schon einen Platz an diesem Tisch.',
  'Bring {least} to {most} whole white chips, not {whites}.':
    'Bring {least} bis {most} ganze weiße Chips, nicht {whites}.',
  'A rack holds {most} white chips at most. Bring fewer.':
    'Ein Rack fasst höchstens {most} weiße Chips. Bring weniger.',
  'The dice are in the air. Clear the seat when they have come to rest.':
    'Die Würfel sind in der Luft. Räume den Platz, wenn sie liegen.',
  'The dice are in the air. End the game when they have come to rest.':
    'Die Würfel sind in der Luft. Beende das Spiel, wenn sie liegen.',
  'Only those at the table throw for each other. Sit down first.':
    'Füreinander wirft nur, wer am Tisch sitzt. Nimm erst Platz.',
  'Seat {seat} is your own. Throw the dice yourself.': 'Platz {seat} ist dein eigener. Wirf selbst.',
  '{name} has {wait} seconds to throw, and {waited} have gone by. Wait, or ask the host.':
    '{name} hat {wait} Sekunden für den Wurf, und {waited} sind vergangen. Warte oder frag die Spielleitung.',
  'A game is being played. {what} when it is won.': 'Ein Spiel läuft. {what}, wenn es gewonnen ist.',
  'Sit down': 'Nimm Platz',
  'Bring chips': 'Bring Chips',
  'Stand up': 'Steh auf',
  'The antes are in and the game has started ({clause}). Play it out, or open another.':
    'Die Einsätze sind im Topf, das Spiel läuft ({clause}). Spielt es zu Ende oder öffnet ein anderes.',
  'A game has {allowed} players, not {players} ({clause}). Choose a number in that range.':
    'Ein Spiel geht zu {allowed}, nicht zu {players} ({clause}). Wähle eine Zahl dazwischen.',
  'Each player brings {allowed} whole white chips, not {startingChips} ({clause}). Bring enough for the ante, or play on credit.':
    'Alle bringen {allowed} ganze weiße Chips mit, nicht {startingChips} ({clause}). Bring genug für den Topf oder spielt auf Kredit.',
  'No chips are in the kitty yet ({clause}). Start the game first.':
    'Im Topf ist noch nichts ({clause}). Beginnt erst das Spiel.',
  '{winner} has won, so no further throw counts ({clause}). Start a new game.':
    '{winner} hat gewonnen, kein weiterer Wurf zählt ({clause}). Beginnt ein neues Spiel.',
  '{contenders} are still throwing for who goes first ({clause}). Throw the high dice first.':
    '{contenders} werfen noch aus, wer beginnt ({clause}). Werft das erst aus.',
  'It is settled who goes first, and {thrower} has the dice ({clause}). Throw in play instead.':
    'Wer beginnt, steht fest, und {thrower} hat die Würfel ({clause}). Wirf stattdessen im Spiel.',
  '{thrower} has the dice, not {other} ({clause}). Wait until they come round.':
    '{thrower} hat die Würfel, nicht {other} ({clause}). Warte, bis sie herumkommen.',
  'A throw is 2 dice, not {dice} ({clause}). Throw again with both.':
    'Ein Wurf sind 2 Würfel, nicht {dice} ({clause}). Wirf noch einmal mit beiden.',
  'Player {player}': 'Spieler {player}',
};
