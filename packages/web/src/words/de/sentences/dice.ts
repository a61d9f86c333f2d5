import type { Sentences } from '../../sentences.ts';

/** Why the dice are not offered, taken, chosen, passed or thrown, and what becomes of those that are lost. */
export const dice: Sentences = {
  'The table is halted. Wait until it is lifted.': 'Der Tisch ist angehalten. Warte, bis es weitergeht.',
  'The dice are not offered to you now. Wait for your turn.':
    'Die Würfel werden dir gerade nicht angeboten. Warte, bis du dran bist.',
  'The dice are not offered to you now.': 'Die Würfel werden dir gerade nicht angeboten.',
  'The set is to be replaced. Wait until the dealer has thrown out the bets and a new set is here.':
    'Der Satz Würfel wird ersetzt. Warte, bis der Dealer die Einsätze ausgeworfen hat und ein neuer Satz da ist.',
  'A roll is under way. Choose when it is settled.': 'Ein Wurf läuft. Wähle, wenn er abgerechnet ist.',
  'The dealer keeps the dice that are not in play. You choose when you have accepted the dice.':
    'Der Dealer behält die Würfel, die nicht im Spiel sind. Du wählst, wenn du die Würfel genommen hast.',
  '{named} different dice are named and {dice} are thrown. Choose {dice}.':
    'Verschiedene Würfel genannt: {named}. Geworfen werden {dice}. Wähle {dice}.',
  '{unfit} is not among the dice offered. Choose from {dice}.':
    '{unfit} ist nicht unter den angebotenen Würfeln. Wähle aus {dice}.',
  'There are no dice at rest to gather.': 'Es liegen keine Würfel, die einzusammeln wären.',
  'Call the roll before gathering the dice.': 'Sag den Wurf an, bevor du die Würfel einsammelst.',
  'The dice are gathered already.': 'Die Würfel sind schon eingesammelt.',
  'No stick is registered here. Gather by hand.': 'Hier ist kein Stab eingetragen. Sammle von Hand ein.',
  'Gather the dice first.': 'Sammle erst die Würfel ein.',
  'The dice are in the middle already.': 'Die Würfel liegen schon in der Mitte.',
  '{die} left the table. Start looking for it first.': '{die} ist vom Tisch. Beginne erst die Suche.',
  'The shooter asked for the original dice. Wait until they are found and inspected, or choose others.':
    'Verlangt sind die ursprünglichen Würfel. Warte, bis sie gefunden und geprüft sind, oder wähle andere.',
  '{usable} usable dice are at the table and {dice} are needed. Receive a new set.':
    'Brauchbare Würfel am Tisch: {usable}, gebraucht werden {dice}. Nimm einen neuen Satz an.',
  '{chosen} of {dice} dice are chosen. Choose from those that remain, or ask for the originals.':
    '{chosen} von {dice} Würfeln sind gewählt. Wähle aus den übrigen oder verlange die ursprünglichen.',
  'Put the dice in the middle of the table first.': 'Lege die Würfel erst in die Mitte des Tisches.',
  "'{die}' is not found yet. Record who found it first.":
    '„{die}“ ist noch nicht gefunden. Halte erst fest, wer ihn gefunden hat.',
  '{die} was found and is sound.': '{die} wurde gefunden und ist in Ordnung.',
  '{die} was found and is not sound.': '{die} wurde gefunden und ist nicht in Ordnung.',
  'Nobody has looked for {die} yet. Start the search first.':
    'Nach {die} hat noch niemand gesucht. Beginne erst die Suche.',
  '{die} was not found.': '{die} wurde nicht gefunden.',
  'Virtual dice do not leave the table.': 'Virtuelle Würfel fallen nicht vom Tisch.',
  'Play has not started.': 'Das Spiel hat noch nicht begonnen.',
  'Play has not started. Start it first.': 'Das Spiel hat noch nicht begonnen. Beginne es erst.',
  "'{die}' is not at the table. The dice here are {dice}.":
    '„{die}“ ist nicht am Tisch. Die Würfel hier sind {dice}.',
  '{die} left the table.': '{die} ist vom Tisch.',
  '{die} left the table in that roll and is not back, so the roll has no outcome. End the search first.':
    '{die} fiel bei diesem Wurf vom Tisch und ist nicht zurück; der Wurf hat kein Ergebnis. Beende erst die Suche.',
  '{die} is not back. Record that it is found and inspected, or give it up for lost.':
    '{die} ist nicht zurück. Halte fest, dass er gefunden und geprüft ist, oder gib ihn verloren.',
  'It is put away and not thrown again. Name the die.':
    'Er kommt weg und wird nicht mehr geworfen. Nenne den Würfel.',
  'No roll was called, and such a throw has no result. It is thrown again.':
    'Der Wurf wurde ungültig angesagt und hat kein Ergebnis. Er wird wiederholt.',
  "'{die}' was not thrown. The dice of this roll are {dice}.":
    '„{die}“ wurde nicht geworfen. Die Würfel dieses Wurfs sind {dice}.',
  '{dice} is not a list of {count} dice. Name each die that left, once.':
    '{dice}: Das sind nicht genau {count} Würfel. Nenne jeden Würfel, der vom Tisch ist, einmal.',
  'It has to be looked for. Name the die that left: {dice}.':
    'Er muss gesucht werden. Nenne den Würfel, der vom Tisch ist: {dice}.',
  '{die} is back.': '{die} ist wieder da.',
  '{die} is being looked for already.': '{die} wird schon gesucht.',
  'Only the shooter asks for the original dice.': 'Die ursprünglichen Würfel verlangt nur, wer wirft.',
  'None of your dice is missing, or you have asked already.':
    'Von deinen Würfeln fehlt keiner, oder du hast schon gefragt.',
  "'{die}' is not missing.": '„{die}“ fehlt nicht.',
  'The table is halted. Lift the halt first.': 'Der Tisch ist angehalten. Hebe erst den Halt auf.',
  'A roll is under way. Settle it first.': 'Ein Wurf läuft. Rechne ihn erst ab.',
  'The set of seat {seat} is not finished. The operator names somebody to finish it.':
    'Der Satz von Platz {seat} ist nicht zu Ende. Der Betreiber benennt jemanden, der ihn beendet.',
  'Seat {seat} has the dice.': 'Platz {seat} hat die Würfel.',
  'Seat {seat} has not answered yet.': 'Platz {seat} hat noch nicht geantwortet.',
  '{bets} bets are undecided. The dealer throws until none is.':
    'Noch unentschiedene Einsätze: {bets}. Der Dealer wirft, bis keiner mehr offen ist.',
  'The old set is out of the game. Receive a new set of {dice} dice and have it inspected first.':
    'Der alte Satz ist aus dem Spiel. Nimm erst einen neuen Satz von {dice} Würfeln an und lass ihn prüfen.',
  '{usable} usable dice are at the table and {dice} are needed.':
    'Brauchbare Würfel am Tisch: {usable}, gebraucht werden {dice}.',
  'Nobody sits at the table. Wait for a player.': 'Am Tisch sitzt niemand. Warte, bis jemand kommt.',
  'Everybody has declined. The dice are offered again when a seat or a bet changes.':
    'Alle haben abgelehnt. Die Würfel werden wieder angeboten, wenn sich ein Platz oder Einsatz ändert.',
  'There is nobody to offer the dice to. Wait for a player or a bet.':
    'Es gibt niemanden, dem die Würfel anzubieten wären. Warte auf einen Gast oder einen Einsatz.',
  'There is no shooter to warn.': 'Es gibt keinen Werfer, der zu verwarnen wäre.',
  'Say what the shooter did.': 'Sag, was der Werfer getan hat.',
  'Nobody takes the dice from a shooter in this game. The operator may name somebody to finish the set.':
    'In diesem Spiel nimmt niemand einem Werfer die Würfel. Der Betreiber darf jemanden benennen, der den Satz beendet.',
  'There is no shooter to order.': 'Es gibt keinen Werfer, dem etwas anzuordnen wäre.',
  'A roll is under way. Order it when the roll is done.': 'Ein Wurf läuft. Ordne es an, wenn er vorbei ist.',
  "'{cause}' is no cause here. The causes are {causes}.":
    '„{cause}“ ist hier kein Grund. Die Gründe sind: {causes}.',
  'The roll is not settled. Settle it before the dice go back.':
    'Der Wurf ist nicht abgerechnet. Rechne ihn ab, bevor die Würfel zurückgehen.',
  'The dice are passed already.': 'Die Würfel sind schon gegeben.',
  'Nobody has the dice. Offer them first.': 'Niemand hat die Würfel. Biete sie erst an.',
  'The dice lie where they fell. Gather them first.':
    'Die Würfel liegen, wo sie gefallen sind. Sammle sie erst ein.',
  '{die} was off the table and is not inspected. It is for: {roles}.':
    '{die} war vom Tisch und ist nicht geprüft. Das ist Sache von: {roles}.',
  '{die} is not one of the {dice} dice in play. Pass those the shooter chose.':
    '{die} ist keiner der {dice} Würfel im Spiel. Gib die, die gewählt wurden.',
  'The dealer throws in this game; there is no shooter.':
    'In diesem Spiel wirft der Dealer; einen Werfer gibt es nicht.',
  'There is no shooter.': 'Es gibt keinen Werfer.',
  'That is known. The operator names somebody to finish the set.':
    'Das ist bekannt. Der Betreiber benennt jemanden, der den Satz beendet.',
  'Nobody throws for a shooter in this game. The dice are offered on.':
    'In diesem Spiel wirft niemand für einen anderen. Die Würfel werden weiter angeboten.',
  'There is no shooter to stand in for.': 'Es gibt keinen Werfer zu vertreten.',
  'No set is under way and the shooter has none staked. The dice are offered on instead.':
    'Kein Satz läuft, und der Werfer hat auf keinen gesetzt. Stattdessen werden die Würfel weiter angeboten.',
  'No bet is on the whole turn. Name somebody to finish the set.':
    'Auf den ganzen Zug ist nichts gesetzt. Nenne jemanden, der den Satz beendet.',
  'Name somebody other than the shooter.': 'Nenne jemand anderen als den Werfer.',
  'A roll is under way. It is called and settled first.':
    'Ein Wurf läuft. Erst wird er angesagt und abgerechnet.',
  'Only the one who has the dice throws.': 'Es wirft nur, wer die Würfel hat.',
  'The dealer has the dice. Wait until they are passed.':
    'Der Dealer hat die Würfel. Warte, bis du sie bekommst.',
  'Nobody has a bet. Place one first.': 'Niemand hat gesetzt. Setze erst.',
  'The shooter needs a bet on the layout to throw. Place one, or give up the dice.':
    'Wer wirft, braucht einen Einsatz auf dem Tuch. Setze etwas oder gib die Würfel ab.',
  'The shooter needs a bet on {wager} before the first throw of a set.':
    'Vor dem ersten Wurf eines Satzes braucht der Werfer einen Einsatz auf {wager}.',
  'Nobody at the table says how virtual dice fall. The house brings them to rest.':
    'Wie virtuelle Würfel fallen, sagt niemand am Tisch. Das Haus bringt sie zum Liegen.',
  'The dice are not in the air.': 'Die Würfel sind nicht in der Luft.',
  'Virtual dice bring their faces when they rest.':
    'Virtuelle Würfel bringen ihre Augen mit, wenn sie liegen.',
  'You do not have the dice.': 'Du hast die Würfel nicht.',
  'A roll is under way. Give up the dice when it is settled.':
    'Ein Wurf läuft. Gib die Würfel ab, wenn er abgerechnet ist.',
  'The throw was void. Throw it again first.': 'Der Wurf war ungültig. Wirf ihn erst noch einmal.',
  'The set stands at {thrown} of {throws} throws. Finish it before you pass.':
    'Der Satz steht bei {thrown} von {throws} Würfen. Beende ihn, bevor du abgibst.',
  'Your stake is down for the whole set. Throw it, or say that you cannot and let another finish.':
    'Dein Einsatz liegt für den ganzen Satz. Wirf ihn zu Ende, oder sag, dass du nicht kannst, und lass jemand anderen.',
};
