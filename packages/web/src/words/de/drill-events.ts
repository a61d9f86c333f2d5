/** What may happen to a throw, by the id under which the drill describes it. */
export const events: Readonly<Record<string, string>> = {
  'left-the-table.1':
    'Ein Würfel prallt von der Stirnwand ab, fliegt über die Bande und liegt mit der 3 auf dem Teppich.',
  'left-the-table.2':
    'Ein Würfel liegt flach auf dem Tuch. Der andere rollt über die Kante und findet sich unter einem Hocker.',
  'off-the-table.1':
    'Ein Würfel springt über die Wand und bleibt auf dem Boden liegen, deutlich mit der 6 oben.',
  'off-the-table.2': 'Ein Würfel landet einem Spieler im Schoß, nicht auf dem Tisch; der andere liegt flach.',
  'off-the-mat.1':
    'Ein Würfel rutscht über den Rand der Matte und bleibt auf der blanken Tischplatte liegen.',
  'off-the-mat.2': 'Ein Würfel landet auf dem Boden der Matte. Der andere kommt außerhalb auf.',
  'die-on-die.1': 'Beide Würfel halten am fernen Ende, der eine sitzt genau auf dem anderen.',
  'die-on-die.2': 'Der zweite Würfel klettert auf den ersten und bleibt dort, eine Vier auf einer Vier.',
  'on-the-bank.1': 'Ein Würfel läuft über das Tuch zurück und bleibt auf den Chips der Bank liegen.',
  'on-the-bank.2':
    'Ein Würfel liegt flach; der andere ist auf dem Chipbestand des Dealers zur Ruhe gekommen.',
  'on-the-float.1': 'Ein Würfel läuft über das Tuch zurück und bleibt oben auf den Chips des Floats liegen.',
  'on-the-float.2': 'Ein Würfel liegt flach; der andere ist auf den Chips des Floats zur Ruhe gekommen.',
  'bowl-or-rail.1': 'Ein Würfel hüpft in die Schale, in der die übrigen Würfel liegen.',
  'bowl-or-rail.2': 'Ein Würfel bleibt oben auf der Bande rund um den Tisch liegen.',
  'two-faces.1': 'Ein Würfel klemmt zwischen einem Chip und einem Marker, an jedem liegt eine Fläche.',
  'two-faces.2': 'Ein Würfel lehnt über der Ecke eines Stapels: Zwei seiner Flächen berühren die Chips.',
  'fall-cannot-be-called.1':
    'Ein Würfel steht auf der Kante an einem Stapel, und niemand am Tisch kann sagen, wie er fiele.',
  'fall-cannot-be-called.2': 'Ein Würfel hängt so schräg, dass sich keine Fläche gerecht ansagen lässt.',
  'fraud.1': 'Nach dem Wurf bemerkt der Dealer, dass einer der Würfel zwei Sechsen hat.',
  'fraud.2': 'Man sieht, wie der Shooter einen Würfel verschwinden lässt und einen anderen wirft.',
  'unapproved-dice.1':
    'Einer der geworfenen Würfel trägt das Zeichen eines anderen Casinos: Für dieses Spiel wurde er nie zugelassen.',
  'unapproved-dice.2':
    'Die geworfenen Würfel erweisen sich als ein Paar, das niemand für das Spiel zugelassen hat.',
  'not-the-shooter.1': 'Während der Shooter ein Feuerzeug sucht, nimmt ein Nachbar die Würfel und wirft sie.',
  'not-the-shooter.2':
    'Ein Freund des Shooters wirft die Würfel, weil es Glück bringt. Sie liegen flach am fernen Ende.',
  'not-together.1': 'Ein Würfel verlässt die Hand sofort, der andere einen Augenblick später.',
  'not-together.2': 'Der Shooter wirft die Würfel nacheinander.',
  'end-not-struck.1': 'Ein Würfel bleibt mitten auf dem Tuch liegen und berührt das Ende des Tischs nie.',
  'end-not-struck.2': 'Beide Würfel liegen flach, aber einer hat die ferne Wand nicht erreicht.',
  'improper.1': 'Der Shooter schiebt die Würfel über das Tuch, sodass keiner von ihnen rollt.',
  'improper.2': 'Der Shooter legt die Würfel auf das Tuch und schnippt sie mit dem Finger an.',
  'irregular.1': 'Während die Würfel in der Luft sind, ergießt sich ein Getränk über das Tuch.',
  'irregular.2': 'Der Ärmel eines Zuschauers streift einen rollenden Würfel.',
  'not-flat.1': 'Einer der Würfel lehnt an einem Stapel Chips und liegt nicht flach.',
  'not-flat.2': 'Ein Würfel ist in einer Naht des Tuchs auf der Kante stehen geblieben.',
  'lies-flat.1':
    'Die Würfel springen hoch, werfen einen Stapel um und kommen alle flach auf dem Tuch zur Ruhe.',
  'lies-flat.2': 'Ein Würfel kreiselt lange, bevor er flach liegt wie die anderen.',
  'leans-readably.1': 'Ein Würfel lehnt mit einer Fläche an dem Chip eines Spielers und liegt sonst frei.',
  'leans-readably.2': 'Ein Würfel lehnt an der Kante eines Markers; nur eine seiner Flächen berührt ihn.',
  'judged-readily.1':
    'Ein Würfel lehnt ein wenig, und der Dealer zweifelt nicht, auf welche Fläche er fiele.',
  'judged-readily.2':
    'Ein Würfel liegt schräg in einer Falte. Alle sehen, welche Fläche oben läge, auch der Dealer.',
  'too-late.1':
    'Die Summe ist angesagt. Da kommt dem Dealer der Gedanke, dass ein Würfel das Ende nie berührt hat.',
  'too-late.2':
    'Nach der Ansage sagt ein Aufseher, die Würfel hätten die Hand nicht ganz zugleich verlassen.',
  'dealer-is-shooter.1':
    'Niemand nimmt die Würfel, obwohl Wetten offen sind; also wirft der Dealer. Sie liegen flach.',
  'dealer-is-shooter.2':
    'Ohne Abnehmer für die Würfel wirft der Dealer aus, was offen ist. Beide Würfel liegen flach.',
  'no-end-to-strike.1': 'Die Würfel liegen flach, wo sie sollen, doch einer hat das ferne Ende nie erreicht.',
  'no-end-to-strike.2':
    'Ein Würfel bleibt in der Mitte liegen, flach und im erlaubten Bereich, ohne etwas zu berühren.',
};
