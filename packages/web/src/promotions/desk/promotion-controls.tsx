import { type Completeness, type PromotionDutyKind, type TellingWay, tellingWays } from '@dicepit/desks';
import type { Pips } from '@dicepit/engine';
import type { DeskPromotion, DeskPromotionCard, GivenPromotionCommand, PersonFacts } from '@dicepit/wire';
import { Deed } from '../../office/desk-controls.tsx';
import { DeskLink } from '../../office/desk-place.tsx';
import { usePitTime } from '../../office/polling.ts';
import { Die } from '../../parts/die.tsx';
import { Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/words.ts';
import { promotionWords, span, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { type PartId, refusalOf } from './promotion-dry-run.ts';
import { ahead, around, executeCommand, opened } from './promotion-store.ts';

/** What every part of the desk is given: the promotion that lies open. */
export type PartProps = { readonly facts: DeskPromotion };

type GiveProps = {
  readonly command: GivenPromotionCommand;
  readonly name: string;
  /** What is said when it is done. */
  readonly said: string;
  readonly main?: boolean;
  readonly sure?: string;
  readonly onDone?: () => void;
};

/** A command of the desk as a button; it says beforehand why the pit would refuse it. */
export function Give({ command, name, said, onDone, ...look }: GiveProps) {
  const now = usePitTime(ahead.value);
  const facts = opened.value;
  if (facts === undefined || facts === null) return null;
  return (
    <Deed
      {...look}
      name={name}
      why={refusalOf(facts, command, around(now))}
      onPress={async () => {
        if (await executeCommand(command, said)) onDone?.();
      }}
    />
  );
}

type Duty = DeskPromotionCard['duties'][number];

type ClockPillProps = {
  readonly clock: NonNullable<DeskPromotionCard['clock']>;
  readonly now: number;
};

/** What is left of a time that a promotion waits for. */
export function ClockPill({ clock: { kind, at }, now }: ClockPillProps) {
  const { clocks, clocksPast } = promotionWords.value.desk;
  return (
    <span class="pill" title={when(at)}>
      <Icon name="clock" />
      {at > now ? clocks[kind]({ left: span(at - now) }) : clocksPast[kind]}
    </span>
  );
}

/** Where each duty is done. */
const places: Readonly<Record<PromotionDutyKind, PartId>> = {
  'fix entries': 'entries',
  'attest before': 'draw',
  draw: 'draw',
  'attest after': 'draw',
  'draw again': 'winners',
  'tell winner': 'winners',
  'tell winner why': 'winners',
  'decide claim': 'claims',
  'tell claimant why': 'claims',
  'decide dispute': 'disputes',
  'advise of complaint': 'disputes',
  'postpone or cancel': 'integrity',
  validate: 'integrity',
};

type DutyLineProps = {
  readonly duty: Duty;
  readonly now: number;
  readonly promotion: string;
};

/** Something that the rules want done: what, about what, how long still, and where it is done. */
export function DutyLine({ duty, now, promotion }: DutyLineProps) {
  const { kind, clause, about, state } = duty;
  const known = isKind(kind) ? kind : undefined;
  const name = known === undefined ? kind : promotionWords.value.desk.duties[known];
  return (
    <li class={css.duty} data-state={state}>
      <Icon name={state === 'open' ? 'chevron' : 'warn'} small />
      <DeskLink
        to={{ tab: 'promotions', item: promotion, part: known === undefined ? 'terms' : places[known] }}
      >
        {about === undefined ? name : `${name} (${about})`}
      </DeskLink>
      <span class={css.dutyWhen}>{timeOf(duty, now)}</span>
      <ClauseLink clause={clause} />
    </li>
  );
}

function timeOf({ due, state }: Duty, now: number): string {
  const { dueIn, overdueBy, late, soon } = promotionWords.value.desk;
  if (state === 'late') return late;
  if (due === undefined) return '';
  if (state === 'overdue') return overdueBy({ past: span(now - due) });
  return state === 'reminder'
    ? `${dueIn({ left: span(due - now) })}, ${soon}`
    : dueIn({ left: span(due - now) });
}

const isKind = (kind: string): kind is PromotionDutyKind => Object.hasOwn(places, kind);

type MeterProps = { readonly completeness: Pick<Completeness, 'done' | 'of'> };

/** How far the terms have come, as a bar and in words. */
export function Meter({ completeness: { done, of } }: MeterProps) {
  const text = promotionWords.value.desk.meter({ done: number(done), of: number(of) });
  return (
    <div class={css.meter}>
      <span class={css.meterBar} aria-hidden="true">
        <span style={{ width: `${of === 0 ? 0 : (100 * done) / of}%` }} />
      </span>
      <b class={css.meterSay}>{text}</b>
    </div>
  );
}

const faces = ['1', '2', '3', '4', '5', '6'] as const;

type DicePickProps = {
  readonly thrown: readonly Pips[];
  readonly onPick: (thrown: readonly Pips[]) => void;
};

/** The faces of one throw, die by die, in the order in which they are read. */
export function DicePick({ thrown, onPick }: DicePickProps) {
  const said = promotionWords.value.parts.draw;
  return (
    <div class={css.dicePick}>
      {thrown.map((face, place) => (
        <div key={place}>
          <Die pips={face} />
          <Select
            name={said.die({ number: number(place + 1) })}
            options={faces.map((each) => [each, each] as const)}
            chosen={faces[face - 1] ?? '1'}
            onPick={(text) => onPick(thrown.with(place, pips[text]))}
          />
        </div>
      ))}
    </div>
  );
}

/** The list offers the six faces of a die and nothing else. */
const pips: Readonly<Record<(typeof faces)[number], Pips>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

/** So many dice, each showing what was picked for it, or a one. */
export const picked = (thrown: readonly Pips[], dice: number): readonly Pips[] =>
  Array.from({ length: dice }, (_, place): Pips => thrown[place] ?? 1);

type PersonPickProps = {
  readonly name: string;
  readonly among: readonly PersonFacts[];
  readonly chosen: string;
  readonly onPick: (person: string) => void;
};

/** Somebody of the pit, by name. */
export const PersonPick = ({ name, among, chosen, onPick }: PersonPickProps) => (
  <Select
    name={name}
    options={among.map((each) => [each.person, each.name] as const)}
    chosen={chosen}
    onPick={onPick}
  />
);

/** The ways in which somebody may be told something, as a list to choose from. */
export function tellingOptions(): readonly (readonly [TellingWay, string])[] {
  const { ways } = promotionWords.value.parts.winners;
  // The ways are the keys of the table that says which of them count.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (Object.keys(tellingWays) as TellingWay[]).map((way) => [way, ways[way]] as const);
}
