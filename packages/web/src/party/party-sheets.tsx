import type { OpenTable } from '../live/table.ts';
import { Action } from '../parts/action.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Later } from '../shell/later.tsx';
import { Refused } from '../shell/refused.tsx';
import { toastWith } from '../shell/toasts.tsx';
import { number } from '../words/numbers.ts';
import { whyTold } from '../words/refusal-words.ts';
import { type Asking, refused } from './asking.ts';
import { BringSheet } from './bring-sheet.tsx';
import { NumbersSheet } from './numbers-sheet.tsx';
import { PartyMenu } from './party-menu.tsx';
import { type PartySight, whyNot } from './party-sight.ts';
import { partyWords } from './said.ts';
import type { LiveParty } from './shown-party.ts';
import type { Story } from './story.ts';
import { StorySheet } from './story-sheet.tsx';

export type SheetName = 'menu' | 'numbers' | 'story' | 'bring' | 'me' | 'stand';

export type SheetsProps = {
  readonly open: OpenTable;
  readonly sheet: SheetName | undefined;
  readonly sight: PartySight;
  readonly live: LiveParty;
  readonly story: Story;
  readonly asking: Asking;
  readonly onSheet: (sheet: SheetName | undefined) => void;
};

const meSheet = async () => (await import('../me/me-sheet.tsx')).MeSheet;

/** Whatever lies over the page, one at a time; a refusal lies on top. */
export function PartySheets(props: SheetsProps) {
  const { problem, after } = refused.value ?? {};
  return (
    <>
      <OpenSheet {...props} />
      {problem !== undefined && (
        <Refused
          problem={problem}
          {...(after === undefined ? {} : { after })}
          onClose={() => (refused.value = undefined)}
        />
      )}
    </>
  );
}

function OpenSheet({ open, sheet, sight, live, story, asking, onSheet }: SheetsProps) {
  const close = (): void => onSheet(undefined);
  const { mine } = sight;
  switch (sheet) {
    case undefined:
      return null;
    case 'menu':
      return (
        <PartyMenu
          pack={live.pack}
          isSeated={mine !== undefined}
          hasDice={live.dice !== null}
          whyStay={
            mine === undefined ? undefined : whyTold(whyNot(sight, { type: 'StandUp', seat: mine.seat }))
          }
          onOpen={onSheet}
          onClose={close}
        />
      );
    case 'numbers':
      return <NumbersSheet sight={sight} onClose={close} />;
    case 'story':
      return <StorySheet story={story} onClose={close} />;
    case 'bring':
      return mine === undefined ? null : <BringSheet seat={mine.seat} asking={asking} onClose={close} />;
    case 'me':
      return <Later load={meSheet} props={{ open, onClose: close }} />;
    case 'stand':
      return mine === undefined ? null : (
        <StandSheet sight={sight} seat={mine.seat} asking={asking} onClose={close} />
      );
  }
}

type StandProps = {
  readonly sight: PartySight;
  readonly seat: number;
  readonly asking: Asking;
  readonly onClose: () => void;
};

function StandSheet({ sight, seat, asking, onClose }: StandProps) {
  const said = partyWords.value;
  const leave = async (): Promise<void> => {
    const isDone = await asking.ask({ type: 'StandUp', seat });
    onClose();
    if (isDone) toastWith(said.gone);
  };
  return (
    <Sheet title={said.standTitle} onClose={onClose}>
      <p class="lead">{said.standText({ sum: number(sight.mine?.rack ?? 0) })}</p>
      <div class="btns two">
        <Action onPress={() => void leave()}>{said.leave}</Action>
        <Action class="btn btn-main" onPress={onClose} autofocus>
          {said.stay}
        </Action>
      </div>
    </Sheet>
  );
}
