import { list, time } from '../../words/numbers.ts';
import { lastRolls } from '../history/rolls.ts';
import { writeOutcome } from '../history/write-outcome.ts';
import { playerWords } from '../said.ts';
import { inChips, myBets, nameAt, onTable, rackOf, type Sight, stakeOf, wagerName } from '../sight.ts';
import type { Question } from './typed.ts';

/** What is answered to a question about the table; in chips where those have a colour of one's own. */
export function answerTo(sight: Sight, about: Question): string {
  const said = playerWords.value.typed;
  const { table, game } = sight;
  switch (about) {
    case 'last': {
      const [roll] = lastRolls(sight);
      return roll === undefined
        ? said.noRoll
        : said.lastRoll({ roll: `${roll.number}`, call: writeOutcome(game, roll) });
    }
    case 'bets': {
      const bets = myBets(sight).map((bet) =>
        playerWords.value.notices.on({
          sum: inChips(sight, stakeOf(bet)),
          wager: wagerName(sight, bet.wager),
        }),
      );
      return bets.length === 0 ? said.noBets : said.bets({ list: list(bets) });
    }
    case 'chips':
      return said.chips({ chips: inChips(sight, rackOf(sight)), table: inChips(sight, onTable(sight)) });
    case 'shooter':
      return shooterText(sight);
    case 'time':
      return said.time({ time: time(sight.at) });
    case 'limits': {
      const { limits } = table.signs;
      return limits === undefined
        ? said.noLimits
        : said.limits({ minimum: inChips(sight, limits.minimum), maximum: inChips(sight, limits.maximum) });
    }
    case 'help':
      return said.help;
  }
}

function shooterText({ table, mine }: Sight): string {
  const said = playerWords.value.typed;
  const { is } = table.shooter;
  if (is.kind === 'dealer') return said.dealerThrows;
  if (is.kind !== 'seat' && is.kind !== 'choosing') return said.nobody;
  return is.seat === mine?.seat ? said.youShoot : said.shooter({ name: nameAt({ table }, is.seat) });
}
