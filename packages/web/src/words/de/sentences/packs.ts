import type { Sentences } from '../../sentences.ts';
import { voidRolls } from './void-rolls.ts';

/** What the packs ask of a table before play, what stands at it, and what its staff remind of. */
export const packs: Sentences = {
  ...voidRolls,
  'The corners of the table are rounded': 'Die Ecken des Tisches sind abgerundet',
  'The sides of the table have high walls': 'Die Seiten des Tisches haben hohe Wände',
  'The table has rounded corners and high side walls': 'Der Tisch hat abgerundete Ecken und hohe Seitenwände',
  'A stick may be at hand for dealer and supervisor': 'Dealer und Aufsicht dürfen einen Stab bereithalten',
  'The dice may be gathered and passed by stick or by hand':
    'Die Würfel dürfen mit dem Stab oder von Hand eingesammelt und gegeben werden',
  'The two dice are identical and their faces are numbered 1 to 6':
    'Die beiden Würfel sind gleich und zeigen 1 bis 6',
  'The drop box fixed to the table': 'Die Drop-Box, fest am Tisch',
  'The drop box attached to the table': 'Die Drop-Box, am Tisch befestigt',
  'The bowl for dice that are not active': 'Die Schale für Würfel, die nicht im Spiel sind',
  'The dice bowl': 'Die Schale für die Würfel',
  'The dice cup': 'Der Würfelbecher',
  'The float tray': 'Das Chiptableau',
  'The rack that shows the colours in use': 'Das Gestell, das die Farben im Spiel zeigt',
  'The marker buttons': 'Die Markierknöpfe',
  'The stick': 'Der Stab',
  'The results display': 'Die Ergebnisanzeige',
  'The entry and lighting equipment': 'Das Gerät für Eingabe und Beleuchtung',

  'Your wager is below the minimum on the sign.': 'Dein Einsatz liegt unter dem Minimum auf dem Aushang.',
  'Your wager is above the maximum on the sign.': 'Dein Einsatz liegt über dem Maximum auf dem Aushang.',
  'The sign asks for wagers in multiples of the minimum.':
    'Der Aushang verlangt Einsätze in Vielfachen des Minimums.',
  'Your wager is not a step that the sign allows.': 'Dein Einsatz ist kein Schritt, den der Aushang erlaubt.',
  'To throw you need a wager on the layout.': 'Zum Werfen brauchst du einen Einsatz auf dem Tuch.',
  'Throw both dice together, towards the far end of the table.':
    'Wirf beide Würfel zusammen, zum anderen Ende des Tisches.',
  'You may pass the dice or go on throwing.': 'Du darfst die Würfel abgeben oder weiterwerfen.',
  'Your wagers are decided. Bet again, or give up the dice.':
    'Deine Einsätze sind entschieden. Setze neu oder gib die Würfel ab.',
  'Wagers are made before the dice are thrown.': 'Gesetzt wird, bevor die Würfel geworfen werden.',
  'A wager may be taken down until the dice come to rest.': 'Ein Einsatz darf zurück, bis die Würfel liegen.',
  'Please check that your wager lies where you want it.':
    'Bitte sieh nach, ob dein Einsatz liegt, wo du ihn haben willst.',
  'Devices that record or analyse play are not allowed here.':
    'Geräte, die das Spiel aufzeichnen oder auswerten, sind hier nicht erlaubt.',
  'Wagers among players or spectators are not allowed.':
    'Wetten unter Gästen oder Zuschauern sind nicht erlaubt.',
  'Please do not advise a player who has not asked.': 'Bitte rate niemandem, der nicht gefragt hat.',
  'With a full table, a place is given up after three rounds without a wager.':
    'Ist der Tisch voll, wird ein Platz nach drei Runden ohne Einsatz frei.',
  'If you are not content with how the gaming was conducted, section 33 of the Gaming and Liquor Administration Act 2007 lets you complain to an inspector. You can lodge the complaint here, and it goes to the inspector with everything that is on record about this dispute.':
    'Wenn du nicht zufrieden bist, wie gespielt wurde, kannst du dich nach Abschnitt 33 des Gaming and Liquor Administration Act 2007 bei einem Prüfer beschweren. Du kannst die Beschwerde hier einlegen; sie geht mit allem an den Prüfer, was zu diesem Streitfall festgehalten ist.',

  'The field column: what two and twelve pay': 'Die Field-Spalte: was Zwei und Zwölf zahlen',
  '{number} figures such as {figures}, none lower than these':
    '{number} Zahlen wie {figures}, keine kleiner als diese',
  'What a hard {number} pays to 1': 'Was eine harte {number} zu 1 zahlt',
  'What Craps {number} pays to 1': 'Was Craps {number} zu 1 zahlt',
  'The pay table: option one or two, never mixed': 'Die Quoten: Option eins oder zwei, nie gemischt',
  'Whether the bonus bet is offered': 'Ob es die Bonuswette gibt',
  'What the bonus pays to 1 on four, five and six sets':
    'Was der Bonus bei vier, fünf und sechs Sätzen zu 1 zahlt',
};
