import { Sheet } from '../../parts/sheet.tsx';
import { words } from '../../words/words.ts';

/** What the keys do. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { title, list } = words.value.player.keys;
  return (
    <Sheet title={title} closable onClose={onClose}>
      <dl class="facts keys">
        {list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
