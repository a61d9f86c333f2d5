import type { Cents } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { disputedGame, wagerIn } from '../../disputes/disputed-game.ts';
import { client } from '../../live/pit.ts';
import { useTable } from '../../live/table.ts';
import { Deed } from '../../office/deed.tsx';
import { Tick } from '../../parts/field.tsx';
import { sum } from '../../words/numbers.ts';
import { conductWords } from '../said.ts';
import { shown, whyNotHere } from './live.ts';
import type { OnIncident } from './on-incident.ts';

/** Bets of the person that lie at the table now or that one of the last rolls decided, each to be chosen. */
export function VoidBets({ facts, incident: { incident, table, person = '', pack } }: OnIncident) {
  const said = conductWords.value.measures;
  const live = useTable(table);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const seat = [...(live?.seats.values() ?? [])].find((each) => each.person === person)?.seat;
  const lying = live?.betting.bets.filter((bet) => bet.seat === seat) ?? [];
  const decided = (live?.recent ?? []).flatMap((past) =>
    past.layout
      .filter((lay) => past.people.get(lay.seat) === person)
      .flatMap((lay) => {
        const line = past.settlements.find(({ bet }) => bet === lay.bet);
        if (line === undefined || line.verdict === 'stands') return [];
        return [{ ...lay, roll: past.number, won: line.verdict === 'wins' ? line.winnings : undefined }];
      }),
  );
  const game = disputedGame(pack);
  const named = [...lying, ...decided].filter(({ bet }) => chosen.has(bet));
  const choose = (bet: string, on: boolean): void =>
    setChosen(new Set([...chosen].filter((each) => each !== bet).concat(on ? [bet] : [])));
  const bets = named.map(({ bet, chips, tokens }) => ({ bet, cents: chips + tokens }));
  return (
    <fieldset class="setting measure">
      <legend>{said.names.void}</legend>
      <p class="quiet small">{said.voidText}</p>
      {lying.length + decided.length === 0 && <p class="quiet">{said.noBets}</p>}
      {lying.map(({ bet, wager, chips, tokens }) => (
        <Tick key={bet} on={chosen.has(bet)} onChange={(on) => choose(bet, on)}>
          {said.bet({ wager: wagerIn(game, wager), sum: sum(chips + tokens) })}
        </Tick>
      ))}
      {decided.map(({ bet, wager, chips, tokens, roll, won }) => (
        <Tick key={bet} on={chosen.has(bet)} onChange={(on) => choose(bet, on)}>
          {decidedBet({ wager: wagerIn(game, wager), sum: sum(chips + tokens), roll }, won)}
        </Tick>
      ))}
      {lying.length + decided.length > 0 && (
        <Deed
          name={said.void}
          why={whyNotHere(facts, { type: 'VoidWagers', incident, table, person, bets })}
          sure={said.sure}
          onPress={() => {
            const body = { bets: bets.map(({ bet }) => bet) };
            return shown(client.ask('voidWagers', { params: { incident }, body }), said.voided);
          }}
        />
      )}
    </fieldset>
  );
}

function decidedBet(
  figures: { readonly wager: string; readonly sum: string; readonly roll: number },
  won: Cents | undefined,
): string {
  const said = conductWords.value.measures;
  return won === undefined ? said.lostBet(figures) : said.wonBet({ ...figures, won: sum(won) });
}
