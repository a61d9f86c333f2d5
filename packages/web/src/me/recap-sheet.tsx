import { packs } from '@dicepit/games';
import type { ProblemDetails, Recap } from '@dicepit/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Refused } from '../shell/refused.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { language, words } from '../words/words.ts';
import { cardSaid, drawCard, recapWords } from './recap-card.ts';
import * as css from './recap-sheet.module.css';

/** One's own evening, to look at, to keep as a picture, and to share where the browser lets a page do that. */
export function RecapSheet({ onClose }: { readonly onClose: () => void }) {
  const [recap, setRecap] = useState<Recap | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemDetails | undefined>(undefined);
  useEffect(() => {
    void client.ask('readMyEvening').then((answer) => {
      if (answer.ok) setRecap(answer.value);
      else setProblem(answer.problem);
    });
  }, []);
  if (problem !== undefined) return <Refused problem={problem} onClose={onClose} />;
  if (recap === undefined) return null;
  const { title, soFar } = recapWords.value;
  return (
    <Sheet title={title} {...(recap.over ? {} : { note: soFar })} onClose={onClose} closable>
      <Card recap={recap} onClose={onClose} />
      {recap.over && recap.rematch !== null && <Rematch rematch={recap.rematch} onVoted={setRecap} />}
    </Sheet>
  );
}

type Voting = NonNullable<Recap['rematch']>;

/** Whether one wants another round; the host sees how many do, and opens the tables or does not. */
function Rematch({
  rematch,
  onVoted,
}: {
  readonly rematch: Voting;
  readonly onVoted: (recap: Recap) => void;
}) {
  const { rematch: title, wanted } = recapWords.value;
  const vote = async (): Promise<void> => {
    const answer = await client.ask('voteRematch', { body: { wants: !rematch.mine } });
    if (answer.ok) onVoted(answer.value);
    else toastRefusal(toldProblem(answer.problem));
  };
  return (
    <Buttons>
      <button type="button" class="btn" aria-pressed={rematch.mine} onClick={() => void vote()}>
        {rematch.mine && <Icon name="check" small />}
        {title}
      </button>
      <p class="quiet small" role="status">
        {rematch.wants > 0 && wanted(rematch)}
      </p>
    </Buttons>
  );
}

function Card({ recap, onClose }: { readonly recap: Recap; readonly onClose: () => void }) {
  const said = recapWords.value;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [note, setNote] = useState(said.note);
  useEffect(() => {
    if (canvas.current !== null) void drawCard(canvas.current, recap);
  }, [recap, language.value]);
  const withPicture = async (use: (picture: File) => Promise<string>): Promise<void> => {
    const picture = await pictureOf(canvas.current, `${said.file}.png`);
    setNote(picture === undefined ? said.failed : await use(picture));
  };
  return (
    // The first game of the house lends its cloth.
    <div class={css.card} data-pack={packs[0].id}>
      <canvas ref={canvas} role="img" aria-label={cardSaid(recap)} />
      <p class="quiet small" role="status">
        {note}
      </p>
      <Buttons split="two">
        {canShare() ? (
          <Action onPress={() => void withPicture(share)}>{said.share}</Action>
        ) : (
          <Action onPress={onClose}>{words.value.common.close}</Action>
        )}
        <Action class="btn btn-main" onPress={() => void withPicture(save)}>
          {said.save}
        </Action>
      </Buttons>
    </div>
  );

  async function save(picture: File): Promise<string> {
    const address = URL.createObjectURL(picture);
    const link = document.createElement('a');
    link.href = address;
    link.download = picture.name;
    link.click();
    // The browser has taken the picture by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return said.saved;
  }

  async function share(picture: File): Promise<string> {
    try {
      await navigator.share({ files: [picture], title: said.title });
    } catch {
      // Whoever closes the browser's own list has shared nothing, and has done nothing wrong.
    }
    return said.note;
  }
}

/** Over plain http a browser shares nothing: there the picture is saved, and shared from where pictures are. */
const canShare = (): boolean =>
  isSecureContext &&
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'evening.png', { type: 'image/png' })] });

const pictureOf = (canvas: HTMLCanvasElement | null, name: string): Promise<File | undefined> =>
  new Promise((resolve) => {
    if (canvas === null) resolve(undefined);
    else
      canvas.toBlob(
        (blob) => resolve(blob === null ? undefined : new File([blob], name, { type: 'image/png' })),
        'image/png',
      );
  });
