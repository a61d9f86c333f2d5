import type { TrialBalance } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { change, number, sum, time } from '../../words/numbers.ts';
import { show } from '../console/open-sheet.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';

/** The strip of the bank: where the chips are, whether the books balance, and the head of the trail. */
export function Bank() {
  const said = hostWords.value.bank;
  const overview = night.value;
  if (overview === undefined) return null;
  const { bank, trail } = overview;
  return (
    <footer class="bank" aria-label={said.title}>
      <Figure name={said.issued} value={sum(bank.issued)} />
      <Figure name={said.onTables} value={sum(bank.onTables)} />
      <Figure name={said.house} value={change(bank.house)} />
      <Figure name={said.topUps} value={number(bank.topUps)} />
      <Figure name={said.donations} value={sum(bank.donations)} />
      <div class="bank-end">
        <Books />
        {trail !== null && (
          <span class="bank-head">
            {said.head({ words: trail.words })}, {said.signed({ time: time(trail.at) })}
          </span>
        )}
        <button type="button" class="btn btn-sm" onClick={() => show({ is: 'verify' })}>
          {said.verify}
        </button>
        <a class="btn btn-sm" href="./api/v1/trail" download="dicepit-trail.jsonl">
          {said.export}
        </a>
      </div>
    </footer>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  );
}

/** The books are gone through whole, which takes a while at the end of a long night: so, once a minute. */
const LOOK = 60_000;

function Books() {
  const said = hostWords.value.bank;
  const [balance, setBalance] = useState<TrialBalance | undefined>(undefined);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const read = await client.ask('readBalance');
      if (read.ok) setBalance(read.value);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK);
    return () => clearInterval(timer);
  }, []);
  if (balance === undefined) return null;
  const drifts = balance.lines.filter(({ account }) => account === 'drift');
  return (
    <span class={balance.sound ? 'pill good' : 'pill bad'} role={balance.sound ? undefined : 'alert'}>
      <Icon name={balance.sound ? 'check' : 'warn'} />
      {balance.sound ? said.sound : said.unsound}
      {drifts.map(({ where, cents }) => (
        <span key={where}>{said.drift({ where, sum: change(cents) })}</span>
      ))}
    </span>
  );
}
