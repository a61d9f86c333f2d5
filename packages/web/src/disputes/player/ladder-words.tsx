import { type DisputeGround, findLadder } from '@dicepit/desks';
import { ClauseLink } from '../../shell/clauses.tsx';
import { disputeWords, rolesText } from '../said.ts';

export type LadderProps = { readonly pack: string; readonly ground: DisputeGround };

/** Who decides in this game, one after another, told in words. */
export function LadderWords({ pack, ground }: LadderProps) {
  const said = disputeWords.value.ladder;
  const steps = findLadder(pack, ground)?.steps ?? [];
  return (
    <section class="ladder">
      <h3 class="label">{said.title}</h3>
      <ol>
        {steps.map(({ roles, clause, final, another }, index) => {
          const who = rolesText(roles);
          const first = final ? said.alone({ roles: who }) : said.first({ roles: who });
          const later = final
            ? said.last({ roles: who })
            : another
              ? said.review({ roles: who })
              : said.above({ roles: who });
          return (
            // The ladder of a pack never changes while it is looked at.
            <li key={`${index}-${who}`}>
              {index === 0 ? first : later} {!clause.startsWith('policy/') && <ClauseLink clause={clause} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
