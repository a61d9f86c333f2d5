import { guestWords } from '../join/said.ts';
import { client, me } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toLobby } from '../shell/place.ts';

/** Leaves the pit: this phone is nobody's afterwards. */
export function LeaveSheet({ onClose }: { readonly onClose: () => void }) {
  const said = guestWords.value.me;
  const isSeated = (me.value?.seats.length ?? 0) > 0;
  const leave = async (): Promise<void> => {
    await client.signOut();
    location.assign(new URL(toLobby, document.baseURI));
  };
  return (
    <Sheet title={said.leaveTitle} onClose={onClose}>
      <p class="lead">{isSeated ? said.leaveSeated : said.leaveText}</p>
      <div class="btns two">
        <Action onPress={() => void leave()}>{said.go}</Action>
        <Action class="btn btn-main" onPress={onClose} autofocus>
          {said.stay}
        </Action>
      </div>
    </Sheet>
  );
}
