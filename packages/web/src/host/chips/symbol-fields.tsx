import { LONGEST_SYMBOL, type MoneySymbol, withSymbol } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Field, Segments } from '../../parts/field.tsx';
import { figure } from '../../words/numbers.ts';
import { localeOf } from '../../words/words.ts';
import { hostWords } from '../said.ts';
import type { ChipDraft } from './chip-draft.ts';

const known = ['$', '€', '£', '₿', '♣'] as const;

const EXAMPLE = 1_250_00;

/** What stands beside a sum, and on which side, with a sum to see it by. */
export function SymbolFields({
  draft,
  onChange,
}: {
  readonly draft: ChipDraft;
  readonly onChange: (draft: ChipDraft) => void;
}) {
  const said = hostWords.value.chips;
  const { symbol } = draft;
  const listed = known.find((each) => each === symbol.text);
  const [isOwn, setOwn] = useState(listed === undefined && symbol.text !== '');
  const put = (change: Partial<MoneySymbol>): void =>
    onChange({ ...draft, symbol: { ...symbol, ...change } });
  return (
    <>
      <Segments
        name={said.symbol}
        options={[
          ['none', said.symbols.none],
          ...known.map((each) => [each, each] as const),
          ['own', said.symbols.own],
        ]}
        chosen={isOwn ? 'own' : (listed ?? 'none')}
        onPick={(picked) => {
          setOwn(picked === 'own');
          put({ text: picked === 'own' || picked === 'none' ? '' : picked });
        }}
      />
      {isOwn && (
        <Field
          name={said.ownSymbol}
          maxLength={LONGEST_SYMBOL}
          autocomplete="off"
          value={symbol.text}
          onType={(text) => put({ text: text.trim() })}
        />
      )}
      {symbol.text !== '' && (
        <Segments
          name={said.place}
          options={[
            ['before', said.places.before],
            ['after', said.places.after],
            ['locale', said.places.locale],
          ]}
          chosen={symbol.place}
          onPick={(place) => put({ place })}
          note={said.example({ sum: withSymbol(figure(EXAMPLE), symbol, localeOf()) })}
        />
      )}
    </>
  );
}
