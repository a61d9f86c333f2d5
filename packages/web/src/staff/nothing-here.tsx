import { client, refreshMe } from '../live/pit.ts';
import { Card } from '../shell/cards.tsx';

export type NothingHereProps = { readonly title: string; readonly text: string; readonly signOut: string };

/** Somebody has signed in for whom there is nothing on this page: they may be somebody else as well. */
export const NothingHere = ({ title, text, signOut }: NothingHereProps) => (
  <Card title={title} text={text}>
    <button type="button" class="btn" onClick={() => void client.signOut().then(refreshMe)}>
      {signOut}
    </button>
  </Card>
);
