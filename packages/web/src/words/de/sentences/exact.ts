import type { Sentences } from '../../sentences.ts';

/** Why a question has no exact answer. */
export const exact: Sentences = {
  'These bets do not wear a bankroll down; it may grow without end. Name a goal at which to stop.':
    'Diese Einsätze zehren ein Budget nicht auf; es kann ohne Ende wachsen. Nenne ein Ziel zum Aufhören.',
  'No wager keeps within that edge. Allow a higher one, or name other wagers.':
    'Keine Wette bleibt unter diesem Hausvorteil. Erlaube einen höheren oder nenne andere Wetten.',
  'These dice may leave a bet on {wager} up for ever. Give each face it waits for a chance.':
    'Mit diesen Würfeln kann ein Einsatz auf {wager} für immer liegen bleiben. Gib jeder Augenzahl, auf die er wartet, eine Chance.',
  'Nothing within reach comes to {target}; the nearest is {nearest}. Choose another target.':
    'Nichts Erreichbares kommt auf {target}; am nächsten ist {nearest}. Wähle ein anderes Ziel.',
  'An exact answer would hold {asked} {holds}, more than {limit}. {wayOut}':
    'Eine genaue Antwort hätte {asked} {holds}, mehr als {limit}. {wayOut}',
  stages: 'Stufen',
  results: 'Ergebnisse',
  bits: 'Bits',
  steps: 'Schritte',
  places: 'Stände',
  ways: 'Möglichkeiten',
  mixes: 'Mischungen',
  'Ask about fewer bets of several stages together.': 'Frag nach weniger mehrstufigen Einsätzen zugleich.',
  'Stake amounts with a larger common divisor, or ask about fewer rolls.':
    'Setze Beträge mit größerem gemeinsamen Teiler oder frag nach weniger Würfen.',
  'Ask about fewer rolls, or stake amounts with a larger common divisor.':
    'Frag nach weniger Würfen oder setze Beträge mit größerem gemeinsamen Teiler.',
  'Ask about fewer rolls or fewer bets.': 'Frag nach weniger Würfen oder weniger Einsätzen.',
  'Give the dice chances with smaller denominators.': 'Gib den Würfeln Chancen mit kleineren Nennern.',
  'Ask about fewer wagers together, or a total of fewer units.':
    'Frag nach weniger Wetten zugleich oder nach einer kleineren Summe.',
  'Choose a goal nearer to the bankroll, or stakes that are larger parts of it.':
    'Wähle ein Ziel näher am Budget oder Einsätze, die größere Teile davon sind.',
};
