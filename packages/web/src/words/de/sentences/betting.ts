import type { Sentences } from '../../sentences.ts';

/** Why a bet is not taken, changed or given back, and why chips do not change hands. */
export const betting: Sentences = {
  'Seat {seat} is not yours.': 'Platz {seat} ist nicht deiner.',
  'Seat {seat} is not yours. Give the number of your own.':
    'Platz {seat} ist nicht deiner. Nenne die Nummer deines eigenen.',
  'That bet is not on the layout. Name one of yours.':
    'Dieser Einsatz liegt nicht auf dem Tuch. Nenne einen von deinen.',
  '{leave} is not less than the {stake} staked. Leave less up, or nothing.':
    '{leave} sind nicht weniger als die gesetzten {stake}. Lass weniger liegen oder nichts.',
  'A dealer may not bet at the table dealt. Sign off first.':
    'Wer an einem Tisch austeilt, darf dort nicht setzen. Beende erst den Dienst.',
  'Ask for a late bet, or wait until the roll is settled.':
    'Frag nach einem späten Einsatz oder warte, bis der Wurf abgerechnet ist.',
  'They open again when the roll is settled.': 'Es geht weiter, wenn der Wurf abgerechnet ist.',
  'Bets are closed since the dice were thrown. {wayOut}':
    'Seit dem Wurf sind keine Einsätze mehr möglich. {wayOut}',
  'Nobody sits at seat {seat}.': 'Auf Platz {seat} sitzt niemand.',
  'Nobody sits at seat {seat}. Name a seat that is taken.':
    'Auf Platz {seat} sitzt niemand. Nenne einen besetzten Platz.',
  'A chip of {value} is above the maximum of {maximum}. Name {maximum} or less.':
    'Ein Chip zu {value} liegt über dem Maximum von {maximum}. Nenne {maximum} oder weniger.',
  'The dice are not out and bets are open. Place the bet as usual.':
    'Die Würfel sind nicht geworfen und Einsätze sind offen. Setze wie üblich.',
  'Nobody confirms a bet of their own. Somebody else of this table does.':
    'Niemand bestätigt den eigenen Einsatz. Das tut jemand anders an diesem Tisch.',
  'You are not signed on at this table as {role}. Somebody of this table confirms.':
    'Du bist an diesem Tisch nicht als {role} im Dienst. Es bestätigt jemand von diesem Tisch.',
  'No such late bet waits. What is not confirmed before the dice rest has gone back.':
    'Ein solcher später Einsatz wartet nicht. Was nicht bestätigt ist, bevor die Würfel liegen, geht zurück.',
  'There are no late bets in this game. Place the bet before the dice are thrown.':
    'Späte Einsätze gibt es in diesem Spiel nicht. Setze, bevor die Würfel geworfen werden.',
  'nothing payable': 'nichts, das gezahlt werden kann',
  'A sum is whole cents above nothing.': 'Ein Betrag sind ganze Cent, mehr als nichts.',
  'The layout is settled as it lay when the dice {until}. It can only be restored.':
    'Das Tuch wird abgerechnet, wie es lag, als die Würfel {until}. Es kann nur wiederhergestellt werden.',
  'came to rest': 'liegen blieben',
  'were thrown': 'geworfen wurden',
  'That bet is not on the layout, and the last roll did not decide it. Name another.':
    'Dieser Einsatz liegt nicht auf dem Tuch, und der letzte Wurf hat ihn nicht entschieden. Nenne einen anderen.',
  'The bet lies on {wager} already. Name another wager.':
    'Der Einsatz liegt schon auf {wager}. Nenne eine andere Wette.',
  'Write down how the bet came to be moved.': 'Schreib auf, wie der Einsatz verrutscht ist.',
  '{needed} is needed and {there} is there.': '{needed} werden gebraucht, und {there} sind da.',
  'The float is short: {sum} Fill it first.': 'Das Tableau reicht nicht: {sum} Fülle es erst auf.',
  '{place} is short: {sum}': '{place} hat zu wenig: {sum}',
  'The float': 'Das Tableau',
  'The drop-box': 'Die Drop-Box',
  'Write down why the stake was wrong.': 'Schreib auf, warum der Einsatz falsch war.',
  'The stake is {chips}. Give another whole number of cents above nothing.':
    'Der Einsatz ist {chips}. Nenne einen anderen Betrag in ganzen Cent, mehr als nichts.',
  '{more} more is above the {rack} in the rack of seat {seat}. Correct it to less.':
    '{more} mehr sind zu viel für die {rack} im Rack von Platz {seat}. Berichtige auf weniger.',
  'The bet counts for this roll. It could be refused before.':
    'Der Einsatz zählt für diesen Wurf. Zurückgewiesen werden konnte er vorher.',
  'A bet is refused on reasonable grounds. Write them down.':
    'Ein Einsatz wird aus guten Gründen zurückgewiesen. Schreib sie auf.',
  'Write down what the player asked for.': 'Schreib auf, was verlangt wurde.',
  'A placement could be contested until the dice {until}. It stands where it lies.':
    'Eine Platzierung war anfechtbar, bis die Würfel {until}. Sie gilt, wie sie liegt.',
  'The dealer did not place that bet. Take it down and place another.':
    'Diesen Einsatz hat nicht der Dealer gelegt. Nimm ihn zurück und setze neu.',
  "'{words}' names no wager of this layout. Take the bet down and place another.":
    '„{words}“ nennt keine Wette auf diesem Tuch. Nimm den Einsatz zurück und setze neu.',
  'The bet lies on {wager}, as the words asked.':
    'Der Einsatz liegt auf {wager}, wie es die Worte verlangten.',
  '{stake} is more than one bet may hold. Stake {largest} or less.':
    '{stake} sind mehr, als ein Einsatz fassen darf. Setze {largest} oder weniger.',
  '{chips} is not a whole number of {colour} chips at {value}. Name whole chips.':
    '{chips} sind keine ganzen Chips in {colour} zu {value}. Nenne ganze Chips.',
  '{chips} is not a whole number of {colour} chips at {value}. Stake whole chips.':
    '{chips} sind keine ganzen Chips in {colour} zu {value}. Setze ganze Chips.',
  '{chips} cannot be made of chips of {worths}. Stake {next} or another sum of theirs.':
    '{chips} lassen sich nicht aus Chips zu {worths} legen. Setze {next} oder eine andere Summe aus ihnen.',
  "'{wager}' is not offered here. Offered: {offered}.": '„{wager}“ gibt es hier nicht. Es gibt: {offered}.',
  'The chips of the stack come to {sum} and the stake is {chips}. Stack what is staked.':
    'Die Chips des Stapels machen {sum}, und der Einsatz ist {chips}. Stapele, was gesetzt ist.',
  'The table is not in play. Bets open when play starts.':
    'Am Tisch wird noch nicht gespielt. Gesetzt wird, wenn das Spiel beginnt.',
  'The table is halted and takes no new bets. Bets that are up may be taken down.':
    'Der Tisch ist angehalten und nimmt keine neuen Einsätze. Liegende dürfen zurück.',
  'The dealer throws out what is undecided and no new bets are taken. Take the dice, or wait until it is done.':
    'Der Dealer wirft aus, was unentschieden ist, und neue Einsätze gibt es nicht. Nimm die Würfel oder warte, bis es vorbei ist.',
  '{made} of the {throws} throws of this set are made. {wager} opens again with the next set.':
    '{made} von {throws} Würfen dieses Satzes sind geworfen. {wager} ist mit dem nächsten Satz wieder offen.',
  '{made} throws of this turn are made. {wager} opens again with the next turn.':
    'In diesem Zug wurde schon geworfen ({made}). {wager} ist mit dem nächsten Zug wieder offen.',
  'Your {wager} is down and locked until it is decided.':
    'Dein Einsatz auf {wager} liegt und bleibt gesperrt, bis er entschieden ist.',
  'That bet has lost. Leave it for the dealer to collect.':
    'Dieser Einsatz hat verloren. Lass ihn für den Dealer liegen.',
  'Bets could be changed until the {until}. Wait until the roll is settled.':
    'Einsätze waren zu ändern, bis die {until}. Warte, bis der Wurf abgerechnet ist.',
  'dice came to rest': 'Würfel liegen blieben',
  'dice were thrown': 'Würfel geworfen wurden',
  '{wager} is locked until it is decided.': '{wager} ist gesperrt, bis der Einsatz entschieden ist.',
  'After {call} no bet is changed until the dice are thrown again and settled.':
    'Nach „{call}“ wird kein Einsatz geändert, bis neu geworfen und abgerechnet ist.',
  '{sum} is below the minimum of {minimum}. Stake {minimum} or more.':
    '{sum} liegen unter dem Minimum von {minimum}. Setze {minimum} oder mehr.',
  '{sum} is above the maximum of {maximum}. Stake {maximum} or less.':
    '{sum} liegen über dem Maximum von {maximum}. Setze {maximum} oder weniger.',
  '{sum} is not a multiple of the minimum of {minimum}. Stake {below} or another multiple.':
    '{sum} sind kein Vielfaches des Minimums von {minimum}. Setze {below} oder ein anderes Vielfaches.',
  '{sum} is not {minimum} and steps of {unit} above it. Stake {below} or the next step.':
    '{sum} sind nicht {minimum} und Schritte von {unit} darüber. Setze {below} oder den nächsten Schritt.',
  'A bet is a whole number of cents above nothing.': 'Ein Einsatz sind ganze Cent, mehr als nichts.',
  'Bets here are made in chips of your own colour alone. Buy in for a colour first.':
    'Hier wird nur mit Chips der eigenen Farbe gesetzt. Kaufe erst eine Farbe.',
  'No tokens are bet here. Stake chips.': 'Gutscheinchips werden hier nicht gesetzt. Setze Chips.',
  'You have no tokens. Have a voucher redeemed, or stake chips.':
    'Du hast keine Gutscheinchips. Löse einen Gutschein ein oder setze Chips.',
  'Your tokens have expired. Stake chips.': 'Deine Gutscheinchips sind abgelaufen. Setze Chips.',
  'Your tokens are not good for {wager}. They are good for: {wagers}.':
    'Deine Gutscheinchips gelten nicht für {wager}. Sie gelten für: {wagers}.',
  '{chips} is more than the {rack} in your rack. Stake less or buy in.':
    '{chips} sind mehr als die {rack} in deinem Rack. Setze weniger oder kaufe Chips.',
  '{tokens} is more than your {held} of tokens. Stake fewer.':
    '{tokens} sind mehr als deine {held} in Gutscheinchips. Setze weniger.',
};
