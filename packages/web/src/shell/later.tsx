import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { words, wordsHere } from '../words/words.ts';
import { Card } from './cards.tsx';

export type LaterProps<Props> = {
  /** The same function each time, or it would be fetched anew. */
  readonly load: () => Promise<FunctionComponent<Props>>;
  readonly props: Props;
};

type Loaded<Props> = { readonly by: LaterProps<Props>['load']; readonly Part: FunctionComponent<Props> };

/** A part of the page whose script comes when it is needed; a network that is away is asked again. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [loaded, setLoaded] = useState<Loaded<Props> | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const fetchIt = (): void => {
    setFailed(false);
    loadWith(load).then(
      (Part) => setLoaded({ by: load, Part }),
      () => setFailed(true),
    );
  };
  useEffect(fetchIt, [load]);
  // What is given belongs to the part that is asked for now, not to the one that was here before.
  if (loaded?.by === load) return <loaded.Part {...props} />;
  if (!failed) return <Opening />;
  const { unreachableTitle, unreachableText } = words.value.shell;
  return (
    <Card title={unreachableTitle} text={unreachableText}>
      <Action class="btn btn-main" onPress={fetchIt}>
        {words.value.common.tryAgain}
      </Action>
    </Card>
  );
}

/** The same for what nobody misses until it has come: nothing stands there, and a network that is away is not told of. */
export function LaterOrNothing<Props extends object>({ load, props }: LaterProps<Props>) {
  const [loaded, setLoaded] = useState<Loaded<Props> | undefined>(undefined);
  useEffect(() => {
    loadWith(load).then(
      (Part) => setLoaded({ by: load, Part }),
      () => undefined,
    );
  }, [load]);
  return loaded?.by === load ? <loaded.Part {...props} /> : null;
}

/** A part with its words, so that it is not drawn in one language and then in another. */
async function loadWith<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await wordsHere();
  return part;
}

/** What stands there while something is on its way. */
export const Opening = () => (
  <main class="card-page">
    <p>{words.value.shell.opening}</p>
  </main>
);
