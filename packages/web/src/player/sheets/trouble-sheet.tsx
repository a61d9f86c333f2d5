import { Refused } from '../../shell/refused.tsx';
import { sum } from '../../words/words.ts';
import { type Alternative, sumOf } from '../bets.ts';
import type { PlayerStore, Trouble } from '../player-store.ts';
import { playerWords } from '../player-words.ts';

/** Why something cannot be done, and the nearest thing that can be. */
export function TroubleSheet({ store, trouble }: { readonly store: PlayerStore; readonly trouble: Trouble }) {
  const { after, instead, own, anyway } = trouble;
  const { clause, ...bare } = trouble.problem;
  // What a table has decided for itself stands in no rulebook.
  const problem = clause === undefined || clause.startsWith('policy/') ? bare : trouble.problem;
  const close = (): void => {
    store.trouble.value = undefined;
  };
  const way = own === true ? ownWay(store) : instead && wayOf(store, instead);
  return (
    <Refused
      problem={problem}
      {...(after === undefined ? {} : { after })}
      {...(way === undefined
        ? {}
        : {
            instead: {
              name: way.name,
              onPress: () => {
                close();
                way.onPress();
              },
            },
            leave: way.leave,
          })}
      {...(anyway === undefined
        ? {}
        : {
            anyway: {
              name: playerWords.value.refused.anyway({ sum: sum(sumOf(anyway)) }),
              onPress: () => {
                close();
                store.debounced.add(anyway);
              },
            },
          })}
      onClose={close}
    />
  );
}

type Way = { readonly name: string; readonly leave: string; readonly onPress: () => void };

function wayOf(store: PlayerStore, instead: Alternative): Way {
  const said = playerWords.value.refused;
  switch (instead.is) {
    case 'make':
      return {
        name:
          instead.held === 0
            ? said.placeInstead({ sum: sum(instead.total) })
            : said.makeIt({ sum: sum(instead.total) }),
        leave: instead.held === 0 ? said.leave : said.leaveAt({ sum: sum(instead.held) }),
        onPress: () => void store.give(instead.changes),
      };
    case 'take all':
      return {
        name: said.takeAll({ sum: sum(instead.total) }),
        leave: said.leaveAt({ sum: sum(instead.total) }),
        onPress: () => void store.give(instead.changes),
      };
    case 'buy in':
      return {
        name: said.buyIn,
        leave: said.leave,
        onPress: () => {
          store.sheet.value = { is: 'chips' };
        },
      };
  }
}

const ownWay = (store: PlayerStore): Way => ({
  name: playerWords.value.bounds.change,
  leave: playerWords.value.refused.leave,
  onPress: () => {
    store.sheet.value = { is: 'bounds' };
  },
});
