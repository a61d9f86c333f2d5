import type { Sentences } from '../../sentences.ts';

/** Why the pit, its cage or the server itself did not do what was asked. */
export const pit: Sentences = {
  'There is no such table. Look at the list of tables.':
    'Diesen Tisch gibt es nicht. Sieh in die Liste der Tische.',
  'There is no such table in this pit. Look at the list of tables.':
    'Diesen Tisch gibt es in diesem Pit nicht. Sieh in die Liste der Tische.',
  'There is no such table.': 'Diesen Tisch gibt es nicht.',
  'There is no table {id}. Look at the list of tables.':
    'Einen Tisch {id} gibt es nicht. Sieh in die Liste der Tische.',
  'The table is not set up yet. Look again when it is.':
    'Der Tisch ist noch nicht eingerichtet. Sieh wieder nach, wenn er es ist.',
  'This table has no felt: it is a party, or not set up yet.':
    'Dieser Tisch hat kein Tuch: Er ist eine Party oder noch nicht eingerichtet.',
  'This table has been taken out of the pit.': 'Dieser Tisch wurde aus dem Pit genommen.',
  'This game has no bank and no staff to decide. Settle it among those who play.':
    'Dieses Spiel hat keine Bank und kein Personal, das entscheidet. Klärt es unter euch.',
  'Roll {roll} has not been made at this table.': 'Wurf {roll} gab es an diesem Tisch nicht.',
  'That bet neither lies on the layout nor lay there at the roll. Name its roll as well.':
    'Dieser Einsatz liegt nicht auf dem Tuch und lag beim Wurf nicht da. Nenne auch seinen Wurf.',
  'The table has no such entry. Look at its story.':
    'Einen solchen Eintrag hat der Tisch nicht. Sieh in seinen Verlauf.',
  'There is no such dispute. Look at the list of disputes.':
    'Diesen Streitfall gibt es nicht. Sieh in die Liste der Streitfälle.',
  'There is no such incident. Look at the list of incidents.':
    'Diesen Vorfall gibt es nicht. Sieh in die Liste der Vorfälle.',
  'There is no such thing at the desk. Look at its list.':
    'Das gibt es an diesem Platz nicht. Sieh in die Liste.',
  'There is no such promotion. Look at the list of promotions.':
    'Diese Aktion gibt es nicht. Sieh in die Liste der Aktionen.',
  'The system gives no chance to draw by. Try again later.':
    'Das System gibt keinen Zufall zum Ziehen her. Versuche es später wieder.',
  'The seed of this draw cannot be opened. Declare that its integrity is compromised.':
    'Der Startwert dieser Ziehung lässt sich nicht öffnen. Erkläre, dass sie nicht mehr unversehrt ist.',
  'A party keeps no list of results.': 'Eine Party führt keine Liste der Ergebnisse.',
  'A party has no staff. Its dice are virtual or in hand, as it was set up.':
    'Eine Party hat kein Personal. Ihre Würfel sind virtuell oder echt, wie sie eingerichtet wurde.',

  'The pit has not been opened.': 'Der Pit ist nicht geöffnet.',
  'The pit is locked already.': 'Der Pit nimmt schon niemanden mehr auf.',
  'The pit is not locked.': 'Der Pit nimmt Gäste auf.',
  'The pit is paused already.': 'Der Pit macht schon Pause.',
  'The pit is paused. Wait until it goes on.': 'Der Pit macht Pause. Warte, bis es weitergeht.',
  'That hour is past. Name one to come, or none.': 'Diese Uhrzeit ist vorbei. Nenne eine spätere oder keine.',
  'The pit is not paused.': 'Der Pit macht keine Pause.',
  'The pit is open already.': 'Der Pit ist schon offen.',
  'The pit is closing.': 'Der Pit schließt.',
  'The pit is closing. Ask again in a moment.': 'Der Pit schließt. Versuche es gleich noch einmal.',
  'Dicepit {latest} runs this pit now, and this server is an older one, which only reads. Ask again.':
    'Dicepit {latest} führt diesen Pit jetzt, und dieser Server ist ein älterer, der nur liest. Versuche es noch einmal.',
  'A later Dicepit has written here what this server does not know. Ask again, or start the later one.':
    'Ein neueres Dicepit hat hier geschrieben, was dieser Server nicht kennt. Versuche es noch einmal, oder starte das neuere.',
  'You were given your roles by whoever asked for this, after the chips were issued. Somebody else has to agree.':
    'Deine Aufgaben hat dir gegeben, wer dies verlangt, und zwar nach der Ausgabe der Chips. Jemand anders muss zustimmen.',
  'The store cannot be asked how the pit stands.': 'Der Speicher sagt nicht, wie es um den Pit steht.',
  'The store cannot be written to.': 'Der Speicher lässt sich nicht beschreiben.',
  'Nothing would change by that.': 'Das würde nichts ändern.',
  'No calls are worded for {pack}. Choose a game with a bank.':
    'Für {pack} gibt es keine eigenen Ansagen. Wähle ein Spiel mit Bank.',
  '{language} is no language of this pit. Choose one of {languages}.':
    '{language} ist keine Sprache dieses Pits. Wähle eine von {languages}.',
  '{key} is no call of {pack}. Leave it out: its calls are named by total, such as hard-8.':
    '{key} ist keine Ansage von {pack}. Lass sie weg: Ansagen heißen nach der Summe, etwa hard-8.',
  "'{words}' does not say '{book}', which has to be heard where the rules are kept to the letter. Put it in.":
    '„{words}“ sagt nicht „{book}“, was zu hören sein muss, wo die Regeln aufs Wort gelten. Nimm es hinein.',
  "'{words}' does not say the total, which has to be heard where the rules are kept to the letter. Put {number} or '{book}' in.":
    '„{words}“ sagt die Summe nicht, die zu hören sein muss, wo die Regeln aufs Wort gelten. Nimm {number} oder „{book}“ hinein.',
  "'{words}' is not fit for a family table. Choose other words.":
    '„{words}“ passt nicht an einen Familientisch. Wähle andere Worte.',
  'There is or was a table {id}. Every table has its own id.':
    'Einen Tisch {id} gibt oder gab es schon. Jeder Tisch hat seine eigene Kennung.',
  'People deal here, and no clock runs. Ask the dealer.':
    'Hier leiten Menschen das Spiel, und keine Uhr läuft. Frag den Dealer.',
  'The table has waited for five minutes. Answer now, or let it go on.':
    'Der Tisch hat fünf Minuten gewartet. Antworte jetzt oder lass es weitergehen.',
  '{title} is in use. Close it when its seats are empty.':
    '{title} ist in Gebrauch. Schließe ihn, wenn seine Plätze leer sind.',
  'The table waits for nobody now.': 'Der Tisch wartet gerade auf niemanden.',
  'The dice are not yours now. Whoever has them may ask for time.':
    'Du hast die Würfel gerade nicht. Um Zeit bittet, wer sie hat.',
  'People throw the dice of this table, and there is nothing to add to them.':
    'An diesem Tisch werfen Menschen die Würfel, da ist nichts beizutragen.',
  'A house player has no share in the dice.': 'Ein Hausspieler hat keinen Anteil an den Würfeln.',
  'Only those at the table add to its dice. Sit down first.':
    'Zu den Würfeln trägt nur bei, wer am Tisch sitzt. Nimm erst Platz.',
  'No seed is committed to now. Wait until the table opens.':
    'Gerade ist kein Startwert festgelegt. Warte, bis der Tisch öffnet.',
  'The dice are in the air. Add your text before the next throw.':
    'Die Würfel sind in der Luft. Gib deinen Text vor dem nächsten Wurf ein.',
  'A text has 1 to 64 printable ASCII characters.': 'Ein Text hat 1 bis 64 druckbare ASCII-Zeichen.',
  'Close the table and open it again.': 'Schließe den Tisch und öffne ihn wieder.',
  'The host takes the table out of the pit, with everybody’s chips counted.':
    'Die Spielleitung nimmt den Tisch aus dem Pit und zählt alle Chips.',
  'The dice of this table have failed ({cause}). {wayOut}':
    'Die Würfel dieses Tisches sind ausgefallen ({cause}). {wayOut}',
  'seed lost': 'Startwert verloren',
  'no entropy': 'kein Zufall',
  'Virtual dice come to rest by themselves.': 'Virtuelle Würfel bleiben von selbst liegen.',
  'The table is at version {version}, not at {expected}. Look again.':
    'Der Tisch ist bei Stand {version}, nicht bei {expected}. Sieh noch einmal nach.',
  'There is nothing to do at the table now.': 'Am Tisch ist gerade nichts zu tun.',
  'Turn {turn} has not been at this table.': 'Zug {turn} gab es an diesem Tisch nicht.',
  'The command cannot be read. {problem}.': 'Der Befehl lässt sich nicht lesen. {problem}.',
  'People throw the dice of this table, and they have no seeds.':
    'An diesem Tisch werfen Menschen die Würfel, die haben keinen Startwert.',
  'At this table nothing that players have with them may record or analyse results, so its history is not handed out. The board shows the last rolls; staff can look up the rest.':
    'An diesem Tisch darf nichts, was Gäste bei sich haben, Ergebnisse aufzeichnen oder auswerten; darum gibt es keinen Verlauf. Die Anzeige zeigt die letzten Würfe; den Rest schlägt das Personal nach.',
  'You have a seat at {title}, and nobody at that table may use what analyses outcomes, chances or strategies ({clause}). Leave your seat, and the lab opens.':
    'Du sitzt an {title}, und an diesem Tisch darf niemand nutzen, was Ergebnisse, Chancen oder Strategien auswertet ({clause}). Verlass deinen Platz, dann öffnet das Labor.',

  'There is no such account. It is opened on joining.':
    'Dieses Konto gibt es nicht. Es wird beim Mitspielen eröffnet.',
  'The account is open already.': 'Das Konto ist schon offen.',
  'Chips are issued for a reason. Say which.': 'Chips werden aus einem Grund ausgegeben. Sag, aus welchem.',
  '{cents} is more than the {room} the account has room for.':
    '{cents} sind mehr als die {room}, die das Konto noch fasst.',
  '{cents} is more than the {balance} in the account. Buy in for less.':
    '{cents} sind mehr als die {balance} auf dem Konto. Kaufe weniger Chips.',
  'The account has {entries} entries, and {entry} is none of them.':
    'Das Konto hat {entries} Einträge, und {entry} ist keiner davon.',
  'A line is undone for a reason. Say which.':
    'Eine Zeile wird aus einem Grund zurückgenommen. Sag, aus welchem.',
  'Only issued chips are taken back at the cage. A buy-in or a cash-out is put right at its table.':
    'An der Kasse werden nur ausgegebene Chips zurückgenommen. Kauf und Auszahlung werden am Tisch berichtigt.',
  'Entry {entry} was undone before.': 'Eintrag {entry} wurde schon zurückgenommen.',
  'Entry {entry} waits for a second person already: {reversal}.':
    'Eintrag {entry} wartet schon auf eine zweite Person: {reversal}.',
  'Another person has to agree: not the one who asked, who issued the chips, or whose account it is.':
    'Zustimmen muss jemand anders: nicht wer gefragt oder die Chips ausgegeben hat und nicht, wem das Konto gehört.',
  '{cents} is more than the {balance} in the account. Chips at a table come back first.':
    '{cents} sind mehr als die {balance} auf dem Konto. Erst kommen die Chips vom Tisch zurück.',
  'Another person has to say no: not the one who asked.':
    'Ablehnen muss jemand anders: nicht, wer gefragt hat.',
  "There is no reversal '{reversal}' here.": 'Eine Rücknahme „{reversal}“ gibt es hier nicht.',
  'The reversal was {state} before.': 'Die Rücknahme wurde schon {state}.',

  'The address was said when the pit was started. Start it without one.':
    'Die Adresse wurde beim Start des Pits vorgegeben. Starte ihn ohne.',
  'This computer has no such address any more. Look at the list again.':
    'Diese Adresse hat der Rechner nicht mehr. Sieh noch einmal in die Liste.',
  'Others were quicker every time. Ask again.': 'Andere waren jedes Mal schneller. Versuche es wieder.',
  'This idempotency key was used for another request. Make a new key for a new request.':
    'Dieser Schlüssel wurde für eine andere Anfrage benutzt. Nimm für eine neue Anfrage einen neuen.',
  'Too many event streams are open. Close a page that you do not need.':
    'Zu viele Seiten sind offen. Schließe eine, die du nicht brauchst.',
  'This is done by {methods}.': 'Das geht mit {methods}.',
  'There is nothing at this address. See /api/v1/openapi.json.':
    'Unter dieser Adresse ist nichts. Siehe /api/v1/openapi.json.',
  'There is no such file.': 'Diese Datei gibt es nicht.',
  'Too many requests at once. Wait {seconds} s and ask again.':
    'Zu viele Anfragen auf einmal. Warte {seconds} s und versuche es wieder.',
  'The pit does not go by this name. Use the address that it shows.':
    'Unter diesem Namen läuft der Pit nicht. Nimm die Adresse, die er zeigt.',
  'Only pages of this pit may ask. Open the pit itself.':
    'Fragen dürfen nur Seiten dieses Pits. Öffne den Pit selbst.',
  'Send the body as application/json in UTF-8.': 'Schicke den Inhalt als application/json in UTF-8.',
  'The body is larger than 64 kB. Send less at once.':
    'Der Inhalt ist größer als 64 kB. Schicke weniger auf einmal.',
  'The body is not as long as its Content-Length says.':
    'Der Inhalt ist nicht so lang, wie Content-Length sagt.',
  'The address cannot be read.': 'Die Adresse lässt sich nicht lesen.',
  'The request broke off.': 'Die Anfrage brach ab.',
  'What you asked may or may not have been written down. Ask again with the same Idempotency-Key.':
    'Vielleicht wurde es festgehalten, vielleicht nicht. Frag mit demselben Idempotency-Key noch einmal.',
  'Something is wrong with the server, not with what you asked. It was noted.':
    'Mit dem Server stimmt etwas nicht, nicht mit deiner Anfrage. Es ist vermerkt.',
  'The server meets no other expectation than 100-continue.':
    'Der Server erfüllt keine andere Erwartung als 100-continue.',
  'The request took too long to arrive. Send it again in one go.':
    'Die Anfrage kam zu langsam an. Schicke sie noch einmal in einem Zug.',
  'The headers of the request are too long.': 'Die Kopfzeilen der Anfrage sind zu lang.',
  'This is no HTTP request.': 'Das ist keine HTTP-Anfrage.',
  'The request cannot be read: {problem}.': 'Die Anfrage lässt sich nicht lesen: {problem}.',
  'The body cannot be read: {problem}.': 'Der Inhalt lässt sich nicht lesen: {problem}.',
  'Send a header Idempotency-Key of 8 to 100 letters, figures, hyphens and underscores, a new one for every request.':
    'Schicke eine Kopfzeile Idempotency-Key mit 8 bis 100 Buchstaben, Ziffern, Binde- und Unterstrichen, für jede Anfrage eine neue.',

  'The rules of the table refuse this': 'Die Regeln des Tisches lassen das nicht zu',
  'The body is not the JSON that was expected': 'Der Inhalt ist nicht das erwartete JSON',
  'The request does not fit its schema': 'Die Anfrage passt nicht zu ihrem Schema',
  'An Idempotency-Key is needed': 'Es fehlt ein Idempotency-Key',
  'Nobody is signed in': 'Niemand ist angemeldet',
  'The name, passphrase, code or token is not right': 'Name, Passphrase, Code oder Link stimmt nicht',
  'The request comes from another site': 'Die Anfrage kommt von einer anderen Seite',
  'This person may not do this': 'Diese Person darf das nicht',
  'This person is excluded from the pit': 'Diese Person ist vom Pit ausgeschlossen',
  'The time for which this person was let in is over':
    'Die Zeit, für die diese Person eingelassen war, ist um',
  'There is no such thing here': 'Das gibt es hier nicht',
  'This is not done by that method': 'So geht das nicht',
  'This does not fit how things stand': 'Das passt nicht zum Stand der Dinge',
  'Somebody here has that name': 'Den Namen hat hier schon jemand',
  'This has been claimed before': 'Das ist schon vergeben',
  'Another person has to do this': 'Das muss jemand anders tun',
  'The account does not hold that much': 'So viel ist nicht auf dem Konto',
  'The table has moved on': 'Der Tisch ist weiter',
  'The body is too large': 'Der Inhalt ist zu groß',
  'The body has to be application/json': 'Der Inhalt muss application/json sein',
  'The Idempotency-Key was used for something else': 'Der Idempotency-Key wurde für etwas anderes benutzt',
  'The pit takes no new guests': 'Der Pit nimmt keine neuen Gäste',
  'The pit is paused': 'Der Pit macht Pause',
  'Too many requests': 'Zu viele Anfragen',
  'Something is wrong with the server': 'Mit dem Server stimmt etwas nicht',
  'The server cannot answer now': 'Der Server kann gerade nicht antworten',
  'The pit cannot be reached': 'Der Pit ist nicht zu erreichen',
  'Look whether this device is in the same network as the pit.':
    'Sieh nach, ob dieses Gerät im selben Netz ist wie der Pit.',
  'The answer could not be read': 'Die Antwort ließ sich nicht lesen',
  'Something between here and the pit has answered in its place.':
    'Etwas zwischen hier und dem Pit hat an seiner Stelle geantwortet.',
  'The request was called off': 'Die Anfrage wurde abgebrochen',
  'It was called off before an answer came; it may have been done.':
    'Sie wurde abgebrochen, bevor eine Antwort kam; vielleicht ist es geschehen.',
};
