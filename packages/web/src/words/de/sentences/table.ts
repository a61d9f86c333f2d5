import type { Sentences } from '../../sentences.ts';

/** Why a table is not opened, closed, halted or staffed, and why something is not for whoever asks. */
export const table: Sentences = {
  'Bets are voided after a finding. Name its incident.':
    'Einsätze werden nach einer Feststellung nichtig. Nenne ihren Vorfall.',
  'Name the bets that are void.': 'Nenne die nichtigen Einsätze.',
  'Each bet is named once, and lies on the layout or was decided in one of the last rolls. The operator rules on older ones.':
    'Jeder Einsatz wird einmal genannt und liegt auf dem Tableau oder wurde in einem der letzten Würfe entschieden. Über ältere entscheidet der Betreiber.',
  'These bets are of several people. Void those of one person.':
    'Diese Einsätze gehören mehreren. Erkläre die einer Person für nichtig.',
  'Staff do not advise; they remind of a rule: {prompts}.':
    'Das Personal rät nicht; es erinnert an eine Regel: {prompts}.',
  'You have asked already.': 'Du hast schon gefragt.',
  'You have asked for none. Nobody may send you any.':
    'Du willst keinen Rat. Niemand darf dir welchen schicken.',
  'You are on duty at this table and do not advise. Remind of a rule instead.':
    'Du hast an diesem Tisch Dienst und rätst nicht. Erinnere stattdessen an eine Regel.',
  'That is your own seat. Name the seat of whoever asked.':
    'Das ist dein eigener Platz. Nenne den Platz der Person, die gefragt hat.',
  '{name} has not asked for advice. Wait to be asked.':
    '{name} hat nicht um Rat gebeten. Warte, bis du gefragt wirst.',
  'Say it in words.': 'Sag es in Worten.',
  'The rules of this game have no such measure or message. Speak to the people at the table.':
    'Die Regeln dieses Spiels kennen das nicht. Sprich mit den Leuten am Tisch.',
  "'{type}' is nothing that can be asked of a table.": '„{type}“ kann man von einem Tisch nicht verlangen.',
  'A command says when it is given, in whole milliseconds.':
    'Ein Befehl sagt in ganzen Millisekunden, wann er gegeben wird.',
  'It is {at} by this command and {clock} at the table. Set the clock right.':
    'Nach diesem Befehl ist es {at}, am Tisch {clock}. Stelle die Uhr richtig.',
  'There is no table yet. Set it up first.': 'Es gibt noch keinen Tisch. Richte ihn erst ein.',
  'These are the rules of {pack}, not of {other}.': 'Das sind die Regeln von {pack}, nicht von {other}.',
  'The pack refuses these options.': 'Diese Optionen lassen die Regeln nicht zu.',
  'An inspector sees everything and changes nothing.': 'Prüfer sehen alles und ändern nichts.',
  'A {role} may not do this. It is for: {roles}.':
    'Als {role} darfst du das nicht. Das ist Sache von: {roles}.',
  'You are not signed on as {role} at this table. Sign on here first.':
    'Du bist an diesem Tisch nicht als {role} im Dienst. Tritt hier erst den Dienst an.',
  'This table is in pit {pit}, not in {other}. Ask its own.':
    'Dieser Tisch steht in Pit {pit}, nicht in {other}. Frag die Leute dort.',
  'Nobody is in charge of the dice. The dealer takes them over, confirming how many are in the bowl.':
    'Niemand ist für die Würfel verantwortlich. Der Dealer übernimmt sie und bestätigt, wie viele in der Schale sind.',
  'No dealer is signed on here. Play goes on when one signs on.':
    'Hier hat kein Dealer Dienst. Es geht weiter, wenn einer den Dienst antritt.',
  'You have bets on this layout and do not judge it. Ask somebody who has none.':
    'Du hast Einsätze auf diesem Tuch und urteilst nicht darüber. Bitte jemanden ohne Einsatz.',
  'You sit at seat {seat} and do not serve it. Ask another dealer.':
    'Du sitzt auf Platz {seat} und bedienst ihn nicht. Bitte einen anderen Dealer.',
  'The float is locked and no chip goes in or out. Unlock it first.':
    'Das Tableau ist abgeschlossen, kein Chip geht hinein oder hinaus. Schließe es erst auf.',
  on: 'ein',
  off: 'aus',
  '{item} stays off: its self-test failed for {failed}.':
    '{item} bleibt aus: Der Selbsttest ist durchgefallen bei {failed}.',
  'The float was counted at {cents} and the books say {held}.':
    'Gezählt wurden im Tableau {cents}, in den Büchern stehen {held}.',
  'Play has not started; there is nothing to halt.':
    'Das Spiel hat nicht begonnen; es gibt nichts anzuhalten.',
  'The table is halted already: {cause}.': 'Der Tisch ist schon angehalten: {cause}.',
  'Say in words what is wrong.': 'Sag in Worten, was nicht stimmt.',
  'The table is not halted.': 'Der Tisch ist nicht angehalten.',
  "Say 'rectified' or 'alternative-procedure'.": 'Sag „behoben“ oder „ein anderes Vorgehen ist vereinbart“.',
  'Say in words what was done about it.': 'Sag in Worten, was dagegen getan wurde.',
  'Only somebody at the table may report. Sit down first.':
    'Melden darf nur, wer am Tisch sitzt. Nimm erst Platz.',
  'The table is closed.': 'Der Tisch ist geschlossen.',
  "'{kind}' is no kind of incident here. The kinds are {kinds}.":
    '„{kind}“ ist hier keine Art von Vorfall. Die Arten sind: {kinds}.',
  'Say in words what happened.': 'Sag in Worten, was geschehen ist.',
  'No incident of that name is open.': 'Ein solcher Vorfall ist nicht offen.',
  'Say in words how it ended.': 'Sag in Worten, wie es ausging.',
  'A minimum of {minimum} is above the maximum of {maximum}. Post a lower minimum.':
    'Ein Minimum von {minimum} liegt über dem Maximum von {maximum}. Hänge ein kleineres Minimum aus.',
  'You are not signed on as the dealer here. Sign on first: whoever deals may not bet until they sign off.':
    'Du hast hier nicht als Dealer Dienst. Tritt erst den Dienst an: Wer austeilt, setzt nicht, bis der Dienst beendet ist.',
  'Nobody under {years} deals here or helps to run the game. Sign on with your date of birth first.':
    'Wer unter {years} ist, teilt hier nicht aus und hilft nicht. Tritt erst mit deinem Geburtsdatum den Dienst an.',
  '{usable} dice are at the table and {least} are needed. Receive more.':
    'Am Tisch sind {usable} Würfel, und {least} werden gebraucht. Nimm mehr an.',
  'This game is for those of {years} or over. Give a date of birth.':
    'Dieses Spiel ist ab {years}. Nenne ein Geburtsdatum.',
  'That is no date of birth. Write it as 1990-12-31.':
    'Das ist kein Geburtsdatum. Schreib es als 1990-12-31.',
  'At {years} you are under {least}. Come back when you are {least}.':
    'Mit {years} bist du unter {least}. Komm wieder, wenn du {least} bist.',
  'Nobody asks for this.': 'Das verlangt niemand.',
};
