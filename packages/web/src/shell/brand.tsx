import { toTables } from './place.ts';

/** The name of the house as it is lettered; its eyes are pips. */
const Lettered = () => (
  <>
    D<i>ı</i>cep<i>ı</i>t
  </>
);

export const Brand = () => (
  <span class="brand" role="img" aria-label="Dicepit">
    <Lettered />
  </span>
);

/** The same as the way back to the tables, which is said to whoever does not see where it stands. */
export const BrandLink = ({ tables }: { readonly tables: string }) => (
  <a class="brand" href={toTables}>
    <span aria-hidden="true">
      <Lettered />
    </span>
    <span class="sr">{`Dicepit, ${tables}`}</span>
  </a>
);
