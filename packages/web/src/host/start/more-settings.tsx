import { bankedPacks, isRace } from '@dicepit/games';
import { Field, Segments, Select, Tick } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { sum } from '../../words/numbers.ts';
import { inLanguage } from '../../words/refusal-words.ts';
import { words } from '../../words/words.ts';
import { lasted } from '../console/spans.ts';
import { hostWords } from '../said.ts';
import { houseMayDeal, mayFlag, outsideLimitsOf, ownColours } from './draft.ts';
import { paceNames, throwTimes } from './paces.ts';
import type { QuestionsProps } from './questions.tsx';

export type MoreSettingsProps = QuestionsProps & {
  /** What the table is called where nothing is typed. */
  readonly named: string;
  readonly onClose: () => void;
};

const houseCounts = ['0', '1', '2', '3', '4'] as const;

/** Everything that has a default. */
export function MoreSettings({ draft, onChange, named, onClose }: MoreSettingsProps) {
  const said = hostWords.value.start;
  const { more, title, seats, housePlayers, housePlayersNote, adults } = said;
  const isParty = isRace(draft.pack);
  return (
    <Sheet title={more} onClose={onClose} closable>
      <div class="form">
        <Field
          name={title}
          value={draft.title}
          placeholder={named}
          maxLength={60}
          onType={(text) => onChange({ title: text })}
        />
        <Field
          name={seats}
          type="number"
          min={2}
          max={30}
          inputMode="numeric"
          value={String(draft.seats)}
          onType={(text) => onChange({ seats: Math.min(100, Math.max(2, Number.parseInt(text, 10) || 2)) })}
        />
        {isParty ? (
          <PartySettings draft={draft} onChange={onChange} />
        ) : (
          <BankSettings draft={draft} onChange={onChange} />
        )}
        <Segments
          name={housePlayers}
          options={houseCounts.map((count) => [count, count])}
          chosen={houseCounts.find((count) => count === String(draft.housePlayers)) ?? '0'}
          onPick={(count) => onChange({ housePlayers: Number(count) })}
          note={housePlayersNote}
        />
        {!isParty && (
          <Tick on={draft.adults} onChange={(on) => onChange({ adults: on })}>
            {adults}
          </Tick>
        )}
        <button type="button" class="btn btn-main" onClick={onClose}>
          {words.value.common.done}
        </button>
      </div>
    </Sheet>
  );
}

function BankSettings({ draft, onChange }: QuestionsProps) {
  const said = hostWords.value.start;
  const mayDeal = houseMayDeal(draft);
  const chips = ownColours(draft.pack);
  return (
    <>
      <div class="pair">
        <Field
          name={said.minimum}
          inputMode="decimal"
          value={draft.minimum}
          onType={(text) => onChange({ minimum: text })}
        />
        <Field
          name={said.maximum}
          inputMode="decimal"
          value={draft.maximum}
          onType={(text) => onChange({ maximum: text })}
        />
      </div>
      <p class="quiet small">{said.limitsNote}</p>
      {mayFlag(draft) && (
        <Segments
          name={said.outside}
          options={[
            ['refuse', said.outsideRefused],
            ['flag', said.outsideFlagged],
          ]}
          chosen={outsideLimitsOf(draft)}
          onPick={(outsideLimits) => onChange({ outsideLimits })}
          note={outsideLimitsOf(draft) === 'flag' ? said.outsideFlaggedNote : said.outsideRefusedNote}
        />
      )}
      {chips !== undefined && (
        <Field
          name={said.chipStep}
          inputMode="decimal"
          value={draft.chipStep}
          placeholder={sum(chips.step)}
          note={said.chipStepNote({ least: sum(chips.least), most: sum(chips.most), step: sum(chips.step) })}
          onType={(text) => onChange({ chipStep: text })}
        />
      )}
      {mayDeal ? (
        <Segments
          name={said.staffed}
          options={[
            ['house', said.byHouse],
            ['people', said.byPeople],
          ]}
          chosen={draft.staff}
          onPick={(staff) => onChange({ staff })}
        />
      ) : (
        <p class="quiet">{said.byPeopleWhy}</p>
      )}
      {mayDeal && draft.staff === 'house' && (
        <Segments
          name={said.pace}
          options={paceNames.map((name) => [name, said.paces[name]])}
          chosen={draft.pace}
          onPick={(pace) => onChange({ pace })}
        />
      )}
      <PackOptions draft={draft} onChange={onChange} />
    </>
  );
}

/** What the pack's own clauses leave to a table, with the values that they allow. */
function PackOptions({ draft, onChange }: QuestionsProps) {
  const said = hostWords.value.start;
  const pack = bankedPacks.find(({ id }) => id === draft.pack);
  const choose = (key: string, value: string): void => {
    const { [key]: _, ...others } = draft.options;
    onChange({ options: value === '' ? others : { ...others, [key]: value } });
  };
  if (pack === undefined) return null;
  const options = Object.entries(pack.options);
  return (
    <fieldset class="setting">
      <legend>{said.options}</legend>
      {options.length === 0 && <p class="quiet">{said.noOptions}</p>}
      {options.map(([key, { about, byDefault, allowed, values }]) =>
        values === undefined ? (
          <Field
            key={key}
            name={inLanguage(`option.${pack.id}.${key}`, about)}
            value={draft.options[key] ?? ''}
            placeholder={byDefault}
            note={said.allowed({ values: inLanguage(`allowed.${pack.id}.${key}`, allowed) })}
            onType={(text) => choose(key, text)}
          />
        ) : (
          <Select
            key={key}
            name={inLanguage(`option.${pack.id}.${key}`, about)}
            options={values.map((value) => [
              value === byDefault ? '' : value,
              value === byDefault ? said.byDefault({ value }) : value,
            ])}
            chosen={draft.options[key] ?? ''}
            onPick={(value) => choose(key, value)}
          />
        ),
      )}
    </fieldset>
  );
}

function PartySettings({ draft, onChange }: QuestionsProps) {
  const said = hostWords.value.start;
  return (
    <>
      <Field
        name={said.partyChips}
        inputMode="numeric"
        value={draft.partyChips}
        placeholder={said.partyCredit}
        onType={(text) => onChange({ partyChips: text })}
      />
      <Segments
        name={said.partyFirst}
        options={[
          ['high dice', said.partyFirsts['high dice']],
          ['first seat', said.partyFirsts['first seat']],
        ]}
        chosen={draft.partyFirst}
        onPick={(partyFirst) => onChange({ partyFirst })}
      />
      {draft.dice === 'virtual' && (
        <Segments
          name={said.partyThrowing}
          options={throwTimes.map((time) => [String(time), lasted(time)])}
          chosen={String(draft.partyThrowing)}
          onPick={(time) => onChange({ partyThrowing: Number(time) })}
          note={said.partyThrowingNote}
        />
      )}
    </>
  );
}
