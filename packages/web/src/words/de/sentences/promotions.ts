import type { Sentences } from '../../sentences.ts';

/** Why something cannot be done in a promotion. */
export const promotions: Sentences = {
  "'{what}' in prize '{prize}' is {kind}. Take it out of the prize.":
    '„{what}“ im Preis „{prize}“ ist {kind}. Nimm es aus dem Preis.',
  "'{what}' in prize '{prize}' is {kind}, prescribed by {reference}. Take it out.":
    '„{what}“ im Preis „{prize}“ ist {kind}, nach {reference}. Nimm es heraus.',
  "'{what}' is '{category}', which is no category of the list. Choose one of it.":
    '„{what}“ ist „{category}“, und das ist keine Warengruppe der Liste. Wähle eine daraus.',
  "'{words}' may be {why}. Look at it, and decide with a reason.":
    '„{words}“ kann {why} sein. Sieh es an und entscheide mit Grund.',
  "'{words}' was found to be {why}. Write the terms otherwise.":
    '„{words}“ wurde als {why} erkannt. Schreibe die Bedingungen anders.',
  'The terms that are saved do not say this. Save them, or look again.':
    'Die gespeicherten Bedingungen sagen das nicht. Speichere sie oder sieh noch einmal hin.',
  'Say why you decide so.': 'Sag, warum du so entscheidest.',
  liquor: 'Alkohol',
  'firearm or ammunition': 'Schusswaffe oder Munition',
  'motor vehicle': 'Kraftfahrzeug',
  travel: 'Reise',
  'real estate': 'Immobilie',
  'machinery or electric appliance': 'Maschine oder Elektrogerät',
  "Nobody has said how much '{what}' in prize '{prize}' is. Give its litres.":
    'Niemand hat gesagt, wie viel „{what}“ im Preis „{prize}“ ist. Nenne die Liter.',
  "Prize '{prize}' holds {litres} litres of liquor, and 20 are the most. Take some out.":
    'Der Preis „{prize}“ enthält {litres} Liter Alkohol, und mehr als 20 dürfen es nicht sein. Nimm etwas heraus.',
  "Prize '{prize}' is {kind}, for which no cash may be offered instead. Leave it out.":
    'Der Preis „{prize}“ ist {kind}, dafür darf kein Bargeld geboten werden. Lass es weg.',
  "The terms offer no cash for prize '{prize}'. Award the prize itself.":
    'Die Bedingungen bieten für den Preis „{prize}“ kein Bargeld. Gib den Preis selbst.',
  '{cents} by {way} would go to somebody else. Make it out to the winner.':
    '{cents} per {way} gingen an jemand anderen. Stelle es auf die Person aus, die gewonnen hat.',
  'The parts make {sum}, and the prize is {paid}. Make them add up.':
    'Die Teile machen {sum}, und der Preis ist {paid}. Es muss aufgehen.',
  '{paid} is paid as the winner chooses: cash, crossed cheque, transfer or a mix. Ask.':
    '{paid} werden gezahlt, wie gewünscht: bar, Verrechnungsscheck, Überweisung oder gemischt. Frag nach.',
  "Prize '{prize}' is not paid in money. Leave the payment out.":
    'Der Preis „{prize}“ wird nicht in Geld gezahlt. Lass die Zahlung weg.',
  'Say what the regulations name, and which of them.':
    'Sag, was die Vorschriften nennen und welche von ihnen.',
  "'{category}' is on the list already.": '„{category}“ steht schon auf der Liste.',
  "'{category}' is not on the list.": '„{category}“ steht nicht auf der Liste.',
  'The promotion has not started. Change its terms, and notify the Authority anew.':
    'Die Verlosung hat nicht begonnen. Ändere ihre Bedingungen und gib sie der Behörde neu bekannt.',
  'Say why the terms should change.': 'Sag, warum sich die Bedingungen ändern sollen.',
  "There is no proposal '{id}'.": 'Einen Vorschlag „{id}“ gibt es nicht.',
  "'{id}' is in force already.": '„{id}“ gilt schon.',
  "The Authority has to approve. Record its approval's reference.":
    'Die Behörde muss zustimmen. Trage das Zeichen ihrer Genehmigung ein.',
  'Other terms are in force since it was proposed. Propose it anew.':
    'Seit dem Vorschlag gelten andere Bedingungen. Schlage es neu vor.',
  'The list of entries is fixed, and its closing with it.':
    'Die Liste der Teilnahmen steht fest, und damit ihr Schluss.',
  'Prizes have been drawn on these terms. They stay as they are.':
    'Nach diesen Bedingungen wurde schon gezogen. Sie bleiben, wie sie sind.',
  'Everybody claims for himself or herself.': 'Einen Anspruch stellt jede Person selbst.',
  "There is no prize '{prize}'.": 'Einen Preis „{prize}“ gibt es nicht.',
  'The prizes have not been drawn. Claim when they have.':
    'Die Preise sind noch nicht gezogen. Stelle den Anspruch danach.',
  'This prize was claimed by the same person already.': 'Diesen Preis hat dieselbe Person schon beansprucht.',
  'Somebody else has won this prize. Deny it, with the reason.':
    'Diesen Preis hat jemand anders gewonnen. Lehne mit Grund ab.',
  'The scrutineer attests after the draw. Ask for it first.':
    'Der Notar bezeugt nach der Ziehung. Bitte erst darum.',
  'Casino dollars are a voucher for a table. Say for which.':
    'Casino-Dollar sind ein Gutschein für einen Tisch. Sag, für welchen.',
  'Whoever is refused a prize is told why. Say why.':
    'Wem ein Preis verweigert wird, dem wird gesagt, warum. Sag es.',
  'Of a denied claim above $100 the name and the address are kept. Ask for both.':
    'Bei einem abgelehnten Anspruch über 100 $ werden Name und Anschrift aufbewahrt. Frag nach beiden.',
  "Claim '{id}' was not denied. There is nothing to tell.":
    'Anspruch „{id}“ wurde nicht abgelehnt. Es gibt nichts zu sagen.',
  'The claimant has been told already.': 'Es ist der Person schon gesagt.',
  "There is no claim '{id}'.": 'Einen Anspruch „{id}“ gibt es nicht.',
  "Claim '{id}' was {state}, and what was decided is not changed. It may be disputed.":
    'Über Anspruch „{id}“ ist entschieden ({state}), und dabei bleibt es. Er kann strittig werden.',
  awarded: 'zuerkannt',
  denied: 'abgelehnt',
  'The prizes have not been drawn. Draw them, or cancel the draw.':
    'Die Preise sind noch nicht gezogen. Zieh sie oder sag die Ziehung ab.',
  'There is something left to do: {duty}. Do it first.': 'Es ist noch etwas zu tun: {duty}. Tu es erst.',
  'A prize is not awarded. Say why it is left.': 'Ein Preis ist nicht vergeben. Sag, warum er liegen bleibt.',
  'This is for the {roles}. Ask one of them.': 'Das ist Sache von: {roles}. Frag dort nach.',
  'There is no such promotion. Look at the list.': 'Diese Verlosung gibt es nicht. Sieh in die Liste.',
  'The promotion is closed, and nothing is added to it.':
    'Die Verlosung ist abgeschlossen, nichts kommt dazu.',
  'The terms are not published. There is nothing to dispute.':
    'Die Bedingungen sind nicht veröffentlicht. Es gibt nichts zu bestreiten.',
  'Say what the dispute is about.': 'Sag, worum es geht.',
  'The operator has decided, and that is final. An inspector takes complaints.':
    'Der Betreiber hat entschieden, und das ist endgültig. Beschwerden nimmt ein Prüfer.',
  'Say what is decided.': 'Sag, was entschieden ist.',
  'The advice has been given already.': 'Der Hinweis ist schon gegeben.',
  'Whoever raised the dispute may complain.': 'Beschweren kann sich, wer den Streitfall gemeldet hat.',
  'The complaint is with the inspector already.': 'Die Beschwerde liegt schon beim Prüfer.',
  'The operator decides first.': 'Zuerst entscheidet der Betreiber.',
  'Whoever is unhappy is told of the right to complain to an inspector. Give that advice first.':
    'Wer unzufrieden ist, erfährt vom Recht auf Beschwerde bei einem Prüfer. Gib erst diesen Hinweis.',
  "There is no dispute '{id}'.": 'Einen Streitfall „{id}“ gibt es nicht.',
  'There is a promotion of that id. Choose another.':
    'Eine Verlosung mit dieser Kennung gibt es schon. Wähle eine andere.',
  'A promotion has a title. Give it one.': 'Eine Verlosung hat einen Titel. Gib ihr einen.',
  'A promotional prize is awarded by {methods}. Choose one of them.':
    'Ein Preis wird so vergeben: {methods}. Wähle eines davon.',
  'The promotion has started, and its terms are locked. Propose an amendment.':
    'Die Verlosung hat begonnen, ihre Bedingungen stehen fest. Schlage eine Änderung vor.',
  'The terms say this already. The notice stays as it is.':
    'Das steht schon in den Bedingungen. Die Bekanntgabe bleibt, wie sie ist.',
  'Say what it is that advertises the promotion.': 'Sag, womit für die Verlosung geworben wird.',
  'Two prizes have one name. Give each a name of its own.':
    'Zwei Preise heißen gleich. Gib jedem einen eigenen Namen.',
  'The seed is not the one that was committed to. Stop the draw: its integrity is in doubt.':
    'Der Startwert ist nicht der festgelegte. Halte die Ziehung an: Es ist fraglich, ob sie unversehrt ist.',
  'The winner is found by {method}, by the terms.':
    'Wer gewinnt, entscheidet nach den Bedingungen: {method}.',
  'All prizes are drawn. There is no second draw.':
    'Alle Preise sind gezogen. Eine zweite Ziehung gibt es nicht.',
  'The list of entries is not fixed. Fix it first.':
    'Die Liste der Teilnahmen steht nicht fest. Lege sie erst fest.',
  'Nobody has entered, so nobody wins. Close the promotion.':
    'Niemand nimmt teil, also gewinnt niemand. Schließe die Verlosung ab.',
  'The terms say {at}, at {place}. Draw then.': 'Die Bedingungen sagen {at}, {place}. Zieh dann.',
  'Everybody enters for himself or herself.': 'Jede Person nimmt für sich selbst teil.',
  'The promotion has not started. Come back when it has.':
    'Die Verlosung hat nicht begonnen. Komm wieder, wenn sie es hat.',
  'Entries closed at {at}. There is no entering any more.':
    'Teilnehmen konnte man bis {at}. Jetzt geht es nicht mehr.',
  'The list of entries is fixed already.': 'Die Liste der Teilnahmen steht schon fest.',
  'Entries are still taken, or have not begun. Fix the list after they close.':
    'Noch kann man teilnehmen, oder es hat nicht begonnen. Lege die Liste danach fest.',
  'Whoever enters has to be in the casino. Enter there.':
    'Wer teilnimmt, muss im Casino sein. Nimm dort teil.',
  'Everybody has {entries} at the most.': 'Mehr gibt es nicht für eine Person: {entries}.',
  'one entry': 'eine Teilnahme',
  '{number} entries': '{number} Teilnahmen',
  'A bet of {cents} is needed, and the largest on record is {largest}.':
    'Nötig ist ein Einsatz von {cents}, und der größte festgehaltene ist {largest}.',
  'Details of a denied claim above $100 are kept. They are neither changed nor erased.':
    'Angaben zu einem abgelehnten Anspruch über 100 $ werden aufbewahrt. Sie werden weder geändert noch gelöscht.',
  'The claimant has not been told why. Log that first.':
    'Der Person ist nicht gesagt, warum. Halte das erst fest.',
  'This is so already. Postpone it, or cancel the draw.':
    'Das ist schon so. Verschiebe es oder sag die Ziehung ab.',
  'The promotion is not open. Change its terms instead.':
    'Die Verlosung ist nicht offen. Ändere stattdessen ihre Bedingungen.',
  'Say what has happened.': 'Sag, was geschehen ist.',
  'The {what} is postponed already.': 'Schon verschoben: {what}.',
  'The draw is cancelled. Deny the claim, with the reason.':
    'Die Ziehung ist abgesagt. Lehne den Anspruch ab, mit dem Grund.',
  'By the terms the prize is awarded at {at}. Wait until then, or say why it is sooner.':
    'Nach den Bedingungen wird der Preis um {at} übergeben. Warte bis dahin, oder sag, warum es früher ist.',
  'The scrutineer oversees the draw. Somebody else makes it.':
    'Der Notar beaufsichtigt die Ziehung. Jemand anders macht sie.',
  'Nothing is postponed that could be confirmed.': 'Nichts ist verschoben, was bestätigt werden könnte.',
  'Say how integrity was confirmed.': 'Sag, wie bestätigt wurde, dass alles unversehrt ist.',
  'The {what} is postponed until its integrity is confirmed. Record the validation first.':
    'Verschoben, bis alles bestätigt ist: {what}. Halte erst die Bestätigung fest.',
  promotion: 'die Verlosung',
  draw: 'die Ziehung',
  'Its integrity is in doubt. Postpone it, or cancel the draw.':
    'Es ist fraglich, ob alles unversehrt ist. Verschiebe es oder sag die Ziehung ab.',
  'The draw is cancelled, and is never made.': 'Die Ziehung ist abgesagt und findet nicht statt.',
  'Nobody has declared that integrity is compromised. Declare it, with the reason.':
    'Niemand hat erklärt, dass etwas nicht unversehrt ist. Erkläre es, mit dem Grund.',
  'The Authority has these terms already. Nothing to send.':
    'Die Behörde hat diese Bedingungen schon. Es gibt nichts zu schicken.',
  'The promotion has started already.': 'Die Verlosung hat schon begonnen.',
  'Nothing advertises the promotion yet. Record what does.':
    'Noch wirbt nichts für die Verlosung. Trage ein, was wirbt.',
  "'{what}' does not refer to the terms. Put the reference on it and record it again.":
    '„{what}“ verweist nicht auf die Bedingungen. Setze den Verweis darauf und trage es neu ein.',
  'Nobody has said how the terms can be had. Record a channel.':
    'Niemand hat gesagt, wo es die Bedingungen gibt. Trage einen Weg ein.',
  'The Authority has not been given these terms. Notify it.':
    'Die Behörde hat diese Bedingungen nicht. Gib sie ihr bekannt.',
  'The Authority has to have the terms for 24 hours. Start at {earliest} or later.':
    'Die Behörde muss die Bedingungen 24 Stunden haben. Beginne um {earliest} oder später.',
  'That moment has passed. Start now or later.': 'Dieser Zeitpunkt ist vorbei. Beginne jetzt oder später.',
  'Entries would close at {closes}, before they begin. Start earlier, or change it.':
    'Die Teilnahme endete um {closes}, bevor sie beginnt. Beginne früher oder ändere es.',
  'A prize draw needs a committed seed. Try again.':
    'Eine Ziehung braucht einen festgelegten Startwert. Versuche es wieder.',
  'The terms do not say yet: {all}. Fill them in.': 'Das fehlt noch in den Bedingungen: {all}. Fülle es aus.',
  'The prizes have not been drawn. Draw them first.': 'Die Preise sind noch nicht gezogen. Zieh sie erst.',
  "Nobody has won '{prize}'.": 'Niemand hat „{prize}“ gewonnen.',
  'The terms do not say that a prize is drawn again. What is not claimed is left.':
    'Die Bedingungen sagen nicht, dass neu gezogen wird. Was niemand beansprucht, bleibt liegen.',
  'The winner has claimed the prize. Decide the claim.':
    'Der Preis ist beansprucht. Entscheide über den Anspruch.',
  'The winner has until {due} to claim. Wait until then.':
    'Der Anspruch kann bis {due} gestellt werden. Warte bis dahin.',
  'Everybody who has entered was drawn. The prize is left.':
    'Alle, die teilnehmen, wurden gezogen. Der Preis bleibt liegen.',
  'There is no seed to draw by. Its integrity is in doubt.':
    'Es gibt keinen Startwert zum Ziehen. Es ist fraglich, ob alles unversehrt ist.',
  'This person is not a scrutineer of the pit. Give them the role first.':
    'Diese Person ist im Pit kein Notar. Gib ihr erst die Rolle.',
  'The draw has begun under another scrutineer.': 'Die Ziehung hat unter einem anderen Notar begonnen.',
  'The scrutineer that the operator has named attests.':
    'Es bezeugt der Notar, den der Betreiber benannt hat.',
  'This has been attested already.': 'Das ist schon bezeugt.',
  'The list of entries is not fixed. Attest when it is.':
    'Die Liste der Teilnahmen steht nicht fest. Bezeuge, wenn sie es tut.',
  'The draw has begun already.': 'Die Ziehung hat schon begonnen.',
  'The draw has not been made. Attest when it has.': 'Die Ziehung hat nicht stattgefunden. Bezeuge danach.',
  'Say what you attest.': 'Sag, was du bezeugst.',
  'A prize is worth more than $10,000. Nominate a scrutineer first.':
    'Ein Preis ist mehr als 10.000 $ wert. Benenne erst einen Notar.',
  'The scrutineer is not signed in. Wait until they are.':
    'Der Notar ist nicht angemeldet. Warte, bis er es ist.',
  'The scrutineer attests before the draw. Ask for it.': 'Der Notar bezeugt vor der Ziehung. Bitte darum.',
  "Nobody has won '{prize}' yet. Draw it first.": '„{prize}“ hat noch niemand gewonnen. Zieh erst.',
  'Among {entries} entries {dice} thrown. Throw as many.': 'Bei {entries} Teilnahmen: {dice}. Wirf so viele.',
  'one die is': 'ein Würfel',
  '{number} dice are': '{number} Würfel',
};
