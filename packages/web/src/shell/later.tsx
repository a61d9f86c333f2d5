import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
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
  const [loaded, setLoaded] = useState(() => loadedBefore(load));
  const [failed, setFailed] = useState(false);
  const fetchIt = (): void => {
    setFailed(false);
    loadWith(load).then(
      (Part) => setLoaded({ by: load, Part }),
      () => setFailed(true),
    );
  };
  // Asked for before the browser paints: it need not wait for that.
  useLayoutEffect(() => {
    if (loaded?.by !== load) fetchIt();
  }, [load]);
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

/** What has come already, by what brought it. */
const partsHere = new WeakMap<object, unknown>();

/** A part with its words, so that it is not drawn in one language and then in another. What was loaded ahead is drawn at once. */
export async function loadWith<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await wordsHere();
  partsHere.set(load, part);
  return part;
}

function loadedBefore<Props>(load: LaterProps<Props>['load']): Loaded<Props> | undefined {
  // What a function has brought is what it brings.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Part = partsHere.get(load) as FunctionComponent<Props> | undefined;
  return Part && { by: load, Part };
}

/** What stands there while something is on its way. */
export const Opening = () => (
  <main class="card-page">
    <p>{words.value.shell.opening}</p>
  </main>
);
