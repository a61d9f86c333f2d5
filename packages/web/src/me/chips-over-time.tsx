import type { Cents } from '@dicepit/engine';
import { guestWords } from '../join/said.ts';
import { time } from '../words/numbers.ts';
import type { RackChange } from './rack-history.ts';
import { sparkOf, sparkSize } from './spark.ts';

export type OverTimeProps = {
  readonly changes: readonly RackChange[];
  readonly write: (chips: Cents) => string;
  readonly writeChange: (chips: Cents) => string;
};

/** More lines than this nobody reads on a phone; the file has them all. */
const SHOWN = 30;

/** Somebody's chips as a small chart, and the same as a table. */
export function ChipsOverTime({ changes, write, writeChange }: OverTimeProps) {
  const said = guestWords.value.me;
  const spark = sparkOf(changes.map(({ chips }) => chips));
  return (
    <section class="mepart">
      <h3>{said.overTime}</h3>
      {spark === undefined ? (
        <p class="quiet">{said.overTimeEmpty}</p>
      ) : (
        <>
          <svg
            class="spark"
            viewBox={`0 0 ${sparkSize.width} ${sparkSize.height}`}
            role="img"
            aria-label={said.chart({ least: write(spark.least), most: write(spark.most) })}
            preserveAspectRatio="none"
          >
            <path d={spark.path} />
          </svg>
          <p class="small quiet">{said.chart({ least: write(spark.least), most: write(spark.most) })}</p>
          <details>
            <summary>{said.asTable}</summary>
            <table class="tbl">
              <thead>
                <tr>
                  <th scope="col">{said.when}</th>
                  <th scope="col" class="r">
                    {said.change}
                  </th>
                  <th scope="col" class="r">
                    {said.chips}
                  </th>
                </tr>
              </thead>
              <tbody>
                {changes
                  .slice(-SHOWN)
                  .toReversed()
                  .map(({ version, at, change, chips }) => (
                    <tr key={version}>
                      <td>{time(at)}</td>
                      <td class="r">{writeChange(change)}</td>
                      <td class="r">{write(chips)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
