import type { HouseWording } from '@dicepit/engine';
import { download } from '../../lab/plot/download.ts';
import { toastWhyNot, toastWith } from '../../shell/toasts.tsx';
import { hostWords } from '../said.ts';
import { readWordingFile, wordingFile } from './file.ts';

export type FilesProps = {
  readonly wording: HouseWording;
  readonly onBrought: (wording: HouseWording) => void;
};

/** The wording as a file to keep or to give on, and such a file taken in. */
export function Files({ wording, onBrought }: FilesProps) {
  const said = hostWords.value.wording;
  const bring = async (file: File | undefined): Promise<void> => {
    const brought = file === undefined ? undefined : readWordingFile(await file.text());
    if (brought === undefined) return toastWhyNot(said.notAFile);
    onBrought(brought.wording);
    toastWith(said.brought({ taken: brought.taken, left: brought.left }));
  };
  return (
    <div class="btns two">
      <button
        type="button"
        class="btn"
        onClick={() => download('wording.json', 'application/json', wordingFile(wording))}
      >
        {said.toFile}
      </button>
      <label class="btn wording-file">
        {said.fromFile}
        <input
          class="sr"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void bring(currentTarget.files?.[0])}
        />
      </label>
    </div>
  );
}
