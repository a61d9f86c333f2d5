import type { Sentences } from '../../sentences.ts';

/** Why a record cannot be settled, or an option not be chosen; each with its clause. */
export const record: Sentences = {
  "There is no option '{option}': these rules leave nothing to choose ({clause}).":
    'Eine Option „{option}“ gibt es nicht: Diese Regeln lassen nichts zu wählen ({clause}).',
  "There is no option '{option}' ({clause}). Choose from {known}.":
    'Eine Option „{option}“ gibt es nicht ({clause}). Wähle aus {known}.',
  '{option}={value} is not allowed ({clause}). Allowed: {allowed}.':
    '{option}={value} ist nicht erlaubt ({clause}). Erlaubt: {allowed}.',
  "'{wager}' is not offered at this table ({clause}). Offered: {offered}.":
    '„{wager}“ gibt es an diesem Tisch nicht ({clause}). Es gibt: {offered}.',
  '{name} has no bet on {wager} to take down ({clause}). Name a bet on the layout.':
    '{name} hat auf {wager} keinen Einsatz zurückzunehmen ({clause}). Nenne einen Einsatz auf dem Tuch.',
  'The layout is frozen after {call} ({clause}). Throw again first; then bets may be changed.':
    'Nach „{call}“ bleibt auf dem Tuch alles liegen ({clause}). Wirf erst wieder; dann dürfen Einsätze geändert werden.',
  '{wager} is locked and cannot be taken down or reduced ({clause}). It is free when its {until} ends.':
    '{wager} ist gesperrt, nichts darf zurück ({clause}). Frei wird es am Ende {until}.',
  set: 'des Satzes',
  turn: 'des Zuges',
  '{wager} is closed: {throws} of this set made ({clause}). It opens again with the next set.':
    '{wager} ist geschlossen: In diesem Satz sind es schon {throws} ({clause}). Mit dem nächsten Satz ist es wieder offen.',
  '{wager} is closed: {throws} of this turn made ({clause}). It opens again with the next turn.':
    '{wager} ist geschlossen: In diesem Zug sind es schon {throws} ({clause}). Mit dem nächsten Zug ist es wieder offen.',
  '1 throw': '1 Wurf',
  '{number} throws': '{number} Würfe',
  '{sum} is not a sum of whole cents ({clause}). Name 1 cent or more.':
    '{sum} ist kein Betrag in ganzen Cent ({clause}). Nenne 1 Cent oder mehr.',
  '{asked} is more than the {stake} staked ({clause}). Take down {stake} or less.':
    '{asked} sind mehr als die gesetzten {stake} ({clause}). Nimm {stake} oder weniger zurück.',
  'The bet would hold {stake}, over the {largest} that one bet may hold ({clause}). Stake less.':
    'Der Einsatz wäre {stake}, und ein Einsatz fasst höchstens {largest} ({clause}). Setze weniger.',
  '{roll} is not a roll of {dice} dice ({clause}). Call {dice} dice, each from 1 to 6.':
    '{roll} ist kein Wurf mit {dice} Würfeln ({clause}). Sag {dice} Würfel an, jeden von 1 bis 6.',
  'Nothing is decided by the end of a turn in these rules ({clause}). Leave the action out.':
    'Am Ende eines Zuges wird nach diesen Regeln nichts entschieden ({clause}). Lass es weg.',
  '{call} must be thrown again before the turn can end ({clause}). Throw again first.':
    'Nach „{call}“ muss neu geworfen werden, bevor der Zug enden kann ({clause}). Wirf erst wieder.',
  'The set stands at {thrown} of {throws} throws and must be finished ({clause}). Throw {more} more, or until a seven.':
    'Der Satz steht bei {thrown} von {throws} Würfen und muss zu Ende ({clause}). Wirf noch {more}-mal oder bis zur Sieben.',
  'The turn has not begun, so there is nothing to give up ({clause}). A turn can end after a full set.':
    'Der Zug hat nicht begonnen, es gibt nichts abzugeben ({clause}). Ein Zug kann nach einem vollen Satz enden.',
  'The sums of {name} outgrow whole cents ({clause}). Settle the record in parts.':
    'Die Beträge von {name} sind zu groß für ganze Cent ({clause}). Rechne die Aufzeichnung in Teilen ab.',
};
