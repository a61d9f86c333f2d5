import type { TrialBalance } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import type { CheckedTrail } from '../fair/check-trail.ts';
import { startChecker } from '../fair/trail-checker.ts';
import type { TrailTold } from '../fair/trail-worker.ts';
import { client, pit } from '../live/pit.ts';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { findingTold } from '../words/finding-words.ts';
import { change, number, sum, time } from '../words/words.ts';
import * as css from './console.module.css';
import { closeSheet, night, show } from './console-state.ts';
import { chosen } from './entered.ts';
import { hostWords } from './host-words.ts';
import { ownUrl } from './join-links.ts';

/** The strip of the bank: where the chips are, whether the books balance, and the head of the trail. */
export function Bank() {
  const said = hostWords.value.bank;
  const overview = night.value;
  if (overview === undefined) return null;
  const { bank, trail } = overview;
  return (
    <footer class={css.bank} aria-label={said.title}>
      <Figure name={said.issued} value={sum(bank.issued)} />
      <Figure name={said.onTables} value={sum(bank.onTables)} />
      <Figure name={said.house} value={change(bank.house)} />
      <Figure name={said.topUps} value={number(bank.topUps)} />
      <Figure name={said.donations} value={sum(bank.donations)} />
      <div class={css.books}>
        <Books />
        {trail !== null && (
          <span class={css.head}>
            {said.head({ words: trail.words })}, {said.signed({ time: time(trail.at) })}
          </span>
        )}
        <button type="button" class="btn btn-sm" onClick={() => (chosen.value = 'settling up')}>
          {hostWords.value.night.settle}
        </button>
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
const REFRESH_MS = 60_000;

function Books() {
  const said = hostWords.value.bank;
  const [balance, setBalance] = useState<TrialBalance | undefined>(undefined);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const read = await client.ask('readBalance');
      if (read.ok) setBalance(read.value);
    };
    void look();
    const timer = setInterval(() => void look(), REFRESH_MS);
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

/** The trail, checked in this browser from the file alone. */
export function VerifySheet() {
  const said = hostWords.value.bank;
  const told = useChecked();
  return (
    <Sheet title={titleOf(told)} onClose={closeSheet} closable>
      <Form role="status">
        {isUnderWay(told) && (
          <p>{said.verifying({ count: number(told.is === 'reading' ? told.lines : 0) })}</p>
        )}
        {told.is === 'checked' && <Checked checked={told.checked} />}
        {told.is === 'failed' && <p>{said.failed}</p>}
        <p class="quiet small">{said.note}</p>
      </Form>
    </Sheet>
  );
}

function Checked({ checked: { report } }: { readonly checked: CheckedTrail }) {
  const said = hostWords.value.bank;
  const [first] = report.findings;
  if (first === undefined)
    return (
      <>
        <p class={css.found}>
          <Icon name="check" />
          {said.wholeText({ count: number(report.entries) })}
        </p>
        {report.remarked > 0 && <p>{said.remarked({ count: number(report.remarked) })}</p>}
      </>
    );
  const { stream, version } = first;
  return (
    <p class={css.found}>
      <Icon name="warn" />
      {findingTold(first)} {stream === '' ? '' : said.brokenAt({ stream, version })}
    </p>
  );
}

const isUnderWay = ({ is }: TrailTold): boolean => is === 'reading' || is === 'ready';

function titleOf(told: TrailTold): string {
  const { verifyTitle, whole, broken } = hostWords.value.bank;
  if (told.is !== 'checked') return verifyTitle;
  return told.checked.report.ok ? whole : broken;
}

function useChecked(): TrailTold {
  const [told, setTold] = useState<TrailTold>(begun);
  useEffect(() => {
    const checker = startChecker();
    const { publicKey } = pit.peek() ?? {};
    const wanted = { from: { url: ownUrl() }, ...(publicKey === undefined ? {} : { publicKey }) };
    checker.check(wanted, setTold);
    return checker.end;
  }, []);
  return told;
}

const begun: TrailTold = { is: 'reading', lines: 0 };
