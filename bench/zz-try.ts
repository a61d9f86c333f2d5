import { bankedPacks } from '@dicepit/games';
import * as A from '@dicepit/analysis';
import { termsOf } from '@dicepit/engine';
const dd = bankedPacks[2].open(); if (!dd.ok) throw 1;
const all = A.repeatedBets(termsOf(dd.game), Object.fromEntries(Object.keys(dd.game.wagers).map(x => [x, 500]))); if (!all.ok) throw 1;
for (const n of [100,200,200,200]) { const t = performance.now(); const d = A.sessionDistribution(all.bets, n); console.log('dd', n, d.ok ? d.value.sums.length : d, performance.now() - t); }
