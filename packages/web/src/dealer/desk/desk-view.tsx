import { nextSteps, phaseOf } from '@dicepit/engine';
import { Fault, PausedPit } from '../../shell/banners.tsx';
import { CallsForHelp } from '../../staff/calls-for-help.tsx';
import { time } from '../../words/numbers.ts';
import { nameOfPacks } from '../../words/refusal-words.ts';
import { OpeningView } from '../opening/opening-view.tsx';
import { PadColumn } from '../pad/pad-column.tsx';
import { PadKeys } from '../pad/pad-keys.tsx';
import { AmendCard } from '../roll/amend-card.tsx';
import { Callout } from '../roll/callout.tsx';
import { LateCards } from '../roll/late-cards.tsx';
import { LayoutList } from '../roll/layout-list.tsx';
import { dealerWords } from '../said.ts';
import { SettleView } from '../settle/settle-view.tsx';
import { Away } from './away.tsx';
import type { Desk } from './desk.ts';
import { Foot } from './foot.tsx';
import { Strip } from './strip-view.tsx';
import { SupervisorCalls } from './supervisor-calls.tsx';
import { Who } from './who.tsx';

/** The desk as it is drawn: where the table stands, what is on it, and the one big step at the bottom. */
export function DeskView({ desk }: { readonly desk: Desk }) {
  const steps = nextSteps(desk.rules, desk.table, desk.asker, desk.now);
  const { halt } = desk.table;
  return (
    <div class="dealer" data-pack={desk.pack}>
      <header>
        <h1 class="sr">{dealerWords.value.title({ table: desk.title })}</h1>
        <Strip desk={desk} />
        <Who desk={desk} />
        <PausedPit />
        <CallsForHelp besides={desk.id} />
        <SupervisorCalls desk={desk} />
        {halt !== undefined && (
          <Fault
            said={dealerWords.value.haltedSince({
              cause: nameOfPacks('equipment', halt.cause),
              time: time(halt.since),
            })}
            clause={halt.clause}
          />
        )}
        {desk.away && <Away desk={desk} />}
      </header>
      <Main desk={desk} steps={steps} />
      <Foot desk={desk} steps={steps} />
      <PadKeys desk={desk} steps={steps} />
    </div>
  );
}

type MainProps = { readonly desk: Desk; readonly steps: ReturnType<typeof nextSteps> };

function Main({ desk, steps }: MainProps) {
  switch (phaseOf(desk.table)) {
    case 'closed':
    case 'opening':
      return <OpeningView desk={desk} steps={steps} />;
    case 'halted':
    case 'offering the dice':
    case 'betting':
      return (
        <main class="dmain idle">
          <Callout desk={desk} />
          <LayoutList desk={desk} />
        </main>
      );
    case 'dice out':
    case 'at rest':
      return (
        <main class="dmain out">
          <LateCards desk={desk} />
          <PadColumn desk={desk} />
          <LayoutList desk={desk} aside />
        </main>
      );
    case 'called':
      return (
        <main class="dmain has-call">
          <Callout desk={desk} />
          <AmendCard desk={desk} />
          <PadColumn desk={desk} />
          <SettleView desk={desk} />
        </main>
      );
  }
}
