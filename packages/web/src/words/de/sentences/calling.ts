import type { Sentences } from '../../sentences.ts';

/** Why a roll is not called, voided, entered, amended, overruled or settled. */
export const calling: Sentences = {
  'The dice are not at rest.': 'Die Würfel liegen noch nicht.',
  'The roll is called already. Amend or overrule it.':
    'Der Wurf ist schon angesagt. Berichtige die Eingabe oder hebe die Ansage auf.',
  'The roll has no outcome: {facts}. Call no roll.':
    'Der Wurf hat kein Ergebnis: {facts}. Sag „ungültig“ an.',
  'A face is in dispute. It is ruled on first.':
    'Eine Augenzahl ist strittig. Darüber wird erst entschieden.',
  'A roll is {dice} faces, each from 1 to 6.': 'Ein Wurf sind {dice} Augenzahlen, jede von 1 bis 6.',
  'A die is cocked and has no face yet. Read it, or void the roll.':
    'Ein Würfel liegt schräg und hat noch keine Augenzahl. Lies ihn, oder erkläre den Wurf für ungültig.',
  'The dice show {shown}, not {faces}. Call what they show.':
    'Die Würfel zeigen {shown}, nicht {faces}. Sag an, was sie zeigen.',
  '{faces} is {sum}, not {total}. Call {sum}, or enter other faces.':
    '{faces} ist {sum}, nicht {total}. Sag {sum} an oder gib andere Augen ein.',
  'No entry equipment is switched on. Call the faces by eye.':
    'Kein Eingabegerät ist eingeschaltet. Lies die Augen selbst ab.',
  'Faces are captured between rest and call.':
    'Augen werden gelesen, wenn die Würfel liegen und noch nichts angesagt ist.',
  'The faces are read already. Call them.': 'Die Augen sind schon gelesen. Sag sie an.',
  'Name the face, 1 to 6, that touches the object.': 'Nenne die Augenzahl, 1 bis 6, die anliegt.',
  'Faces {faces} both touch something. Name one, or call no roll.':
    'Die Augen {faces} liegen beide an. Nenne eine oder sag „ungültig“ an.',
  'leaning on its {face}, so it shows {up}': 'lehnt auf der {face}, zeigt also {up}',
  "Name the face, 1 to 6, that would come up, or 'cannot-tell'.":
    'Nenne die Augenzahl, 1 bis 6, die oben läge, oder „nicht zu sagen“.',
  'judged to fall to {judged}': 'fiele nach Ermessen auf {judged}',
  'There are no dice at rest to read.': 'Es liegen keine Würfel, die zu lesen wären.',
  'The roll is called. Dispute the face, or amend the entry.':
    'Der Wurf ist angesagt. Bestreite die Augenzahl oder berichtige die Eingabe.',
  'Virtual dice always lie flat. Call what they show.':
    'Virtuelle Würfel liegen immer flach. Sag an, was sie zeigen.',
  'There is no die {die}. They count from 0 to {last}.':
    'Einen Würfel {die} gibt es nicht. Gezählt wird von 0 bis {last}.',
  'That face is for the one who rules on disputes.':
    'Über diese Augenzahl entscheidet, wer Streitfälle entscheidet.',
  'The roll is not called. Call it, then key it.': 'Der Wurf ist nicht angesagt. Erst ansagen, dann tippen.',
  'The entry is made. Amend it if it is wrong.':
    'Die Eingabe ist gemacht. Berichtige sie, wenn sie falsch ist.',
  '{total} is not the {called} called. Key {called}.':
    '{total} ist nicht die angesagte {called}. Tippe {called}.',
  'No total is keyed. Key it, then press entry.':
    'Keine Summe ist getippt. Tippe sie und drücke dann Eingabe.',
  'There is no called roll to amend. A settled one is overruled.':
    'Es gibt keinen angesagten Wurf zu berichtigen. Bei einem abgerechneten wird die Ansage aufgehoben.',
  '{settled} bets of this roll are settled. Overrule the call instead.':
    'Schon abgerechnete Einsätze dieses Wurfs: {settled}. Hebe stattdessen die Ansage auf.',
  '{roll} is asked for already. It is answered before anything else is asked.':
    '{roll} ist schon erbeten. Das wird beantwortet, bevor anderes erbeten wird.',
  "The outcome is a {role}'s, and nobody who approves an amendment is as high. It stands.":
    'Das Ergebnis stammt von: {role}. Wer Berichtigungen zustimmt, steht nicht so hoch. Es gilt.',
  'Nothing is entered yet. Key the total and press entry first.':
    'Noch ist nichts eingegeben. Tippe erst die Summe und drücke Eingabe.',
  'The dice show {called}, not {faces}. There is nothing to amend.':
    'Die Würfel zeigen {called}, nicht {faces}. Es gibt nichts zu berichtigen.',
  '{faces} is what stands. Name other faces.': '{faces} gilt schon. Nenne andere Augen.',
  'No amendment is asked for.': 'Keine Berichtigung ist erbeten.',
  'Only what one keyed oneself is put right alone, and only at home. Ask for the correction instead.':
    'Allein berichtigt man nur, was man selbst eingegeben hat, und nur zu Hause. Bitte stattdessen um die Berichtigung.',
  'Somebody else than the one who asks has to approve.':
    'Zustimmen muss jemand anders als die Person, die bittet.',
  "The outcome is a {role}'s. It takes one as high to amend it.":
    'Das Ergebnis stammt von: {role}. Berichtigen kann es nur, wer so hoch steht.',
  'Nothing is keyed here: the entry equipment is off, or the call makes the entry.':
    'Hier wird nichts getippt: Das Eingabegerät ist aus, oder die Ansage ist die Eingabe.',
  'Only somebody at the table may dispute a face. Sit down first.':
    'Eine Augenzahl bestreitet nur, wer am Tisch sitzt. Nimm erst Platz.',
  'There are no dice at rest to dispute.': 'Es liegen keine Würfel, die strittig sein könnten.',
  'Bets are settled already. Ask for the call to be overruled.':
    'Es ist schon abgerechnet. Bitte darum, die Ansage aufzuheben.',
  'Virtual dice show one face each. There is nothing to dispute.':
    'Virtuelle Würfel zeigen je eine Augenzahl. Da ist nichts strittig.',
  "The outcome is a {role}'s. Ask somebody higher to overrule it.":
    'Das Ergebnis stammt von: {role}. Bitte jemanden darüber, es aufzuheben.',
  'A face is in dispute already. It is ruled on first.':
    'Eine Augenzahl ist schon strittig. Darüber wird erst entschieden.',
  'The face has been ruled on, and that ruling stands.':
    'Über die Augenzahl ist entschieden, und dabei bleibt es.',
  'No face is in dispute. There is nothing to rule on.':
    'Keine Augenzahl ist strittig. Es gibt nichts zu entscheiden.',
  'Rule a face from 1 to 6.': 'Entscheide auf eine Augenzahl von 1 bis 6.',
  'The ruling names a face; it cannot void the roll. Rule 1 to 6.':
    'Die Entscheidung nennt eine Augenzahl; ungültig macht sie den Wurf nicht. Entscheide auf 1 bis 6.',
  'Say in words why.': 'Sag in Worten, warum.',
  'These rules do not invalidate a roll. Overrule it instead.':
    'Diese Regeln erklären keinen Wurf für nichtig. Hebe stattdessen die Ansage auf.',
  'The dice are out. Void that roll or finish it, and then invalidate.':
    'Die Würfel sind geworfen. Erkläre diesen Wurf für ungültig oder beende ihn; dann folgt die Nichtigkeit.',
  'There is no roll {roll} to invalidate.': 'Einen Wurf {roll}, der nichtig werden könnte, gibt es nicht.',
  'Roll {roll} is invalid already.': 'Wurf {roll} ist schon nichtig.',
  "'{ground}' leaves earlier results alone.": '„{ground}“ lässt frühere Ergebnisse, wie sie sind.',
  "'{ground}' is no ground. The grounds are {grounds}.":
    '„{ground}“ ist kein Grund. Die Gründe sind: {grounds}.',
  'Name the persons concerned, seated or not, and say in words how the outcome was affected.':
    'Nenne die Beteiligten, mit oder ohne Platz, und sag in Worten, wie das Ergebnis beeinflusst wurde.',
  'Nobody sat at seat {seat} in that roll. Name the person in words.':
    'An Platz {seat} saß bei diesem Wurf niemand. Nenne die Person in Worten.',
  'The roll has no outcome yet that could be invalidated. Call no roll.':
    'Der Wurf hat noch kein Ergebnis, das nichtig werden könnte. Sag ihn ungültig an.',
  'Seat {seat} is not named in the fraud, so its bets are not forfeited. Give them back.':
    'Platz {seat} ist beim Betrug nicht genannt, also verfallen seine Einsätze nicht. Gib sie zurück.',
  "Choose 'refund' or 'stand' for the bets.": 'Wähle für die Einsätze „erstattet“ oder „bleiben liegen“.',
  'That leaves the roll good unless somebody calls no roll. Call it, or let the roll stand.':
    'Damit bleibt der Wurf gültig, solange niemand „ungültig“ ansagt. Sag es an oder lass den Wurf gelten.',
  'That is flagged already. Call no roll.': 'Das ist schon vermerkt. Sag „ungültig“ an.',
  "'{reason}' is no reason here. The reasons are {reasons}.":
    '„{reason}“ ist hier kein Grund. Die Gründe sind: {reasons}.',
  'There is no roll to void. A roll that is settled can only be overruled.':
    'Es gibt keinen Wurf, der ungültig werden könnte. Bei einem abgerechneten wird nur die Ansage aufgehoben.',
  "The outcome is a {higher}'s, and a {role} is not above that. Ask somebody higher to overrule it.":
    'Das Ergebnis stammt von: {higher}. {role} steht nicht darüber. Bitte jemanden darüber, es aufzuheben.',
  'Virtual dice fall as they should, and their faces are out. Somebody higher may overrule the call.':
    'Virtuelle Würfel fallen, wie sie sollen, und ihre Augen sind bekannt. Jemand darüber darf die Ansage aufheben.',
  'The dealer throws as the shooter now, so this is no reason. Name another.':
    'Gerade wirft der Dealer, also ist das kein Grund. Nenne einen anderen.',
  'Bets of this roll are settled already. Overrule the call instead.':
    'Einsätze dieses Wurfs sind schon abgerechnet. Hebe stattdessen die Ansage auf.',
  'The roll is called, so judgement comes too late. Somebody higher may overrule the call.':
    'Der Wurf ist angesagt, für Ermessen ist es zu spät. Jemand darüber darf die Ansage aufheben.',
  'Say in words why the roll is void.': 'Sag in Worten, warum der Wurf ungültig ist.',
  "'{variant}' is no form of this reason. The forms are: {variants}.":
    '„{variant}“ ist keine Form dieses Grundes. Die Formen sind: {variants}.',
  '{count} dice cannot be; name 1 to {dice}.': '{count} Würfel können es nicht sein; nenne 1 bis {dice}.',
  'Roll {roll} is invalidated and has no outcome.': 'Wurf {roll} ist nichtig und hat kein Ergebnis.',
  'The roll has no outcome: {facts}. Call no roll, or rule it void.':
    'Der Wurf hat kein Ergebnis: {facts}. Sag „ungültig“ an oder entscheide so.',
  "The call in force is a {higher}'s, and a {role} is not above that. Ask somebody higher.":
    'Die geltende Ansage stammt von: {higher}. {role} steht nicht darüber. Bitte jemanden darüber.',
  'Say in words why the call was wrong.': 'Sag in Worten, warum die Ansage falsch war.',
  'The dice show {shown}, not {faces}. Nobody can have misread them.':
    'Die Würfel zeigen {shown}, nicht {faces}. Verlesen kann sich da niemand haben.',
  'That is the outcome in force. Name another.': 'Das ist das geltende Ergebnis. Nenne ein anderes.',
  'A {role} does not overrule a call here. It is for: {roles}.':
    'Als {role} hebst du hier keine Ansage auf. Das ist Sache von: {roles}.',
  'There is no called roll of that number to overrule.':
    'Einen angesagten Wurf mit dieser Nummer gibt es nicht.',
  'The dice are out. Finish that roll first.': 'Die Würfel sind geworfen. Beende erst diesen Wurf.',
  'Roll {roll} is not the last. It is for: {roles}.':
    'Wurf {roll} ist nicht der letzte. Das ist Sache von: {roles}.',
  'Say in words what is decided.': 'Sag in Worten, was entschieden ist.',
  'The roll is not called. Rule it void, or have it called first.':
    'Der Wurf ist nicht angesagt. Erkläre ihn für ungültig oder lass ihn erst ansagen.',
  'There is no roll to rule on. Leave the outcome out.':
    'Es gibt keinen Wurf, über den zu entscheiden wäre. Lass das Ergebnis weg.',
  'Chips are moved between the float and racks at the table, not {account}.':
    'Chips werden zwischen dem Tableau und den Racks am Tisch bewegt, nicht {account}.',
  'Each movement is a whole number of cents.': 'Jede Bewegung ist eine ganze Zahl von Cent.',
  'The movements come to {sum} and not to nothing. Say where it comes from.':
    'Die Bewegungen machen {sum} und heben sich nicht auf. Sag, woher es kommt.',
  'There is {held} in {account}. Move no more than that.':
    'In {account} sind {held}. Bewege nicht mehr als das.',
  'Whoever had that bet at seat {seat} has left. Have the operator rule on it.':
    'Wer auf Platz {seat} diesen Einsatz hatte, ist gegangen. Lass den Betreiber entscheiden.',
  'Seat {seat} no longer has the chips to hand back. Have the operator rule on it.':
    'Platz {seat} hat die Chips nicht mehr, die zurückmüssten. Lass den Betreiber entscheiden.',
  'No unsettled bet of that name lay there when the dice came to rest.':
    'Ein solcher offener Einsatz lag nicht da, als die Würfel liegen blieben.',
  '{bet}: this roll does not decide it. Leave it up.':
    '{bet}: Dieser Wurf entscheidet ihn nicht. Lass ihn liegen.',
  'There is no called roll to settle.': 'Es gibt keinen angesagten Wurf abzurechnen.',
  'A face is in dispute. It is ruled on before settling.':
    'Eine Augenzahl ist strittig. Darüber wird vor dem Abrechnen entschieden.',
  'An amendment is asked for. It is answered first.':
    'Eine Berichtigung ist erbeten. Sie wird erst beantwortet.',
  'The result is not entered. Key it and press entry first.':
    'Das Ergebnis ist nicht eingegeben. Tippe es erst und drücke Eingabe.',
};
