import type { Sentences } from '../../sentences.ts';

/** Why somebody does not come in, stay in, or get a role. */
export const people: Sentences = {
  'Nobody is signed in here. Join with the code, or sign in, and ask again.':
    'Hier ist niemand angemeldet. Komm mit dem Code herein oder melde dich an und versuche es wieder.',
  'This is for {roles}. Ask one of them.': 'Das ist Sache von: {roles}. Frag dort nach.',
  'Nobody has asked that. Ask again.': 'Danach hat niemand gefragt. Frag noch einmal.',
  'Nobody has asked that.': 'Danach hat niemand gefragt.',
  'There is no guest called {name}. Join under that name instead.':
    'Einen Gast namens {name} gibt es nicht. Komm unter diesem Namen herein.',
  'The host has been asked about {name} already. Wait for the answer.':
    'Wegen {name} ist schon gefragt. Warte auf die Antwort der Spielleitung.',
  'That was {state} before.': 'Das wurde schon {state}.',
  confirmed: 'bestätigt',
  approved: 'bestätigt',
  refused: 'abgelehnt',
  'That was asked too long ago. They have to ask again.':
    'Das ist zu lange her. Es muss noch einmal gefragt werden.',
  'This pit has a host. Sign in, or ask the host for a staff account.':
    'Dieser Pit hat eine Spielleitung. Melde dich an oder bitte sie um einen Zugang für das Personal.',
  'This pit has a host. The host makes links for the staff.':
    'Dieser Pit hat eine Spielleitung. Sie macht die Links für das Personal.',
  'The pit takes no new guests now. Ask the host to unlock it.':
    'Der Pit nimmt gerade keine neuen Gäste. Bitte die Spielleitung, ihn zu öffnen.',
  'There are {guests} guests, and {most} are the most. Ask the host.':
    'Es sind {guests} Gäste da, und mehr als {most} dürfen es nicht sein. Frag die Spielleitung.',
  'Your time in this pit is over. Ask the operator for another.':
    'Deine Zeit in diesem Pit ist um. Bitte den Betreiber um weitere.',
  'That is not right. Look at what you typed, and try again.':
    'Das stimmt nicht. Sieh nach, was du getippt hast, und versuche es wieder.',
  'There is nobody of that id in the pit. Look at the list of people.':
    'Diese Person gibt es im Pit nicht. Sieh in die Liste der Leute.',
  'Somebody here is called {name}. Choose another name, or ask to be them again.':
    'Hier heißt schon jemand {name}. Nimm einen anderen Namen oder frag, ob du es wieder sein darfst.',
  'That moment has passed. Name a later one, or none.':
    'Dieser Zeitpunkt ist vorbei. Nenne einen späteren oder keinen.',
  '{name} is not kept out.': '{name} ist nicht ausgeschlossen.',
  'Codes for a new phone are for guests. Sign in with the passphrase there.':
    'Codes für ein neues Telefon sind für Gäste. Melde dich dort mit der Passphrase an.',
  'The host cannot be sent out of the pit.': 'Die Spielleitung kann nicht hinausgeschickt werden.',
  'That would be yourself. Sign out instead.': 'Das wärst du selbst. Melde dich stattdessen ab.',
  'There were too many tries. Wait {after} s and try again.':
    'Das waren zu viele Versuche. Warte {after} s und versuche es wieder.',
  'A house player plays for the house.': 'Ein Hausspieler spielt für das Haus.',
  'You are kept out of this pit. Speak to the host.':
    'Du bist von diesem Pit ausgeschlossen. Sprich mit der Spielleitung.',
  'A name has something in it that can be seen. Type one.':
    'In einem Namen steht etwas, das man sehen kann. Gib einen ein.',
  'A name has no signs that turn the writing around. Type it without them.':
    'In einem Namen stehen keine Zeichen, die die Schrift umdrehen. Gib ihn ohne sie ein.',
  "'{name}' is what the staff are called. Choose another name.":
    '„{name}“ heißt hier das Personal. Nimm einen anderen Namen.',
  'That name is not fit for a family table. Choose another, or ask the host.':
    'Dieser Name passt nicht an einen Familientisch. Nimm einen anderen oder frag die Spielleitung.',
  'Passkeys need a name under https, or this very machine. Use a passphrase here.':
    'Passkeys brauchen eine Adresse mit https oder genau diesen Rechner. Nimm hier eine Passphrase.',
  'A passphrase has {least} characters or more, and this one has {length}. A few words do well.':
    'Eine Passphrase hat mindestens {least} Zeichen, diese hat {length}. Ein paar Wörter tun es gut.',
  'That passphrase is among the first that anybody would try. Take a few words that do not go together.':
    'Diese Passphrase würde man zuerst versuchen. Nimm ein paar Wörter, die nicht zusammengehören.',
  'Many are signing in just now. Try again in a moment.':
    'Gerade melden sich viele an. Versuche es gleich noch einmal.',
  '{name} is a guest. Add them to the staff to give them a role.':
    '{name} ist Gast. Nimm die Person ins Personal auf, um ihr eine Rolle zu geben.',
  'The host stays the operator, or nobody could run the pit.':
    'Die Spielleitung bleibt Betreiber, sonst könnte niemand den Pit führen.',
  '{name} is that already.': '{name} ist das schon.',
  'Only those who watch are let in for a time. Leave the end out.':
    'Auf Zeit kommt nur herein, wer zusieht. Lass das Ende weg.',
  'That end is not in the time to come. Name a later one.':
    'Dieses Ende liegt nicht in der Zukunft. Nenne ein späteres.',
  'Staff have at least one role. Name one.': 'Das Personal hat mindestens eine Rolle. Nenne eine.',
  'Somebody who is {watches} does nothing else in the pit.': 'Wer {watches} ist, tut im Pit nichts anderes.',
  '{name} is a guest, and has no passphrase.': '{name} ist Gast und hat keine Passphrase.',
  'You are not a {role} in this pit.': 'Du bist in diesem Pit nicht: {role}.',
  'You are not a {role} here.': 'Du bist hier nicht: {role}.',
  'You are nothing in this pit that could do this.': 'Du bist in diesem Pit nichts, was das dürfte.',
};
