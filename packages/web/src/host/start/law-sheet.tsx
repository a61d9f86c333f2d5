import { type Law, laws } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { Segments } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { printOnly } from '../console/printing.ts';
import { hostWords } from '../said.ts';
import { lawPages } from './law-pages.ts';

export type LawSheetProps = {
  readonly chosen: Law['name'] | undefined;
  readonly onChoose: (law: Law | undefined) => void;
  readonly onClose: () => void;
};

/** The law that the night is held under: what it switches off, and what the host has to see to. */
export function LawSheet({ chosen, onChoose, onClose }: LawSheetProps) {
  const said = hostWords.value.laws;
  const [looked, setLooked] = useState<Law['name'] | 'none'>(chosen ?? 'none');
  const law = laws.find(({ name }) => name === looked);
  const text = law === undefined ? undefined : said.names[law.name];
  return (
    <Sheet title={said.title} note={said.notAdvice} onClose={onClose} closable>
      <div class="form">
        <Segments
          name={said.title}
          options={[['none', said.none], ...laws.map(({ name }) => [name, said.names[name].name] as const)]}
          chosen={looked}
          onPick={setLooked}
        />
        {text === undefined ? (
          <p class="quiet">{said.noneNote}</p>
        ) : (
          <article class="law print-sheet">
            <h3 class="h2">{text.name}</h3>
            <h4>{said.switchesOff}</h4>
            <ul class="dots">
              {text.off.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <h4>{said.checklist}</h4>
            <ul class="boxes">
              {text.checklist.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {law !== undefined && <Pages of={law.name} />}
            <p class="quiet small">{said.notAdvice}</p>
          </article>
        )}
        <div class="btns two">
          {text !== undefined && (
            <button type="button" class="btn" onClick={() => printOnly('.law')}>
              {said.print}
            </button>
          )}
          <button
            type="button"
            class="btn btn-main"
            onClick={() => {
              onChoose(law);
              onClose();
            }}
          >
            {said.choose}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

/** Links for whoever decides, with the addresses in letters for the printed sheet. */
function Pages({ of }: { readonly of: Law['name'] }) {
  const said = hostWords.value.laws;
  if (lawPages[of].length === 0) return null;
  return (
    <>
      <h4>{said.pages}</h4>
      <ul class="dots law-pages">
        {lawPages[of].map(({ title, by, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" lang="en">
              {title}
            </a>
            , {by}
            <span class="quiet small">{url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}</span>
          </li>
        ))}
      </ul>
      <p class="quiet small">{said.outside}</p>
    </>
  );
}
