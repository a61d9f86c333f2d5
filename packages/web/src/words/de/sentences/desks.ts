import type { Sentences } from '../../sentences.ts';

/** Why a desk does not take a dispute, a report or a finding. */
export const desks: Sentences = {
  'This list is kept by the operator. Ask there.': 'Diese Liste führt der Betreiber. Frag dort.',
  'A notice says what happened. Say it.': 'Eine Mitteilung sagt, was geschehen ist. Sag es.',
  'Records are not for those who play. Ask a supervisor.':
    'Aufzeichnungen sind nicht für Spielende. Frag eine Aufsicht.',
  'The rules of this game know no complaint to an inspector. Speak to the operator.':
    'Die Regeln dieses Spiels kennen keine Beschwerde bei einem Prüfer. Sprich mit dem Betreiber.',
  'The last decision is not there yet. Ask for a review, and complain about what comes of it.':
    'Die letzte Entscheidung steht noch aus. Verlange eine Überprüfung und beschwere dich über das, was sie ergibt.',
  'Your complaint lies with the inspector already.': 'Deine Beschwerde liegt schon beim Prüfer.',
  'Nothing personal is kept there.': 'Dort ist nichts Persönliches gespeichert.',
  'Whoever wrote the complaint erases its words, or the operator.':
    'Die Worte der Beschwerde löscht, wer sie geschrieben hat, oder der Betreiber.',
  'The inspector has not read the complaint. It is kept until then.':
    'Der Prüfer hat die Beschwerde nicht gelesen. Bis dahin bleibt sie.',
  'Disputes of this game are not kept here.': 'Streitfälle dieses Spiels werden hier nicht geführt.',
  'It is your own dispute. Somebody else decides it.':
    'Es ist dein eigener Streitfall. Darüber entscheidet jemand anders.',
  'A decision has reasons. Write them down.': 'Eine Entscheidung hat Gründe. Schreib sie auf.',
  'Nobody has decided yet. It goes to a {role} first.':
    'Noch hat niemand entschieden. Es geht zuerst an: {role}.',
  'It is decided, and the player has asked for no review.':
    'Es ist entschieden, und niemand hat eine Überprüfung verlangt.',
  'You have decided this before. A review is by somebody else.':
    'Du hast das schon entschieden. Überprüfen muss es jemand anders.',
  'A {role} does not decide this now. It is for: {roles}.':
    'Als {role} entscheidest du das jetzt nicht. Das ist Sache von: {roles}.',
  'There is no decision to accept. Wait for it, or withdraw.':
    'Es gibt keine Entscheidung anzunehmen. Warte darauf oder zieh zurück.',
  'The rules of this game speak of no complaint.': 'Die Regeln dieses Spiels kennen keine Beschwerde.',
  'The player acknowledges it, or staff tell the player.':
    'Die Person bestätigt es, oder das Personal sagt es ihr.',
  'The dispute is closed, and stays as it is.': 'Der Streitfall ist abgeschlossen und bleibt, wie er ist.',
  'It has been said already.': 'Das ist schon gesagt.',
  'The advice is about the last decision, which is not there yet.':
    'Der Hinweis gilt der letzten Entscheidung, und die steht noch aus.',
  'Supervisors close a dispute.': 'Einen Streitfall schließt die Aufsicht ab.',
  'The dispute is closed already.': 'Der Streitfall ist schon abgeschlossen.',
  'The player may still ask somebody higher. It closes after the last decision, or when the player rests it.':
    'Noch kann jemand Höheres gefragt werden. Abgeschlossen wird nach der letzten Entscheidung, oder wenn die Person es ruhen lässt.',
  'The player has to be told of the right to complain first. Tell it, or have it acknowledged.':
    'Erst muss vom Recht auf Beschwerde die Rede sein. Sag es oder lass es bestätigen.',
  'The ruling on the face of the die was final. The player may complain to an inspector.':
    'Die Entscheidung über die Augenzahl war endgültig. Eine Beschwerde bei einem Prüfer ist möglich.',
  'The player has {rested} it. Close the dispute.':
    'Die Person hat das erledigt ({rested}). Schließe den Streitfall ab.',
  accepted: 'angenommen',
  withdrawn: 'zurückgezogen',
  'The last word has been spoken, and nobody in the house decides after it.':
    'Das letzte Wort ist gesprochen, danach entscheidet im Haus niemand mehr.',
  'Only the player whose dispute it is can do this.': 'Das kann nur, wessen Streitfall es ist.',
  'This dispute has been raised.': 'Dieser Streitfall ist schon gemeldet.',
  'A player raises a dispute, or staff of the table for a player.':
    'Einen Streitfall meldet, wer spielt, oder das Personal des Tisches für die Person.',
  'Only somebody who sits at the table, or sat there at the roll, has a dispute about it.':
    'Einen Streitfall hat nur, wer am Tisch sitzt oder beim Wurf dort saß.',
  'Name the roll or the bet that the dispute is about.': 'Nenne den Wurf oder Einsatz, um den es geht.',
  'That bet is of another seat. Name one of your own.':
    'Dieser Einsatz gehört einem anderen Platz. Nenne einen eigenen.',
  'Only the player whose dispute it is asks for a review.':
    'Eine Überprüfung verlangt nur, wessen Streitfall es ist.',
  'Nobody has decided yet, so that there is nothing to review.':
    'Noch hat niemand entschieden, es gibt nichts zu überprüfen.',
  'A review has been asked for. Wait for it.': 'Eine Überprüfung ist verlangt. Warte darauf.',
  'Supervisors say how a decision was carried out.':
    'Wie eine Entscheidung ausgeführt wurde, sagt die Aufsicht.',
  'Nobody has decided yet. Decide, and put it right then.':
    'Noch hat niemand entschieden. Entscheide und bring es dann in Ordnung.',
  'Entry {entry} was there before the dispute, which began at entry {began}.':
    'Eintrag {entry} gab es vor dem Streitfall, der bei Eintrag {began} begann.',
  '{type} puts nothing right. Name the entry that does.':
    '{type} bringt nichts in Ordnung. Nenne den Eintrag, der es tut.',

  'The detention is on record already.': 'Das Festhalten ist schon vermerkt.',
  'Describe the device that was found.': 'Beschreibe das gefundene Gerät.',
  'Nobody is detained over this incident.': 'Wegen dieses Vorfalls wird niemand festgehalten.',
  'An inspector or a police officer takes over. Give the name of whoever did.':
    'Ein Prüfer oder die Polizei übernimmt. Nenne den Namen der Person.',
  'They took over after the detention began, and not after now.':
    'Übernommen wurde nach dem Beginn und nicht später als jetzt.',
  'Measures rest on the finding that is there. It stays.':
    'Auf der Feststellung beruhen schon Maßnahmen. Sie bleibt.',
  'A finding has a reason. Write it down.': 'Eine Feststellung hat einen Grund. Schreib ihn auf.',
  'Somebody is detained still. Record who took over first.':
    'Noch wird jemand festgehalten. Vermerke erst, wer übernommen hat.',
  'The finding is about somebody else. Void the bets of the person it is about.':
    'Die Feststellung betrifft jemand anderen. Erkläre die Einsätze dieser Person für nichtig.',
  'This person takes no part in the game as it is.': 'Diese Person spielt ohnehin nicht mit.',
  'This person may take part in the game. There is nothing to lift.':
    'Diese Person darf mitspielen. Es gibt nichts aufzuheben.',
  'A casino supervisor lifts the exclusion. Ask one.': 'Den Ausschluss hebt die Saalaufsicht auf. Bitte sie.',
  'This is about yourself. Somebody else rules on it.':
    'Hier geht es um dich selbst. Darüber entscheidet jemand anders.',
  'Say in words why it is lifted.': 'Sag in Worten, warum es aufgehoben wird.',
  'An exclusion from the house has an order. Give its reference.':
    'Ein Hausverbot hat eine Anordnung. Nenne ihr Zeichen.',
  'The incident names nobody of the pit. Report it with the person.':
    'Der Vorfall nennt niemanden aus dem Pit. Melde ihn mit der Person.',
  'This is for a {roles}.': 'Das ist Sache von: {roles}.',
  'The incident is closed. Report anew what happens.':
    'Der Vorfall ist abgeschlossen. Melde neu, was geschieht.',
  'These measures are for forbidden devices only.': 'Diese Maßnahmen gibt es nur bei verbotenen Geräten.',
  'Nobody has found anything yet. Record the finding and its reason first.':
    'Noch ist nichts festgestellt. Halte erst die Feststellung und ihren Grund fest.',
  'It was found that the rule was not broken. No measure follows.':
    'Festgestellt ist, dass die Regel nicht verletzt wurde. Es folgt keine Maßnahme.',
  'The rules of this game say nothing of it. Report an incident at the table instead.':
    'Die Regeln dieses Spiels sagen dazu nichts. Melde stattdessen am Tisch einen Vorfall.',
  'Staff of the tables report what they see. Tell the dealer.':
    'Das Personal der Tische meldet, was es sieht. Sag es dem Dealer.',
  'Incident {incident} is there already.': 'Vorfall {incident} gibt es schon.',
  'Say in words what you saw.': 'Sag in Worten, was du gesehen hast.',
  'Lists of results are not for players. The board at the table shows the latest.':
    'Listen der Ergebnisse sind nicht für Spielende. Die Anzeige am Tisch zeigt die letzten.',
  'You are signed on at no table. Lists of results are for those on duty.':
    'Du hast an keinem Tisch Dienst. Listen der Ergebnisse sind für die im Dienst.',
};
