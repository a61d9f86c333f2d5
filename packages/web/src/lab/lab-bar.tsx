import { bankedPacks } from '@dicepit/games';
import { BrandLink } from '../shell/brand.tsx';
import { SettingsButton } from '../shell/settings-sheet.tsx';
import { toastWith } from '../shell/toasts.tsx';
import { nameBy } from '../words/names.ts';
import { words } from '../words/words.ts';
import { OptionFields } from './parts/option-fields.tsx';
import { PillSelect } from './parts/pill-select.tsx';
import { labWords } from './said.ts';
import { commandOf } from './state/command.ts';
import { lab, linkNow } from './state/desk.ts';
import { usual, withGame } from './state/lab.ts';

/** What the page is, and how to take away what is set on it. */
export function LabBar() {
  const said = labWords.value;
  return (
    <header class="bar lab-bar">
      <BrandLink tables={said.tables} />
      <h1 class="lab-name">
        <b>{said.title}</b>
        <span>{said.note}</span>
      </h1>
      <button type="button" class="btn btn-sm" onClick={() => void copied(linkNow(), said.linkCopied)}>
        {said.copyLink}
      </button>
      <button
        type="button"
        class="btn btn-sm"
        onClick={() => void copied(commandOf(lab.peek()), said.commandCopied)}
      >
        {said.copyCommand}
      </button>
      <SettingsButton label={said.settings} />
    </header>
  );
}

/** The game, and everything that its rules leave to the table. */
export function GameStrip() {
  const said = labWords.value;
  const chosen = lab.value;
  return (
    <div class="lab-game ctl" role="group" aria-label={said.gameAndOptions}>
      <PillSelect
        name={said.game}
        options={bankedPacks.map(({ id }) => [id, nameBy(words.value.common.packs, id) ?? id] as const)}
        chosen={chosen.pack}
        onPick={(pack) => (lab.value = withGame(lab.peek(), usual(pack)))}
      />
      <OptionFields
        chosen={chosen}
        onChoose={(options) => (lab.value = withGame(lab.peek(), { pack: chosen.pack, options }))}
      />
    </div>
  );
}

async function copied(text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastWith(told);
  } catch {
    // Without https, or where somebody forbids it, a page may not copy: then it is shown, to be copied by hand.
    toastWith(text);
  }
}
