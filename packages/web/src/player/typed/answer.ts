import { list, time } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import { lastRolls } from '../history/rolls.ts';
import { writeOutcome } from '../history/write-outcome.ts';
import { inChips, myBets, nameAt, onTable, rackOf, type Sight, stakeOf, wagerName } from '../sight.ts';
import type { Question } from './typed.ts';

/** What is answered to a question about the table; in chips where those have a colour of one's own. */
export function answerTo(sight: Sight, about: Question): string {
  const said = words.value.player.typed;
  const { table, game } = sight;
  switch (about) {
    case 'last': {
      const [roll] = lastRolls(sight);
      return roll === undefined ? said.noRoll : said.lastRoll(`${roll.number}`, writeOutcome(game, roll));
    }
    case 'bets': {
      const bets = myBets(sight).map((bet) =>
        words.value.player.notices.on(inChips(sight, stakeOf(bet)), wagerName(sight, bet.wager)),
      );
      return bets.length === 0 ? said.noBets : said.bets(list(bets));
    }
    case 'chips':
      return said.chips(inChips(sight, rackOf(sight)), inChips(sight, onTable(sight)));
    case 'shooter':
      return shooterText(sight);
    case 'time':
      return said.time(time(sight.at));
    case 'limits': {
      const { limits } = table.signs;
      return limits === undefined
        ? said.noLimits
        : said.limits(inChips(sight, limits.minimum), inChips(sight, limits.maximum));
    }
    case 'help':
      return said.help;
  }
}

function shooterText({ table, mine }: Sight): string {
  const said = words.value.player.typed;
  const { is } = table.shooter;
  if (is.kind === 'dealer') return said.dealerThrows;
  if (is.kind !== 'seat' && is.kind !== 'choosing') return said.nobody;
  return is.seat === mine?.seat ? said.youShoot : said.shooter(nameAt({ table }, is.seat));
}
