import type { Sentences } from '../../sentences.ts';

/** What a check of dice or of a whole trail finds: the chain, the signatures, the seeds, and what the rules make of it. */
export const proof: Sentences = {
  '{stream} was signed at version {version}, and the file does not go so far.':
    '{stream} wurde bei Version {version} unterschrieben, und so weit reicht die Datei nicht.',
  'Entry {version} of {stream} is not the one that was signed: its history was written anew.':
    'Eintrag {version} von {stream} ist nicht der unterschriebene: Seine Vorgeschichte wurde neu geschrieben.',
  'A signed head of {stream} comes after its entry {version}: the stream heads must stand first.':
    'Ein unterschriebener Kopf von {stream} kommt nach dessen Eintrag {version}: Die Köpfe müssen zuerst stehen.',
  'These heads were not signed by the key of this pit.':
    'Diese Köpfe wurden nicht mit dem Schlüssel dieses Hauses unterschrieben.',
  'The first line is not the header of a trail.': 'Die erste Zeile ist nicht der Kopf einer Aufzeichnung.',
  'The key of this file is not the one that the pit is known by.':
    'Der Schlüssel dieser Datei ist nicht der, unter dem das Haus bekannt ist.',
  'The header does not name the stream {stream}.': 'Der Kopf nennt den Strom {stream} nicht.',
  'The pit names another key here than the one that this file was signed by.':
    'Das Haus nennt hier einen anderen Schlüssel als den, mit dem diese Datei unterschrieben wurde.',
  'This line is not JSON.': 'Diese Zeile ist kein JSON.',
  'This line stands after the end of the trail.': 'Diese Zeile steht nach dem Ende der Aufzeichnung.',
  'This line is none of a trail, or was not written by us.':
    'Diese Zeile gehört zu keiner Aufzeichnung oder wurde nicht von uns geschrieben.',
  'The header and the end of this file were not signed together by this pit.':
    'Kopf und Ende dieser Datei wurden von diesem Haus nicht zusammen unterschrieben.',
  'The file holds {entries} entries, and was written with {written}.':
    'Die Datei enthält {entries} Einträge und wurde mit {written} geschrieben.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file ends before its last line: its end was cut off.':
    'Die Datei endet vor ihrer letzten Zeile: Ihr Ende wurde abgeschnitten.',
  'The file holds no signed heads: nothing in it was signed before it was written.':
    'Die Datei enthält keine unterschriebenen Köpfe: Nichts in ihr war unterschrieben, bevor sie geschrieben wurde.',
  'Entry {version} of {stream} does not say what happened.':
    'Eintrag {version} von {stream} sagt nicht, was geschah.',
  '{stream} ends at version {found}, not at {version}.':
    '{stream} endet bei Version {found}, nicht bei {version}.',
  '{stream} goes on after its end at version {version}.':
    '{stream} geht nach seinem Ende bei Version {version} weiter.',
  '{stream} ends with another entry {version} than was signed for.':
    '{stream} endet mit einem anderen Eintrag {version} als dem unterschriebenen.',
  'The end of the file knows no stream {stream}.': 'Das Ende der Datei kennt keinen Strom {stream}.',
  'The key is the one in the file. Compare it with one you were given, or a trail made up as a whole would pass.':
    'Der Schlüssel ist der aus der Datei. Vergleiche ihn mit einem, den du bekommen hast; sonst ginge auch eine ganz erfundene Aufzeichnung durch.',
  'The file holds only {streams}.': 'Die Datei enthält nur {streams}.',
  'The dice of this table are thrown by hand and have no seeds.':
    'Die Würfel dieses Tisches werden von Hand geworfen und haben keine Startwerte.',
  'The seed of turn {turn} is that of {other} again.':
    'Der Startwert von Zug {turn} ist wieder der von {other}.',
  'Turn {turn} is committed to twice.': 'Zug {turn} wurde zweimal festgelegt.',
  'Turn {turn} begins again after turn {other}.': 'Zug {turn} beginnt nach Zug {other} noch einmal.',
  'Turn {turn} begins and the seed of turn {other} was never revealed.':
    'Zug {turn} beginnt, und der Startwert von Zug {other} wurde nie offengelegt.',
  'Turn {turn} was skipped: {next} comes after {other}.':
    'Zug {turn} wurde ausgelassen: {next} kommt nach {other}.',
  '{person} contributes to turn {turn}, which is not under way.':
    '{person} trägt zu Zug {turn} bei, der nicht läuft.',
  'What {person} contributes is not 1 to 64 printable characters.':
    'Was {person} beiträgt, sind nicht 1 bis 64 druckbare Zeichen.',
  '{person} plays for the house and has no share in the dice.':
    '{person} spielt für das Haus und hat keinen Anteil an den Würfeln.',
  '{person} contributes without a seat at the table.': '{person} trägt ohne einen Platz am Tisch bei.',
  'Somebody else contributes in the name of {person}.': 'Jemand anders trägt im Namen von {person} bei.',
  '{person} contributes while the dice are out.': '{person} trägt bei, während die Würfel rollen.',
  'Draw {draw} of turn {turn} has no seed committed to.':
    'Ziehung {draw} von Zug {turn} hat keinen festgelegten Startwert.',
  'A draw of turn {turn} stands in turn {other}.': 'Eine Ziehung von Zug {turn} steht in Zug {other}.',
  'Draw {draw} of turn {turn} was skipped: {next} comes next.':
    'Ziehung {draw} von Zug {turn} wurde ausgelassen: Als Nächstes kommt {next}.',
  'Draw {draw} of turn {turn} comes where {due} is due.':
    'Ziehung {draw} von Zug {turn} kommt, wo {due} an der Reihe ist.',
  'Draw {draw} of turn {turn} belongs to no throw.': 'Ziehung {draw} von Zug {turn} gehört zu keinem Wurf.',
  'Draw {draw} of turn {turn} draws a throw for the second time.':
    'Ziehung {draw} von Zug {turn} zieht einen Wurf zum zweiten Mal.',
  'A seed of turn {turn} is revealed, which is not under way.':
    'Ein Startwert von Zug {turn} wird offengelegt, der nicht läuft.',
  'The seed of turn {turn} is revealed before the turn is over.':
    'Der Startwert von Zug {turn} wird offengelegt, bevor der Zug vorbei ist.',
  'The seed of turn {turn} was committed to, and is lost before its first draw.':
    'Der Startwert von Zug {turn} wurde festgelegt und ist vor der ersten Ziehung verloren.',
  'The seed of turn {turn} is lost: its {draws} draws cannot be checked.':
    'Der Startwert von Zug {turn} ist verloren: Seine {draws} Ziehungen lassen sich nicht prüfen.',
  'A roll was voided in the air, and what it would have shown is hidden.':
    'Ein Wurf wurde in der Luft ungültig, und was er gezeigt hätte, ist verborgen.',
  'Dice were thrown, and their faces never drawn.': 'Würfel wurden geworfen und ihre Augen nie gezogen.',
  'Dice were thrown before a seed was committed to.':
    'Würfel wurden geworfen, bevor ein Startwert festgelegt war.',
  'The dice go on and the seed of turn {turn}, which is over, was never revealed.':
    'Die Würfel gehen weiter, und der Startwert von Zug {turn}, der vorbei ist, wurde nie offengelegt.',
  'The dice show {shown}, but {drawn} was drawn.': 'Die Würfel zeigen {shown}, aber gezogen wurde {drawn}.',
  'A bet was touched ({type}) after the faces were drawn.':
    'Ein Einsatz wurde berührt ({type}), nachdem die Augen gezogen waren.',
  'A bet was taken before a seed was committed to.':
    'Ein Einsatz wurde angenommen, bevor ein Startwert festgelegt war.',
  'A {type} is not written as one should be.': '{type} ist nicht so geschrieben, wie es sein soll.',
  'Faces were drawn, and no dice came to rest with them.':
    'Augen wurden gezogen, und keine Würfel kamen damit zur Ruhe.',
  'Turn {turn} is over and its seed was never revealed.':
    'Zug {turn} ist vorbei, und sein Startwert wurde nie offengelegt.',
  'Turn {turn} is under way: its {draws} draws can be checked when its seed is revealed.':
    'Zug {turn} läuft: Seine {draws} Ziehungen lassen sich prüfen, wenn sein Startwert offengelegt ist.',
  'The seed of turn {turn} is not {bytes} bytes in lower-case digits.':
    'Der Startwert von Zug {turn} besteht nicht aus {bytes} Bytes in Kleinbuchstaben und Ziffern.',
  'The seed of turn {turn} is not the one that was committed to before the bets.':
    'Der Startwert von Zug {turn} ist nicht der, der vor den Einsätzen festgelegt wurde.',
  'What {person} contributed to turn {turn} is not 1 to 64 printable ASCII characters.':
    'Was {person} zu Zug {turn} beitrug, sind nicht 1 bis 64 druckbare ASCII-Zeichen.',
  'Draw {draw} of turn {turn} shows {shown}, but its seed gives {due}.':
    'Ziehung {draw} von Zug {turn} zeigt {shown}, aber ihr Startwert ergibt {due}.',
  'Entry 1 of {stream} is not what its hash was made of.':
    'Eintrag 1 von {stream} ist nicht das, woraus sein Hash gebildet wurde.',
  'Entry {version} of {stream} is not what its hash was made of, or does not follow from entry {before}.':
    'Eintrag {version} von {stream} ist nicht das, woraus sein Hash gebildet wurde, oder folgt nicht auf Eintrag {before}.',
  'Entry {version} of {stream} stands after entry {before}: their order was changed.':
    'Eintrag {version} von {stream} steht nach Eintrag {before}: Ihre Reihenfolge wurde geändert.',
  'Entry {version} of {stream} is there twice.': 'Eintrag {version} von {stream} ist zweimal da.',
  'There are two different entries {version} of {stream}.':
    'Es gibt zwei verschiedene Einträge {version} von {stream}.',
  'Entry {version} of {stream} is missing.': 'Eintrag {version} von {stream} fehlt.',
  'Entries {from} to {to} of {stream} are missing.': 'Die Einträge {from} bis {to} von {stream} fehlen.',
  "Decided under edition {edition}; by today's rules, edition {today}: {finding}":
    'Entschieden nach Ausgabe {edition}; nach den heutigen Regeln, Ausgabe {today}: {finding}',
  '{type} must follow here, and does not.': '{type} muss hier folgen und tut es nicht.',
  'The command makes no sense.': 'Der Befehl ergibt keinen Sinn.',
  '{type} is refused here, {code}: {why}': '{type} wird hier abgelehnt, {code}: {why}',
  'No command explains this {type}.': 'Kein Befehl erklärt dieses {type}.',
  "An event of the type '{type}' stands here, and there is no such event in this stream. Somebody has changed it, or a later version of dicepit wrote it: check it with the version that the header names, and ask the pit for the trail again.":
    'Hier steht ein Ereignis der Art „{type}“, und in diesem Strom gibt es keines. Jemand hat es geändert, oder eine spätere Version von dicepit hat es geschrieben: Prüfe es mit der Version, die der Kopf nennt, und bitte das Haus noch einmal um die Aufzeichnung.',
  "An event of the type '{type}' stands here, and there is no such event in this stream; by its command it should be {due}. Somebody has changed it, or a later version of dicepit wrote it: check it with the version that the header names, and ask the pit for the trail again.":
    'Hier steht ein Ereignis der Art „{type}“, und in diesem Strom gibt es keines; nach seinem Befehl sollte es {due} sein. Jemand hat es geändert, oder eine spätere Version von dicepit hat es geschrieben: Prüfe es mit der Version, die der Kopf nennt, und bitte das Haus noch einmal um die Aufzeichnung.',
  '{type} says {fact} {recorded}, and the rules say {due}.':
    '{type} sagt {fact} {recorded}, und die Regeln sagen {due}.',
  '{type} stands where the rules say {due}.': '{type} steht, wo die Regeln {due} sagen.',
  'It does not fit what came before: {why}': 'Es passt nicht zu dem, was vorher war: {why}',
  'A complaint was erased as read, and no inspector looked at it then.':
    'Eine Beschwerde wurde als gelesen gelöscht, und kein Prüfer hatte sie da angesehen.',
  'What it says of entry {version} of {stream} is found nowhere after it.':
    'Was es über Eintrag {version} von {stream} sagt, findet sich danach nirgends.',
  'The evidence is about another roll than the dispute, {roll}.':
    'Die Belege betreffen einen anderen Wurf als der Streitfall, {roll}.',
  'The remedy is {type} of entry {version} of the table, which says otherwise.':
    'Die Abhilfe ist {type} von Eintrag {version} des Tisches, der etwas anderes sagt.',
  'The evidence shows {fact} otherwise than the table had it at entry {version}.':
    'Die Belege zeigen {fact} anders, als der Tisch es bei Eintrag {version} hatte.',
  'The cage says {count} movements to {table}, {cents} cents in all; the table says {there}, {sum} cents.':
    'Die Kasse sagt {count} Bewegungen an {table}, zusammen {cents} Cent; der Tisch sagt {there}, {sum} Cent.',
  'The inspectorate was not told of this {type}.': 'Der Aufsicht wurde dieses {type} nicht gemeldet.',
  'Table {table} was never given the voucher {voucher} over {cents} cents.':
    'Tisch {table} bekam den Gutschein {voucher} über {cents} Cent nie.',
  'Recovery {epoch} ({why}): every turn of the dice under way ended here and was committed to anew.':
    'Wiederherstellung {epoch} ({why}): Jeder laufende Zug der Würfel endete hier und wurde neu festgelegt.',
  'A turn ended by recovery {epoch}, of which the pit knows nothing.':
    'Ein Zug endete durch Wiederherstellung {epoch}, von der das Haus nichts weiß.',
  'Somebody asked for something by a session, and nobody ever joined or signed in.':
    'Jemand verlangte etwas in einer Sitzung, und niemand kam je herein oder meldete sich an.',
  'The pit added table {table}, and its stream is not here.':
    'Das Haus hat Tisch {table} eröffnet, und sein Strom ist nicht hier.',
  'The inspectorate was given notice about {stream}, which is not here.':
    'Die Aufsicht wurde über {stream} benachrichtigt, das nicht hier ist.',
  'The stream of the pit itself is not here.': 'Der Strom des Hauses selbst ist nicht hier.',
  'The account holds {cents} cents.': 'Auf dem Konto sind {cents} Cent.',
  "This is the account of '{person}', by its first entry.":
    'Nach seinem ersten Eintrag ist dies das Konto von „{person}“.',
  'The account began with {cents} cents, which the pit never gave to anybody.':
    'Das Konto begann mit {cents} Cent, die das Haus nie jemandem gab.',
  'The postings of {type} sum to {cents} cents, not to nothing.':
    'Die Buchungen von {type} ergeben {cents} Cent und nicht null.',
  '{account} holds {cents} cents.': 'In {account} sind {cents} Cent.',
  'Turn {turn} ended ({why}) while {up}, and was not thrown: the dice would have shown {shown}, and {outcome}.':
    'Zug {turn} endete ({why}), während {up}, und wurde nicht geworfen: Die Würfel hätten {shown} gezeigt, und {outcome}.',
  '1 bet was up': '1 Einsatz lag',
  '{number} bets were up': '{number} Einsätze lagen',
  'the house would have lost {sum}': 'das Haus hätte {sum} verloren',
  'the house would have won {sum}': 'das Haus hätte {sum} gewonnen',
  'nobody would have won or lost': 'niemand hätte gewonnen oder verloren',
  'Turns that ended unthrown with bets up: {turns}. The sealed dice would have cost the house in {lost} of them, and {expected} were to be expected.':
    'Züge, die mit Einsätzen und ohne Wurf endeten: {turns}. In {lost} davon hätten die versiegelten Würfel das Haus etwas gekostet; zu erwarten waren {expected}.',
  '{counted} Chance brings that in one pit of {pits} at most: it looks as if somebody saw the dice before ending their turns.':
    '{counted} Durch Zufall geschieht das in höchstens einem Haus von {pits}: Es sieht aus, als hätte jemand die Würfel gesehen, bevor er ihre Züge beendete.',
  'A bet is voided here, and no finding about conduct speaks of it.':
    'Hier wird ein Einsatz für ungültig erklärt, und keine Feststellung zum Verhalten spricht davon.',
  'A finding speaks of a voided bet that its table does not know: {bet}.':
    'Eine Feststellung spricht von einem ungültigen Einsatz, den ihr Tisch nicht kennt: {bet}.',
  'It says edition {edition} of the rules after entries of edition {before}.':
    'Es nennt Ausgabe {edition} der Regeln nach Einträgen der Ausgabe {before}.',
  'It says edition {edition} of the rules, and {software} decides by {least} or later.':
    'Es nennt Ausgabe {edition} der Regeln, und {software} entscheidet nach {least} oder später.',
  'It names the rules {rules}, and the table played by {mark}.':
    'Es nennt die Regeln {rules}, und der Tisch spielte nach {mark}.',
  'It was decided under edition {edition} of the rules, and this software knows {known}: check it with the version that wrote it.':
    'Es wurde nach Ausgabe {edition} der Regeln entschieden, und diese Software kennt {known}: Prüfe es mit der Version, die es geschrieben hat.',
  'It was written {ms} ms before the entry that it follows.':
    'Es wurde {ms} ms vor dem Eintrag geschrieben, auf den es folgt.',
  'It does not say how it was written, as the pit did from its first entry on.':
    'Es sagt nicht, wie es geschrieben wurde; das Haus tat das von seinem ersten Eintrag an.',
  'It says edition {edition} of the rules at a time when the pit decided by edition {other} elsewhere.':
    'Es nennt Ausgabe {edition} der Regeln zu einer Zeit, als das Haus anderswo nach Ausgabe {other} entschied.',
  'How it was written makes no sense.': 'Wie es geschrieben wurde, ergibt keinen Sinn.',
  'One run of the software says edition {edition} of {software}, and here {other} of {another}.':
    'Ein Lauf der Software nennt Ausgabe {edition} von {software} und hier {other} von {another}.',
};
