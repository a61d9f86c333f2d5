import { happened, type Ruling } from '../pit/result.ts';
import { askClaim, confirmClaim, refuseClaim } from './claiming.ts';
import { admitHousePlayer, claimHost, joinGuest, rename, signIn } from './coming-in.ts';
import type { PeopleCommand } from './command.ts';
import type { PeopleEvent } from './event.ts';
import { exclude, kick, movePhone, readmit } from './going-out.ts';
import { askPatience } from './patience.ts';
import type { People } from './people.ts';
import { addPasskey, addStaff, changeRoles, resetPassphrase, setPassphrase } from './staffing.ts';

/** Who may come in, as what, and who has to go. */
export function decidePeople(people: People, command: PeopleCommand): Ruling<PeopleEvent> {
  switch (command.type) {
    case 'ClaimHost':
      return claimHost(people, command);
    case 'AddStaff':
      return addStaff(people, command);
    case 'SetPassphrase':
      return setPassphrase(people, command);
    case 'ResetPassphrase':
      return resetPassphrase(people, command);
    case 'AddPasskey':
      return addPasskey(people, command);
    case 'ChangeRoles':
      return changeRoles(people, command);
    case 'JoinGuest':
      return joinGuest(people, command);
    case 'AdmitHousePlayer':
      return admitHousePlayer(people, command);
    case 'Rename':
      return rename(people, command);
    case 'AskPatience':
      return askPatience(people, command);
    case 'SignIn':
      return signIn(people, command);
    case 'SignOut': {
      const { person, session, by, at } = command;
      return happened({ type: 'SignedOut', person, session, by, at });
    }
    case 'MovePhone':
      return movePhone(people, command);
    case 'AskClaim':
      return askClaim(people, command);
    case 'ConfirmClaim':
      return confirmClaim(people, command);
    case 'RefuseClaim':
      return refuseClaim(people, command);
    case 'Kick':
      return kick(people, command);
    case 'Exclude':
      return exclude(people, command);
    case 'Readmit':
      return readmit(people, command);
  }
}
