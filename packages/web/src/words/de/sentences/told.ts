import type { Sentences } from '../../sentences.ts';

/** What is said of events at a table, as it happens. */
export const told: Sentences = {
  'Seat {seat}': 'Platz {seat}',
  'the dealer': 'Dealer',
  'Bet {bet} of seat {seat}, {wager}, is void: what it did is undone and {sum} goes back.':
    'Einsatz {bet} von Platz {seat}, {wager}, ist nichtig: Was er bewirkt hat, ist rückgängig gemacht, und {sum} gehen zurück.',
  "{name}'s {wager} is void: {sum} goes back.":
    '{name}, {wager}: Der Einsatz ist nichtig, {sum} gehen zurück.',
  '{who} is reminded: {says}': 'Erinnerung an {who}: {says}',
  '{who} is given advice.': '{who} bekommt einen Rat.',
  '{who} is given advice ("{words}").': '{who} bekommt einen Rat („{words}“).',
  'The dice are offered to {name}.': 'Die Würfel werden {name} angeboten.',
  '{name} declines the dice.': '{name} lehnt die Würfel ab.',
  '{name} takes the dice.': '{name} nimmt die Würfel.',
  '{name} chooses {dice}.': '{name} wählt {dice}.',
  '{name} gives up the dice.': '{name} gibt die Würfel ab.',
  '{name} sevens out.': '{name} wirft die Sieben und gibt ab.',
  '{name} leaves the dice.': '{name} lässt die Würfel liegen.',
  '{name} is ordered to pass the dice: {cause}.': '{name} muss die Würfel abgeben: {cause}.',
  '{name} is ordered to pass the dice: {cause} ("{words}").':
    '{name} muss die Würfel abgeben: {cause} („{words}“).',
  '{name} calls a late bet: {stake} on {wager}.': '{name} ruft einen späten Einsatz: {stake} auf {wager}.',
  "The late bet is withdrawn: {name}'s {wager}.": 'Der späte Einsatz ist zurückgezogen: {name}, {wager}.',
  'Roll {roll}: {who} throws.': 'Wurf {roll}: {who} wirft.',
  'The dice come to rest.': 'Die Würfel liegen.',
  'The dice come to rest on {roll}.': 'Die Würfel liegen auf {roll}.',
  'A correction is asked for: {roll} and not {was}.':
    'Eine Berichtigung ist erbeten: {roll} und nicht {was}.',
  'The correction is not approved.': 'Der Berichtigung ist nicht zugestimmt.',
  'The correction is no longer asked for.': 'Die Berichtigung ist nicht mehr erbeten.',
  'Whoever keyed {was} has put it right to {roll}, without a second person.':
    'Wer {was} eingegeben hat, hat es auf {roll} berichtigt, ohne zweite Person.',
  'The entry is corrected from {was} to {roll}.': 'Die Eingabe ist von {was} auf {roll} berichtigt.',
  "Roll {roll}: the {role}'s call is overruled from {was} to {outcome}.":
    'Wurf {roll}: Die Ansage ({role}) ist von {was} auf {outcome} geändert.',
  'Roll {roll}: the {role}\'s call is overruled from {was} to {outcome} ("{words}").':
    'Wurf {roll}: Die Ansage ({role}) ist von {was} auf {outcome} geändert („{words}“).',
  'void ({reason})': 'ungültig ({reason})',
  'What roll {roll} did is reversed.': 'Was Wurf {roll} bewirkt hat, ist zurückgebucht.',
  'The face of die {die} of the roll is disputed.': 'Die Augen von Würfel {die} des Wurfs sind strittig.',
  'Die {die} of the roll is ruled to show {face}.': 'Entschieden: Würfel {die} des Wurfs zeigt {face}.',
  'Die {die} of the roll is ruled to show {face} ("{words}").':
    'Entschieden: Würfel {die} des Wurfs zeigt {face} („{words}“).',
  'The roll is settled.': 'Der Wurf ist abgerechnet.',
  'The roll is settled: nothing is decided.': 'Der Wurf ist abgerechnet: Nichts ist entschieden.',
  'The roll is settled: nothing is decided. {rest}':
    'Der Wurf ist abgerechnet: Nichts ist entschieden. {rest}',
  '1 bet stands.': '1 Einsatz bleibt liegen.',
  '{number} bets stand.': '{number} Einsätze bleiben liegen.',
  '{stake} is below the minimum of {minimum} and stands.':
    '{stake} liegen unter dem Minimum von {minimum} und bleiben liegen.',
  '{stake} is over the maximum of {maximum}: {excess} is not in play.':
    '{stake} liegen über dem Maximum von {maximum}: {excess} sind nicht im Spiel.',
  "{name}'s {wager} loses {part}.": '{name}, {wager}: {part} verloren.',
  "{name}'s {wager} wins {sum}: {part} at {odds}.": '{name}, {wager}: {sum} gewonnen, {part} zu {odds}.',
  "{name}'s {wager} wins {sum}: {part} at {odds}; the stake stays up.":
    '{name}, {wager}: {sum} gewonnen, {part} zu {odds}; der Einsatz bleibt liegen.',
  '{die} has left the table.': '{die} ist vom Tisch.',
  '{die} is found by {finder}.': '{die} ist gefunden, von {finder}.',
  '{die} is given up for lost.': '{die} ist verloren gegeben.',
  '{die} is given up for lost; a new set is needed.':
    '{die} ist verloren gegeben; ein neuer Satz wird gebraucht.',
  'The table is halted: {cause}.': 'Der Tisch ist angehalten: {cause}.',
  'The table is halted: {cause} ("{words}").': 'Der Tisch ist angehalten: {cause} („{words}“).',
  'The halt is lifted: {because}.': 'Der Halt ist aufgehoben: {because}.',
  'The halt is lifted: {because} ("{words}").': 'Der Halt ist aufgehoben: {because} („{words}“).',
  'Incident {incident}, {kind}: {words}': 'Vorfall {incident}, {kind}: {words}',
  'Play starts; the {thrower} throws.': 'Das Spiel beginnt; es wirft: {thrower}.',
  shooter: 'Werfer',
  'Roll {roll} is invalid: {ground}; bets {bets}.': 'Wurf {roll} ist nichtig: {ground}; Einsätze {bets}.',
  'are refunded': 'werden erstattet',
  stand: 'bleiben liegen',
  'Sign posted: {limits}.': 'Aushang: {limits}.',
  'bets from {minimum} to {maximum}': 'Einsätze von {minimum} bis {maximum}',
  'Sign posted: a minimum of {minimum} from {from}.': 'Aushang: Minimum {minimum} ab {from}.',
  'Sign posted: the table closes at {closesAt}.': 'Aushang: Der Tisch schließt um {closesAt}.',
  'The odds change: {options}.': 'Die Quoten ändern sich: {options}.',
};
